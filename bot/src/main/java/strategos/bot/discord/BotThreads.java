package strategos.bot.discord;

import jakarta.inject.Singleton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The threads on which the adapter works: nothing that takes time runs on those of JDA. */
@Singleton
final class BotThreads implements AutoCloseable {
    private static final int SUGGESTERS = 2;

    private final ExecutorService work = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService callbacks = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService suggesting = Executors.newFixedThreadPool(
            SUGGESTERS, Thread.ofPlatform().daemon().name("suggestions-", 0).factory());

    /** For what was taken in. */
    ExecutorService work() {
        return work;
    }

    /** For what JDA tells of requests that it has made. */
    ExecutorService callbacks() {
        return callbacks;
    }

    /** What is typed is looked up beside what is pressed, and does not wait behind it. */
    ExecutorService suggesting() {
        return suggesting;
    }

    @Override
    public void close() {
        work.shutdown();
        suggesting.shutdown();
        callbacks.shutdown();
    }
}
