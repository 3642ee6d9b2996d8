package strategos.bot.command.order;

import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** Finds what a seat is offered: an order of its decision, or a question. */
public final class Offers {
    /** Stands for one who holds no seat and asks a question. */
    public static final Seat NOBODY = new Seat("");

    private Offers() {}

    /** The open offer of that verb. */
    public static Optional<Offer> find(LiveMatch match, Seat seat, String verb) {
        if (!question(match, verb)) {
            return match.decision(seat).flatMap(d -> d.offer(verb));
        }
        return match.questions(viewer(seat)).stream()
                .filter(o -> o.verb().name().equals(verb))
                .findFirst();
    }

    /** Whether the verb only asks. */
    public static boolean question(LiveMatch match, String verb) {
        return match.box().verb(verb).filter(Verb::question).isPresent();
    }

    /** As whom the seat looks on. */
    public static Viewer viewer(Seat seat) {
        return seat.equals(NOBODY) ? Viewer.EVERYONE : seat;
    }
}
