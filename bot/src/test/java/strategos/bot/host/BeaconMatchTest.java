package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.bot.verify.FileVerifier;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.dice.Verdict;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** Matches whose dice fall with a public beacon: what waits for it, what may go wrong meanwhile, and what the log proves. */
class BeaconMatchTest {
    private static final Map<String, String> BEACON = Map.of("dice", "beacon");
    private static final Duration ROUND = Duration.ofSeconds(3);
    private static final List<Seat> DUELLISTS = List.of(new Seat("red"), new Seat("blue"));

    private final Storage storage = Storage.inMemory();
    private final MovingClock clock = new MovingClock();
    private final StubBeacon beacon = new StubBeacon(clock);
    private final MemoryOutlet outlet = MemoryOutlet.dated(clock);
    private final RandomComputer<Object> any = new RandomComputer<>();
    private SplittableRandom luck = new SplittableRandom(3);
    private Library library = DuelFactory.library();
    private InstantSource own = clock;
    private TestHost host;
    private String match = "";

    @AfterEach
    void close() {
        host.close();
        storage.close();
    }

    private TestHost open() {
        HostParts parts = TestHost.parts(storage, library, outlet, clock)
                .withBeacon(beacon)
                .withClock(own);
        host = TestHost.of(parts, outlet, clock);
        return host;
    }

    private void begin(String game, String scenario, List<Seat> seats) {
        seated(game, scenario, seats);
        done(host.matches.start(by(seats.getFirst().id()), match));
    }

    private void seated(String game, String scenario, List<Seat> seats) {
        open();
        match = done(host.matches.create(by(seats.getFirst().id()), AGORA, game, scenario, BEACON))
                .id();
        seats.forEach(seat -> done(host.matches.join(by(seat.id()), match, seat, Optional.of("omen of " + seat))));
    }

    private void duel() {
        begin("duel", "foils", DUELLISTS);
        fall();
        assertThat(now().stage()).isEqualTo(Stage.RUNNING);
    }

    private LiveMatch now() {
        return host.settled().match(match);
    }

    private void pass(Duration time) {
        clock.move(time);
        host.gameHost.tick();
        host.settled();
    }

    /** Time goes by until nothing waits for its dice. */
    private void fall() {
        for (int i = 0; i < 80 && now().pending().isPresent(); i++) {
            pass(ROUND);
        }
        assertThat(now().pending()).isEmpty();
    }

    private Order any() {
        Seat seat = now().awaited().firstEntry().getKey();
        Decision decision = now().decision(seat).orElseThrow();
        return new Order(seat, any.any(decision, luck));
    }

    private ActionResult give(Order order) {
        return host.matches.order(by(order.seat().id()), match, order, OptionalLong.empty());
    }

    /** Random orders are given until one waits for its dice. */
    private Order pending() {
        for (int i = 0; i < 60; i++) {
            Order order = any();
            done(give(order));
            if (now().pending().isPresent()) {
                return order;
            }
        }
        throw new AssertionError("no order throws dice");
    }

    private Verdict checked() {
        return StubBeacon.check().verify(host.matches.diceLog(match));
    }

    /** Where it was another match may live by then. */
    @Test
    void inAMatchThatSleepsTheyWaitUntilItWakes() {
        duel();
        Order order = pending();
        String maker = DUELLISTS.getFirst().id();
        done(host.matches.sleep(by(maker), match));
        String other = done(host.matches.create(by("zoe"), AGORA, "duel", "foils", Map.of()))
                .id();
        host.settled();
        int told = outlet.texts().size();
        for (int i = 0; i < 20; i++) {
            pass(ROUND);
        }

        assertThat(now().pending()).isPresent();
        assertThat(outlet.texts()).hasSize(told);
        ChannelRef stoa = new ChannelRef("server", "stoa");
        done(host.matches.settle(by(order.seat().id()), match, stoa));
        fall();
        assertThat(checked().findings()).isEmpty();
        assertThat(host.matches.at(AGORA).map(LiveMatch::id)).contains(other);
    }

    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void whatIsPlayedWithItIsProven(Offered offered) {
        library = offered.library();
        luck = new SplittableRandom(offered.toString().hashCode());
        begin(
                offered.game(),
                offered.scenario().id(),
                offered.scenario().seats().subList(0, offered.scenario().least()));
        fall();
        for (int orders = 0; orders < 25 && now().stage() == Stage.RUNNING; orders++) {
            done(give(any()));
            fall();
        }
        assertThat(checked().findings()).isEmpty();
        assertThat(checked().notes()).isEmpty();
        for (int i = 0; i < 10 && now().stage() == Stage.RUNNING; i++) {
            now().seats().stream()
                    .filter(holder -> holder.person().isPresent())
                    .findFirst()
                    .ifPresent(holder -> host.matches.resign(by(holder.seat().id()), match, holder.seat()));
            fall();
        }
        if (now().stage() == Stage.OVER) {
            assertThat(new FileVerifier(library, StubBeacon.check())
                            .verify(host.matches.record(match).getBytes(StandardCharsets.UTF_8))
                            .findings())
                    .isEmpty();
        }
    }

