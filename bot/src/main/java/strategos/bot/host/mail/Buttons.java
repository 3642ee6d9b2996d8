package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.SeatName;
import strategos.bot.host.SeatRequest;
import strategos.bot.port.Control;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.seat.Seat;
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
                    match.id(), match.stamp(seat).openMark(), seat, players.size() > 1, match.tale()::plain);
            match.publicDecision(seat).ifPresent(decision -> buttons.addAll(offers.of(asked, decision)));
        }
        List<Control> requests = requests(match);
        int room = MOST - 1 - requests.size();
        List<Control> all = new ArrayList<>(buttons.subList(0, Math.min(buttons.size(), room)));
        all.addAll(requests);
        all.add(new Control.Button(
                codec.write(new PressId.Mine(match.id())),
                match.tale().plain(Text.of("host.card.mine")),
                Control.Style.PRIMARY,
                true));
        return all;
    }

    /** For the players, and for those who manage the place: anybody else is told so. */
    private List<Control> requests(LiveMatch match) {
        List<Control> all = new ArrayList<>();
        for (SeatRequest request : match.requests()) {
            all.add(request(match, request, true, "host.card.admit"));
            all.add(request(match, request, false, "host.card.turn-away"));
        }
        return all;
    }

    private Control request(LiveMatch match, SeatRequest request, boolean yes, String key) {
        PressId id = new PressId.Admit(match.id(), request.seat(), request.by().id(), yes);
        Text label = Text.of(key, "person", request.by().name(), "seat", new SeatName(request.seat()).text());
        return new Control.Button(
                codec.write(id), OfferButtons.label(match.tale().plain(label)), Control.Style.SECONDARY, true);
    }
}
