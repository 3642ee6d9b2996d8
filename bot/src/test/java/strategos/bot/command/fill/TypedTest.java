package strategos.bot.command.fill;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.command.fill.TestOffer.alike;
import static strategos.bot.command.fill.TestOffer.choices;
import static strategos.bot.command.fill.TestOffer.slot;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

class TypedTest {
    private final Naming naming = new Naming(Text::key);
    private final Typed typed = new Typed(naming);
    private final Slot units = slot("units", Slot.Kind.SOME);

    @Test
    void valuesStandBetweenCommas() {
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(choices("a", "b", "c"), 1, 3), units);
        assertThat(read(offer, "a, c")).containsExactly("a", "c");
    }

    @Test
    void aChoiceMayBeCalledAsItReads() {
        List<Choice> named = List.of(new Choice("u7", Text.of("Old Guard")), new Choice("u8", Text.of("Young Guard")));
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(named, 1, 2), units);
        assertThat(read(offer, "old guard")).containsExactly("u7");
    }

    @ParameterizedTest
    @CsvSource({"U7", "GÉNIE", "genie", "'Génie: never lost'", "' Genie '"})
    void neitherCaseNorAccentsNorWhatALabelExplainsMustBeTyped(String word) {
        List<Choice> named =
                List.of(new Choice("u7", Text.of("Génie: never lost")), new Choice("u8", Text.of("Guard, 3 points")));
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(named, 1, 2), units);
        assertThat(read(offer, word)).containsExactly("u7");
    }

    @Test
    void whatStandsInBracketsMustBeTypedOnlyWhereItTellsTwoApart() {
        List<Choice> named = List.of(
                new Choice("n1", Text.of("Naxos")),
                new Choice("n2", Text.of("Naxos (Sicily)")),
                new Choice("m", Text.of("Miletus (1 of 14 points)")));
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(named, 1, 3), units);
        assertThat(read(offer, "naxos,naxos (sicily),miletus")).containsExactly("n1", "n2", "m");
    }

    @Test
    void aNameThatTwoBearMeansNeither() {
        List<Choice> named =
                List.of(new Choice("u7", Text.of("Guard, 3 points")), new Choice("u8", Text.of("Guard, 4 points")));
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(named, 1, 2), units);
        assertThat(not(offer, "guard")).isEqualTo("guard");
    }

    @Test
    void allAndGroupsStandForManyValues() {
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(alike(12, "Athens LSP"), 1, 12), units);
        assertThat(read(offer, "all")).hasSize(12);
        assertThat(read(offer, "3 athens lsp")).containsExactly("c1", "c2", "c3");
        assertThat(read(offer, "c5,2 Athens LSP")).containsExactly("c5", "c1", "c2");
    }

    @Test
    void aGroupThatIsTooLargeIsNoGroup() {
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(alike(3, "ship"), 1, 2), units);
        assertThat(not(offer, "4 ship")).isEqualTo("4 ship");
        assertThat(not(offer, "all")).isEqualTo("all");
        assertThat(not(offer, "3 ship")).isEqualTo("c3");
    }

    @Test
    void groupsAreOfferedWithTheirCounts() {
        assertThat(naming.groups(new Choices.Pick(alike(3, "ship"), 1, 3))).containsExactly("all", "3 ship");
        assertThat(naming.groups(new Choices.Pick(alike(3, "ship"), 1, 2))).containsExactly("2 ship");
        assertThat(naming.groups(new Choices.Pick(choices("a", "b"), 1, 1))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"true, yes", "false, no", "yes, yes", "Yes, yes", "TRUE, yes"})
    void flagsMayBeTrueAndFalse(String word, String value) {
        TestOffer offer = TestOffer.of((s, f) -> Choices.oneOf(choices("yes", "no")), slot("loud", Slot.Kind.FLAG));
        assertThat(((Typed.Read.Fits) typed.read(offer, Map.of("loud", word)))
                        .call()
                        .one("loud"))
                .isEqualTo(value);
    }

    @Test
    void aTextIsTakenWhole() {
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Words(1, 50), slot("words", Slot.Kind.TEXT));
        assertThat(((Typed.Read.Fits) typed.read(offer, Map.of("words", " a, b ")))
                        .call()
                        .one("words"))
                .isEqualTo(" a, b ");
    }

    @Test
    void nothingBetweenCommasIsToldPlainly() {
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(choices("a", "b"), 1, 2), units);
        Typed.Read.Not not = (Typed.Read.Not) typed.read(offer, Map.of("units", "a,,b"));
        assertThat(not.why().text().key()).isEqualTo("command.empty-value");
        assertThat(not.call()).isEqualTo(Call.of("move", "units", "a"));
    }

    @Test
    void theSameValueTwiceIsRefused() {
        TestOffer offer = TestOffer.of((s, f) -> new Choices.Pick(choices("a", "b"), 1, 2), units);
        assertThat(not(offer, "a,a")).isEqualTo("a");
    }

    private List<String> read(TestOffer offer, String words) {
        return ((Typed.Read.Fits) typed.read(offer, Map.of("units", words)))
                .call()
                .all("units");
    }

    /** The value that the offer was asked about and did not take. */
    private String not(TestOffer offer, String words) {
        Typed.Read.Not not = (Typed.Read.Not) typed.read(offer, Map.of("units", words));
        return ((Arg.Typed) not.why().text().with().get("value")).words();
    }
}
