package strategos.bot.host.proposal;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Motion;
import strategos.bot.host.Proposal;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Ballot;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.Fallen;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult.Refused;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * A player agrees to a proposal, refuses it, or takes back their own; the last who agrees lets it be done.
 *
 * @param word of what is proposed
 * @param number of the proposal, where a button names it, so that it never answers another
 */
record Vote(OutboxWriter writer, Carry carry, Action action, String word, OptionalLong number, boolean yes)
        implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return (yes ? "agree to " : "decline ") + word;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Proposal> found =
                Ballot.standing(match, word, now).filter(one -> number.isEmpty() || one.number() == number.getAsLong());
        if (found.isEmpty()) {
            return TransactionResult.refuse("host.proposal.none");
        }
        boolean own = match.held(action.by()).contains(found.get().by());
        if (!own && !found.get().asks(action.by())) {
            return TransactionResult.refuse("host.proposal.players-only");
        }
        return yes ? agree(match, found.get(), now) : decline(match, found.get(), own, now);
    }

    private <S> TransactionResult agree(CommittedMatch<S> match, Proposal proposal, Instant now) {
        Proposal more = proposal.agreed(action.by());
        if (more.equals(proposal)) {
            return TransactionResult.refuse("host.proposal.agreed-already", "waiting", proposal.waiting());
        }
        Optional<Refused> pending =
                more.motion() instanceof Motion.Alone ? Optional.empty() : TransactionResult.pending(match);
        if (pending.isPresent()) {
            return pending.get();
        }
        if (more.waiting().isEmpty()) {
            return carry.out(match, more, action.by(), now);
        }
        List<Proposal> all = Ballot.with(match, more);
        Commit commit = Ballot.store(Commit.on(match.id(), match.version(), now), all, more);
        return TransactionResult.Decided.reload(
                writer.show(commit, match.with(match.facts().withProposals(all)), Optional.of(action.by())),
                new Line(Text.of("host.proposal.agreed", "waiting", more.waiting())));
    }

    private TransactionResult decline(CommittedMatch<?> match, Proposal proposal, boolean own, Instant now) {
        Line line = new Line(Text.of(
                own ? "host.proposal.withdrawn" : "host.proposal.declined",
                "seat",
                own ? proposal.by() : match.held(action.by()).getFirst(),
                "motion",
                word));
        return new Fallen(writer)
                .drop(match, List.of(proposal), line, now)
                .telling(new Line(
                        Text.of(own ? "host.proposal.withdrawn.you" : "host.proposal.declined.you", "motion", word)));
    }
}
