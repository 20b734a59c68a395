package android.view;

public class InputDevice {
    public static InputDevice getDevice(int id) { return new InputDevice(); }
    public KeyCharacterMap getKeyCharacterMap() { return new KeyCharacterMap(); }
}
