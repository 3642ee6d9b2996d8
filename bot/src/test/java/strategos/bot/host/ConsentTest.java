package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Stage;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;

/** What is proposed is done when all who play have agreed, and falls otherwise. */
class ConsentTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final TestHost host = TestHost.inMemory();

    @AfterEach
    void close() {
        host.close();
    }

    private ActionResult draw(String who, String match) {
        return host.proposals.propose(by(who), match, new Motion.Draw());
    }

    private ActionResult answer(String who, String match, boolean yes) {
        return host.proposals.answer(by(who), match, Motion.Draw.WORD, OptionalLong.empty(), yes);
    }

    @Test
    void allOthersAreCalledOnceAndTheLastWhoAgreesLetsItBeDone() {
        String match = host.duel(Map.of());
        done(draw("red", match));

        assertThat(host.match(match).proposals()).hasSize(1);
        assertThat(host.match(match).proposals().getFirst().waiting()).containsExactly(BLUE);
        List<MemoryOutlet.Message> calls = host.settled().outlet.messages().stream()
                .filter(message -> message.text().contains("A proposal of **Red**:"))
                .toList();
        assertThat(calls).hasSize(1);
        assertThat(calls.getFirst().pings()).containsExactly("id-blue");

        LiveMatch after = done(answer("blue", match, true));
        assertThat(after.stage()).isEqualTo(Stage.OVER);
        assertThat(after.proposals()).isEmpty();
    }

    @Test
    void aSecondOfAKindIsRefused() {
        String match = host.duel(Map.of());
        done(draw("red", match));

        assertThat(refused(draw("red", match))).isEqualTo("host.proposal.stands");
        done(host.proposals.propose(by("blue"), match, new Motion.End()));
        assertThat(host.match(match).proposals()).hasSize(2);
    }

    @Test
    void aSecondPressChangesNothing() {
        String match = host.duel(Map.of());
        Action once = by("red");
        done(host.proposals.propose(once, match, new Motion.Draw()));
        done(host.proposals.propose(once, match, new Motion.Draw()));

        assertThat(refused(answer("red", match, true))).isEqualTo("host.proposal.agreed-already");
        assertThat(host.match(match).proposals()).hasSize(1);

        Action agrees = by("blue");
        done(host.proposals.answer(agrees, match, Motion.Draw.WORD, OptionalLong.empty(), true));
        done(host.proposals.answer(agrees, match, Motion.Draw.WORD, OptionalLong.empty(), true));
        assertThat(refused(answer("blue", match, true))).isEqualTo("host.proposal.none");
    }

    @Test
    void oneWhoDeclinesEndsIt() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(answer("blue", match, false));

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(refused(answer("blue", match, true))).isEqualTo("host.proposal.none");
        assertThat(host.settled().outlet.texts()).contains("Declined by Blue: there is no draw.");
    }

    @Test
    void whoProposedTakesItBack() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(answer("red", match, false));

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(host.settled().outlet.texts()).contains("Withdrawn by Red: the proposal of a draw.");
        done(draw("blue", match));
    }

    @Test
    void aButtonOfAnEarlierProposalAnswersNoLaterOne() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        long number = host.match(match).proposals().getFirst().number();
        done(answer("red", match, false));
        host.clock.move(Duration.ofMinutes(1));
        done(draw("red", match));

        assertThat(refused(host.proposals.answer(by("blue"), match, Motion.Draw.WORD, OptionalLong.of(number), true)))
                .isEqualTo("host.proposal.none");
    }

    @Test
    void afterADayItFalls() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        host.clock.move(Proposal.PATIENCE.minusSeconds(1));
        host.gameHost.tick();
        assertThat(host.match(match).proposals()).hasSize(1);

        host.clock.move(Duration.ofSeconds(1));
        assertThat(refused(answer("blue", match, true))).isEqualTo("host.proposal.none");
        host.gameHost.tick();

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(host.settled().outlet.texts()).contains("Not all have agreed in time: there is no draw.");
    }

    /** Its post says when it falls. */
    @Test
    void afterADayItFallsThoughTheClocksStandStill() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(host.times.pause(by("red"), match, true));
        done(host.proposals.propose(by("red"), match, new Motion.End()));
        host.clock.move(Proposal.PATIENCE);
        host.gameHost.tick();

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(host.settled().outlet.texts()).contains("Not all have agreed in time: there is no draw.");
    }

    @Test
    void inItsSleepItFallsUntold() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(host.matches.sleep(by("red"), match));
        host.clock.move(Proposal.PATIENCE);
        host.gameHost.tick();

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(host.settled().outlet.texts()).noneMatch(text -> text.contains("in time"));
    }

    @Test
    void theReminderOfAnEarlierOneEndsNoLaterOne() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(answer("blue", match, false));
        host.clock.move(Duration.ofHours(23));
        done(draw("red", match));
        host.clock.move(Duration.ofHours(2));
        host.gameHost.tick();

        assertThat(host.match(match).proposals()).hasSize(1);
    }

    @Test
    void whoHasLeftAgreesToNothing() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(host.matches.leave(by("red"), match));

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(refused(answer("blue", match, true))).isEqualTo("host.proposal.none");
        assertThat(host.settled().outlet.texts()).anyMatch(text -> text.startsWith("The proposal of a draw falls"));
    }

    @Test
    void oneWhoIsForgottenAgreesToNothing() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        host.matches.forget(TestHost.person("red"));

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(refused(answer("blue", match, true))).isEqualTo("host.proposal.none");
    }

    @Test
    void onlyThoseWhoPlayProposeAndAgree() {
        String match = host.duel(Map.of());
        assertThat(refused(draw("carol", match))).isEqualTo("host.proposal.players-only");
        done(draw("red", match));
        assertThat(refused(answer("carol", match, true))).isEqualTo("host.proposal.players-only");
    }

    @Test
    void onlyInARunningMatch() {
        String match = done(host.matches.create(by("red"), TestHost.AGORA, "duel", "foils", Map.of()))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.of("an owl")));
        assertThat(refused(draw("red", match))).isEqualTo("host.not-begun");
    }

    @Test
    void oneWhoPlaysAgainstComputersAsksNobody() {
        String match = done(host.matches.create(by("red"), TestHost.AGORA, "duel", "foils", Map.of()))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.of("an owl")));
        done(host.matches.computer(by("red"), match, BLUE, Level.NORMAL));
        done(host.matches.start(by("red"), match));

        assertThat(done(draw("red", match)).stage()).isEqualTo(Stage.OVER);
    }

    @Test
    void theEndOfTheMatchEndsIt() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(host.matches.resign(by("red"), match, RED));

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(refused(answer("blue", match, true))).isEqualTo("host.proposal.none");
    }

    @Test
    void playGoesOnWhileADrawIsProposed() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(host.order(match, "red", Call.of("taunt", "words", "ha")));

        assertThat(host.match(match).proposals()).hasSize(1);
    }

    @Test
    void anAgreedDrawIsAResultThatNobodyWins() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        LiveMatch after = done(answer("blue", match, true));

        assertThat(after.result().orElseThrow().winners()).isEmpty();
        assertThat(after.result().orElseThrow().ranking()).hasSize(2).allMatch(place -> place.rank() == 1);
        assertThat(after.awaited()).isEmpty();
        assertThat(refused(host.order(match, "red", Call.of("taunt", "words", "ha"))))
                .isEqualTo("host.over");
        assertThat(host.settled().outlet.texts()).anyMatch(text -> text.contains("It was ended as a draw."));
        assertThat(host.matches.history(match, RED, 100))
                .extracting(Matches.HistoryLine::words)
                .endsWith("The match ends in a draw; nobody has won.");
    }

    @Test
    void anAgreedEndHasNoResult() {
        String match = host.duel(Map.of());
        done(host.proposals.propose(by("red"), match, new Motion.End()));
        LiveMatch after = done(host.proposals.answer(by("blue"), match, Motion.End.WORD, OptionalLong.empty(), true));

        assertThat(after.stage()).isEqualTo(Stage.OVER);
        assertThat(after.result()).isEmpty();
        assertThat(host.settled().outlet.texts())
                .anyMatch(text -> text.contains("The match was ended without a result."));
    }

    @Test
    void howItEndedIsKept() {
        String match = host.duel(Map.of());
        done(draw("red", match));
        done(answer("blue", match, true));

        Outcome outcome = host.outcomes.find(match).orElseThrow();
        assertThat(outcome.ending()).isEqualTo(Outcome.Ending.AGREED);
        assertThat(outcome.points().values()).containsOnly(0.5);
    }

    @Test
    void anAgreedEndIsKeptWithoutPlaces() {
        String match = host.duel(Map.of());
        done(host.proposals.propose(by("red"), match, new Motion.End()));
        done(host.proposals.answer(by("blue"), match, Motion.End.WORD, OptionalLong.empty(), true));

        assertThat(host.outcomes.find(match).orElseThrow().ending()).isEqualTo(Outcome.Ending.AGREED);
        assertThat(host.outcomes.find(match).orElseThrow().ranked()).isFalse();
    }
}
