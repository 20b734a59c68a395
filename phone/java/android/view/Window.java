package android.view;

import android.content.Context;
import bench.Phone;

public class Window {
    private final View decorView;

    public Window(Context context) { decorView = new View(context, null); }

    public View getDecorView() { return decorView; }
    public void addFlags(int flags) { Phone.say("window flags: add 0x" + Integer.toHexString(flags)); }
    public void clearFlags(int flags) { Phone.say("window flags: remove 0x" + Integer.toHexString(flags)); }
}
