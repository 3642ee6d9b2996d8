package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.engine.library.RegisteredGames;

/** {@code /match advice}, and levels as they are typed. */
class AdviceTest {
    private static final int SEEDS = 12;

    @Test
    void whoIsAskedGetsIdeasForHimselfAlone() {
        try (TestDesk desk = TestDesk.duel()) {
            Answer answer = desk.ok("red", "match", "advice");
            assertThat((List<?>) answer.data().get("ideas")).isNotEmpty();
            assertThat(answer.message().text()).contains("may be wrong");
            assertThat(desk.host.outlet.messages()).noneMatch(m -> m.text().contains("may be wrong"));
        }
    }

    /** Each game has a moment at which an idea comes with its reason, told to nobody else. */
    @ParameterizedTest
    @CsvSource({
        "xenophon, race, forage, It forages|It marches on",
        "sparta, ionian-war, march, It marches|It sails",
        "persians, second-war, march, It makes for"
    })
    void anIdeaSaysWhatItHopesFor(String game, String scenario, String verb, String reasons) {
        Pattern reason = Pattern.compile("-# (" + reasons + ") .*[.]");
        String told = "";
        for (long seed = 1; seed <= SEEDS && !reason.matcher(told).find(); seed++) {
            try (Taps taps = Taps.until(
                    game,
                    scenario,
                    seed,
                    (match, seat) ->
                            match.decision(seat).flatMap(d -> d.offer(verb)).isPresent())) {
                told = taps.desk
                        .ok(taps.seat().id(), "match", "advice")
                        .message()
                        .text();
                assertThat(taps.desk.outlet().messages())
                        .noneMatch(m -> m.text().contains("-# It "));
            }
        }
        assertThat(told).containsPattern(reason).doesNotContainPattern(" \\+\\d+ [·–]");
    }

    /** Where one seat plays alone there is a score, and no share of wins to tell. */
    @Test
    void aloneNothingIsSaidOfWins() {
        try (TestDesk desk = TestDesk.thinking(RegisteredGames.LIBRARY)) {
            desk.ok("ann", "match", "new", "game", "xenophon", "scenario", "solitaire");
            desk.ok("ann", "match", "join", "seat", "alpha", "omen", "an owl");
            desk.ok("ann", "match", "start");
            desk.host.settled();
            Answer answer = desk.ok("ann", "match", "advice");
            assertThat((List<?>) answer.data().get("ideas")).as("compared").hasSizeGreaterThan(1);
            assertThat(answer.message().text()).contains("1. ").doesNotContain("wins");
        }
    }

    /** An idea can be given as it stands: its button opens the whole order, and only that page's own button sends it. */
    @ParameterizedTest
    @CsvSource({"xenophon, race, forage", "sparta, ionian-war, march", "persians, second-war, march"})
    void anIdeaOpensAsAWholeOrder(String game, String scenario, String verb) {
        try (Taps taps = Taps.until(
                game,
                scenario,
                1,
                (match, seat) ->
                        match.decision(seat).flatMap(d -> d.offer(verb)).isPresent())) {
            String by = taps.seat().id();
            Answer advice = taps.desk.ok(by, "match", "advice");
            List<?> ideas = (List<?>) advice.data().get("ideas");
            List<Control.Button> buttons = advice.message().controls().stream()
                    .filter(Control.Button.class::isInstance)
                    .map(Control.Button.class::cast)
                    .filter(button -> button.label().matches("\\d\\. .*"))
                    .toList();
            assertThat(buttons).hasSameSizeAs(ideas);
            long before = taps.now().version();
            for (int n = 0; n < buttons.size(); n++) {
                Answer page = taps.desk.press(by, buttons.get(n).id());
                assertThat(page.refusal()).isEmpty();
                assertThat(page.message().controls())
                        .as(String.valueOf(ideas.get(n)))
                        .anyMatch(control -> control instanceof Control.Button button
                                && button.id().contains("|send|"));
                assertThat(taps.now().version())
                        .as("nothing is sent by looking")
                        .isEqualTo(before);
            }
        }
    }

    /** The last thing that is filled is asked anew. */
    @Test
    void oneGoesBackFromAnIdeaByOnePress() {
        try (Taps taps = Taps.until(
                "sparta",
                "archidamian",
                1,
                (match, seat) ->
                        match.decision(seat).flatMap(d -> d.offer("lose")).isPresent())) {
            String by = taps.seat().id();
            Answer page = taps.desk.press(by, TestDesk.control(taps.desk.ok(by, "match", "advice"), "1. lose…"));
            Answer back = taps.desk.press(by, TestDesk.control(page, "Back"));

            assertThat(back.message().text()).isNotEqualTo(page.message().text());
        }
    }

    @Test
    void whoHoldsNoSeatGetsNone() {
        try (TestDesk desk = TestDesk.duel()) {
            assertThat(desk.command("eve", "match", "advice").refusal()).isPresent();
        }
    }

    @Test
    void aMatchMayDoWithout() {
        try (TestDesk desk = TestDesk.open()) {
            desk.ok("red", "match", "new", "game", "duel", "scenario", "foils", "options", "advice=no");
            desk.ok("red", "match", "join", "seat", "red");
            desk.ok("blue", "match", "join", "seat", "blue");
            desk.ok("red", "match", "start");
            desk.host.settled();
            assertThat(desk.command("red", "match", "advice").refusal()).isPresent();
        }
    }

    @Test
    void aLevelIsOneOfThree() {
        try (TestDesk desk = TestDesk.open()) {
            desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
            desk.ok("red", "match", "join", "seat", "red");
            assertThat(desk.command("red", "match", "computer", "seat", "blue", "level", "brutal")
                            .refusal())
                    .isPresent();
            desk.ok("red", "match", "computer", "seat", "blue", "level", "hard");
            assertThat(desk.ok("red", "match", "status").message().text()).contains("the computer (hard)");
        }
    }
}
