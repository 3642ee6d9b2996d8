package strategos.bot.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;

/** One line on standard error that says how far long work is, where somebody watches; in a pipe there is nothing. */
final class Progress implements AutoCloseable {
    /** Set by the launcher script where standard error is a terminal. */
    static final String WATCHED = "STRATEGOS_PROGRESS";

    private static final Duration TICK = Duration.ofMillis(500);

    /** To the beginning of the line, and nothing in it. */
    private static final String CLEAR = "\r\u001b[K";

    private final PrintStream err;
    private final boolean watched;
    private final LongFunction<String> words;
    private final Thread ticker;
    private final long began = System.nanoTime();
    private boolean shown;
    private boolean closed;

    private Progress(Environment environment, LongFunction<String> words) {
        this.err = environment.err();
        this.watched = environment.variables().containsKey(WATCHED);
        this.words = words;
        this.ticker = Thread.ofPlatform().daemon().name("progress").unstarted(this::tick);
    }

    /**
     * The line, until it is closed.
     *
     * @param words how far the work is, by the seconds that it has taken
     */
    static Progress of(Environment environment, LongFunction<String> words) {
        Progress progress = new Progress(environment, words);
        if (progress.watched) {
            progress.ticker.start();
        }
        return progress;
    }

    /** Prints something else, above the line. */
    synchronized void above(Runnable print) {
        clear();
        print.run();
    }

    private void tick() {
        try {
            while (show()) {
                TimeUnit.MILLISECONDS.sleep(TICK.toMillis());
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean show() {
        if (closed) {
            return false;
        }
        err.print(CLEAR + words.apply(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began)));
        err.flush();
        shown = true;
        return true;
    }

    private void clear() {
        if (shown) {
            err.print(CLEAR);
            err.flush();
            shown = false;
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        clear();
        ticker.interrupt();
    }
}
