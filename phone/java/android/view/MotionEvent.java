package android.view;

public class MotionEvent {
    private final int action;
    private final float x;
    private final float y;

    MotionEvent(int action, float x, float y) {
        this.action = action;
        this.x = x;
        this.y = y;
    }

    public int getAction() { return action; }
    public float getX() { return x; }
    public float getY() { return y; }
}
