package android.view.accessibility;

import bench.Fault;
import bench.Reader;

public class AccessibilityManager {
    public boolean isEnabled() {
        Reader.asked();
        Fault.check("isEnabled");
        return Reader.isOn();
    }
}
