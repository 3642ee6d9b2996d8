package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.Motion.Point;
import strategos.bot.verify.FileVerifier;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.storage.Storage;

/** All agree to go back: the position is the earlier one, the dice go on, and what was left stays in the record. */
class RewindTest {
    private static final Seat RED = new Seat("red");

    private final TestHost host = TestHost.inMemory();
    private final RandomPlayers players = new RandomPlayers(host, new Random(5));

    @AfterEach
    void close() {
        host.close();
    }

    private ActionResult propose(String who, String match, int orders) {
        return host.proposals.rewind(by(who), match, orders, OptionalLong.empty());
    }

    private LiveMatch rewound(String match, int orders) {
        done(propose("red", match, orders));
        return done(host.proposals.answer(by("blue"), match, Motion.Rewind.WORD, OptionalLong.empty(), true));
    }

    private void taunt(String match, String who, String words) {
        done(host.order(match, who, Call.of("taunt", "words", words)));
    }

    /** Play goes on until a die falls. */
    private void roll(String match) {
        int before = host.match(match).rolls();
        while (host.match(match).rolls() == before) {
            assertThat(players.play(match, 1)).isEqualTo(1);
        }
        assertThat(host.match(match).stage()).isEqualTo(LiveMatch.Stage.RUNNING);
    }

    @Test
    void givesThePositionBackOverTheOrdersOfAnother() {
        String match = host.duel(Map.of());
        Glimpse before = Glimpse.of(host.match(match));
        taunt(match, "red", "ha");
        taunt(match, "blue", "ho");

        LiveMatch after = rewound(match, 2);

        assertThat(Glimpse.of(after).views()).isEqualTo(before.views());
        assertThat(after.version()).isEqualTo(4);
        assertThat(after.proposals()).isEmpty();
        assertThat(host.settled().outlet.texts())
                .anyMatch(text -> text.contains("The match goes back over its last 2"));
    }

    @Test
    void thePointsAreTheLastOrdersAsAllWereTold() {
        String match = host.duel(Map.of());
        taunt(match, "red", "ha");
        taunt(match, "blue", "ho");

        List<Point> points = host.proposals.points(match);

        assertThat(points).extracting(Point::orders).containsExactly(1, 2);
        assertThat(host.match(match).tale().plain(points.get(1).first().text())).contains("ha");
        assertThat(points.get(1).last()).hasSize(2);
    }

    @Test
    void whatAllWereToldIsShownBeforeTheyAgree() {
        String match = host.duel(Map.of());
        taunt(match, "red", "ha");
        taunt(match, "blue", "ho");
        done(propose("red", match, 2));

        assertThat(host.settled().outlet.texts())
                .anySatisfy(text -> assertThat(text)
                        .contains("back to before", "That undoes 2 orders and no open roll", "- ", "ho", "<@id-blue>"));
    }

    @Test
    void diceNeverGoBack() {
        String match = host.duel(Map.of());
        roll(match);
        int rolls = host.match(match).rolls();
        var told = host.matches.rolls(match);
        assertThat(told).isNotEmpty();

        LiveMatch after = rewound(match, 1);
        assertThat(after.rolls()).isEqualTo(rolls);
        assertThat(host.matches.rolls(match)).isEqualTo(told);

        roll(match);
        assertThat(host.match(match).rolls()).isGreaterThan(rolls);
        assertThat(host.matches.rolls(match)).startsWith(told.toArray(new DescribedRoll[0]));
    }

    @Test
    void theRecordOfBothBranchesIsProven() {
        String match = host.duel(Map.of());
        roll(match);
        rewound(match, 1);
        roll(match);
        done(host.matches.resign(by("red"), match, RED));

        String record = host.matches.record(match);
        assertThat(record).contains("\"rewind\"");
        assertThat(new FileVerifier(DuelFactory.library(), StubBeacon.check())
                        .verify(record.getBytes(StandardCharsets.UTF_8))
                        .findings())
                .isEmpty();
    }

    @Test
    void anAgreedDrawIsProvenAndAFalseOneIsNot() {
        String match = host.duel(Map.of());
        roll(match);
        done(host.proposals.propose(by("red"), match, new Motion.Draw()));
        done(host.proposals.answer(by("blue"), match, Motion.Draw.WORD, OptionalLong.empty(), true));
        FileVerifier verifier = new FileVerifier(DuelFactory.library(), StubBeacon.check());
        String record = host.matches.record(match);

        assertThat(verifier.verify(record.getBytes(StandardCharsets.UTF_8)).findings())
                .isEmpty();
        String forged = record.replace("\"kind\" : \"drawn\"", "\"kind\" : \"order\"");
        assertThat(forged).isNotEqualTo(record);
        assertThat(verifier.verify(forged.getBytes(StandardCharsets.UTF_8)).findings())
                .isNotEmpty();
    }

