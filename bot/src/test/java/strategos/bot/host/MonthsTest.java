package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.bot.port.Request.Person;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/**
 * Months of random play with time: people answer late or not at all, are away, sleep, pause, hand their seats over; the match
 * sleeps and wakes, the bot is restarted and is down for days. Nobody is notified when they do not wish it, nobody loses or
 * wins time by anything but the clock, and no order is lost.
 */
class MonthsTest {
    private static final int STEPS = Integer.getInteger("strategos.months", 26);

    /** A call, the half of a time limit or three reminders, what comes after quiet hours, and the end of the time. */
    private static final int NOTICES = 6;

    private final Storage storage = Storage.inMemory();
    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();
    private final RandomComputer<Object> any = new RandomComputer<>();
    private final List<String> disturbed = new ArrayList<>();
    private SplittableRandom luck = new SplittableRandom(1);
    private TestHost host;
    private String match = "";
    private int people;
    private long versions;

    @AfterEach
    void close() {
        host.close();
        storage.close();
    }

    private TestHost open() {
        TestHost opened = TestHost.over(storage, RegisteredGames.LIBRARY, outlet, clock);
        outlet.failing(post -> {
            post.pings().stream()
                    .filter(user -> opened.times
                            .wishes(new Person(user, ""))
                            .silentUntil(clock.instant())
                            .isPresent())
                    .forEach(user -> disturbed.add(user + " at " + clock.instant() + ": "
                            + post.message().text()));
            return Optional.empty();
        });
        return opened;
    }

    private LiveMatch now() {
        return host.settled().match(match);
    }

    private void pass(Duration time) {
        clock.move(time);
        host.gameHost.tick();
        host.settled();
    }

    private Action as(Person person) {
        return new Action("m" + luck.nextLong(), person, false);
    }

    private Action creator() {
        return as(TestHost.person("creator"));
    }

    private void begin(String game, String scenario, String options, long seed) {
        luck = new SplittableRandom(seed);
        host = open();
        Map<String, String> chosen = new HashMap<>();
        for (String option : options.split(";", -1)) {
            String[] named = option.split("=", 2);
            chosen.put(named[0], named[1]);
        }
        match = TestHost.done(host.matches.create(creator(), TestHost.AGORA, game, scenario, chosen))
                .id();
        now().scenario().seats().stream()
                .limit(now().scenario().least())
                .forEach(seat ->
                        TestHost.done(host.matches.join(as(somebody()), match, seat, Optional.of("omen of " + seat))));
        TestHost.done(host.matches.start(creator(), match));
        versions = now().version();
    }

    private Person somebody() {
        return TestHost.person("p" + people++);
    }

    /** What each seat that is waited for has left. */
    private Map<Seat, Duration> left() {
        Map<Seat, Duration> left = new HashMap<>();
        now().awaited()
                .keySet()
                .forEach(seat -> host.matches
                        .deadline(match, seat)
                        .ifPresent(out -> left.put(seat, Duration.between(clock.instant(), out))));
        return left;
    }

    private Optional<LiveMatch.Holder> asked() {
        LiveMatch live = now();
        return live.seats().stream()
                .filter(holder -> holder.person().isPresent() && live.awaited().containsKey(holder.seat()))
                .findFirst();
    }

    private void order() {
        asked().ifPresent(holder -> {
            Decision decision = now().decision(holder.seat()).orElseThrow();
            Call call = any.any(decision, luck);
            Order order = new Order(holder.seat(), call);
            long before = now().version();
            TestHost.done(host.matches.order(as(holder.person().orElseThrow()), match, order, OptionalLong.empty()));
            assertThat(now().version()).isGreaterThan(before);
        });
    }

    private void wish() {
        asked().flatMap(LiveMatch.Holder::person).ifPresent(person -> {
            Wishes wishes = Wishes.NONE.withZone(ZoneId.of(luck.nextBoolean() ? "Asia/Tokyo" : "America/New_York"));
            if (luck.nextBoolean()) {
                wishes = wishes.withQuiet(Optional.of(
                        new Wishes.Quiet(LocalTime.of(luck.nextInt(24), 15), LocalTime.of(luck.nextInt(24), 45))));
            }
            if (luck.nextBoolean()) {
                wishes = wishes.withAway(Optional.of(clock.instant().plus(Duration.ofHours(luck.nextInt(1, 100)))));
            }
            host.times.wish(person, wishes);
        });
    }

