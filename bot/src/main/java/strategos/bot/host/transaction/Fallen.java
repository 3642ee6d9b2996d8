package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Proposal;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult.Decided;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;

/** Drops proposals that stand no more, since seats have changed hands or play has gone on. */
record Fallen(OutboxWriter writer) implements MatchTransaction {
    /** Whether there is anything to drop. */
    static boolean any(CommittedMatch<?> match) {
        return match.stage() == Stage.RUNNING
                && match.proposals().size() < match.facts().proposals().size();
    }

    @Override
    public String name() {
        return "drop proposals";
    }

    @Override
    public boolean wakes() {
        return true;
    }

    @Override
    public <S> Decided decide(CommittedMatch<S> match, Instant now) {
        List<Proposal> fallen = match.facts().proposals().stream()
                .filter(proposal -> !match.proposals().contains(proposal))
                .toList();
        List<String> words =
                fallen.stream().map(proposal -> proposal.motion().word()).toList();
        Line line =
                new Line(Text.of("host.proposal.fallen", "motion", words.size() == 1 ? words.getFirst() : "several"));
        return drop(match, fallen, line, now);
    }

    /** These are gone, and all are told. */
    Decided drop(CommittedMatch<?> match, List<Proposal> gone, Line line, Instant now) {
        List<Proposal> left = match.proposals().stream()
                .filter(proposal -> !gone.contains(proposal))
                .toList();
        Commit commit = Commit.on(match.id(), match.version(), now);
        for (Proposal one : gone) {
            commit = Ballot.store(commit, left, one.motion().word());
        }
        commit = writer.lines(commit, match, List.of(line), List.of());
        CommittedMatch<?> after = match.with(match.facts().withProposals(left));
        return new Decided(writer.show(commit, after, Optional.empty()), Optional.of(after), List.of(line));
    }

    /**
     * Nobody has answered in time.
     *
     * @param word of what was proposed
     */
    record Expiry(OutboxWriter writer, String word) implements MatchTransaction {
        @Override
        public String name() {
            return "expiry of " + word;
        }

        @Override
        public boolean wakes() {
            return true;
        }

        @Override
        public boolean whilePending() {
            return true;
        }

        @Override
        public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
            List<Proposal> gone = match.facts().proposals().stream()
                    .filter(proposal -> proposal.motion().word().equals(word)
                            && !proposal.expires().isAfter(now))
                    .toList();
            return gone.isEmpty()
                    ? TransactionResult.refuse("host.proposal.none")
                    : new Fallen(writer)
                            .drop(match, gone, new Line(Text.of("host.proposal.expired", "motion", word)), now);
        }
    }
}
