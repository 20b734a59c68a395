package android.content;

import bench.Phone;

public class ClipboardManager {
    public void setPrimaryClip(ClipData clip) { Phone.say("copied " + clip.text.length() + " characters"); }
}
