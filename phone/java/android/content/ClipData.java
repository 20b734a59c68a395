package android.content;

public class ClipData {
    final CharSequence text;

    private ClipData(CharSequence text) { this.text = text; }

    public static ClipData newPlainText(CharSequence label, CharSequence text) { return new ClipData(text); }
}
