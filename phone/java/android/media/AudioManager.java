package android.media;

import bench.Device;

public class AudioManager {
    public static final int RINGER_MODE_SILENT = 0;
    public static final int RINGER_MODE_VIBRATE = 1;
    public static final int RINGER_MODE_NORMAL = 2;

    public int getRingerMode() {
        switch (Device.ringer) {
            case "silent": return RINGER_MODE_SILENT;
            case "vibrate": return RINGER_MODE_VIBRATE;
            default: return RINGER_MODE_NORMAL;
        }
    }
}
