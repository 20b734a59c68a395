package android.app;

import android.content.Context;
import android.view.Window;

public class Activity extends Context {
    private static final Application APPLICATION = new Application();
    private final Window window = new Window();

    public Window getWindow() { return window; }
    public Application getApplication() { return APPLICATION; }
}