    /** Its post may be out, too, before whoever starts begins to wait for it. */
    @Test
    void whoeverStartsTwiceByOneDeliveryDoesNotWaitForTheRound() {
        seated("duel", "foils", DUELLISTS);
        Action start = by("red");
        done(host.matches.start(start, match));
        assertThat(now().pending()).isPresent();
        assertThat(host.matches.start(start, match))
                .isInstanceOfSatisfying(
                        ActionResult.Done.class,
                        again -> assertThat(again.told())
                                .extracting(line -> line.text().key())
                                .doesNotContain("host.start.soon"));
    }

    /** The salt is made of what the post says, and a match for two begins with two. */
    @Test
    void whoIsForgottenWhileTheStartWaitsHasASeatInPlayAllTheSame() {
        begin("duel", "foils", DUELLISTS);
        assertThat(now().pending()).isPresent();
        host.matches.forget(TestHost.person("blue"));
        fall();
        assertThat(now().stage()).isEqualTo(Stage.RUNNING);
        assertThat(now().awaited()).containsOnlyKeys(DUELLISTS);
        assertThat(host.matches.diceLog(match)).contains("omen of red", "omen of blue");
        assertThat(checked().sound()).isTrue();
    }

    /** Nobody sits there any more, and nobody is told that the seat is in play. */
    @Test
    void whoIsForgottenBeforeTheStartIsNotInPlay() {
        seated("duel", "foils", DUELLISTS);
        host.matches.forget(TestHost.person("blue"));
        TestHost.refused(host.matches.start(by("red"), match));
        done(host.matches.computer(by("red"), match, new Seat("blue"), strategos.engine.search.Level.NORMAL));
        done(host.matches.start(by("red"), match));
        fall();
        assertThat(host.matches.diceLog(match)).contains("omen of red").doesNotContain("omen of blue");
    }

    @Test
    void thePostThatNamesTheRoundIsOlderThanIt() {
        duel();
        Order order = pending();

        assertThat(outlet.texts().getLast().isEmpty()).isFalse();
        long round = now().pending().orElseThrow().round();
        assertThat(outlet.texts()).anyMatch(text -> text.contains("beacon round " + round));
        assertThat(now().awaited()).isEmpty();
        assertThat(now().decision(order.seat())).isEmpty();
        int rolls = now().rolls();
        pass(Duration.ofSeconds(5));
        assertThat(now().rolls()).as("the round has not appeared").isEqualTo(rolls);
        fall();
        assertThat(now().rolls()).isGreaterThan(rolls);
        assertThat(checked().findings()).isEmpty();
        assertThat(host.matches.diceLog(match)).contains("\"round\" : " + round);
    }

    private static String refused(ActionResult result) {
        assertThat(result).isInstanceOf(ActionResult.Refused.class);
        return ((ActionResult.Refused) result).why().text().key();
    }

    @Test
    void aStartThatWaitsTooLongForTheBeaconIsCalledOff() {
        seated("duel", "foils", DUELLISTS);
        beacon.down(true);
        String maker = DUELLISTS.getFirst().id();
        String other = DUELLISTS.getLast().id();
        done(host.matches.start(by(maker), match));
        pass(Duration.ofHours(11));
        assertThat(refused(host.matches.leave(by(other), match))).isEqualTo("host.starting");
        pass(Duration.ofHours(2));
        assertThat(refused(host.matches.leave(by("eve"), match))).isEqualTo("host.starting");
        done(host.matches.leave(by(other), match));
        assertThat(now().held(TestHost.person(other))).hasSize(1);

        beacon.down(false);
        done(host.matches.start(by(maker), match));
        fall();
        assertThat(now().stage()).isEqualTo(Stage.RUNNING);
        assertThat(checked().findings()).isEmpty();
    }

