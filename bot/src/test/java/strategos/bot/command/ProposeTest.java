package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Suggestion;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;

/** {@code /propose}: to go back, a draw, the end; answered by the card's buttons or typed. */
class ProposeTest {
    private final TestDesk desk = TestDesk.asking();

    @AfterEach
    void close() {
        desk.close();
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    private String button(String label) {
        return desk.outlet().messages().stream()
                .flatMap(message -> message.controls().stream())
                .filter(control -> control instanceof Control.Button button
                        && button.label().equals(label))
                .reduce((first, last) -> last)
                .orElseThrow(() -> new AssertionError(label))
                .id();
    }

    private void taunted() {
        desk.begun("red", "blue");
        desk.ok("red", "duel", "taunt", "words", "ha");
        desk.ok("blue", "duel", "taunt", "words", "ho");
        desk.host.settled();
    }

    @Test
    void aPointIsPickedThenShownThenProposedAndAgreedToByAButton() {
        taunted();
        Answer points = desk.ok("red", "propose", "rewind");
        assertThat(points.message().text()).contains("1. back to before: ", "2. back to before: ");

        Answer shown = desk.press("red", points.message().controls().get(1).id());
        assertThat(shown.message().text()).contains("That undoes 2 orders", "All who play here are asked");
        assertThat(match().proposals()).isEmpty();

        assertThat(desk.press("red", TestDesk.control(shown, "Propose it")).ok())
                .isTrue();
        assertThat(match().proposals()).hasSize(1);
        assertThat(desk.outlet().texts()).anyMatch(text -> text.contains("proposes to go back to before: "));

        assertThat(desk.press("blue", button("Agree to go back")).ok()).isTrue();
        assertThat(match().proposals()).isEmpty();
        assertThat(desk.host.proposals.points(match().id())).isEmpty();
    }

    @Test
    void whoAsksLaterReadsThatItEndedWithoutAResult() {
        taunted();
        String id = match().id();
        desk.ok("red", "propose", "end");
        desk.ok("blue", "propose", "agree");

        for (String asked : List.of("status", "since")) {
            assertThat(desk.ok("red", "match", asked, "match", id).message().text())
                    .contains("The match was ended without a result.");
        }
    }

    @Test
    void theCardSaysInOneSentenceWhatIsProposed() {
        desk.begun("red", "blue");
        desk.ok("red", "duel", "stance", "stance", "low");
        for (List<String> motion : List.of(List.of("rewind", "to", "1"), List.of("draw"), List.of("end"))) {
            List<String> options = new ArrayList<>(motion.subList(1, motion.size()));
            Answer shown = desk.ok("red", "propose", motion.getFirst(), options.toArray(String[]::new));
            if (motion.size() > 1) {
                desk.press("red", TestDesk.control(shown, "Propose it"));
            }
        }
        assertThat(desk.host.settled().outlet.texts().stream()
                        .flatMap(String::lines)
                        .filter(line -> line.contains(" proposes "))
                        .map(line -> line.substring(0, line.indexOf(" · still to agree: "))))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(
                                line.chars().filter(sign -> sign == ':').count())
                        .as(line)
                        .isLessThan(2));
    }

    /** A game may have words of its own for it. */
    @Test
    void inEveryGameTheCardSaysInOneSentenceWhatIsProposed() {
        assertThat(RegisteredGames.LIBRARY.games())
                .extracting(game -> RegisteredGames.LIBRARY
                        .words(game.box().id(), Escape.plain())
                        .say(Text.of("host.card.proposal", "seat", "seat", "brief", "a draw", "waiting", "nobody")))
                .allSatisfy(said -> assertThat(said).containsPattern("proposes? a draw ·"));
    }

    @Test
    void aSpectatorsPressIsRefused() {
        taunted();
        desk.ok("red", "propose", "draw");

        Answer press = desk.press("carol", button("Agree to a draw"));
        assertThat(press.refusal().orElseThrow().sentence()).isEqualTo("Only those who play here propose and agree.");
    }

    @Test
    void whatWasShownBeforePlayWentOnIsStale() {
        taunted();
        Answer shown = desk.ok("red", "propose", "rewind", "to", "1");
        desk.ok("red", "duel", "stance", "stance", "low");
        desk.ok("blue", "duel", "stance", "stance", "low");

        assertThat(desk.press("red", TestDesk.control(shown, "Propose it")).ok())
                .isFalse();
        assertThat(match().proposals()).isEmpty();
    }

