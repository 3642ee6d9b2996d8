package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

class RandomComputerTest {
    private static final List<Choice> LETTERS = IntStream.rangeClosed('a', 'e')
            .mapToObj(letter -> new Choice(Character.toString(letter), Text.of("letter")))
            .toList();

    private final RandomComputer<Object> computer = new RandomComputer<>();

    private record Open(Verb verb, BiFunction<Slot, Call, Choices> choice) implements Offer {
        @Override
        public Choices choices(Slot slot, Call filled) {
            return choice.apply(slot, filled);
        }
    }

    private static Offer offer(Slot.Kind kind, BiFunction<Slot, Call, Choices> choices) {
        Slot slot = new Slot("what", kind, Text.of("help"));
        return new Open(new Verb("do", false, false, "1", Text.of("help"), List.of(slot)), choices);
    }

    /** What it fills in over many tries, each of which must be legal. */
    private Set<List<String>> filled(Offer offer) {
        Set<List<String>> all = new HashSet<>();
        SplittableRandom luck = new SplittableRandom(3);
        for (int i = 0; i < 500; i++) {
            Call call = computer.fill(offer, luck);
            assertThat(offer.refusal(call)).as("%s", call).isEmpty();
            all.add(call.all("what"));
        }
        return all;
    }

    @Test
    void picksEverySizeThatIsLegal() {
        Set<List<String>> picks = filled(offer(Slot.Kind.SOME, (s, f) -> new Choices.Pick(LETTERS, 1, 3)));
        assertThat(picks).extracting(List::size).containsOnly(1, 2, 3);
        assertThat(picks)
                .contains(List.of("a"), List.of("e"))
                .allSatisfy(pick -> assertThat(pick).doesNotHaveDuplicates());
    }

    @Test
    void asksForNoMoreThanThereIs() {
        Offer greedy = offer(Slot.Kind.SOME, (s, f) -> new Choices.Pick(LETTERS.subList(0, 2), 2, 9));
        assertThat(filled(greedy)).containsOnly(List.of("a", "b"), List.of("b", "a"));
    }

    @Test
    void leavesOutASlotThatDoesNotApply() {
        assertThat(filled(offer(Slot.Kind.ONE, (s, f) -> Choices.nothing()))).containsOnly(List.of());
    }

    @Test
    void walksPathsStepByStep() {
        Offer path = offer(Slot.Kind.PATH, (s, f) -> {
            int taken = f.all("what").size();
            return new Choices.Step(taken == 3 ? List.of() : List.of(LETTERS.get(taken)), taken >= 1);
        });
        assertThat(filled(path)).containsOnly(List.of("a"), List.of("a", "b"), List.of("a", "b", "c"));
    }

    @Test
    void aPathWithoutEndIsAMistakeOfTheGame() {
        Offer endless = offer(Slot.Kind.PATH, (s, f) -> new Choices.Step(LETTERS, false));
        assertThatThrownBy(() -> computer.fill(endless, new SplittableRandom(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("do what goes on after 1000 steps");
    }

    @Test
    void namesNumbersFromEndToEnd() {
        assertThat(filled(offer(Slot.Kind.NUMBER, (s, f) -> new Choices.Range(-1, 1))))
                .containsOnly(List.of("-1"), List.of("0"), List.of("1"));
    }

    @Test
    void saysWordsOfALegalLength() {
        Set<List<String>> words = filled(offer(Slot.Kind.TEXT, (s, f) -> new Choices.Words(0, 2)));
        assertThat(words)
                .contains(List.of())
                .allSatisfy(w -> assertThat(String.join("", w)).hasSizeLessThan(3));
        assertThat(filled(offer(Slot.Kind.TEXT, (s, f) -> new Choices.Words(20, 30))))
                .allSatisfy(w -> assertThat(w.getFirst()).hasSize(20));
    }

    @Test
    void theSameLuckGivesTheSameCall() {
        Offer offer = offer(Slot.Kind.SOME, (s, f) -> new Choices.Pick(LETTERS, 0, 5));
        assertThat(computer.fill(offer, new SplittableRandom(9)))
                .isEqualTo(computer.fill(offer, new SplittableRandom(9)));
    }
}
