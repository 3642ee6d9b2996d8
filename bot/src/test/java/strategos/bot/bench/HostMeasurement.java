package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Pictures;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.bot.settings.QuickSettings;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.RandomComputer;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;

/** The host on a database file: an order from hand to storage, autocompletion, and a start with a thousand matches. */
@AutoService(Measurement.class)
public final class HostMeasurement implements Measurement {
    private static final int STORED = 1000;
    private static final int WARM = 40;
    private static final int ORDERS = 200;
    private static final int KEYSTROKES = 200;

    /** Orders of a long match, unless it is over before. */
    private static final int LONG = 1_000;

    private static final int LOADS = 9;
    private static final double NANOS = 1e6;
    private static final double MEGA = 1 << 20;
    private static final ChannelRef HERE = new ChannelRef("bench", "bench");

    @Override
    public String name() {
        return "host";
    }

    @Override
    public List<Figure> run() {
        try (TempFolder folder = TempFolder.make()) {
            List<Figure> figures = new ArrayList<>();
            List<Box> boxes =
                    Library.packed().games().stream().map(game -> game.box()).toList();
            for (Box box : boxes) {
                figures.addAll(orders(box, folder.path().resolve(box.id() + ".db")));
                figures.add(loading(box, folder.path().resolve(box.id() + "-long.db")));
            }
            // The first hundreds of orders after a start are those of a machine that still compiles itself.
            for (Box box : boxes) {
                try (ConsoleHost host = open(folder.path().resolve(box.id() + "-later.db"))) {
                    figures.addAll(times(box.id() + "-later", given(box, host)));
                }
            }
            figures.addAll(start(folder.path().resolve("many.db")));
            return figures;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Figure> orders(Box box, Path file) {
        try (ConsoleHost host = open(file)) {
            List<Figure> figures = new ArrayList<>(times(box.id(), given(box, host)));
            figures.add(new Figure("completion-" + box.id(), completion(box, host), "ms"));
            return figures;
        }
    }

    private static List<Figure> times(String what, List<Double> millis) {
        return List.of(
                new Figure("order-" + what + "-median", Percentile.of(millis, 0.5), "ms"),
                new Figure("order-" + what + "-95th", Percentile.of(millis, 0.95), "ms"));
    }

    /** Random orders of a match of its own; milliseconds that each took from hand to storage. */
    private static List<Double> given(Box box, ConsoleHost host) {
        Matches matches = host.matches();
        String match = begin(box, matches, HERE, 0);
        host.control().settle();
        SplittableRandom luck = new SplittableRandom(1);
        List<Double> took = new ArrayList<>();
        for (int i = 0; i < WARM + ORDERS; i++) {
            LiveMatch live = matches.find(match).orElseThrow();
            if (live.result().isPresent()) {
                break;
            }
            Order order = any(live, luck);
            Action action = new Action("order-" + i, person(order.seat().id()), false);
            long start = System.nanoTime();
            ActionResult outcome = matches.order(action, match, order, OptionalLong.empty());
            if (outcome instanceof ActionResult.Done && i >= WARM) {
                took.add((System.nanoTime() - start) / NANOS);
            }
        }
        return took;
    }

    /** One keystroke in the first option that has suggestions. */
    private static double completion(Box box, ConsoleHost host) {
        Verb verb = box.verbs().stream()
                .filter(v -> !v.slots().isEmpty())
                .findFirst()
                .orElseThrow();
        Slot slot = verb.slots().getFirst();
        Person by = person(box.scenarios().getFirst().seats().getFirst().id());
        return Median.millis(
                WARM,
                KEYSTROKES,
                () -> host.desk().complete(by, HERE, box.id(), verb.name(), new LinkedHashMap<>(), slot.name(), ""));
    }

    /** A long match, read from the file when the host has just opened. */
    private static Figure loading(Box box, Path file) {
        String match;
        try (ConsoleHost host = open(file)) {
            Matches matches = host.matches();
            match = begin(box, matches, HERE, 0);
            host.control().settle();
            SplittableRandom luck = new SplittableRandom(1);
            for (int i = 0; i < LONG && give(matches, match, luck, "long-" + i); i++) {
                host.control().settle();
            }
        }
        List<Double> took = new ArrayList<>();
        for (int i = 0; i < LOADS; i++) {
            try (ConsoleHost host = open(file)) {
                long start = System.nanoTime();
                if (host.matches().find(match).isEmpty()) {
                    throw new IllegalStateException("the match was not stored");
                }
                took.add((System.nanoTime() - start) / NANOS);
            }
        }
        return new Figure(
                "load-" + box.id(),
                took.stream().sorted().skip(LOADS / 2).findFirst().orElseThrow(),
                "ms");
    }

    /** Gives a random order; false when the match is over. */
    static boolean give(Matches matches, String match, SplittableRandom luck, String id) {
        LiveMatch live = matches.find(match).orElseThrow();
        if (live.result().isPresent()) {
            return false;
        }
        Order order = any(live, luck);
        matches.order(new Action(id, person(order.seat().id()), false), match, order, OptionalLong.empty());
        return true;
    }

    /** A random order of the seat that is waited for first. */
    static Order any(LiveMatch live, SplittableRandom luck) {
        Seat seat = live.awaited().firstEntry().getKey();
        List<Offer> offers = live.decision(seat).orElseThrow().offers();
        return new Order(seat, new RandomComputer<>().fill(offers.get(luck.nextInt(offers.size())), luck));
    }

    private static List<Figure> start(Path file) {
        try (ConsoleHost host = open(file)) {
            Box box = Library.packed().games().getFirst().box();
            for (int i = 0; i < STORED; i++) {
                begin(box, host.matches(), new ChannelRef("guild-" + i / 50, "channel-" + i), i + 1);
            }
            host.control().settle();
        }
        long before = System.nanoTime();
        try (ConsoleHost host = open(file)) {
            host.matches().list("guild-1");
            double ready = (System.nanoTime() - before) / NANOS;
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            return List.of(
                    new Figure("start-with-" + STORED + "-matches", ready, "ms"),
                    new Figure("heap-after-start", (runtime.totalMemory() - runtime.freeMemory()) / MEGA, "MB"));
        }
    }

    /** A match that has begun, its seats held by people called like them. */
    public static String begin(Box box, Matches matches, ChannelRef where, int number) {
        return begin(box, box.scenarios().getFirst(), matches, where, number);
    }

    /** The same of that scenario. */
    public static String begin(Box box, Scenario scenario, Matches matches, ChannelRef where, int number) {
        Action creator = new Action("create-" + number, person("host-" + number), false);
        String match = done(matches.create(creator, where, box.id(), scenario.id(), Map.of()))
                .id();
        for (Seat seat : scenario.seats().subList(0, scenario.least())) {
            Action sits = new Action("join-" + number + seat, person(seat.id()), false);
            done(matches.join(sits, match, seat, Optional.of("bench")));
        }
        done(matches.start(
                new Action("start-" + number, person(scenario.seats().getFirst().id()), false), match));
        return match;
    }

    /** The match after what the host has done. */
    static LiveMatch done(ActionResult outcome) {
        if (outcome instanceof ActionResult.Done(LiveMatch after, var told)) {
            return after;
        }
        throw new IllegalStateException("the host refused: " + outcome);
    }

    public static Person person(String id) {
        return new Person(id, id);
    }

    static ConsoleHost open(Path file) {
        return open(file, QuickSettings.QUICK);
    }

    static ConsoleHost open(Path file, Settings settings) {
        ConsolePlan plan = new ConsolePlan(
                settings,
                Library.packed(),
                new DatabasePlace(Optional.of(file), false),
                Pictures.NONE,
                new PictureFiles(file.resolveSibling("out"), false),
                Console.Format.JSON,
                Optional.empty(),
                Confirmation.NOT_ASKED);
        return ConsoleHost.open(plan, new PrintWriter(Writer.nullWriter()));
    }
}
