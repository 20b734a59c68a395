package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import bench.Device;
import bench.Fault;
import bench.Phone;

public class Activity extends Context {
    private static final Application APPLICATION = new Application();
    private final Window window = new Window(this);
    private final ViewGroup content = new ViewGroup(this);

    public Window getWindow() { return window; }

    /** The part of the window that is the app's, and nothing else. */
    public View findViewById(int id) {
        Fault.check("findViewById");
        return id == 0x01020002 ? content : null;
    }

    /** Does what Home does, soon, on the main thread. */
    public boolean moveTaskToBack(boolean evenIfNotRoot) {
        Phone.moveToBack();
        return true;
    }

    /** Whether it is destroyed only to be created again. */
    public boolean isChangingConfigurations() { return Device.recreating; }

    public ComponentName getComponentName() { return new ComponentName(); }

    /** The system starts it outside of this process; the script's player sees it in the log. */
    public void startActivity(Intent intent) { Phone.say("start activity: " + intent); }

    public Application getApplication() { return APPLICATION; }
}
