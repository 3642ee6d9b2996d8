package strategos.bot.command.order;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.command.Answers;
import strategos.bot.command.fill.Naming.OrderName;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.press.OfferButtons;
import strategos.engine.Decision;
import strategos.engine.View;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What a seat is offered, an order of its decision or a question: finds it, weighs it, and has it carried out or answered. */
public final class Offers {
    /** Stands for one who holds no seat and asks a question. */
    public static final Seat NOBODY = new Seat("");

    private final Matches matches;
    private final ViewPage page;

    @Inject
    public Offers(Matches matches, ViewPage page) {
        this.matches = matches;
        this.page = page;
    }

    /** The open offer of that verb. */
    public static Optional<Offer> find(LiveMatch match, Seat seat, String verb) {
        if (!question(match, verb)) {
            return match.decision(seat).flatMap(d -> d.offer(verb));
        }
        return match.queries(viewer(seat)).stream()
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

    /**
     * Has the order carried out, or the question answered.
     *
     * @param asked the own number of the question that a press answers
     */
    public Answer give(Action action, LiveMatch match, Seat seat, Call call, OptionalLong asked) {
        if (question(match, call.verb())) {
            View view = match.answer(call, viewer(seat));
            return Answers.about(match, Answer.done(page.of(match, view))).withAnswered(Optional.of(call.verb()));
        }
        return Answers.answer(
                action.by(),
                matches.order(action, match.id(), new Order(seat, call), asked),
                match.words(),
                () -> new Line(Text.of("command.order.given", "order", named(match, seat, call))));
    }

    /** The order as it is called; a bare verb reads as its button, or else does not say to what it is given. */
    public static Text named(LiveMatch match, Seat seat, Call call) {
        Optional<Decision> decision = match.decision(seat);
        Optional<Offer> offer = decision.flatMap(d -> d.offer(call.verb()));
        if (!call.equals(Call.of(call.verb()))) {
            return offer.map(open -> OrderName.of(open, call, match.words()))
                    .orElseGet(() -> OrderName.bare(call.verb()));
        }
        Optional<Text> label = offer.flatMap(Offer::label);
        if (label.isPresent()) {
            return Text.of(
                    "command.compose.bare",
                    "verb",
                    OfferButtons.label(match.words().plain(label.get())));
        }
        return decision.map(asked ->
                        Text.of("command.order.bare", "verb", OrderName.verb(call.verb()), "question", asked.name()))
                .orElseGet(() -> OrderName.bare(call.verb()));
    }

    /** What is shown before an order is sent. */
    public Message preview(LiveMatch match, Seat seat, Call call) {
        return match.preview(new Order(seat, call)).map(v -> page.of(match, v)).orElse(Message.text(""));
    }
}
