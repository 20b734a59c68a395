package android.view;

import android.content.Context;
import android.os.IBinder;
import android.view.accessibility.AccessibilityNodeProvider;
import bench.Device;
import bench.Fault;
import bench.Phone;
import bench.Reader;

public class View {
    private final Context context;
    private final ViewGroup parent;
    private AccessibilityDelegate delegate;
    private OnHoverListener hoverListener;
    /** A view is attached a little later than it is made; so many questions come before that. */
    private int questionsBeforeAttached = 2;

    public View(Context context, ViewGroup parent) {
        this.context = context;
        this.parent = parent;
    }

    public Context getContext() { Fault.check("getContext"); return context; }
    public ViewParent getParent() { Fault.check("getParent"); return parent; }
    public IBinder getWindowToken() { return null; }
    public WindowInsets getRootWindowInsets() { return new WindowInsets(); }
    public void invalidate() { Fault.check("invalidate"); Reader.counts("invalidate"); }

    public int getWidth() {
        Fault.check("getWidth");
        return Device.view()[2];
    }

    public int getHeight() {
        Fault.check("getHeight");
        return Device.view()[3];
    }

    public void getLocationInWindow(int[] to) {
        Fault.check("getLocationInWindow");
        to[0] = Device.view()[0];
        to[1] = Device.view()[1];
    }

    /** The window fills the screen. */
    public void getLocationOnScreen(int[] to) {
        Fault.check("getLocationOnScreen");
        to[0] = Device.view()[0];
        to[1] = Device.view()[1];
    }

    public boolean isAttachedToWindow() {
        Fault.check("isAttachedToWindow");
        if (questionsBeforeAttached > 0) {
            questionsBeforeAttached--;
        }
        return questionsBeforeAttached == 0;
    }

    /** What is posted to a view that is not attached is lost. */
    public boolean post(Runnable task) {
        Fault.check("post");
        if (questionsBeforeAttached == 0) {
            Phone.post(task);
        }
        return true;
    }

    public boolean performHapticFeedback(int constant) {
        Phone.say("haptic feedback " + constant);
        return true;
    }

    public AccessibilityDelegate getAccessibilityDelegate() {
        Reader.counts("getAccessibilityDelegate");
        Fault.check("getAccessibilityDelegate");
        if (Device.api < 29) {
            throw new NoSuchMethodError("getAccessibilityDelegate is not for apps before API 29");
        }
        return delegate;
    }

    public void setAccessibilityDelegate(AccessibilityDelegate delegate) {
        Reader.counts("setAccessibilityDelegate");
        Fault.check("setAccessibilityDelegate");
        this.delegate = delegate;
        Reader.watch(this, delegate);
    }

    public void setOnHoverListener(OnHoverListener listener) {
        Reader.counts("setOnHoverListener");
        Fault.check("setOnHoverListener");
        hoverListener = listener;
    }

    /** A hovering finger that the app's native half has not used, in pixels of the window. */
    public void dispatchHover(int action, float x, float y) {
        int[] place = Device.view();
        float inViewX = x - place[0];
        float inViewY = y - place[1];
        boolean hit = inViewX >= 0 && inViewY >= 0 && inViewX < place[2] && inViewY < place[3];
        if (hoverListener != null && hit) {
            Reader.fingerAt(x, y);
            hoverListener.onHover(this, new MotionEvent(action, inViewX, inViewY));
        }
    }

    public interface OnHoverListener {
        boolean onHover(View view, MotionEvent event);
    }

    public static class AccessibilityDelegate {
        public AccessibilityNodeProvider getAccessibilityNodeProvider(View host) { return null; }
    }
}
