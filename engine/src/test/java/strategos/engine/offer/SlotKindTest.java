package strategos.engine.offer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Slot.Kind;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.text.Text;

class SlotKindTest {
    private static final List<Choice> TWO = List.of(new Choice("a", Text.of("a")), new Choice("b", Text.of("b")));

    static Stream<Arguments> choices() {
        return Stream.of(
                Arguments.of(new Choices.Pick(TWO, 0, 1), EnumSet.of(Kind.ONE, Kind.FLAG, Kind.SOME)),
                Arguments.of(new Choices.Pick(TWO, 1, 2), EnumSet.of(Kind.SOME)),
                Arguments.of(new Choices.Step(TWO, false), EnumSet.of(Kind.PATH)),
                Arguments.of(new Choices.Range(1, 6), EnumSet.of(Kind.NUMBER)),
                Arguments.of(new Choices.Words(0, 40), EnumSet.of(Kind.TEXT)),
                Arguments.of(Choices.nothing(), EnumSet.allOf(Kind.class)));
    }

    @ParameterizedTest
    @MethodSource("choices")
    void aSlotIsOfferedWhatFitsItsKind(Choices choices, Set<Kind> kinds) {
        assertThat(Kind.values()).filteredOn(kind -> kind.fits(choices)).containsExactlyElementsOf(kinds);
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"SOME", "PATH", "NUMBER", "TEXT"})
    void anOrderOfAVerbWhoseSlotIsOfferedSomethingElseIsAMistakeOfTheGame(Kind kind) {
        Offer offer = offer(kind, kind == Kind.SOME ? new Choices.Step(TWO, true) : Choices.oneOf(TWO));
        assertThatThrownBy(() -> offer.refusal(Call.of("go", "where", "a")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "go offers its slot where, which is a %s, a %s",
                        kind.word(), kind == Kind.SOME ? "Step" : "Pick");
        assertThatThrownBy(() -> offer.refusal(Call.of("go"))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatFitsIsOrdered() {
        Call call = Call.of("go", "where", "a");
        assertThat(offer(Kind.ONE, Choices.oneOf(TWO)).refusal(call)).isEmpty();
        assertThat(offer(Kind.PATH, new Choices.Step(TWO, true)).refusal(call)).isEmpty();
    }

    private static Offer offer(Kind kind, Choices choices) {
        return new SlotOffer(Verb.order("go", "1", Slot.of("where", kind)), (slot, filled) -> choices);
    }
}
