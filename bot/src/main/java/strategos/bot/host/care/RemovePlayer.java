package strategos.bot.host.care;

import java.time.Instant;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.outcome.Conclusions;
import strategos.bot.host.seating.Leave;
import strategos.bot.host.transaction.FollowerNotes;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.port.Request.Person;

/** Whoever manages the channel takes a person out of the match, as if they had left it. */
record RemovePlayer(OutboxWriter writer, FollowerNotes notes, Conclusions conclusions, Action action, Person who)
        implements MatchTransaction.AtAnyTime {
    @Override
    public String name() {
        return "remove a player";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (!action.manager()) {
            return TransactionResult.refuse("host.host-only");
        }
        if (match.held(who).isEmpty()) {
            return TransactionResult.refuse("host.remove.nobody", "person", who.name(), "match", match.id());
        }
        return new Leave(writer, notes, conclusions, new Action(action.delivery(), who, false), false)
                .decide(match, now);
    }
}