    @Test
    void buttonsOfBeforeAreStale() {
        String match = host.duel(Map.of());
        long asked = host.match(match).stamp(RED).own();
        taunt(match, "red", "ha");
        rewound(match, 1);

        assertThat(refused(host.matches.order(
                        by("red"), match, new Order(RED, Call.of("taunt", "words", "ho")), OptionalLong.of(asked))))
                .startsWith("host.stale");
    }

    @Test
    void standingOrdersStay() {
        String match = host.duel(Map.of());
        taunt(match, "red", "ha");
        done(host.matches.stand(by("red"), match, new StandingOrder(RED, "parry", Map.of(), Call.of("pass"), 1), 0));

        assertThat(rewound(match, 1).standing(RED)).hasSize(1);
    }

    @Test
    void clocksKeepWhatTheyHad() {
        String match = host.duel(Map.of("clock", "bank 2d +6h to 4d"));
        taunt(match, "red", "ha");
        Instant until = host.matches.deadline(match, RED).orElseThrow();
        host.clock.move(Duration.ofHours(10));

        rewound(match, 1);

        assertThat(host.matches.deadline(match, RED)).contains(until);
    }

    @Test
    void aProposalOutlivesAPauseOfTheClocksNoLongerThanItsDay() {
        String match = host.duel(Map.of("clock", "24h"));
        taunt(match, "red", "ha");
        done(propose("red", match, 1));
        done(host.times.pause(by("red"), match, true));
        host.clock.move(Proposal.PATIENCE);

        assertThat(refused(host.proposals.answer(by("blue"), match, Motion.Rewind.WORD, OptionalLong.empty(), true)))
                .isEqualTo("host.proposal.none");
        done(propose("blue", match, 1));
        assertThat(host.match(match).proposals().getFirst().waiting()).containsExactly(RED);
    }

    @Test
    void whenPlayGoesOnTheProposalFalls() {
        String match = host.duel(Map.of());
        taunt(match, "red", "ha");
        done(propose("red", match, 1));
        taunt(match, "blue", "ho");

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(refused(host.proposals.answer(by("blue"), match, Motion.Rewind.WORD, OptionalLong.empty(), true)))
                .isEqualTo("host.proposal.none");
        assertThat(host.settled().outlet.texts()).anyMatch(text -> text.startsWith("The proposal to go back falls"));
    }

    @Test
    void whatWasShownForAnEarlierMomentIsNotProposed() {
        String match = host.duel(Map.of());
        taunt(match, "red", "ha");
        long shown = host.match(match).publicVersion();
        taunt(match, "blue", "ho");

        assertThat(refused(host.proposals.rewind(by("red"), match, 1, OptionalLong.of(shown))))
                .isEqualTo("host.rewind.moved-on");
    }

    @Test
    void notBeyondTheBeginning() {
        String match = host.duel(Map.of());
        assertThat(refused(propose("red", match, 1))).isEqualTo("host.rewind.no-point");
        taunt(match, "red", "ha");
        assertThat(refused(propose("red", match, 2))).isEqualTo("host.rewind.no-point");
        assertThat(refused(propose("red", match, 0))).isEqualTo("host.rewind.no-point");
    }

    @Test
    void oneGoesBackTwiceAndTakesOrdersBackAfterwards() {
        String match = host.duel(Map.of());
        taunt(match, "red", "one");
        taunt(match, "blue", "two");
        rewound(match, 1);
        assertThat(host.proposals.points(match)).hasSize(1);
        done(host.matches.undo(by("red"), match, RED));
        assertThat(host.proposals.points(match)).isEmpty();
        taunt(match, "blue", "three");
        assertThat(host.proposals.points(match)).hasSize(1);
        rewound(match, 1);
        assertThat(host.proposals.points(match)).isEmpty();
    }

    @Test
    void itIsRememberedWhereTheHostIsRestarted() {
        try (Storage storage = Storage.inMemory()) {
            MovingClock clock = new MovingClock();
            String match;
            try (TestHost first = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
                match = first.duel(Map.of());
                done(first.order(match, "red", Call.of("taunt", "words", "ha")));
                done(first.proposals.rewind(by("red"), match, 1, OptionalLong.empty()));
            }
            try (TestHost second = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
                assertThat(second.match(match).proposals()).hasSize(1);
                done(second.proposals.answer(by("blue"), match, Motion.Rewind.WORD, OptionalLong.empty(), true));
                assertThat(second.proposals.points(match)).isEmpty();
            }
        }
    }
}