    /** Whatever stops the clocks and lets them go on changes nothing of what is left. */
    private void still(Runnable stop, Runnable goOn) {
        Map<Seat, Duration> before = left();
        stop.run();
        pass(Duration.ofHours(luck.nextInt(1, 200)));
        goOn.run();
        assertThat(left()).isEqualTo(before);
    }

    private void restart() {
        storage.heartbeat().beat(clock.instant());
        host.close();
        clock.move(Duration.ofMinutes(luck.nextInt(15, 6_000)));
        host = open();
        host.settled();
    }

    private void handOver() {
        asked().ifPresent(holder -> {
            Person next = somebody();
            Seat seat = holder.seat();
            TestHost.done(
                    host.matches.offer(as(holder.person().orElseThrow()), match, seat, SeatOffer.Kind.HAND_OVER, next));
            TestHost.done(host.matches.answer(as(next), match, seat, Matches.Reply.YES));
            assertThat(now().held(next)).containsExactly(seat);
        });
    }

    private void comeBack() {
        LiveMatch live = now();
        live.seats().stream()
                .filter(holder -> holder.person().isEmpty() && live.awaited().containsKey(holder.seat()))
                .findFirst()
                .ifPresent(holder -> host.matches.join(
                        new Action("m" + luck.nextLong(), somebody(), true), match, holder.seat(), Optional.empty()));
    }

    private void step() {
        switch (luck.nextInt(13)) {
            case 0, 1, 2, 3 -> order();
            case 4, 5, 6 -> pass(Duration.ofMinutes(luck.nextInt(1, 1_200)));
            case 7 -> wish();
            case 8 ->
                still(
                        () -> TestHost.done(host.times.pause(creator(), match, true)),
                        () -> TestHost.done(host.times.pause(creator(), match, false)));
            case 9 ->
                still(
                        () -> TestHost.done(host.matches.sleep(creator(), match)),
                        () -> TestHost.done(host.matches.settle(creator(), match, TestHost.AGORA)));
            case 10 -> handOver();
            case 11 -> comeBack();
            default -> {
                Map<Seat, Duration> before = left();
                restart();
                assertThat(left()).isEqualTo(before);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "xenophon, race, clock=24h;lapse=fallback, 1",
        "xenophon, race, clock=none;remind=12h, 2",
        "sparta, archidamian, clock=bank 2d +6h to 3d;lapse=fallback, 3",
        "sparta, archidamian, clock=12h;lapse=open, 4",
        "persians, marathon, clock=bank 1d +12h to 2d;lapse=computer, 5",
        "persians, marathon, clock=12h;lapse=remind, 6"
    })
    void nobodyIsDisturbedAndNoTimeOrOrderIsLost(String game, String scenario, String options, long seed) {
        begin(game, scenario, options, seed);
        for (int i = 0; i < STEPS && now().stage() == Stage.RUNNING; i++) {
            step();
            LiveMatch live = now();
            assertThat(live.version()).as("nothing is lost").isGreaterThanOrEqualTo(versions);
            versions = live.version();
            assertThat(left().values()).as("after step %d", i).allMatch(time -> !time.isNegative());
        }
        assertThat(disturbed).isEmpty();
        assertThat(outlet.pinged().values()).allMatch(times -> times <= NOTICES);
        assertThat(storage.journal().read(match, 1, Long.MAX_VALUE)).hasSize((int) versions);
        if (options.contains("bank")) {
            Duration cap = Duration.ofDays(3);
            now().scenario()
                    .seats()
                    .forEach(seat -> assertThat(host.times.saved(match, seat).orElse(Duration.ZERO))
                            .isBetween(Duration.ZERO, cap));
        }
    }
}
