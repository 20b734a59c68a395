package android.content;

public class Intent {
    final ComponentName component;

    private Intent(ComponentName component) { this.component = component; }

    public static Intent makeRestartActivityTask(ComponentName component) { return new Intent(component); }
}
