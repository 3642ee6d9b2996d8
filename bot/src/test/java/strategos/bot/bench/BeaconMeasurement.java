package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.TestHost;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/**
 * What the beacon costs beside the seconds that one waits for it: from an order that throws dice to its faces by the chain
 * alone, and with a beacon of the tests whose clock is moved; and the check of one signature.
 */
@AutoService(Measurement.class)
public final class BeaconMeasurement implements Measurement {
    private static final int ORDERS = 400;
    private static final double NANOS = 1e6;
    private static final Duration ROUND = Duration.ofSeconds(3);

    private final RandomComputer<Object> any = new RandomComputer<>();

    @Override
    public String name() {
        return "beacon";
    }

    @Override
    public List<Figure> run() {
        StubBeacon stub = new StubBeacon(new MovingClock());
        return List.of(
                new Figure("order-to-faces-chain", median("chain"), "ms"),
                new Figure("order-to-faces-beacon-without-waiting", median("beacon"), "ms"),
                new Figure(
                        "check-of-a-round",
                        Median.millis(20, 101, () -> stub.signatures().holds(stub.network(), stub.sign(7))),
                        "ms"));
    }

    private double median(String dice) {
        MovingClock clock = new MovingClock();
        SplittableRandom luck = new SplittableRandom(3);
        List<Double> times = new ArrayList<>();
        try (Storage storage = Storage.inMemory();
                TestHost host = TestHost.over(storage, Library.packed(), new MemoryOutlet(), clock)) {
            Scenario race =
                    Library.packed().open("xenophon").box().scenario("race").orElseThrow();
            String match = begin(host, race, dice);
            fall(host, clock, match);
            for (int i = 0; i < ORDERS && host.match(match).stage() == Stage.RUNNING; i++) {
                Seat seat = host.match(match).awaited().firstEntry().getKey();
                Decision decision = host.match(match).decision(seat).orElseThrow();
                Order order = new Order(seat, any.any(decision, luck));
                int before = host.match(match).rolls();
                long start = System.nanoTime();
                host.matches.order(TestHost.by(seat.id()), match, order, OptionalLong.empty());
                fall(host, clock, match);
                double took = (System.nanoTime() - start) / NANOS;
                if (host.match(match).rolls() > before) {
                    times.add(took);
                }
            }
        }
        times.sort(Double::compare);
        return times.get(times.size() / 2);
    }

    private static String begin(TestHost host, Scenario race, String dice) {
        List<Seat> seats = race.seats().subList(0, 2);
        String match = TestHost.done(host.matches.create(
                        TestHost.by("alpha"), TestHost.AGORA, "xenophon", race.id(), Map.of("dice", dice)))
                .id();
        for (Seat seat : seats) {
            host.matches.join(TestHost.by(seat.id()), match, seat, Optional.of("an owl"));
        }
        host.matches.start(TestHost.by("alpha"), match);
        return match;
    }

    private static void fall(TestHost host, MovingClock clock, String match) {
        host.settled();
        while (host.match(match).pending().isPresent()) {
            clock.move(ROUND);
            host.gameHost.tick();
            host.settled();
        }
    }
}
