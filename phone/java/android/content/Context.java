package android.content;

import android.content.res.AssetManager;
import android.content.res.Resources;
import android.view.inputmethod.InputMethodManager;

public class Context {
    public static final String INPUT_METHOD_SERVICE = "input_method";

    public Object getSystemService(String name) {
        return name.equals(INPUT_METHOD_SERVICE) ? new InputMethodManager() : null;
    }

    public AssetManager getAssets() { return new AssetManager(); }
    public Resources getResources() { return new Resources(); }
}
