package android.view.accessibility;

import android.view.View;
import bench.Fault;
import bench.Reader;
import java.util.ArrayList;
import java.util.List;

public class AccessibilityEvent {
    public final int type;
    public int source;
    private final List<CharSequence> text = new ArrayList<>();

    private AccessibilityEvent(int type) { this.type = type; }

    public static AccessibilityEvent obtain(int type) {
        Reader.counts("AccessibilityEvent");
        Fault.check("AccessibilityEvent.obtain");
        return new AccessibilityEvent(type);
    }

    public void setSource(View host, int virtualViewId) { Fault.check("setSource"); source = virtualViewId; }
    public List<CharSequence> getText() { Fault.check("getText"); return text; }

    public void setPackageName(CharSequence name) { Fault.check("setPackageName"); }
    public void setContentChangeTypes(int types) { Fault.check("setContentChangeTypes"); }
    public void setBeforeText(CharSequence text) { Fault.check("setBeforeText"); }
    public void setFromIndex(int index) { Fault.check("setFromIndex"); }
    public void setToIndex(int index) { Fault.check("setToIndex"); }
    public void setRemovedCount(int count) { Fault.check("setRemovedCount"); }
    public void setAddedCount(int count) { Fault.check("setAddedCount"); }
    public void setItemCount(int count) { Fault.check("setItemCount"); }
    public void setCurrentItemIndex(int index) { Fault.check("setCurrentItemIndex"); }
    public void setMovementGranularity(int granularity) { Fault.check("setMovementGranularity"); }
    public void setAction(int action) { Fault.check("setAction"); }
    public void setScrollable(boolean scrollable) { Fault.check("setScrollable"); }
    public void setScrollX(int x) { Fault.check("setScrollX"); }
    public void setScrollY(int y) { Fault.check("setScrollY"); }
    public void setScrollDeltaX(int x) { Fault.check("setScrollDeltaX"); }
    public void setScrollDeltaY(int y) { Fault.check("setScrollDeltaY"); }
    public void setMaxScrollX(int x) { Fault.check("setMaxScrollX"); }
    public void setMaxScrollY(int y) { Fault.check("setMaxScrollY"); }
}
