package strategos.bot.command.order;

import jakarta.inject.Inject;
import java.util.OptionalLong;
import strategos.bot.command.Outcomes;
import strategos.bot.host.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.View;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** Gives a filled order to the house, or gets a filled question answered. */
public final class Giving {
    private final Matches matches;
    private final ViewPage page;

    @Inject
    public Giving(Matches matches, ViewPage page) {
        this.matches = matches;
        this.page = page;
    }

    /**
     * Has the order carried out, or the question answered.
     *
     * @param asked the own number of the question that a press answers
     */
    public Answer give(Action action, LiveMatch match, Seat seat, Call call, OptionalLong asked) {
        if (Offers.question(match, call.verb())) {
            View view = match.answer(call, Offers.viewer(seat));
            return Outcomes.about(match, Answer.done(page.of(match, view)));
        }
        return Outcomes.answer(matches.order(action, match.id(), new Order(seat, call), asked), match.words());
    }

    /** What is shown before an order is sent. */
    public Message preview(LiveMatch match, Seat seat, Call call) {
        return match.preview(new Order(seat, call)).map(v -> page.of(match, v)).orElse(Message.text(""));
    }
}
