package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.service.GameHost;
import strategos.bot.host.service.HostModule;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet.Reopening;
import strategos.bot.port.Request.Person;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.StrictWords;
import strategos.storage.Storage;

/** A host with seeded dice for tests. People act in it by their names; each of their deeds is a delivery of its own. */
public final class TestHost implements AutoCloseable {
    public static final ChannelRef AGORA = new ChannelRef("server", "agora");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final AtomicInteger DELIVERIES = new AtomicInteger();

    /** A database may come from another run, and deliveries that it knows are not new. */
    private static final String RUN = UUID.randomUUID().toString();

    public final MemoryOutlet outlet;
    public final MovingClock clock;
    public final GameHost gameHost;
    public final Matches matches;
    public final Caretakers care;
    public final Timekeeping times;
    public final Moments moments;
    public final Advice advice;
    public final Lessons lessons;
    public final Outcomes outcomes;
    public final Proposals proposals;
    public final Replays replays;
    final Reopening reopening;
    private final Storage storage;

    private TestHost(HostParts parts, MemoryOutlet outlet, MovingClock clock) {
        this.outlet = outlet;
        this.clock = clock;
        this.storage = parts.storage();
        Injector injector = Guice.createInjector(new HostModule(), parts.module());
        gameHost = injector.getInstance(GameHost.class);
        matches = injector.getInstance(Matches.class);
        proposals = injector.getInstance(Proposals.class);
        care = injector.getInstance(Caretakers.class);
        times = injector.getInstance(Timekeeping.class);
        moments = injector.getInstance(Moments.class);
        advice = injector.getInstance(Advice.class);
        lessons = injector.getInstance(Lessons.class);
        outcomes = injector.getInstance(Outcomes.class);
        replays = injector.getInstance(Replays.class);
        reopening = injector.getInstance(Reopening.class);
        gameHost.open();
    }

    /** A host over that storage, which stays open when the host closes. */
    public static TestHost over(Storage storage, Library library, MemoryOutlet outlet, MovingClock clock) {
        return new TestHost(parts(storage, library, outlet, clock), outlet, clock);
    }

    /** A host of those parts. */
    public static TestHost of(HostParts parts, MemoryOutlet outlet, MovingClock clock) {
        return new TestHost(parts, outlet, clock);
    }

    /** A host in memory that knows the toy game. */
    public static TestHost inMemory() {
        return over(Storage.inMemory(), DuelFactory.library(), new MemoryOutlet(), new MovingClock());
    }

    public static HostParts inMemoryParts(MemoryOutlet outlet, MovingClock clock) {
        return parts(Storage.inMemory(), DuelFactory.library(), outlet, clock);
    }

    public static HostParts parts(Storage storage, Library library, MemoryOutlet outlet, MovingClock clock) {
        return new HostParts(
                storage,
                library,
                outlet,
                new StubBeacon(clock),
                Pictures.NONE,
                Escape.plain(),
                HostLimits.USUAL,
                ThoughtLimits.NONE,
                Servers.USUAL,
                clock,
                new Luck(new KnownChains(), new Random(2), false),
                Checkpoint.Watch.NOBODY);
    }

    /** One deed of that person, by a new interaction. */
    public static Action by(String name) {
        return by(name, fresh());
    }

    private static String fresh() {
        return "delivery-" + RUN + "-" + DELIVERIES.incrementAndGet();
    }

    public static Action by(String name, String delivery) {
        return new Action(delivery, person(name), false);
    }

    public static Action manager(String name) {
        return new Action(fresh(), person(name), true);
    }

    public static Person person(String name) {
        return new Person("id-" + name, name);
    }

    /** A duel between red and blue that has begun; its id. */
    public String duel(Map<String, String> options) {
        String id = duelWith(options);
        assertThat(match(id).stage()).isEqualTo(LiveMatch.Stage.RUNNING);
        return id;
    }

    /** The same, which may still wait for something. */
    String duelWith(Map<String, String> options) {
        String id =
                done(matches.create(by("red"), AGORA, "duel", "foils", options)).id();
        done(matches.join(by("red"), id, new Seat("red"), Optional.of("an owl")));
        done(matches.join(by("blue"), id, new Seat("blue"), Optional.of("an eagle")));
        done(matches.start(by("red"), id));
        return id;
    }

    /** The order of the player who is called like the seat. */
    public ActionResult order(String match, String seat, Call call) {
        return matches.order(by(seat), match, new Order(new Seat(seat), call), OptionalLong.empty());
    }

    public LiveMatch match(String id) {
        return matches.find(id).orElseThrow();
    }

    public static LiveMatch done(ActionResult outcome) {
        assertThat(outcome).isInstanceOf(ActionResult.Done.class);
        return ((ActionResult.Done) outcome).after();
    }

    /** The key of the refusal. */
    public static String refused(ActionResult outcome) {
        assertThat(outcome).isInstanceOf(ActionResult.Refused.class);
        return ((ActionResult.Refused) outcome).why().text().key();
    }

    /** Waits until nothing is under way. */
    public TestHost settled() {
        boolean settled = gameHost.settle(PATIENCE);
        assertThat(StrictWords.taken()).as("what was to be said without words").isEmpty();
        assertThat(settled).as("settled in time").isTrue();
        Map<String, Long> asking = asking();
        if (outlet.untroubled() && storage.outbox().owed() == 0) {
            assertThat(asking.values())
                    .as("messages with buttons, of each match")
                    .allMatch(n -> n == 1);
        }
        return this;
    }

    /**
     * Messages with buttons, of each match, when they hold still: a host looks at its clocks by itself too, at any moment, and
     * while it replaces a question there are two.
     */
    private Map<String, Long> asking() {
        Map<String, Long> before = Map.of();
        Map<String, Long> now = outlet.asking();
        while (!now.equals(before)) {
            assertThat(gameHost.settle(PATIENCE)).as("settled in time").isTrue();
            before = now;
            now = outlet.asking();
        }
        return now;
    }

    @Override
    public void close() {
        gameHost.close();
        assertThat(StrictWords.taken()).as("what was to be said without words").isEmpty();
    }
    /** Where it is not over yet, all who play agree on a draw. */
    public void end(String match) {
        LiveMatch now = match(match);
        if (now.stage() != LiveMatch.Stage.RUNNING) {
            return;
        }
        List<Seat> held = now.seats().stream()
                .filter(holder -> holder.person().isPresent())
                .map(LiveMatch.Holder::seat)
                .toList();
        done(proposals.propose(by(held.getFirst().id()), match, new Motion.Draw()));
        for (Seat seat : held.subList(1, held.size())) {
            done(proposals.answer(by(seat.id()), match, Motion.Draw.WORD, OptionalLong.empty(), true));
        }
        assertThat(match(match).stage()).isEqualTo(LiveMatch.Stage.OVER);
    }
}
