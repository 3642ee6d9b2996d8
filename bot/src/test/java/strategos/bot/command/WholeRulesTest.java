package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.port.Answer;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;

/** What the index says of a rule is told whole, wherever it is asked for, in one message. */
class WholeRulesTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;

    /** Discord's limit on the words of a message. */
    private static final int LONGEST = 4_000;

    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void byItsButtonAndByItsName(String game) {
        try (TestDesk desk = TestDesk.of(LIBRARY)) {
            for (RuleIndex.Entry rule : LIBRARY.rules(game).all()) {
                Answer pressed = desk.press("red", "rule|" + game + "|" + rule.id());
                assertThat(pressed.message().text())
                        .as(rule.id())
                        .contains(rule.gist(), rule.more().orElse(""));
                Answer asked = desk.ok("red", "rules", "", "game", game, "topic", rule.id());
                assertThat(asked.message().text())
                        .as(rule.id())
                        .contains(rule.gist(), rule.more().orElse(""));
            }
        }
    }

    /** As it is pressed, named beside a game, and named where there is none. */
    @Test
    void soIsWhatTheHouseAnswers() {
        try (TestDesk desk = TestDesk.of(LIBRARY)) {
            for (RuleIndex.Entry answer : LIBRARY.house().all()) {
                Answer pressed = desk.press("red", "rule|house|" + answer.id());
                String told = pressed.message().text();
                assertThat(told)
                        .isEqualTo("**" + answer.heading() + "**: " + answer.gist() + " "
                                + answer.more().orElseThrow());
                assertThat(desk.ok("red", "rules", "", "topic", answer.id())
                                .message()
                                .text())
                        .isEqualTo(told);
                assertThat(desk.ok("red", "rules", "", "game", "sparta", "topic", answer.heading())
                                .message()
                                .text())
                        .as(answer.heading())
                        .isEqualTo(told);
            }
            assertThat(desk.press("red", "rule|house|9.0").ok()).isFalse();
            assertThat(desk.press("red", "rule|sparta|house-undo").ok()).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void threeOfThemFitIntoOneMessage(String game) {
        try (TestDesk desk = TestDesk.of(LIBRARY)) {
            for (RuleIndex.Entry rule : LIBRARY.rules(game).all()) {
                Answer asked = desk.ok("red", "rules", "", "game", game, "topic", rule.heading());
                String words = asked.message()
                        .text()
                        .lines()
                        .filter(line -> line.startsWith("**") || line.startsWith("For example:"))
                        .reduce("", (all, line) -> all + line + "\n");
                assertThat(words).as(rule.heading()).hasSizeLessThan(LONGEST);
            }
        }
    }
}
