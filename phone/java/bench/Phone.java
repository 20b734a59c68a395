package bench;

import android.app.NativeActivity;

/**
 * The process of the app: starts as a phone starts it, in a Java machine, and hands the main thread to the phone's
 * library. What comes back from there are the few commands that Java's side has to know of.
 */
public final class Phone {
    private Phone() {}

    /** Does commands until one is for Java; null when there will be no more. */
    private static native String next();

    /** Loads the app's library and creates its activity. */
    private static native void create(NativeActivity activity, String library, String entry, String files);

    /** Hides the activity as soon as the main thread comes to it. */
    public static native void moveToBack();

    /** Something else has the focus from now on, as soon as the main thread comes to it. */
    public static native void takeFocus();

    /** Writes a line into the log. */
    public static native void say(String text);

    public static void main(String[] arguments) {
        System.load(arguments[0]);
        for (String line = next(); line != null; line = next()) {
            String[] words = line.split(" ");
            if (words[0].equals("create")) {
                create(new NativeActivity(), words[1], words[2], words[3]);
            } else {
                Device.set(words[1], words);
            }
        }
        // The app's threads are still there and would keep the process.
        Runtime.getRuntime().halt(0);
    }
}
