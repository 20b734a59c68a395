package android.view;

/** A phone without a keyboard: no key makes a letter. */
public class KeyCharacterMap {
    private static final int SPECIAL_FUNCTION = 5;

    public int get(int keyCode, int metaState) { return 0; }
    public static int getDeadChar(int accent, int base) { return 0; }
    public int getKeyboardType() { return SPECIAL_FUNCTION; }
}
