package android.media;

import bench.Device;
import bench.Phone;

/** A static track of one channel, as short sounds use it. It plays into the log, and is as strict as Android's. */
public class AudioTrack {
    public static final int MODE_STATIC = 0;

    /** How many there are that were not released. */
    private static int open;

    private final int usage;
    private final int capacity;
    /** Filled frames; -1 when it is released. */
    private int frames;

    private AudioTrack(int usage, int capacity) {
        this.usage = usage;
        this.capacity = capacity;
        open++;
    }

    public int write(short[] samples, int offset, int count) {
        frames = Math.min(count, capacity);
        return frames;
    }

    public void stop() { check(); }

    public int reloadStaticData() {
        check();
        return 0;
    }

    public void play() {
        check();
        Phone.say("audio track of " + frames + " frames plays, usage " + usage);
    }

    public void release() {
        check();
        frames = -1;
        open--;
        Phone.say("audio track released, " + open + " left");
    }

    private void check() {
        if (frames <= 0) {
            throw new IllegalStateException("the track is not filled, or is released");
        }
    }

    public static class Builder {
        private AudioAttributes attributes;
        private AudioFormat format;
        private int bytes;
        private int mode = -1;

        public Builder setAudioAttributes(AudioAttributes attributes) {
            this.attributes = attributes;
            return this;
        }

        public Builder setAudioFormat(AudioFormat format) {
            this.format = format;
            return this;
        }

        public Builder setBufferSizeInBytes(int bytes) {
            this.bytes = bytes;
            return this;
        }

        public Builder setTransferMode(int mode) {
            this.mode = mode;
            return this;
        }

        public Builder setPerformanceMode(int mode) { return this; }

        public AudioTrack build() {
            boolean isKnown = mode == MODE_STATIC && format.encoding == AudioFormat.ENCODING_PCM_16BIT
                    && format.channelMask == AudioFormat.CHANNEL_OUT_MONO && format.sampleRate == 48000;
            if (!isKnown || Device.audioBroken) {
                throw new UnsupportedOperationException("Cannot create AudioTrack");
            }
            return new AudioTrack(attributes.usage, bytes / 2);
        }
    }
}
