package strategos.engine.offer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;

class ChoicesTest {
    private static final List<Choice> TWO = List.of(new Choice("a", Text.of("a")), new Choice("b", Text.of("b")));

    @Test
    void aPickTakesEachOnceUpToItsMost() {
        Choices pick = new Choices.Pick(TWO, 1, 2);
        assertThat(pick.takes("a", List.of())).isTrue();
        assertThat(pick.takes("a", List.of("a"))).isFalse();
        assertThat(pick.takes("c", List.of())).isFalse();
        assertThat(new Choices.Pick(TWO, 0, 1).takes("b", List.of("a"))).isFalse();
        assertThat(pick.mayStop(0)).isFalse();
        assertThat(pick.mayStop(1)).isTrue();
    }

    @Test
    void ofNothingNothingCanBePicked() {
        assertThat(new Choices.Pick(List.of(), 0, 1)).isEqualTo(Choices.nothing());
        assertThat(new Choices.Pick(TWO, 0, 5).most()).isEqualTo(2);
    }

    @Test
    void aRangeTakesOneNumberInItsCanonicalSpelling() {
        Choices range = new Choices.Range(-2, 10);
        assertThat(List.of("-2", "0", "10")).allMatch(number -> range.takes(number, List.of()));
        assertThat(List.of("-3", "11", "-0", "007", "+1", "1e1", " 1", "", "12345678901", "१"))
                .noneMatch(number -> range.takes(number, List.of()));
        assertThat(range.takes("1", List.of("0"))).isFalse();
        assertThat(range.mayStop(0)).isFalse();
    }

    @Test
    void wordsAreCountedByCharactersOfAnyScript() {
        Choices words = new Choices.Words(1, 2);
        assertThat(List.of("a", "Ω", "😀😀")).allMatch(text -> words.takes(text, List.of()));
        assertThat(List.of("", "abc", "a\n", "\u0007", "\uD800")).noneMatch(text -> words.takes(text, List.of()));
        assertThat(new Choices.Words(0, 2).mayStop(0)).isTrue();
        assertThat(words.mayStop(0)).isFalse();
    }

    @Test
    void choicesThatCanNeverBeCompletedAreNotMade() {
        assertThatThrownBy(() -> new Choices.Pick(TWO, 3, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Choices.Pick(TWO, 2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Choices.Step(List.of(), false)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Choices.Range(1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Choices.Words(-1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Decision(Text.of("prompt"), "", Optional.empty(), List.of(), Optional::empty))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aCallIsItsOwn() {
        List<String> values = new ArrayList<>(List.of("a"));
        Call call = new Call("do", Map.of("what", values));
        values.add("b");
        assertThat(call.all("what")).containsExactly("a");
        assertThat(call.with("what", "c").with("else", "d").values())
                .containsExactly(Map.entry("what", List.of("a", "c")), Map.entry("else", List.of("d")));
    }
}
