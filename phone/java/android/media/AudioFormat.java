package android.media;

public class AudioFormat {
    public static final int ENCODING_PCM_16BIT = 2;
    public static final int CHANNEL_OUT_MONO = 4;

    int encoding;
    int sampleRate;
    int channelMask;

    public static class Builder {
        private final AudioFormat made = new AudioFormat();

        public Builder setEncoding(int encoding) {
            made.encoding = encoding;
            return this;
        }

        public Builder setSampleRate(int sampleRate) {
            made.sampleRate = sampleRate;
            return this;
        }

        public Builder setChannelMask(int channelMask) {
            made.channelMask = channelMask;
            return this;
        }

        public AudioFormat build() { return made; }
    }
}
