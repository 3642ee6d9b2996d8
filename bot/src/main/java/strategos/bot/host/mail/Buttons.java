package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Control;
import strategos.bot.port.Control.Button;
import strategos.bot.port.Control.Style;
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

/** The buttons of a public card: what the awaited seats may do, as far as everyone may know, and "My orders". */
final class Buttons {
    /** A message takes five rows of five. */
    private static final int MOST = 25;

    /** Discord's limit on a label. */
    private static final int LABEL = 80;

    /** An offer with more choices opens a menu instead of having a button for each. */
    private static final int MOST_CHOICES = 5;

    private final PressCodec codec = new PressCodec();

    List<Control> of(LiveMatch match) {
        List<Control> buttons = new ArrayList<>();
        List<Seat> seats = List.copyOf(match.awaited().sequencedKeySet());
        for (Seat seat : seats) {
            String prefix = seats.size() > 1 ? match.words().plain(Text.of("seat." + seat.id())) + ": " : "";
            match.publicDecision(seat)
                    .ifPresent(decision -> buttons.addAll(new OfSeat(match, seat, prefix).buttons(decision)));
        }
        List<Control> all = new ArrayList<>(buttons.subList(0, Math.min(buttons.size(), MOST - 1)));
        all.add(new Button(
                codec.write(new PressId.Mine(match.id())),
                label(match.words().plain(Text.of("host.card.mine"))),
                Style.PRIMARY,
                true));
        return all;
    }

    /** Cut to what a label takes, and not within a character. */
    private static String label(String words) {
        if (words.length() <= LABEL) {
            return words;
        }
        int end = words.offsetByCodePoints(0, words.codePointCount(0, LABEL - 1));
        return words.substring(0, Math.min(end, LABEL - 1)) + "…";
    }

    /** The buttons of one seat. */
    private final class OfSeat {
        private final LiveMatch match;
        private final Seat seat;
        private final String prefix;

        OfSeat(LiveMatch match, Seat seat, String prefix) {
            this.match = match;
            this.seat = seat;
            this.prefix = prefix;
        }

        List<Control> buttons(Decision decision) {
            List<Control> buttons = new ArrayList<>();
            for (Offer offer : decision.offers()) {
                Optional<Slot> only = onlySlot(offer);
                if (only.isEmpty()) {
                    buttons.add(button(offer, "", verb(offer)));
                } else {
                    Slot slot = only.get();
                    for (Choice choice :
                            offer.choices(slot, Call.of(offer.verb().name())).listed()) {
                        buttons.add(button(
                                offer,
                                choice.value(),
                                verb(offer) + ": " + match.words().plain(choice.label())));
                    }
                }
            }
            return buttons;
        }

        /** The slot whose few choices are all that the offer still asks for. */
        private Optional<Slot> onlySlot(Offer offer) {
            Call bare = Call.of(offer.verb().name());
            for (Slot slot : offer.verb().slots()) {
                Choices choices = offer.choices(slot, bare);
                if (choices.none()) {
                    continue;
                }
                boolean one = choices instanceof Choices.Pick(List<Choice> from, int least, int most)
                        && least == 1
                        && most == 1
                        && from.size() <= MOST_CHOICES;
                return one
                                && choices.listed().stream()
                                        .allMatch(c -> offer.refusal(bare.with(slot.name(), c.value()))
                                                .isEmpty())
                        ? Optional.of(slot)
                        : Optional.empty();
            }
            return Optional.empty();
        }

        private Button button(Offer offer, String value, String words) {
            PressId id = new PressId.Offered(
                    match.id(), match.askedAt(seat), seat, offer.verb().name(), value);
            return new Button(codec.write(id), label(prefix + words), Style.SECONDARY, true);
        }

        /** The verb as it is typed, with spaces: buttons and commands bear the same name. */
        private String verb(Offer offer) {
            String name = offer.verb().name().replace('-', ' ');
            return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        }
    }
}
