package strategos.bot.render;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import strategos.bot.host.Chart;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Message.Picture.Crowded;
import strategos.bot.port.Message.Picture.Painting;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;

/**
 * Where all painting is done, of posts and of private answers: so many pictures at a time, for each takes a core and some
 * 25 MB while it lasts. The others wait in the order in which they came, and not too many of them. On threads of the
 * system's, since a virtual thread that reckons for long keeps others from running.
 */
public final class Easels {
    /** A share of the heap for each easel: the picture, its encoding, and a ground that must be painted first. */
    private static final long SHARE = 100L << 20;

    /** Waiting at once; on one easel the last of them is painted within half a minute. */
    private static final int WAITING = 100;

    private static final Duration IDLE = Duration.ofSeconds(30);

    /** Above thinkers and below all else: where all cores are busy, people are answered before they get their picture. */
    private static final int PRIORITY = Thread.MIN_PRIORITY + 1;

    private final ThreadPoolExecutor painters;

    /**
     * Easels, all of them free.
     *
     * @param number how many pictures are painted at a time
     * @param waiting how many more may wait
     */
    // Nothing depends on the priority; on Linux the launcher's -XX:ThreadPriorityPolicy=1 makes it count.
    @SuppressWarnings("ThreadPriorityCheck")
    public Easels(int number, int waiting) {
        painters = new ThreadPoolExecutor(
                number,
                number,
                IDLE.toSeconds(),
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(waiting),
                Thread.ofPlatform()
                        .daemon()
                        .name("easel-", 1)
                        .priority(PRIORITY)
                        .factory());
        painters.allowCoreThreadTimeOut(true);
    }

    /** As many as this machine has cores and memory for. */
    public static Easels usual() {
        return new Easels(atOnce(), WAITING);
    }

    /** How many pictures this machine has cores and memory for at a time. */
    private static int atOnce() {
        Runtime machine = Runtime.getRuntime();
        return Math.clamp(machine.maxMemory() / SHARE, 1, machine.availableProcessors());
    }

    /** The same painting, done here when its turn comes. */
    public Painting on(Supplier<byte[]> work) {
        return new Painting() {
            @Override
            public byte[] get() {
                return paint(work);
            }

            @Override
            public boolean waits() {
                return painters.getActiveCount() >= painters.getMaximumPoolSize();
            }
        };
    }

    /** How many wait now. */
    int waiting() {
        return painters.getQueue().size();
    }

    private byte[] paint(Supplier<byte[]> work) {
        CompletableFuture<byte[]> painted = new CompletableFuture<>();
        try {
            painters.execute(() -> paint(work, painted));
        } catch (RejectedExecutionException full) {
            throw new Crowded(full);
        }
        try {
            return painted.join();
        } catch (CompletionException failed) {
            switch (failed.getCause()) {
                case RuntimeException fault -> throw fault;
                case Error fault -> throw fault;
                case null, default -> throw failed;
            }
        }
    }

    private static void paint(Supplier<byte[]> work, CompletableFuture<byte[]> painted) {
        try {
            painted.complete(work.get());
        } catch (Throwable thrown) { // an error too: somebody waits
            painted.completeExceptionally(thrown);
        }
    }

    /** Pictures that are painted on easels, whoever asks for them. */
    public record EaselPictures(Pictures pictures, Easels easels) implements Pictures {
        @Override
        public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
            return pictures.map(game, scene, focus, words).map(this::hung);
        }

        @Override
        public List<Picture> changes(String game, Scene scene, Set<String> spots, Speech words) {
            return pictures.changes(game, scene, spots, words).stream()
                    .map(this::hung)
                    .toList();
        }

        @Override
        public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
            return pictures.dice(game, sheet, words).map(this::hung);
        }

        @Override
        public Optional<Picture> board(String game, Board board, Speech words) {
            return pictures.board(game, board, words).map(this::hung);
        }

        @Override
        public Optional<Picture> chart(String name, Chart chart) {
            return pictures.chart(name, chart).map(this::hung);
        }

        @Override
        public Optional<Picture> film(String game, List<Scene> scenes, Speech words) {
            return pictures.film(game, scenes, words).map(this::hung);
        }

        @Override
        public boolean shows(String words) {
            return pictures.shows(words);
        }

        @Override
        public List<String> parts(String game, Scene scene) {
            return pictures.parts(game, scene);
        }

        @Override
        public String partName(String game, String part) {
            return pictures.partName(game, part);
        }

        @Override
        public Optional<Integer> colour(String game, String style) {
            return pictures.colour(game, style);
        }

        private Picture hung(Picture picture) {
            return new Picture(picture.name(), picture.alt(), easels.on(picture.png()));
        }
    }
}
