package android.content;

import java.util.HashMap;
import java.util.Map;

public class Intent {
    /** What the log says of it when it is started. */
    private final String what;
    private String type;
    private final Map<String, String> extras = new HashMap<>();

    public Intent(String action) { this.what = action; }

    public static Intent makeRestartActivityTask(ComponentName component) { return new Intent("restart"); }

    public static Intent createChooser(Intent target, CharSequence title) {
        return new Intent("choose an app for " + target);
    }

    public Intent setType(String type) {
        this.type = type;
        return this;
    }

    public Intent putExtra(String name, String value) {
        extras.put(name, value);
        return this;
    }

    @Override
    public String toString() { return type == null ? what : what + " " + type + " " + extras; }
}
