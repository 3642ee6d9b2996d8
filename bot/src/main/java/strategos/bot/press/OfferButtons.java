package strategos.bot.press;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.port.Control;
import strategos.engine.Decision;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * Buttons for what a seat is offered: one a verb, or one a value where all that a verb still asks is one thing with few
 * answers.
 */
public final class OfferButtons {
    /** As many as stand in one row. */
    private static final int FEW = 5;

    /** Discord's limit on a button's label. */
    private static final int LONGEST_LABEL = 80;

    private static final String CUT = "…";

    private final PressCodec codec = new PressCodec();

    /**
     * Whose buttons they are.
     *
     * @param mark of the seat's question
     * @param named whether the labels say the seat, where there are buttons of several
     * @param words puts labels into words in which nothing is markup
     */
    public record Asked(String match, PressId.Mark mark, Seat seat, boolean named, Function<Text, String> words) {}

    /** The buttons, in the order of the offers. */
    public List<Control> of(Asked asked, Decision decision) {
        List<Control> buttons = new ArrayList<>();
        for (Offer offer : decision.offers()) {
            List<Choice> values = few(asked, offer);
            if (values.isEmpty()) {
                buttons.add(bare(asked, offer));
            }
            for (Choice value : values) {
                Text label = Text.of("command.button.value", "verb", verb(offer), "value", value.label());
                buttons.add(button(asked, offer, value.value(), label));
            }
        }
        return buttons;
    }

    /** One button a verb, for one who is offered more than a message has buttons. */
    public List<Control> verbs(Asked asked, Decision decision) {
        return decision.offers().stream()
                .<Control>map(offer -> bare(asked, offer))
                .toList();
    }

    private Control.Button bare(Asked asked, Offer offer) {
        return button(
                asked, offer, "", offer.label().orElseGet(() -> Text.of("command.button.verb", "verb", verb(offer))));
    }

    private Control.Button button(Asked asked, Offer offer, String value, Text label) {
        Text whole = asked.named() ? Text.of("command.button.seat", "seat", asked.seat(), "label", label) : label;
        PressId offered = id(asked, offer, value);
        String id = codec.write(
                value.isEmpty() ? typed(offered, offer).filter(codec::fits).orElse(offered) : offered);
        return new Control.Button(id, label(asked.words().apply(whole)), Control.Style.SECONDARY, true);
    }

    private static PressId id(Asked asked, Offer offer, String value) {
        return new PressId.Offered(
                asked.match(), asked.mark(), asked.seat(), offer.verb().name(), value);
    }

    /** What asks for the first slot at once, where a number or a text is typed into it: one press less. */
    private static Optional<PressId> typed(PressId offered, Offer offer) {
        Call bare = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            Choices choices = offer.choices(slot, bare);
            if (!choices.none()) {
                return PressId.Asking.of(offered, slot.name(), choices);
            }
        }
        return Optional.empty();
    }

    private static String verb(Offer offer) {
        return offer.verb().name().replace('-', ' ');
    }

    /** The values of the first slot that is open, if they are few, and each completes the order and fits into an id. */
    private List<Choice> few(Asked asked, Offer offer) {
        Call bare = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            Choices choices = offer.choices(slot, bare);
            if (!choices.none()) {
                boolean fits = choices instanceof Choices.Pick(List<Choice> from, int least, int most)
                        && least == 1
                        && most == 1
                        && from.size() <= FEW
                        && from.stream()
                                .allMatch(c -> codec.fits(id(asked, offer, c.value()))
                                        && offer.refusal(bare.with(slot.name(), c.value()))
                                                .isEmpty());
                return fits ? choices.listed() : List.of();
            }
        }
        return List.of();
    }

    /** With a capital at the beginning, and never cut through a character. */
    public static String label(String label) {
        String first = label.isEmpty() ? label : label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
        if (first.length() <= LONGEST_LABEL) {
            return first;
        }
        int end = LONGEST_LABEL - CUT.length();
        return first.substring(0, Character.isHighSurrogate(first.charAt(end - 1)) ? end - 1 : end) + CUT;
    }
}
