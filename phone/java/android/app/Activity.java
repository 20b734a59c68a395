package android.app;

import android.content.Context;
import android.view.Window;
import bench.Phone;

public class Activity extends Context {
    private static final Application APPLICATION = new Application();
    private final Window window = new Window();

    public Window getWindow() { return window; }

    /** Does what Home does, soon, on the main thread. */
    public boolean moveTaskToBack(boolean evenIfNotRoot) {
        Phone.moveToBack();
        return true;
    }

    public Application getApplication() { return APPLICATION; }
}
