package android.content;

public interface DialogInterface {
    interface OnClickListener {}
}