    @Test
    void whileDiceAreWaitedForNothingElseIsDone() {
        duel();
        Order order = pending();
        String seat = order.seat().id();

        assertThat(refused(give(order))).isEqualTo("host.pending");
        assertThat(refused(host.matches.undo(by(seat), match, order.seat()))).isEqualTo("host.pending");
        assertThat(refused(host.matches.resign(by(seat), match, order.seat()))).isEqualTo("host.pending");
        assertThat(refused(host.matches.leave(by(seat), match))).isEqualTo("host.pending");
        assertThat(refused(host.proposals.propose(by(seat), match, new Motion.Draw())))
                .isEqualTo("host.pending");
        assertThat(refused(host.proposals.rewind(by(seat), match, 1, OptionalLong.empty())))
                .isEqualTo("host.pending");
        fall();
        assertThat(now().awaited()).isNotEmpty();
    }

    @Test
    void aPostThatWentOutTooLateIsFollowedByOneThatNamesALaterRound() {
        duel();
        outlet.failing(post -> Optional.of(new Undelivered(Remedy.RETRY, "busy", null)));
        pending();
        long first = now().pending().orElseThrow().round();
        clock.move(Duration.ofMinutes(1));
        outlet.failing(post -> Optional.empty());
        pass(Duration.ofMinutes(10));
        pass(Duration.ZERO);

        Pending later = now().pending().orElseThrow();
        assertThat(later.round()).isGreaterThan(first);
        assertThat(later.named()).isNotEmpty();
        fall();
        assertThat(checked().findings()).isEmpty();
        assertThat(outlet.texts()).anyMatch(text -> text.contains("beacon round " + first));
        assertThat(outlet.texts()).anyMatch(text -> text.contains("beacon round " + later.round()));
    }

    @Test
    void aBeaconThatIsDownIsAskedAgainMoreAndMoreSeldom() {
        duel();
        beacon.down(true);
        pending();
        int before = beacon.asked();
        int rolls = now().rolls();
        for (int i = 0; i < 200; i++) {
            pass(ROUND.multipliedBy(3));
        }
        assertThat(beacon.asked() - before).as("in half an hour").isBetween(5, 25);
        assertThat(now().rolls()).isEqualTo(rolls);
        assertThat(outlet.texts().stream().filter(text -> text.contains("The beacon does not answer")))
                .as("said once")
                .hasSize(1);
        beacon.down(false);
        pass(Duration.ofMinutes(6));
        fall();
        assertThat(now().rolls()).isGreaterThan(rolls);
        assertThat(checked().findings()).isEmpty();
    }

    /** It would be asked again only when the clock says the same once more. */
    @Test
    void aClockThatIsPutBackKeepsNoDiceWaiting() {
        duel();
        beacon.down(true);
        pending();
        pass(ROUND);
        pass(Duration.ofDays(3));
        pass(ROUND);
        beacon.down(false);
        clock.move(Duration.ofDays(-3));
        fall();
        assertThat(checked().findings()).isEmpty();
    }

    @Test
    void afterATimeThePlayersMayAgreeToGoOnWithoutIt() {
        duel();
        assertThat(refused(host.proposals.propose(by("red"), match, new Motion.Alone())))
                .isEqualTo("host.beacon.nothing");
        beacon.down(true);
        pending();
        pass(Duration.ofHours(11));
        assertThat(refused(host.proposals.propose(by("red"), match, new Motion.Alone())))
                .isEqualTo("host.beacon.patience");
        pass(Duration.ofHours(2));
        int rolls = now().rolls();
        done(host.proposals.propose(by("red"), match, new Motion.Alone()));
        assertThat(now().rolls()).isEqualTo(rolls);
        done(host.proposals.answer(by("blue"), match, Motion.Alone.WORD, OptionalLong.empty(), true));
        pass(Duration.ofSeconds(1));

        assertThat(now().pending()).isEmpty();
        assertThat(now().rolls()).isGreaterThan(rolls);
        assertThat(checked().findings()).isEmpty();
        assertThat(checked().notes()).extracting(note -> note.key()).containsExactly("dice.log.agreed");
    }

