package android.view;

import android.content.Context;
import android.view.accessibility.AccessibilityEvent;
import bench.Fault;
import bench.Reader;

/** The part of the window that is the app's, with the one view in it that a native activity has. */
public class ViewGroup extends View implements ViewParent {
    private final View child;

    public ViewGroup(Context context) {
        super(context, null);
        child = new View(context, this);
    }

    public View getChildAt(int index) {
        Fault.check("getChildAt");
        return index == 0 ? child : null;
    }

    @Override
    public boolean requestSendAccessibilityEvent(View from, AccessibilityEvent event) {
        Fault.check("requestSendAccessibilityEvent");
        Reader.hear(event);
        return true;
    }
}