    @Test
    void typedItWorksToo() {
        taunted();
        desk.ok("red", "propose", "end");
        assertThat(desk.refused("red", "propose", "agree")).contains("Nothing is proposed");
        desk.ok("blue", "propose", "decline");
        assertThat(match().proposals()).isEmpty();
        desk.ok("blue", "propose", "draw");
        desk.ok("blue", "propose", "end");
        assertThat(desk.refused("red", "propose", "agree")).contains("draw", "end");
        desk.ok("blue", "propose", "withdraw", "what", "end");
        desk.ok("red", "propose", "agree");

        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.OVER);
    }

    @Test
    void whoProposesWhatAnotherHasProposedAgreesToIt() {
        desk.begun("red", "blue");
        desk.ok("red", "propose", "draw");
        assertThat(desk.refused("red", "propose", "draw"))
                .isEqualTo("A draw is proposed already; all must answer that first.");

        desk.ok("blue", "propose", "draw");

        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.OVER);
    }

    @Test
    void whoWouldGoBackElsewhereDoesNotAgree() {
        taunted();
        desk.press("red", TestDesk.control(desk.ok("red", "propose", "rewind", "to", "1"), "Propose it"));

        Answer farther = desk.ok("blue", "propose", "rewind", "to", "2");
        assertThat(desk.press("blue", TestDesk.control(farther, "Propose it"))
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("To go back is proposed already");
        assertThat(match().proposals()).hasSize(1);
        desk.press("blue", TestDesk.control(desk.ok("blue", "propose", "rewind", "to", "1"), "Propose it"));
        assertThat(desk.host.proposals.points(match().id())).hasSize(1);
    }

    @Test
    void whoHasAgreedToAllButOneNeedNotNameIt() {
        try (TestDesk three = TestDesk.asking(RegisteredGames.LIBRARY)) {
            three.ok("ann", "match", "new", "game", "xenophon", "scenario", "race");
            three.ok("ann", "match", "join", "seat", "alpha", "omen", "an owl");
            three.ok("bob", "match", "join", "seat", "beta", "omen", "an eagle");
            three.ok("cleo", "match", "join", "seat", "gamma", "omen", "a snake");
            three.ok("ann", "match", "start");
            three.host.settled();
            three.ok("ann", "propose", "draw");
            three.ok("bob", "propose", "agree");
            three.ok("ann", "propose", "end");

            three.ok("bob", "propose", "agree");
            assertThat(three.refused("bob", "propose", "agree", "what", "end")).contains("already");
            assertThat(three.refused("cleo", "propose", "agree")).contains("draw", "end");
            assertThat(three.complete("bob", "propose", "decline", "what", ""))
                    .extracting(Suggestion::value)
                    .containsExactlyInAnyOrder("draw", "end");
        }
    }

    /** By what is stored they would stand by their letters. */
    @Test
    void whoHasStillToAgreeStandsInTheOrderOfTheSeats() {
        try (TestDesk four = TestDesk.asking(RegisteredGames.LIBRARY)) {
            four.ok("ann", "match", "new", "game", "xenophon", "scenario", "race");
            for (String seat : List.of("alpha", "beta", "gamma", "delta")) {
                four.ok(seat.equals("alpha") ? "ann" : seat, "match", "join", "seat", seat);
            }
            four.ok("ann", "match", "start");
            four.host.settled();

            assertThat(four.ok("ann", "propose", "draw").message().text())
                    .contains("Beta (beta), Gamma (gamma) and Delta (delta)");
            assertThat(four.ok("beta", "propose", "agree").message().text())
                    .contains("Gamma (gamma) and Delta (delta)");
        }
    }

    @Test
    void whoIsAloneIsAskedOnce() {
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
        desk.ok("red", "match", "join", "seat", "red", "omen", "an owl");
        desk.ok("red", "match", "computer", "seat", "blue");
        desk.ok("red", "match", "start");
        desk.host.settled();

        Answer sure = desk.ok("red", "propose", "draw");
        assertThat(sure.message().text()).contains("Nobody else plays here, so it is done at once.");
        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.RUNNING);
        assertThat(desk.press("red", TestDesk.control(sure, "Do it")).ok()).isTrue();
        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.OVER);
    }

    /** Nobody has agreed with anybody, and what is over awaits no move. */
    @ParameterizedTest
    @ValueSource(strings = {"draw", "end"})
    void whoIsAloneIsNotToldThatAllAgreed(String ending) {
        try (TestDesk march = TestDesk.of(RegisteredGames.LIBRARY)) {
            march.ok("ann", "match", "new", "game", "xenophon", "scenario", "solitaire");
            march.ok("ann", "match", "join", "seat", "alpha", "omen", "an owl");
            march.ok("ann", "match", "start");
            String id = march.host.matches.at(TestDesk.AGORA).orElseThrow().id();

            String done = march.ok("ann", "propose", ending).message().text();
            String status =
                    march.ok("ann", "match", "status", "match", id).message().text();
            String since =
                    march.ok("ann", "match", "since", "match", id).message().text();

            assertThat(march.host.settled().outlet.texts()).anyMatch(text -> text.contains(done));
            assertThat(march.host.outlet.texts()).noneMatch(ProposeTest::agreed);
            assertThat(List.of(done, status, since)).noneMatch(ProposeTest::agreed);
            assertThat(status).doesNotContain("on the move");
        }
    }

    private static boolean agreed(String text) {
        return text.matches("(?is).*\\bagreed?\\b.*");
    }

    @Test
    void wrongPointsGetOneSentence() {
        taunted();
        assertThat(desk.refused("red", "propose", "rewind", "to", "nowhere"))
                .isEqualTo("nowhere is neither a number of orders nor report nor turn.");
        assertThat(desk.refused("red", "propose", "rewind", "to", "3"))
                .isEqualTo("You can go back over the last 2 orders at most.");
        assertThat(desk.refused("red", "propose", "rewind", "to", "999")).contains("at most");
    }

    @Test
    void thePointsAreSuggested() {
        taunted();
        assertThat(desk.complete("red", "propose", "rewind", "to", ""))
                .extracting(Suggestion::value)
                .containsExactly("1", "2");
    }
}
