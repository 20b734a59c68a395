package bench;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A screen reader that walks over the app's nodes as TalkBack does, and writes down what it would say. What the reader's own
 * voice adds to the app's words, roles and states, stands in brackets.
 */
public final class Reader {
    private Reader() {}

    private static final int HOST = -1;
    private static final int NOWHERE = -2;
    private static final int ACTION_CLICK = 1 << 4;
    private static final int ACTION_ACCESSIBILITY_FOCUS = 1 << 6;
    private static final int ACTION_SCROLL_FORWARD = 1 << 12;
    private static final int ACTION_SCROLL_BACKWARD = 1 << 13;
    private static final int VIEW_FOCUSED = 1 << 3;
    private static final int VIEW_SELECTED = 1 << 2;
    private static final int VIEW_HOVER_ENTER = 1 << 7;
    private static final int WINDOW_CONTENT_CHANGED = 1 << 11;

    private static volatile boolean on;
    /** Everything that was called for the sake of a reader, but for the question whether there is one. */
    private static int calls;
    private static int questions;
    private static View host;
    private static View.AccessibilityDelegate delegate;
    private static int focus = NOWHERE;
    private static float fingerX;
    private static float fingerY;
    /** The stops up to the focus, which is the last of them: when its control goes away, the reader stands at the nearest left. */
    private static final List<Integer> way = new ArrayList<>();

    public static boolean isOn() { return on; }
    public static void asked() { questions++; }
    public static void counts(String what) { calls++; }

    public static void watch(View view, View.AccessibilityDelegate watched) {
        host = view;
        delegate = watched;
    }

    /** Does what a script says; complains if it cannot be done. */
    static void command(String[] words, String line) {
        switch (words[1]) {
            case "on": on = true; break;
            case "off": on = false; break;
            case "calls": Phone.say("accessibility calls: " + calls + ", asked " + questions + " times"); break;
            case "next": move(1); break;
            case "previous": move(-1); break;
            case "activate": act(focused(), ACTION_CLICK); break;
            case "more": act(focused(), ACTION_SCROLL_FORWARD); break;
            case "less": act(focused(), ACTION_SCROLL_BACKWARD); break;
            case "action": ownAction(line.substring("reader action ".length())); break;
            case "list": list(); break;
            default: throw new IllegalArgumentException("a reader cannot " + words[1]);
        }
    }

    private static AccessibilityNodeProvider provider() {
        if (delegate == null) {
            throw new IllegalStateException("the app has no accessibility delegate");
        }
        return delegate.getAccessibilityNodeProvider(host);
    }

    private static AccessibilityNodeInfo node(int id) { return provider().createAccessibilityNodeInfo(id); }

    private static AccessibilityNodeInfo focused() {
        AccessibilityNodeInfo node = focus == NOWHERE ? null : node(focus);
        if (node == null) {
            throw new IllegalStateException("the reader stands nowhere");
        }
        return node;
    }

    /** All stops of a swiping finger, in their order. */
    private static List<AccessibilityNodeInfo> stops() {
        List<AccessibilityNodeInfo> stops = new ArrayList<>();
        collect(node(HOST), false, stops);
        return stops;
    }

    private static void collect(AccessibilityNodeInfo node, boolean insideOfControl, List<AccessibilityNodeInfo> to) {
        if (node == null) {
            return;
        }
        boolean isControl = node.id != HOST && (isActionable(node) || node.focusable);
        boolean isStop = node.id != HOST && !words(node).isEmpty() && isLargeEnough(node);
        if (isStop && (isControl || !insideOfControl)) {
            to.add(node);
        }
        for (int child : node.children) {
            collect(node(child), insideOfControl || (isStop && isActionable(node)), to);
        }
    }

    /** TalkBack passes over what is lower or slimmer than this many pixels. */
    private static final int LEAST_PIXELS = 15;

    private static boolean isLargeEnough(AccessibilityNodeInfo node) {
        Rect bounds = node.bounds;
        return bounds.right - bounds.left >= LEAST_PIXELS && bounds.bottom - bounds.top >= LEAST_PIXELS;
    }

    private static boolean isActionable(AccessibilityNodeInfo node) { return node.actions.containsKey(ACTION_CLICK); }

    private static void move(int by) {
        List<AccessibilityNodeInfo> stops = stops();
        if (stops.isEmpty()) {
            throw new IllegalStateException("there is nothing to be read");
        }
        int next = place(stops) + by;
        if (next < 0 || next >= stops.size()) {
            Phone.say("reader at the end");
            return;
        }
        stand(stops.get(next).id);
    }

    /** Where the reader stands among all stops; before the first of them if nothing is left of its way. */
    private static int place(List<AccessibilityNodeInfo> stops) {
        List<Integer> ids = new ArrayList<>();
        for (AccessibilityNodeInfo stop : stops) {
            ids.add(stop.id);
        }
        for (int back = way.size() - 1; back >= 0; back--) {
            int at = ids.indexOf(way.get(back));
            if (at >= 0) {
                return at;
            }
        }
        return -1;
    }

