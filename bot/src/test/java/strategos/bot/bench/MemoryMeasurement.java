package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import strategos.bot.host.HostLimits;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.live.GameWords;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.port.ChannelRef;
import strategos.bot.wiring.ConsoleHost;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/**
 * What a match in memory takes of the heap, in the middle of a match of each scenario: as it is loaded, and when everybody
 * at the table has looked at it and was asked. It is loaded many times over; the difference of what is alive is divided.
 */
@AutoService(Measurement.class)
public final class MemoryMeasurement implements Measurement {
    private static final int ORDERS = 60;
    private static final int COPIES = 200;
    private static final double KILO = 1024;

    /** The serial collector lets a little of what is dead lie, but for every fourth time. */
    private static final int COLLECTIONS = 4;

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public List<Figure> run() {
        try (TempFolder folder = TempFolder.make()) {
            List<Figure> figures = new ArrayList<>();
            for (Game<?> game : Library.packed().games()) {
                for (Scenario scenario : game.box().scenarios()) {
                    figures.addAll(of(game.box(), scenario, folder.path()));
                }
            }
            return figures;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Figure> of(Box box, Scenario scenario, Path folder) {
        String name = box.id() + "-" + scenario.id();
        Path file = folder.resolve(name + ".db");
        String match;
        try (ConsoleHost host = HostMeasurement.open(file)) {
            match = HostMeasurement.begin(box, scenario, host.matches(), new ChannelRef("bench", "bench"), 0);
            SplittableRandom luck = new SplittableRandom(1);
            for (int i = 0; i < ORDERS && HostMeasurement.give(host.matches(), match, luck, "order-" + i); i++) {
                host.control().settle();
            }
        }
        try (Storage storage = Storage.open(file)) {
            Library library = Library.packed();
            LiveMatches live = new LiveMatches(
                    storage,
                    new MatchLoader(storage, library, new GameWords(library, Escape.plain())),
                    () -> HostLimits.USUAL);
            return List.of(
                    new Figure("match-" + name + "-loaded", each(live, match, copy -> {}), "KB"),
                    new Figure("match-" + name + "-used", each(live, match, MemoryMeasurement::used), "KB"));
        }
    }

    /** What one of many copies takes: what is alive with all of them, and when they are gone. */
    private static double each(LiveMatches live, String match, Consumer<LiveMatch> use) {
        LiveMatch[] copies = new LiveMatch[COPIES];
        for (int i = 0; i < COPIES; i++) {
            LiveMatch copy = live.find(match).orElseThrow();
            use.accept(copy);
            copies[i] = copy;
            live.clear();
        }
        double with = alive();
        Arrays.fill(copies, null);
        return (with - alive()) / COPIES / KILO;
    }

    /** As a table uses it: everybody looks, whoever is asked is asked. */
    private static void used(LiveMatch match) {
        match.view(Viewer.EVERYONE);
        match.scenario().seats().forEach(seat -> match.view(seat));
        for (Seat seat : match.awaited().keySet()) {
            match.decision(seat);
            match.publicDecision(seat);
        }
    }

    /** Bytes of the heap that are alive. */
    private static double alive() {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        for (int i = 0; i < COLLECTIONS; i++) {
            memory.gc();
        }
        return memory.getHeapMemoryUsage().getUsed();
    }
}
