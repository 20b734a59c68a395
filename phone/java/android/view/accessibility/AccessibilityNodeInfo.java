package android.view.accessibility;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import bench.Fault;
import bench.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an app tells of one control. The fields are for the bench's reader; on a phone they go to another process. */
public class AccessibilityNodeInfo {
    /** Android's own actions have numbers whose highest byte is zero. */
    private static final int ACTION_TYPE_MASK = 0xff000000;

    public final int id;
    public final List<Integer> children = new ArrayList<>();
    /** By number; those of the app itself with their names, Android's without. */
    public final Map<Integer, CharSequence> actions = new LinkedHashMap<>();
    public Rect bounds = new Rect(0, 0, 0, 0);
    public String className = "";
    public CharSequence description;
    public CharSequence text;
    public boolean checkable;
    public boolean checked;
    public boolean enabled = true;
    public boolean focusable;
    public boolean selected;
    public RangeInfo range;
    public int live;

    private AccessibilityNodeInfo(int id) { this.id = id; }

    public static AccessibilityNodeInfo obtain(View host, int virtualViewId) {
        Reader.counts("AccessibilityNodeInfo");
        Fault.check("AccessibilityNodeInfo.obtain");
        return new AccessibilityNodeInfo(virtualViewId);
    }

    public void addChild(View host, int virtualViewId) { Fault.check("addChild"); children.add(virtualViewId); }
    public void setBoundsInScreen(Rect bounds) { Fault.check("setBoundsInScreen"); this.bounds = bounds; }
    public void setCheckable(boolean checkable) { Fault.check("setCheckable"); this.checkable = checkable; }
    public void setChecked(boolean checked) { Fault.check("setChecked"); this.checked = checked; }
    public void setEnabled(boolean enabled) { Fault.check("setEnabled"); this.enabled = enabled; }
    public void setFocusable(boolean focusable) { Fault.check("setFocusable"); this.focusable = focusable; }
    public void setSelected(boolean selected) { Fault.check("setSelected"); this.selected = selected; }
    public void setContentDescription(CharSequence description) { Fault.check("setContentDescription"); this.description = description; }
    public void setText(CharSequence text) { Fault.check("setText"); this.text = text; }
    public void setClassName(CharSequence name) { Fault.check("setClassName"); className = name.toString(); }
    public void setRangeInfo(RangeInfo range) { Fault.check("setRangeInfo"); this.range = range; }
    public void setLiveRegion(int live) { Fault.check("setLiveRegion"); this.live = live; }

    public void addAction(int action) {
        Fault.check("addAction(int)");
        if ((action & ACTION_TYPE_MASK) != 0) {
            throw new IllegalArgumentException("Action is not a combination of the standard actions: " + action);
        }
        actions.put(action, null);
    }

    public void addAction(AccessibilityAction action) {
        Fault.check("addAction");
        actions.put(action.id, action.label);
    }

    public void setPackageName(CharSequence name) { Fault.check("setPackageName"); }
    public void setParent(View host) { Fault.check("setParent"); }
    public void setParent(View host, int virtualViewId) { Fault.check("setParent"); }
    public void setEditable(boolean editable) { Fault.check("setEditable"); }
    public void setFocused(boolean focused) { Fault.check("setFocused"); }
    public void setAccessibilityFocused(boolean focused) { Fault.check("setAccessibilityFocused"); }
    public void setPassword(boolean password) { Fault.check("setPassword"); }
    public void setScrollable(boolean scrollable) { Fault.check("setScrollable"); }
    public void setVisibleToUser(boolean visible) { Fault.check("setVisibleToUser"); }
    public void setTextSelection(int start, int end) { Fault.check("setTextSelection"); }
    public void setMovementGranularities(int granularities) { Fault.check("setMovementGranularities"); }
    public Bundle getExtras() { Fault.check("getExtras"); return new Bundle(); }

    public static final class RangeInfo {
        public final float min;
        public final float max;
        public final float current;

        private RangeInfo(float min, float max, float current) {
            this.min = min;
            this.max = max;
            this.current = current;
        }

        public static RangeInfo obtain(int type, float min, float max, float current) {
            Fault.check("RangeInfo.obtain");
            return new RangeInfo(min, max, current);
        }
    }

    public static final class AccessibilityAction {
        public static final AccessibilityAction ACTION_SET_PROGRESS = new AccessibilityAction(0x0102003d, null);

        final int id;
        final CharSequence label;

        public AccessibilityAction(int id, CharSequence label) {
            Fault.check("AccessibilityAction");
            if ((id & ACTION_TYPE_MASK) == 0 && Integer.bitCount(id) != 1) {
                throw new IllegalArgumentException("Invalid standard action id: " + id);
            }
            this.id = id;
            this.label = label;
        }
    }
}
