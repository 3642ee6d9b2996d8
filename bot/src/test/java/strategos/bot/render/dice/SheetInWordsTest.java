package strategos.bot.render.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.dice.Chain;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Block;
import strategos.engine.scene.DiceSheet.Proof;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.DiceSheet.State;
import strategos.engine.scene.Strip;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

class SheetInWordsTest {
    private static final int MOST = 1024;
    private static final String KEY = "ecc1482e9bdd4e6f5ddf65685e0fdcb25b30894e8fb911066b632b042047ade0";
    private static final Proof PROOF = new Proof(116, 123, KEY);

    private final Phrasebook book = RegisteredGames.LIBRARY.words("xenophon", Escape.plain());

    private String say(DiceSheet sheet) {
        return new SheetInWords(this::words, MOST).say(sheet);
    }

    /** Texts of this test are their own keys. */
    private String words(Text text) {
        return text.key().startsWith("=") ? text.key().substring(1) : book.say(text);
    }

    private static Row row(State state, List<Integer> faces, String total, String result) {
        return row(state, faces, total, Optional.empty(), result);
    }

    private static Row row(State state, List<Integer> faces, String total, Optional<String> column, String result) {
        return new Row(
                new Strip(
                        Text.of("strip.route"),
                        Text.of("="),
                        "beta",
                        Chain.OPEN,
                        116,
                        faces,
                        6,
                        List.of(),
                        Optional.of(total).filter(sum -> !sum.isEmpty()),
                        column,
                        Text.of(result.startsWith("result.") ? result : "=" + result),
                        Text.of("=")),
                state,
                Optional.empty());
    }

    @Test
    void aSheetIsSaidRollByRoll() {
        DiceSheet sheet = new DiceSheet.Rows(
                Text.of("=Dice of Beta in turn 5"),
                List.of(
                        row(State.VOID, List.of(1, 1), "2", ""),
                        row(State.JUDGED, List.of(3, 3), "6", "river country"),
                        row(State.TAKEN_BACK, List.of(4), "4", "mild"),
                        row(State.OPEN, List.of(5), "-1", "result.stay"),
                        row(State.OPEN, List.of(5), "", "")),
                PROOF);
        assertThat(say(sheet))
                .isEqualTo("Dice of Beta in turn 5: Route 1 1 = 2, void; Route 3 3 = 6, river country; "
                        + "Route 4 = 4, taken back; Route 5 = −1, stays?; Route 5, still open. "
                        + "Rolls 116 to 123, key " + KEY);
    }

    /** Armies of unlike strength are told by their difference. */
    @Test
    void aColumnBelowNothingHasATrueMinus() {
        DiceSheet sheet = new DiceSheet.Rows(
                Text.of("=Dice"), List.of(row(State.JUDGED, List.of(3), "", Optional.of("-2"), "no contact")), PROOF);
        assertThat(say(sheet)).contains("−2").doesNotContain("-2");
    }

    /** A three that costs three points is told with what it costs; a lot is its face. */
    @Test
    void aResultThatHappensToBeTheFaceIsSaid() {
        DiceSheet sheet = new DiceSheet.Rows(
                Text.of("=Dice"),
                List.of(
                        row(State.JUDGED, List.of(3), "", Optional.of("2:1"), "3"),
                        row(State.JUDGED, List.of(6), "", Optional.empty(), "6")),
                PROOF);
        assertThat(say(sheet)).startsWith("Dice: Route 3, column 2:1, 3; Route 6. Rolls");
    }

    @Test
    void oneRollIsNoRange() {
        DiceSheet sheet = new DiceSheet.Rows(
                Text.of("=Dice"), List.of(row(State.JUDGED, List.of(3), "3", "mild")), new Proof(1116, 1116, KEY));
        assertThat(say(sheet)).isEqualTo("Dice: Route 3 = 3, mild. Roll 1116, key " + KEY);
    }

    @Test
    void aBundleSaysWhoseRollsTheyAre() {
        Row roll = row(State.JUDGED, List.of(3), "3", "mild");
        DiceSheet sheet = new DiceSheet.Bundle(
                Text.of("=Dice"),
                List.of(
                        new Block("gamma", Text.of("=Gamma"), List.of(roll, roll)),
                        new Block("delta", Text.of("=Delta"), List.of(roll))),
                PROOF);
        assertThat(say(sheet))
                .startsWith("Dice: Gamma: Route 3 = 3, mild; Route 3 = 3, mild; Delta: Route 3 = 3, mild. Rolls");
    }

    @Test
    void nothingIsSaidTwice() {
        DiceSheet sheet = new DiceSheet.Bundle(
                Text.of("=What follows"),
                List.of(
                        new Block("gamma", Text.of("=What follows"), List.of(row(State.JUDGED, List.of(6), "", "6"))),
                        new Block("delta", Text.of("=Delta"), List.of(row(State.JUDGED, List.of(2, 3), "", "5")))),
                PROOF);
        assertThat(say(sheet)).startsWith("What follows: Route 6; Delta: Route 2 3 = 5. Rolls");
    }

    /** However many rolls and however long their words: the numbers and the key stay, and the newest roll before the oldest. */
    @ParameterizedTest
    @ValueSource(ints = {1, 16, 40, 100, 1000})
    void theNumbersAndTheKeyAreNeverCut(int many) {
        List<Row> rows = new ArrayList<>(Collections.nCopies(
                many,
                row(State.JUDGED, List.of(3, 4), "7", "a long word ".repeat(6).strip())));
        rows.add(row(State.JUDGED, List.of(6, 6), "12", "new"));
        for (String title : List.of("Dice of Beta", "💀".repeat(2000))) {
            String said = say(new DiceSheet.Rows(Text.of("=" + title), rows, PROOF));
            assertThat(said.length()).isLessThanOrEqualTo(MOST);
            assertThat(said).endsWith(". Rolls 116 to 123, key " + KEY);
            if (title.length() < 100) {
                assertThat(said).startsWith(title).contains("6 6 = 12");
            }
        }
    }

    @Test
    void causesGoBeforeResults() {
        List<Strip.Modifier> causes = List.of(new Strip.Modifier("-2", Text.of("strip.forage")));
        Strip bare = row(State.JUDGED, List.of(3), "1", "stays").strip();
        Strip strip = new Strip(
                bare.title(),
                bare.citation(),
                bare.style(),
                bare.chain(),
                bare.index(),
                bare.faces(),
                bare.sides(),
                causes,
                bare.total(),
                Optional.of("2:1"),
                bare.result(),
                bare.sentence());
        assertThat(say(new DiceSheet.Rows(Text.of("=Dice"), List.of(Row.of(strip, State.JUDGED)), PROOF)))
                .startsWith("Dice: Route 3 (−2 Forage) = 1, column 2:1, stays.");
        assertThat(say(new DiceSheet.Rows(
                        Text.of("=Dice"), Collections.nCopies(28, Row.of(strip, State.JUDGED)), PROOF)))
                .startsWith("Dice: Route 3 = 1, column 2:1, stays;");
    }
}
