package bench;

import android.app.NativeActivity;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The process of the app: starts as a phone starts it, in a Java machine, and hands the main thread to the phone's
 * library. What comes back from there are the few commands that Java's side has to know of.
 */
public final class Phone {
    private Phone() {}

    /** Does commands until one is for Java; null when there will be no more. */
    private static native String next();

    /** Loads the app's library and creates its activity. */
    private static native void create(NativeActivity activity, String library, String entry, String files);

    /** Hides the activity as soon as the main thread comes to it. */
    public static native void moveToBack();

    /** Something else has the focus from now on, as soon as the main thread comes to it. */
    public static native void takeFocus();

    /** Has `next` come back with this line as soon as the main thread is free. */
    private static native void wake(String line);

    /** The present command cannot be done. */
    private static native void fail(String why);

    /** Writes a line into the log. */
    public static native void say(String text);

    private static final Queue<Runnable> POSTED = new ArrayDeque<>();
    private static NativeActivity activity;

    /** Runs a task later, on the main thread. */
    public static void post(Runnable task) {
        synchronized (POSTED) {
            POSTED.add(task);
        }
        wake("posted");
    }

    private static void runPosted() {
        Runnable task;
        synchronized (POSTED) {
            task = POSTED.poll();
        }
        if (task != null) {
            task.run();
        }
    }

    private static void hover(String[] words) {
        View view = ((ViewGroup) activity.findViewById(0x01020002)).getChildAt(0);
        view.dispatchHover(Integer.parseInt(words[1]), Float.parseFloat(words[2]), Float.parseFloat(words[3]));
    }

    private static void obey(String line) {
        String[] words = line.split(" ");
        switch (words[0]) {
            case "create":
                activity = new NativeActivity();
                create(activity, words[1], words[2], words[3]);
                break;
            case "posted": runPosted(); break;
            case "hover": hover(words); break;
            case "reader": Reader.command(words, line); break;
            case "throw": Fault.in(words[1]); break;
            default: Device.set(words[1], words); break;
        }
    }

    public static void main(String[] arguments) {
        System.load(arguments[0]);
        for (String line = next(); line != null; line = next()) {
            try {
                obey(line);
            } catch (IllegalStateException | IllegalArgumentException problem) {
                fail(problem.getMessage());
            }
        }
        // The app's threads are still there and would keep the process.
        Runtime.getRuntime().halt(0);
    }
}
