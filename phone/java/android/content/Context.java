package android.content;

import android.content.res.AssetManager;
import android.content.res.Resources;
import android.media.AudioManager;
import android.view.accessibility.AccessibilityManager;
import android.view.inputmethod.InputMethodManager;
import bench.Fault;

public class Context {
    public static final String INPUT_METHOD_SERVICE = "input_method";

    public static final String CLIPBOARD_SERVICE = "clipboard";
    public static final String ACCESSIBILITY_SERVICE = "accessibility";

    public static final String AUDIO_SERVICE = "audio";

    public Object getSystemService(String name) {
        switch (name) {
            case INPUT_METHOD_SERVICE: return new InputMethodManager();
            case CLIPBOARD_SERVICE: return new ClipboardManager();
            case AUDIO_SERVICE: return new AudioManager();
            case ACCESSIBILITY_SERVICE:
                Fault.check("getSystemService");
                return new AccessibilityManager();
            default: return null;
        }
    }

    public String getPackageName() {
        Fault.check("getPackageName");
        return "org.rustothello.app";
    }
    public AssetManager getAssets() { return new AssetManager(); }
    public ContentResolver getContentResolver() { return new ContentResolver(); }
    public Resources getResources() { return new Resources(); }
}
