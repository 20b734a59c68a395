package android.graphics;

public final class Insets {
    public final int left;
    public final int top;
    public final int right;
    public final int bottom;

    private Insets(int left, int top, int right, int bottom) {
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
    }

    /** From the edges in the order top, right, bottom, left. */
    public static Insets of(int[] edges) { return new Insets(edges[3], edges[0], edges[1], edges[2]); }
}
