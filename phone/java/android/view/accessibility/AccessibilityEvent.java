package android.view.accessibility;

import android.view.View;
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
        return new AccessibilityEvent(type);
    }

    public void setSource(View host, int virtualViewId) { source = virtualViewId; }
    public List<CharSequence> getText() { return text; }

    public void setPackageName(CharSequence name) {}
    public void setContentChangeTypes(int types) {}
    public void setBeforeText(CharSequence text) {}
    public void setFromIndex(int index) {}
    public void setToIndex(int index) {}
    public void setRemovedCount(int count) {}
    public void setAddedCount(int count) {}
    public void setItemCount(int count) {}
    public void setCurrentItemIndex(int index) {}
    public void setMovementGranularity(int granularity) {}
    public void setAction(int action) {}
    public void setScrollable(boolean scrollable) {}
    public void setScrollX(int x) {}
    public void setScrollY(int y) {}
    public void setScrollDeltaX(int x) {}
    public void setScrollDeltaY(int y) {}
    public void setMaxScrollX(int x) {}
    public void setMaxScrollY(int y) {}
}
