package strategos.bot.press;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.command.fill.TestOffer;
import strategos.bot.port.Control;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Decision;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

class OfferButtonsTest {
    private final OfferButtons.Asked asked = new OfferButtons.Asked(
            "m7k2", new PressId.Mark(true, 41), new Seat("red"), false, text -> "label ".repeat(50));

    @Test
    void fewValuesHaveAButtonEach() {
        assertThat(values("high", "low")).containsExactly("high", "low");
    }

    @Test
    void manyValuesHaveOneButtonTogether() {
        assertThat(values("1", "2", "3", "4", "5", "6")).containsExactly("");
    }

    /** A card that cannot be made would keep all that comes after it. */
    @ParameterizedTest
    @ValueSource(strings = {"a|b", "x123456789x123456789x123456789x123456789x123456789x123456789x123456789x1234567"})
    void aValueThatFitsIntoNoIdIsAskedForLater(String value) {
        assertThat(values("high", value)).containsExactly("");
    }

    @Test
    void aLabelIsCutToWhatAButtonTakes() {
        assertThat(buttons("high"))
                .allSatisfy(button -> assertThat(button.label())
                        .startsWith("Label")
                        .endsWith("…")
                        .hasSizeLessThanOrEqualTo(80));
    }

    /** What "Stratagem: Themistocles" does nobody knows who holds one stratagem, and not that of Themistocles. */
    @Test
    void whatIsSettledAlreadyStandsBeforeTheChoice() {
        TestOffer offer = TestOffer.of(
                (slot, filled) -> slot.name().equals("card")
                        ? new Choices.Pick(TestOffer.choices("ostracism"), 1, 1)
                        : new Choices.Pick(TestOffer.choices("cimon", "themistocles"), 1, 1),
                TestOffer.slot("card", Slot.Kind.ONE),
                TestOffer.slot("aim", Slot.Kind.ONE));
        OfferButtons.Asked reads = new OfferButtons.Asked(
                "m7k2",
                new PressId.Mark(true, 41),
                new Seat("red"),
                false,
                text -> text.with().get("value") instanceof Text.Arg.Typed(String said) ? said : text.key());

        assertThat(new OfferButtons().of(reads, offer))
                .extracting(control -> ((Control.Button) control).label())
                .containsExactly("Ostracism, cimon", "Ostracism, themistocles");
    }

    private List<String> values(String... values) {
        return buttons(values).stream()
                .map(button -> new PressCodec().read(button.id()).orElseThrow())
                .map(id -> ((PressId.Offered) id).value())
                .toList();
    }

    private List<Control.Button> buttons(String... values) {
        List<Choice> choices = List.of(values).stream()
                .map(value -> new Choice(value, Text.of("x")))
                .toList();
        Offer offer = new Offer() {
            @Override
            public Verb verb() {
                return new Verb(
                        "stance",
                        false,
                        true,
                        "",
                        Text.of("x"),
                        List.of(new Slot("stance", Slot.Kind.ONE, Text.of("x"))));
            }

            @Override
            public Choices choices(Slot slot, Call filled) {
                return Choices.oneOf(choices);
            }
        };
        Decision decision = new Decision(Text.of("x"), "", Optional.empty(), List.of(offer), Optional::empty);
        return new OfferButtons()
                .of(asked, decision).stream().map(Control.Button.class::cast).toList();
    }
}
