package bench;

import android.os.Bundle;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;

/** The delegate's class with the members that an app calls by name, of which one throws. */
final class FaultyDelegate extends View.AccessibilityDelegate {
    private FaultyDelegate(long adapterHandle) { Fault.check("Delegate"); }

    private static native void runCallback(View host, long handle);

    private static native AccessibilityNodeInfo createAccessibilityNodeInfo(long adapter, View host, int id);

    private static native AccessibilityNodeInfo findFocus(long adapter, View host, int kind);

    private static native boolean performAction(long adapter, View host, int id, int action, Bundle arguments);

    private static native boolean onHoverEvent(long adapter, View host, int action, float x, float y);

    public static Runnable newCallback(View host, long handle) {
        Fault.check("newCallback");
        return () -> {};
    }
}