    /** Goes to a control and says it. */
    private static void stand(int id) {
        focus = id;
        way.clear();
        for (AccessibilityNodeInfo stop : stops()) {
            way.add(stop.id);
            if (stop.id == id) {
                break;
            }
        }
        provider().performAction(id, ACTION_ACCESSIBILITY_FOCUS, new Bundle());
        AccessibilityNodeInfo node = node(id);
        if (node != null) {
            say(spoken(node));
        }
    }

    private static void act(AccessibilityNodeInfo node, int action) {
        if (!node.actions.containsKey(action)) {
            throw new IllegalStateException(spoken(node) + " has no such action");
        }
        if (!provider().performAction(node.id, action, null)) {
            throw new IllegalStateException(spoken(node) + " refuses the action");
        }
    }

    private static void ownAction(String name) {
        AccessibilityNodeInfo node = focused();
        for (Map.Entry<Integer, CharSequence> action : node.actions.entrySet()) {
            if (action.getValue() != null && action.getValue().toString().equals(name)) {
                act(node, action.getKey());
                return;
            }
        }
        throw new IllegalStateException(spoken(node) + " has no action " + name + " but " + node.actions.values());
    }

    /** Writes down all stops without going there. */
    private static void list() {
        for (AccessibilityNodeInfo node : stops()) {
            Phone.say("reader finds: " + spoken(node));
        }
    }

    /** An event of the app's, on the main thread. */
    public static void hear(AccessibilityEvent event) {
        counts("event");
        if (!on) {
            throw new IllegalStateException("Accessibility off. Did you forget to check that?");
        }
        AccessibilityNodeInfo node = delegate == null ? null : node(event.source);
        if (node == null) {
            return;
        }
        switch (event.type) {
            case WINDOW_CONTENT_CHANGED:
                if (node.live != 0 && !words(node).isEmpty()) {
                    sayPolitely(words(node) + " [live]");
                }
                break;
            case VIEW_FOCUSED:
                if (focus != event.source) {
                    stand(event.source);
                }
                break;
            case VIEW_HOVER_ENTER:
                checkFinger(node);
                if (focus != event.source && event.source != HOST) {
                    stand(event.source);
                }
                break;
            case VIEW_SELECTED:
                say(spoken(node));
                break;
            default:
                break;
        }
    }

    /** Where the exploring finger is, in pixels of the screen. */
    public static void fingerAt(float x, float y) {
        fingerX = x;
        fingerY = y;
    }

    /** What a finger finds must be under it. */
    private static void checkFinger(AccessibilityNodeInfo node) {
        Rect bounds = node.bounds;
        boolean isInside = fingerX >= bounds.left && fingerX < bounds.right
                && fingerY >= bounds.top && fingerY < bounds.bottom;
        if (!isInside && node.id != HOST) {
            say("WRONG BOUNDS of " + spoken(node) + ": " + bounds.left + " " + bounds.top + " " + bounds.right + " "
                    + bounds.bottom + " without the finger at " + fingerX + " " + fingerY);
        }
    }

    /** The app's own words for a control. */
    private static String words(AccessibilityNodeInfo node) {
        CharSequence words = node.description != null ? node.description : node.text;
        return words == null ? "" : words.toString().trim();
    }

    private static String spoken(AccessibilityNodeInfo node) {
        StringBuilder spoken = new StringBuilder(words(node));
        String role = node.className.substring(node.className.lastIndexOf('.') + 1);
        switch (role) {
            case "View":
            case "TextView":
                break;
            case "ImageView": spoken.append(" [image]"); break;
            case "SeekBar": spoken.append(" [slider]"); break;
            case "ToggleButton": spoken.append(" [switch]"); break;
            case "RadioButton": spoken.append(" [radio button]"); break;
            case "CheckBox": spoken.append(" [tick box]"); break;
            case "GridView": spoken.append(" [grid]"); break;
            default: spoken.append(" [").append(role.toLowerCase(java.util.Locale.ROOT)).append(']'); break;
        }
        if (node.checkable) {
            spoken.append(node.checked ? " [on]" : " [off]");
        }
        if (node.range != null) {
            float part = (node.range.current - node.range.min) / Math.max(1e-6f, node.range.max - node.range.min);
            spoken.append(" [").append(Math.round(part * 100)).append(" percent]");
        }
        if (!node.enabled) {
            spoken.append(" [disabled]");
        }
        return spoken.toString();
    }

    /** What is polite waits until everything else is said that came with it; the app's library has no order of its own for that. */
    private static void sayPolitely(String text) { Phone.post(() -> say(text)); }

    private static void say(String text) { Phone.say("reader says: " + text); }
}
