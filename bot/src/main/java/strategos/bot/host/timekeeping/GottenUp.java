package strategos.bot.host.timekeeping;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchFacts;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.seat.Seat;
import strategos.storage.match.Commit;
import strategos.storage.match.Reminders;

/**
 * Who sat there is forgotten, and has left these seats as anybody leaves them: no time runs there, and no standing order
 * answers any more.
 */
public record GottenUp(OutboxWriter writer, List<Seat> seats) implements MatchTransaction.AtAnyTime {
    public GottenUp {
        seats = List.copyOf(seats);
    }

    @Override
    public String name() {
        return "a player is forgotten";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Commit commit = Commit.on(match.id(), match.version(), now);
        MatchFacts facts = match.facts();
        for (Seat seat : seats) {
            commit = commit.stopReminding(seat.id(), Reminders.FORGOTTEN);
            boolean left = match.stage() == Stage.RUNNING
                    && match.holder(seat)
                            .filter(holder -> holder.person().isEmpty())
                            .isPresent();
            if (left) {
                commit = new Deadlines().gone(commit, match, seat).standing(seat.id(), List.of());
                facts = facts.withStanding(facts.standing().stream()
                        .filter(order -> !order.seat().equals(seat))
                        .toList());
            }
        }
        return TransactionResult.Decided.reload(writer.show(commit, match.with(facts), Optional.empty()));
    }
}
