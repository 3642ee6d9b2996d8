package strategos.bot.wiring;

import org.slf4j.LoggerFactory;

/** Closes something when the process is told to end while it is open. */
public final class Closing {
    private final Thread hook;

    private Closing(AutoCloseable open) {
        hook = new Thread(() -> close(open), "closing");
    }

    /** From here on, until it is cancelled. What is open may be closed twice. */
    public static Closing onExit(AutoCloseable open) {
        Closing closing = new Closing(open);
        Runtime.getRuntime().addShutdownHook(closing.hook);
        return closing;
    }

    private static void close(AutoCloseable open) {
        try {
            open.close();
        } catch (Exception e) {
            LoggerFactory.getLogger(Closing.class).error("not closed cleanly", e);
        }
    }

    /** It is closed in the usual way. */
    public void cancel() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException endingAlready) {
            LoggerFactory.getLogger(Closing.class).debug("the process is ending", endingAlready);
        }
    }
}
