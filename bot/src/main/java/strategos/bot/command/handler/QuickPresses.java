package strategos.bot.command.handler;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.draft.AfterOrder;
import strategos.bot.command.draft.DraftHandler;
import strategos.bot.command.order.Offers;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.press.PressId;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Presses that need no draft: Undo, and answers that are left to a standing order for a while. */
final class QuickPresses {
    private final Matches matches;
    private final MatchFinder finder;
    private final Offers offers;
    private final DraftHandler drafts;
    private final AfterOrder after;
    private final OrdersPage page;

    @Inject
    QuickPresses(
            Matches matches,
            MatchFinder finder,
            Offers offers,
            DraftHandler drafts,
            AfterOrder after,
            OrdersPage page) {
        this.matches = matches;
        this.finder = finder;
        this.offers = offers;
        this.drafts = drafts;
        this.after = after;
        this.page = page;
    }

    /** A pressed Undo. @throws Refused when it comes to nothing */
    public Answer undone(CommandContext at, PressId.Undo press) {
        LiveMatch match = held(at, press.match(), press.seat());
        if (!match.stamp(press.seat()).bears(press.mark())) {
            return drafts.stale(match, at.by());
        }
        Answer answer = Answers.answer(at.by(), matches.undo(at.action(), match.id(), press.seat()), match.words());
        return after.tell(at.by(), match, press.seat(), answer);
    }

    /** A pressed answer that is left to a standing order for a while. @throws Refused when it comes to nothing */
    public Answer rested(CommandContext at, PressId.Rest press) {
        LiveMatch match = held(at, press.match(), press.seat());
        Optional<Rest> rest = match.stage() == LiveMatch.Stage.RUNNING
                        && match.stamp(press.seat()).bears(press.mark())
                ? match.rests(press.seat()).stream()
                        .filter(r -> r.name().equals(press.name()))
                        .findFirst()
                : Optional.empty();
        if (rest.isEmpty()) {
            return drafts.stale(match, at.by());
        }
        StandingOrder standing = rest.get().standing();
        if (!match.standing(press.seat()).contains(standing)) {
            // Of one delivery the match remembers one answer: that to the order.
            Action first = new Action(
                    at.action().delivery() + "-rest", at.by(), at.action().manager());
            Answer kept = Answers.answer(at.by(), matches.stand(first, match.id(), standing, 0), match.words());
            if (!kept.ok()) {
                return kept;
            }
        }
        if (match.refusal(new Order(press.seat(), standing.answer())).isPresent()) {
            return drafts.stale(match, at.by());
        }
        if (match.decision(press.seat()).filter(d -> d.fires(standing)).isEmpty()) {
            return keptFor(at, match, press.seat(), rest.get());
        }
        Answer answer = offers.give(
                at.action(),
                match,
                press.seat(),
                standing.answer(),
                OptionalLong.of(match.stamp(press.seat()).own()));
        return after.tell(at.by(), match, press.seat(), answer, kept(match.id(), press.seat(), rest.get()));
    }

    /** What is asked now is none of what it answers, and is asked still. */
    private Answer keptFor(CommandContext at, LiveMatch match, Seat seat, Rest rest) {
        LiveMatch now = matches.find(match.id()).map(m -> m.readBy(at.by())).orElse(match);
        Message asked = page.of(now, at.by());
        for (Line line : kept(match.id(), seat, rest)) {
            asked = asked.below(now.words().cite(line));
        }
        return Answers.about(now, Answer.done(asked));
    }

    /** That the standing order is kept, in full, and how to drop it; nothing of one that is spent already. */
    private List<Line> kept(String id, Seat seat, Rest rest) {
        return matches
                .find(id)
                .map(now -> now.standing(seat).indexOf(rest.standing()))
                .filter(at -> at >= 0)
                .map(at -> new Line(Text.of("command.rest.kept", "label", rest.label(), "number", at + 1)))
                .stream()
                .toList();
    }

    /** The match in which the person holds the seat. @throws Refused */
    private LiveMatch held(CommandContext at, String id, Seat seat) {
        LiveMatch match = finder.pressed(at, id);
        if (!match.held(at.by()).contains(seat)) {
            throw MatchFinder.notYours(match, seat);
        }
        return match;
    }
}
