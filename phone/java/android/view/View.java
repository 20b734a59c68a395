package android.view;

import android.os.IBinder;
import bench.Phone;

public class View {
    public IBinder getWindowToken() { return null; }
    public WindowInsets getRootWindowInsets() { return new WindowInsets(); }

    public boolean performHapticFeedback(int constant) {
        Phone.say("haptic feedback " + constant);
        return true;
    }
}
