package strategos.engine.offer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.text.Text;

/** What an offer fills in by itself: what has one legal answer, and what is usual. */
class CompletionTest {
    private static final Verb VERB =
            Verb.order("go", "1", Slot.one("who"), Slot.path("units"), Slot.one("to"), Slot.one("song"));

    private static List<Choice> choices(String... values) {
        return Arrays.stream(values)
                .map(v -> new Choice(v, Text.of("choice." + v)))
                .toList();
    }

    /** One who goes, with units of three, to one of two places, with a song or without. */
    private static SlotOffer offer(String... leaders) {
        return new SlotOffer(VERB, (slot, filled) -> switch (slot) {
            case "who" -> Choices.oneOf(choices(leaders));
            case "units" ->
                new Choices.Step(
                        choices("a", "b", "c").stream()
                                .filter(c -> !filled.all("units").contains(c.value()))
                                .toList(),
                        !filled.all("units").isEmpty());
            case "to" ->
                filled.all("units").size() == 3
                        ? Choices.oneOf(choices("near"))
                        : Choices.oneOf(choices("near", "far"));
            default -> new Choices.Pick(choices("paean"), 0, 1);
        });
    }

    private static SlotOffer withAll(String... leaders) {
        return offer(leaders)
                .usually((slot, filled) -> slot.equals("units")
                        ? choices("a", "b", "c").stream()
                                .map(Choice::value)
                                .filter(v -> !filled.all("units").contains(v))
                                .findFirst()
                        : Optional.empty());
    }

    @Test
    void whatHasOneLegalAnswerIsFilledAndNothingElse() {
        assertThat(offer("leon").sure(Call.of("go"))).isEqualTo(Call.of("go", "who", "leon"));
        assertThat(offer("leon", "nicias").sure(Call.of("go"))).isEqualTo(Call.of("go"));
        Call all = Call.of("go", "who", "leon")
                .with("units", "a")
                .with("units", "b")
                .with("units", "c");
        assertThat(offer("leon").sure(all)).isEqualTo(all.with("to", "near"));
    }

    @Test
    void theFirstStepOfAPathThatMayGoOnIsThePlayers() {
        SlotOffer path = new SlotOffer(
                VERB,
                (slot, filled) -> slot.equals("units")
                        ? new Choices.Step(choices("x"), !filled.all("units").isEmpty())
                        : Choices.nothing());
        assertThat(path.sure(Call.of("go"))).isEqualTo(Call.of("go"));
        assertThat(path.fullest(Call.of("go"))).isEmpty();
    }

    @Test
    void theUsualOrderIsWholeAndTakesNothingThatMayBeLeftOut() {
        Call whole = withAll("leon").fullest(Call.of("go")).orElseThrow();
        assertThat(whole.all("units")).containsExactly("a", "b", "c");
        assertThat(whole.one("to")).isEqualTo("near");
        assertThat(whole.all("song")).isEmpty();
        assertThat(withAll("leon").refusal(whole)).isEmpty();
    }

    @Test
    void whatThePlayerHasChosenStaysAndIsNotAddedTo() {
        Call chosen = Call.of("go", "who", "leon").with("units", "b");
        assertThat(withAll("leon").fullest(chosen)).isEmpty();
        assertThat(withAll("leon").fullest(chosen.with("to", "far"))).contains(chosen.with("to", "far"));
    }

    @Test
    void whatOnlyThePlayerCanSayLeavesNoUsualOrder() {
        assertThat(withAll("leon", "nicias").fullest(Call.of("go"))).isEmpty();
        assertThat(withAll("leon", "nicias").fullest(Call.of("go", "who", "nicias")))
                .isPresent();
    }

    @Test
    void theFirstSlotThatTakesSomethingIsOpen() {
        assertThat(offer("leon").open(Call.of("go")).map(Slot::name)).contains("who");
        Call sent = Call.of("go", "who", "leon").with("units", "a").with("to", "far");
        assertThat(offer("leon").open(sent).map(Slot::name)).contains("song");
        assertThat(offer("leon").open(sent.with("song", "paean"))).isEmpty();
    }
}
