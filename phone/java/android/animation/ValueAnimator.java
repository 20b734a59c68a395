package android.animation;

import bench.Device;

public class ValueAnimator {
    public static boolean areAnimatorsEnabled() { return Device.animations; }
}
