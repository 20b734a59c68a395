package android.app;

import android.content.Context;
import android.content.DialogInterface;
import bench.Phone;

/** A message over the activity. The script closes it, and the activity's window gets the focus back. */
public class AlertDialog {
    public static class Builder {
        private static final int STRING_OK = 0x0104000a;
        private CharSequence message = "";
        private boolean hasButton;

        public Builder(Context context) {}

        public Builder setMessage(CharSequence message) {
            this.message = message;
            return this;
        }

        public Builder setPositiveButton(int text, DialogInterface.OnClickListener listener) {
            hasButton = text == STRING_OK;
            return this;
        }

        public AlertDialog show() {
            Phone.say("dialog" + (hasButton ? " with OK" : "") + ": " + message);
            Phone.takeFocus();
            return new AlertDialog();
        }
    }
}
