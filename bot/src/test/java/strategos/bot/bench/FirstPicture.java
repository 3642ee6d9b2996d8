package strategos.bot.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.bench.Measurement.Figure;
import strategos.bot.host.Pictures;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.bot.render.kept.DiskShelf;
import strategos.bot.render.kept.Shelf;
import strategos.bot.watch.Logs;
import strategos.engine.Game;
import strategos.engine.library.Library;
import strategos.engine.scene.Scene;

/**
 * The first map of a new process, from asking to its bytes, with the shelf filled: a process for each, the kinds by turns.
 * Beside the time stands the processor's time of the thread that asks, which other work on the machine troubles less.
 */
public final class FirstPicture {
    private static final int TURNS = 3;
    private static final long CACHE = 64L << 20;
    private static final double NANOS = 1e6;

    /** What the process finds. */
    private enum Kind {
        /** Grounds alone are kept: how charts and areas were before they were kept, too. */
        GROUNDS_ALONE,
        /** Everything is kept, and the map is asked for at once. */
        STARTED,
        /** The same, asked for when the warm-up is done. */
        WARMED
    }

    private record Took(double wall, double processor) {}

    private FirstPicture() {}

    /** Figures of that game's map with what is kept in the folder. */
    static List<Figure> measured(String game, Path folder) {
        Map<Kind, List<Took>> all = new EnumMap<>(Kind.class);
        process(game, folder, Kind.WARMED); // makes and keeps whatever any of them will look for
        for (int turn = 0; turn < TURNS; turn++) {
            for (Kind kind : Kind.values()) {
                all.computeIfAbsent(kind, k -> new ArrayList<>()).add(process(game, folder, kind));
            }
        }
        List<Figure> figures = new ArrayList<>();
        all.forEach((kind, took) -> {
            String name = game + "-map-process-"
                    + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
            figures.add(new Figure(
                    name, median(took.stream().mapToDouble(Took::wall).toArray()), "ms"));
            figures.add(new Figure(
                    name + "-cpu",
                    median(took.stream().mapToDouble(Took::processor).toArray()),
                    "ms"));
        });
        return figures;
    }

    private static double median(double... values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    private static Took process(String game, Path folder, Kind kind) {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), FirstPicture.class.getName()));
        command.addAll(List.of(game, folder.toString(), kind.name()));
        try {
            Process process =
                    new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor() != 0) {
                throw new IllegalStateException("no first picture of " + game + ": " + said);
            }
            String[] took = said.split(" ", -1);
            return new Took(Double.parseDouble(took[0]), Double.parseDouble(took[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Starts as the bot does, asks, and prints the milliseconds that passed and those of the processor. */
    public static void main(String[] args) throws InterruptedException {
        Logs.quiet();
        String id = args[0];
        Kind kind = Kind.valueOf(args[2]);
        Library library = Library.packed();
        Shelf disk = new DiskShelf(Path.of(args[1]), library.config(), DiskShelf.Bounds.USUAL, InstantSource.system());
        Atelier atelier =
                new Atelier(library.config(), CACHE, kind == Kind.GROUNDS_ALONE ? new GroundsAlone(disk) : disk);
        List<String> games =
                library.games().stream().map(game -> game.box().id()).toList();
        games.forEach(atelier::painter);
        Game<?> game = library.games().stream()
                .filter(g -> g.box().id().equals(id))
                .findFirst()
                .orElseThrow();
        Scene scene = PictureMeasurement.scene(game, new ArrayList<>()).orElseThrow();
        Pictures pictures = new PaintedPictures(atelier);
        if (kind == Kind.WARMED) {
            atelier.warmUp(games, () -> true).join();
        }
        long before = System.nanoTime();
        long worked = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        byte[] png = pictures.map(id, scene, Pictures.Focus.WHOLE, new Keys())
                .orElseThrow()
                .png()
                .get();
        double took = (System.nanoTime() - before) / NANOS;
        double work = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - worked) / NANOS;
        if (png.length == 0) {
            throw new IllegalStateException("an empty picture");
        }
        System.out.printf(Locale.ROOT, "%.3f %.3f%n", took, work);
    }

    /** The shelf as it was when it held grounds and nothing else. */
    private record GroundsAlone(Shelf shelf) implements Shelf {
        @Override
        public Optional<byte[]> find(String name) {
            return isGround(name) ? shelf.find(name) : Optional.empty();
        }

        @Override
        public void keep(String name, byte[] work) {
            if (isGround(name)) {
                shelf.keep(name, work);
            }
        }

        private static boolean isGround(String name) {
            return name.indexOf('/') == name.lastIndexOf('/');
        }
    }
}
