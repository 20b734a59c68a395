package android.provider;

import android.content.ContentResolver;
import bench.Device;

public final class Settings {
    private Settings() {}

    public static final class Secure {
        private Secure() {}

        public static int getInt(ContentResolver resolver, String name, int otherwise) {
            return name.equals("high_text_contrast_enabled") && Device.contrast ? 1 : otherwise;
        }
    }
}
