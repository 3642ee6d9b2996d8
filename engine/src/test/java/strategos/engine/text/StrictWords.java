package strategos.engine.text;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/**
 * No sentence of the whole test run lacks words: whoever asks for such a one fails there and then, and what fails behind
 * the test's back is kept for whoever looks.
 */
@AutoService(MissingWords.class)
public final class StrictWords implements MissingWords {
    private static final ThreadLocal<Boolean> LENIENT = ThreadLocal.withInitial(() -> false);
    private static final Queue<String> MISSING = new ConcurrentLinkedQueue<>();

    /** What the words are where it is tried that some are missing. */
    public static <T> T lenient(Supplier<T> trial) {
        LENIENT.set(true);
        try {
            return trial.get();
        } finally {
            LENIENT.set(false);
        }
    }

    /** The keys without words since it was last asked. */
    public static List<String> taken() {
        List<String> taken = List.copyOf(MISSING);
        MISSING.clear();
        return taken;
    }

    @Override
    public void missing(String key) {
        if (!LENIENT.get()) {
            MISSING.add(key);
            throw new AssertionError("there are no words, or not all values, for " + key);
        }
    }
}
