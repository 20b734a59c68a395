package bench;

/** A method of Android's that throws, because a script wants to see what becomes of it. */
public final class Fault {
    private Fault() {}

    private static volatile String faulty = "";

    static void in(String method) { faulty = method; }

    static boolean is(String method) { return faulty.equals(method); }

    public static void check(String method) {
        if (is(method)) {
            Phone.say("throws in " + method);
            throw new IllegalStateException("the bench throws in " + method);
        }
    }
}
