package strategos.bot.render.scene;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import strategos.bot.render.ground.Crop;

/**
 * Prints that were made, kept up to so many bytes: the ones not asked for longest go first. Two threads that want the same
 * print make it once. Thread-safe.
 */
public final class PrintCache {
    private final long mostBytes;
    private final Map<Key, CompletableFuture<Print>> kept = new LinkedHashMap<>(16, .75f, true);

    private record Key(String sheet, Crop crop) {}

    public PrintCache(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** The print of that crop, made now if it is not kept. */
    public Print get(String sheet, Crop crop, Function<Crop, Print> printer) {
        Key key = new Key(sheet, crop);
        CompletableFuture<Print> mine = new CompletableFuture<>();
        CompletableFuture<Print> found;
        synchronized (kept) {
            found = kept.putIfAbsent(key, mine);
        }
        if (found != null) {
            return found.join();
        }
        try {
            Print print = printer.apply(crop);
            mine.complete(print);
            shrink(key);
            return print;
        } catch (RuntimeException | Error e) {
            mine.completeExceptionally(e);
            synchronized (kept) {
                kept.remove(key, mine);
            }
            throw e;
        }
    }

    /** How many bytes are kept. */
    public long bytes() {
        synchronized (kept) {
            return kept.values().stream().mapToLong(PrintCache::bytes).sum();
        }
    }

    private static long bytes(CompletableFuture<Print> print) {
        return print.isDone() && !print.isCompletedExceptionally()
                ? print.join().bytes()
                : 0;
    }

    /** Drops the oldest until the rest fits; the newest is given out anyway, but kept only if it fits alone. */
    private void shrink(Key newest) {
        synchronized (kept) {
            long total = bytes();
            for (var entries = kept.entrySet().iterator(); entries.hasNext() && total > mostBytes; ) {
                Map.Entry<Key, CompletableFuture<Print>> oldest = entries.next();
                if (oldest.getValue().isDone() && !oldest.getKey().equals(newest)) {
                    total -= bytes(oldest.getValue());
                    entries.remove();
                }
            }
            if (total > mostBytes) {
                kept.remove(newest);
            }
        }
    }
}
