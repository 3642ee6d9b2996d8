package strategos.bot.command.fill;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.command.fill.TestOffer.choices;
import static strategos.bot.command.fill.TestOffer.slot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Slot;

class FillingTest {
    private final TestOffer march = TestOffer.of(
            (slot, filled) -> switch (slot.name()) {
                case "leader" -> Choices.oneOf(choices("ann", "bob"));
                case "units" ->
                    filled.says("leader", "bob")
                            ? Choices.nothing()
                            : new Choices.Pick(choices("u1", "u2", "u3"), 1, 2);
                case "path" ->
                    new Choices.Step(choices("n", "s"), !filled.all("path").isEmpty());
                case "pace" -> new Choices.Range(1, 3);
                default -> new Choices.Words(0, 10);
            },
            slot("leader", Slot.Kind.ONE),
            slot("units", Slot.Kind.SOME),
            slot("path", Slot.Kind.PATH),
            slot("pace", Slot.Kind.NUMBER),
            slot("word", Slot.Kind.TEXT));

    @Test
    void behindASlotThatMustBeFilledNothingIsKnown() {
        assertThat(open(call()))
                .extracting(o -> o.choices().isPresent())
                .containsExactly(true, false, false, false, false);
    }

    @Test
    void aSlotThatTakesNothingNowIsLeftOut() {
        assertThat(names(open(call("leader", "bob")))).containsExactly("path", "pace", "word");
    }

    @Test
    void whatIsTakenIsNoChoiceAnyMore() {
        OpenSlot units = open(call("leader", "ann", "units", "u2")).getFirst();
        assertThat(units.choices()).contains(new Choices.Pick(choices("u1", "u3"), 0, 1));
        assertThat(units.mayStop()).isTrue();
    }

    @Test
    void aFullSlotIsSettled() {
        assertThat(names(open(call("leader", "ann", "units", "u1,u2")))).containsExactly("path", "pace", "word");
    }

    @Test
    void aPathGoesOnAfterItsSteps() {
        assertThat(names(open(call("leader", "bob", "path", "n")))).containsExactly("path", "pace", "word");
    }

    @Test
    void slotsBeforeTheLastFilledOneAreSettled() {
        assertThat(names(open(call("leader", "ann", "pace", "2")))).containsExactly("word");
    }

    @Test
    void slotsPassedOverAreSettledToo() {
        Filling filling = new Filling(march, call("leader", "bob", "path", "n"), 3);
        assertThat(names(filling.open())).containsExactly("pace", "word");
    }

    @Test
    void itIsCompleteWhenAllThatIsOpenMayStayAsItIs() {
        assertThat(new Filling(march, call("leader", "bob", "path", "n"), 0).complete())
                .isFalse();
        assertThat(new Filling(march, call("leader", "bob", "path", "n", "pace", "1"), 0).complete())
                .isTrue();
    }

    private List<OpenSlot> open(Call call) {
        return new Filling(march, call, 0).open();
    }

    private static List<String> names(List<OpenSlot> open) {
        return open.stream().map(o -> o.slot().name()).toList();
    }

    private static Call call(String... values) {
        Map<String, List<String>> map = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            map.put(values[i], List.of(values[i + 1].split(",")));
        }
        return new Call("move", map);
    }
}
