package bench;

import java.util.Arrays;
import java.util.Locale;

/** What the system says about itself, as far as Java tells it: the other half is in `configuration.rs`. */
public final class Device {
    private Device() {}

    public static volatile int api = 36;
    public static volatile float fontScale = 1;
    public static volatile boolean dark;
    public static volatile boolean bold;
    public static volatile boolean contrast;
    public static volatile boolean animations = true;
    /** The activity is about to be destroyed and created again. */
    public static volatile boolean recreating;
    public static volatile Locale locale = Locale.US;
    public static volatile float density = 1;
    /** Width and height of the window, in pixels. */
    private static volatile int[] screen = new int[2];
    /** What was copied last, by the app or by another one; null if nothing was. */
    public static volatile String clipboard;
    /** `normal`, `vibrate` or `silent`. */
    public static volatile String ringer = "normal";
    /** No audio track can be made. */
    public static volatile boolean audioBroken;
    /** What the bars cover at the top, right, bottom and left, in pixels. */
    public static volatile int[] insets = new int[4];

    /**
     * The app's view in its window: left, top, width, height. Since Android 15 it fills the window, as the drawing surface
     * always does; before, it begins where the bars end.
     */
    public static int[] view() {
        int[] bars = api < 35 ? insets : new int[4];
        return new int[] {bars[3], bars[0], screen[0] - bars[3] - bars[1], screen[1] - bars[0] - bars[2]};
    }

    /** Obeys `set KEY VALUE…`; `words` is the whole line. */
    static void set(String key, String[] words) {
        switch (key) {
            case "api": api = Integer.parseInt(words[2]); break;
            case "font": fontScale = Float.parseFloat(words[2]); break;
            case "dark": dark = words[2].equals("on"); break;
            case "bold": bold = words[2].equals("on"); break;
            case "ringer": ringer = words[2]; break;
            case "audio": audioBroken = words[2].equals("broken"); break;
            case "contrast": contrast = words[2].equals("on"); break;
            case "animations": animations = words[2].equals("on"); break;
            case "recreating": recreating = words[2].equals("on"); break;
            case "locale": locale = Locale.forLanguageTag(words[2]); break;
            // Another app has copied it.
            case "clipboard": clipboard = String.join(" ", Arrays.copyOfRange(words, 2, words.length)); break;
            case "screen":
                density = Integer.parseInt(words[4]) / 160f;
                screen = new int[] {Integer.parseInt(words[2]), Integer.parseInt(words[3])};
                break;
            case "insets":
                int[] read = new int[4];
                for (int edge = 0; edge < read.length; edge++) {
                    read[edge] = Integer.parseInt(words[2 + edge]);
                }
                insets = read;
                break;
            default: throw new IllegalArgumentException("the device has no " + key);
        }
    }
}
