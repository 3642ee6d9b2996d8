package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.ChannelRef;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.ConsoleHost;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.offer.Order;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;

/**
 * What people's orders cost while computers think beside them in the same process: rounds without a computer and rounds with
 * four matches between hard ones, four thinkers at once, by turns, on a database file. As in Discord, an order is acknowledged
 * when the thread runs that would tell it, and worked on a virtual thread until it is stored.
 */
@AutoService(Measurement.class)
public final class ThinkersMeasurement extends LongMeasurement {
    private static final int ROUNDS = Integer.getInteger("strategos.thinkers.rounds", 4);
    private static final int THINKERS = 4;
    private static final int SIMULATIONS = 250;
    private static final int WARM = 20;
    private static final int ORDERS = 150;
    private static final double NANOS = 1e6;

    /** Between two orders, so that the thinkers are at work when one comes. */
    private static final Duration PAUSE = Duration.ofMillis(5);

    private static final int[] SHARES = {50, 95, 99};
    private static final ChannelRef HERE = new ChannelRef("bench", "bench");

    public ThinkersMeasurement() {
        super("thinkers");
    }

    /** Each in milliseconds. */
    private record Times(List<Double> acknowledged, List<Double> stored) {
        static Times none() {
            return new Times(new ArrayList<>(), new ArrayList<>());
        }
    }

    @Override
    public List<Figure> run() {
        Times quiet = Times.none();
        Times beside = Times.none();
        for (int round = 0; round < ROUNDS; round++) {
            reached(" " + (round + 1) + "/" + ROUNDS);
            orders(round, 0, quiet);
            orders(round, THINKERS, beside);
        }
        List<Figure> figures = new ArrayList<>();
        figures.addAll(figures("acknowledgement", quiet.acknowledged(), beside.acknowledged()));
        figures.addAll(figures("commit", quiet.stored(), beside.stored()));
        return figures;
    }

    private static List<Figure> figures(String what, List<Double> quiet, List<Double> beside) {
        List<Figure> figures = new ArrayList<>();
        for (int share : SHARES) {
            String th = "-" + share + "th";
            double alone = Percentile.of(quiet, share / 100.0);
            double thinking = Percentile.of(beside, share / 100.0);
            figures.add(new Figure(what + "-alone" + th, alone, "ms"));
            figures.add(new Figure(what + "-beside-" + THINKERS + "-thinkers" + th, thinking, "ms"));
            figures.add(new Figure(what + "-ratio" + th, thinking / alone, "times"));
        }
        return figures;
    }

    private static void orders(int round, int thinking, Times times) {
        try (TempFolder folder = TempFolder.make();
                ConsoleHost host = open(folder.path().resolve("thinkers.db"));
                ExecutorService service = Executors.newCachedThreadPool();
                ExecutorService work = Executors.newVirtualThreadPerTaskExecutor()) {
            Box sparta = Library.packed().open("sparta").box();
            for (int i = 0; i < thinking; i++) {
                computers(sparta, host.matches(), i);
            }
            String match = HostMeasurement.begin(sparta, host.matches(), HERE, 0);
            SplittableRandom luck = new SplittableRandom(round + 1L);
            for (int i = 0; i < WARM + ORDERS; i++) {
                LiveMatch live = host.matches().find(match).orElseThrow();
                if (live.result().isPresent()) {
                    break;
                }
                LockSupport.parkNanos(PAUSE.toNanos());
                order(host.matches(), live, luck, "order-" + i, service, work, i < WARM ? Times.none() : times);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void order(
            Matches matches,
            LiveMatch live,
            SplittableRandom luck,
            String id,
            ExecutorService service,
            ExecutorService work,
            Times times) {
        Order order = HostMeasurement.any(live, luck);
        Action action = new Action(id, HostMeasurement.person(order.seat().id()), false);
        long came = System.nanoTime();
        CompletableFuture<Double> acknowledged = CompletableFuture.supplyAsync(() -> since(came), service);
        CompletableFuture<Optional<Double>> stored = CompletableFuture.supplyAsync(
                () -> Optional.of(matches.order(action, live.id(), order, OptionalLong.empty()))
                        .filter(ActionResult.Done.class::isInstance)
                        .map(done -> since(came)),
                work);
        times.acknowledged().add(acknowledged.join());
        stored.join().ifPresent(times.stored()::add);
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / NANOS;
    }

    /** A match that hard computers play among themselves. */
    private static void computers(Box box, Matches matches, int number) {
        Scenario war = box.scenario("ionian-war").orElseThrow();
        String person = "owner-" + number;
        Action creates = new Action("create-" + person, HostMeasurement.person(person), false);
        LiveMatch match = HostMeasurement.done(
                matches.create(creates, new ChannelRef("bench", person), box.id(), war.id(), Map.of()));
        for (Seat seat : war.seats()) {
            matches.computer(
                    new Action(seat + person, HostMeasurement.person(person), false), match.id(), seat, Level.HARD);
        }
        Action starts = new Action("start-" + person, HostMeasurement.person(person), false);
        HostMeasurement.done(matches.start(starts, match.id()));
    }

    private static ConsoleHost open(Path file) {
        Settings usual = Settings.USUAL;
        Settings settings = new Settings(
                usual.discord(),
                usual.database(),
                usual.games(),
                usual.limits(),
                usual.matches(),
                usual.dice(),
                new Settings.Computers(SIMULATIONS, THINKERS),
                usual.pictures(),
                usual.watch());
        return HostMeasurement.open(file, settings);
    }
}
