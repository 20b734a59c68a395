package android.view.inputmethod;

import android.os.IBinder;
import android.view.View;

public class InputMethodManager {
    public boolean showSoftInput(View view, int flags) { return false; }
    public boolean hideSoftInputFromWindow(IBinder token, int flags) { return false; }
}
