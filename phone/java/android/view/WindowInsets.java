package android.view;

import android.graphics.Insets;
import bench.Device;

public class WindowInsets {
    public Insets getInsets(int types) { return Insets.of(Device.insets); }

    public int getSystemWindowInsetTop() { return Device.insets[0]; }
    public int getSystemWindowInsetRight() { return Device.insets[1]; }
    public int getSystemWindowInsetBottom() { return Device.insets[2]; }
    public int getSystemWindowInsetLeft() { return Device.insets[3]; }

    public static final class Type {
        private Type() {}

        public static int statusBars() { return 1; }
        public static int navigationBars() { return 2; }
        public static int systemBars() { return 7; }
        public static int displayCutout() { return 128; }
    }
}