    @Test
    void aProposalThatNotAllAnswerExpiresThoughDiceAreWaitedFor() {
        duel();
        beacon.down(true);
        pending();
        pass(Duration.ofHours(13));
        done(host.proposals.propose(by("red"), match, new Motion.Alone()));

        pass(Proposal.PATIENCE.plusHours(1));

        assertThat(now().pending()).isPresent();
        assertThat(outlet.times("Not all have agreed in time: the dice wait for the beacon."))
                .isEqualTo(1);
    }

    /** Wherever it stops, the order is decided once, with the round that was named for it. */
    @Test
    void aRestartAnywhereDecidesOnceWithTheSameRound() {
        duel();
        Order order = pending();
        long version = now().version();
        long round = now().pending().orElseThrow().round();
        for (int i = 0; i < 12 && now().pending().isPresent(); i++) {
            host.close();
            clock.move(Duration.ofSeconds(1));
            open();
            host.gameHost.tick();
        }
        fall();
        assertThat(now().version()).isEqualTo(version + 1);
        assertThat(host.matches.diceLog(match)).contains("\"round\" : " + round);
        assertThat(checked().findings()).isEmpty();
        assertThat(refused(give(order))).isNotEqualTo("host.pending");
    }

    /** From the order to its dice the run ends at each checkpoint there is; the next one finds what is stored, and decides once. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 6, 8, 11})
    void aRunThatEndsAtAnyCheckpointDecidesOnce(int at) {
        duel();
        Order order = strike();
        long version = now().version();
        host.close();
        AtomicInteger left = new AtomicInteger(at);
        HostParts dying = TestHost.parts(storage, library, outlet, clock)
                .withBeacon(beacon)
                .withWatch((checkpoint, what) -> {
                    if (left.getAndDecrement() <= 0) {
                        throw new IllegalStateException("the end");
                    }
                });
        try (TestHost doomed = TestHost.of(dying, outlet, clock)) {
            doomed.matches.order(by(order.seat().id()), match, order, OptionalLong.empty());
            for (int i = 0; i < 4; i++) {
                clock.move(ROUND);
                doomed.gameHost.tick();
                doomed.gameHost.settle(Duration.ofMillis(200));
            }
        }
        open();
        fall();
        if (now().version() == version) {
            done(give(order));
            fall();
        }
        assertThat(now().version()).as("decided once").isEqualTo(version + 1);
        assertThat(checked().findings()).isEmpty();
    }

    /** Random orders are given until somebody may let a strike fall, which throws a die. */
    private Order strike() {
        for (int i = 0; i < 60; i++) {
            Seat seat = now().awaited().firstEntry().getKey();
            if (now().decision(seat).orElseThrow().offer("pass").isPresent()) {
                return new Order(seat, Call.of("pass"));
            }
            done(give(any()));
            fall();
        }
        throw new AssertionError("nobody lunges");
    }

    /** It takes the round for one that has appeared, and asks until it has. */
    @Test
    void aClockThatIsAMinuteFastWaitsForTheBeacon() {
        own = () -> clock.instant().plusSeconds(60);
        duel();
        pending();
        fall();
        assertThat(checked().findings()).isEmpty();
    }

    /** The rounds it would name have appeared already: the service's own time tells. */
    @Test
    void aClockThatIsAMinuteSlowNamesNoRoundThatIsOut() {
        own = () -> clock.instant().minusSeconds(60);
        duel();
        pending();
        int texts = outlet.texts().size();
        fall();
        assertThat(outlet.texts().size()).as("few posts").isLessThan(texts + 6);
        assertThat(checked().findings()).isEmpty();
    }

    @Test
    void whereTheServicesIdsBearNoTimeTheLogSaysSo() {
        host = TestHost.of(
                TestHost.parts(storage, library, new MemoryOutlet(), clock).withBeacon(beacon),
                new MemoryOutlet(),
                clock);
        match = host.duelWith(BEACON);
        fall();
        pending();
        fall();
        assertThat(checked().findings()).isEmpty();
        assertThat(checked().notes()).extracting(note -> note.key()).containsExactly("dice.log.local");
    }

    @Test
    void aMatchWithoutTheOptionThrowsAtOnce() {
        open();
        match = host.duel(Map.of());
        int before = now().rolls();
        for (int i = 0; i < 60 && now().rolls() == before; i++) {
            done(give(any()));
        }
        assertThat(now().rolls()).isGreaterThan(before);
        assertThat(host.matches.diceLog(match)).contains("strategos-dice-1").doesNotContain("round");
    }
}
