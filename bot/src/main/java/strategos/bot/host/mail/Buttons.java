package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Control;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.Seat;
import strategos.engine.text.Text;

/** The buttons of a public card: what the players waited for may do, as far as everyone may know, and "My orders". */
final class Buttons {
    /** A message takes five rows of five. */
    private static final int MOST = 25;

    private final OfferButtons offers = new OfferButtons();
    private final PressCodec codec = new PressCodec();

    List<Control> of(LiveMatch match) {
        List<Seat> players = match.awaited().keySet().stream()
                .filter(seat -> match.seats().stream()
                        .anyMatch(h -> h.seat().equals(seat) && h.person().isPresent()))
                .toList();
        List<Control> buttons = new ArrayList<>();
        for (Seat seat : players) {
            OfferButtons.Asked asked = new OfferButtons.Asked(
                    match.id(), match.question(seat).openMark(), seat, players.size() > 1, match.tale()::plain);
            match.publicDecision(seat).ifPresent(decision -> buttons.addAll(offers.of(asked, decision)));
        }
        List<Control> all = new ArrayList<>(buttons.subList(0, Math.min(buttons.size(), MOST - 1)));
        all.add(new Control.Button(
                codec.write(new PressId.Mine(match.id())),
                match.tale().plain(Text.of("host.card.mine")),
                Control.Style.PRIMARY,
                true));
        return all;
    }
}
