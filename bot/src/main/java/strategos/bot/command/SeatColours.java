package strategos.bot.command;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.port.Message;
import strategos.engine.seat.Seat;

/** Gives what one person sees of a match the colour of their seat: the game's style that bears the seat's id. */
public final class SeatColours {
    private final Pictures pictures;

    @Inject
    SeatColours(Pictures pictures) {
        this.pictures = pictures;
    }

    /** The message in the seat's colour; as it is where the game has none for it. */
    public Message on(LiveMatch match, Seat seat, Message message) {
        return pictures.colour(match.box().id(), seat.id())
                .map(message::coloured)
                .orElse(message);
    }

    /** The same for one who may hold several seats: several have no colour in common. */
    public Message on(LiveMatch match, List<Seat> held, Message message) {
        return held.size() == 1 ? on(match, held.getFirst(), message) : message;
    }
}
