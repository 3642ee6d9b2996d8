package strategos.bot.command.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import strategos.bot.command.Shorten;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Control;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Decision;
import strategos.engine.Offer;
import strategos.engine.Seat;
import strategos.engine.Slot;
import strategos.engine.text.Text;

/** Buttons for what a seat is offered: one a verb, or one a value where a verb asks one thing with few answers. */
public final class OfferButtons {
    /** As many as stand in one row. */
    private static final int FEW = 5;

    /** Discord's limit on a button's label. */
    private static final int LONGEST_LABEL = 80;

    private final PressCodec codec = new PressCodec();

    /**
     * The buttons, in the order of the offers.
     *
     * @param named whether the labels say the seat, for one who holds several
     */
    public List<Control> of(LiveMatch match, Seat seat, Decision decision, boolean named) {
        List<Control> buttons = new ArrayList<>();
        for (Offer offer : decision.offers()) {
            List<Choice> values = few(offer);
            if (values.isEmpty()) {
                buttons.add(button(match, seat, offer, "", "command.button.verb", Text.of("command.nothing"), named));
            }
            for (Choice value : values) {
                buttons.add(button(match, seat, offer, value.value(), "command.button.value", value.label(), named));
            }
        }
        return buttons;
    }

    private Control.Button button(
            LiveMatch match, Seat seat, Offer offer, String value, String key, Text label, boolean named) {
        String verb = offer.verb().name();
        Text text = Text.of(key, "verb", verb.replace('-', ' '), "value", label);
        Text whole = named ? Text.of("command.button.seat", "seat", seat, "label", text) : text;
        String id = codec.write(new PressId.Offered(match.id(), match.askedAt(seat), seat, verb, value));
        return new Control.Button(id, cut(match.words().plain(whole)), Control.Style.SECONDARY, true);
    }

    private static List<Choice> few(Offer offer) {
        List<Slot> slots = offer.verb().slots();
        if (slots.size() != 1
                || (slots.getFirst().kind() != Slot.Kind.ONE && slots.getFirst().kind() != Slot.Kind.FLAG)) {
            return List.of();
        }
        Choices choices = offer.choices(slots.getFirst(), Call.of(offer.verb().name()));
        boolean fits = choices.listed().size() <= FEW && !choices.mayStop(0);
        return fits ? choices.listed() : List.of();
    }

    private static String cut(String label) {
        String first = label.isEmpty() ? label : label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
        return Shorten.to(LONGEST_LABEL, first);
    }
}
