package android.content.res;

import android.os.LocaleList;
import bench.Device;
import java.util.Locale;

public class Configuration {
    private static final int UI_MODE_TYPE_NORMAL = 0x01;
    private static final int UI_MODE_NIGHT_NO = 0x10;
    private static final int UI_MODE_NIGHT_YES = 0x20;

    public float fontScale = Device.fontScale;
    public int uiMode = UI_MODE_TYPE_NORMAL | (Device.dark ? UI_MODE_NIGHT_YES : UI_MODE_NIGHT_NO);
    public int densityDpi = (int) (160 * Device.density);
    public int fontWeightAdjustment = Device.bold ? 300 : 0;
    public Locale locale = Device.locale;

    public LocaleList getLocales() { return new LocaleList(); }
}
