package strategos.bot.host.proposal;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Motion;
import strategos.bot.host.Motion.Point;
import strategos.bot.host.Pending;
import strategos.bot.host.Proposal;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Ballot;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult.Refused;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/** A player proposes something to all others, or does it at once where there is nobody else to be asked. */
record Propose(OutboxWriter writer, RewindPoints points, Carry carry, Action action, Wish wish)
        implements MatchTransaction.WhilePending {
    /** What a player would like. */
    sealed interface Wish {
        /** That, as it is. */
        record Plain(Motion motion) implements Wish {}

        /**
         * To go back to before the last so many orders.
         *
         * @param shown the public version of the match for which that was shown, where it was
         */
        record Back(int orders, OptionalLong shown) implements Wish {}
    }

    @Override
    public String name() {
        return "propose";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.RUNNING) {
            return TransactionResult.refuse(match.stage() == Stage.OPEN ? "host.not-begun" : "host.over");
        }
        List<Seat> held = match.held(action.by());
        if (held.isEmpty()) {
            return TransactionResult.refuse("host.proposal.players-only");
        }
        Optional<Refused> barred = wish instanceof Wish.Plain(Motion motion)
                ? barred(match, motion, now)
                : TransactionResult.pending(match);
        if (barred.isPresent()) {
            return barred.get();
        }
        return switch (wish) {
            case Wish.Plain(Motion motion) -> proposed(match, motion, match.players(), held.getFirst(), now);
            case Wish.Back(int orders, OptionalLong shown) -> back(match, orders, shown, held.getFirst(), now);
        };
    }

    /** While dice are waited for, nothing else can be agreed on; and to go on without the beacon only after a time. */
    private static Optional<Refused> barred(CommittedMatch<?> match, Motion motion, Instant now) {
        if (!(motion instanceof Motion.Alone)) {
            return TransactionResult.pending(match);
        }
        Optional<Pending> waiting = match.pending();
        if (waiting.isEmpty()) {
            return Optional.of(TransactionResult.refuse("host.beacon.nothing"));
        }
        Instant from = waiting.get().since().plus(HostOptions.patience(match.options()));
        return now.isBefore(from)
                ? Optional.of(
                        TransactionResult.refuse("host.beacon.patience", "time", Long.toString(from.getEpochSecond())))
                : Optional.empty();
    }

    private <S> TransactionResult back(CommittedMatch<S> match, int orders, OptionalLong shown, Seat by, Instant now) {
        if (shown.isPresent() && shown.getAsLong() != match.publicVersion()) {
            return TransactionResult.refuse("host.rewind.moved-on");
        }
        List<Point> all = points.of(match);
        if (orders < 1 || orders > all.size()) {
            return TransactionResult.refuse("host.rewind.no-point", "most", all.size());
        }
        Point to = all.get(orders - 1);
        return proposed(match, new Motion.Rewind(to), points.concerned(match, to), by, now);
    }

    private <S> TransactionResult proposed(
            CommittedMatch<S> match, Motion motion, List<Holder> players, Seat by, Instant now) {
        Optional<Proposal> standing = Ballot.standing(match, motion.word(), now);
        if (standing.isPresent()) {
            return again(match, standing.get(), motion, now);
        }
        Proposal proposal = Proposal.of(motion, by, action.by(), players, match, now);
        if (proposal.waiting().isEmpty()) {
            return carry.out(match, proposal, action.by(), now);
        }
        List<Proposal> all = Ballot.with(match, proposal);
        Commit commit = Ballot.store(Commit.on(match.id(), match.version(), now), all, proposal);
        List<Person> asked = match.seats().stream()
                .filter(holder -> proposal.waiting().contains(holder.seat()))
                .map(Holder::person)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        commit = writer.proposal(commit, match, proposal, asked);
        return TransactionResult.Decided.reload(
                writer.show(commit, match.with(match.facts().withProposals(all)), Optional.of(action.by())),
                new Line(Text.of("host.proposal.you", "waiting", proposal.waiting())));
    }

    /** Whoever proposes what another has proposed already agrees to it. */
    private <S> TransactionResult again(CommittedMatch<S> match, Proposal standing, Motion motion, Instant now) {
        boolean another = !match.held(action.by()).contains(standing.by());
        return another && standing.motion().equals(motion)
                ? new Vote(writer, carry, action, motion.word(), OptionalLong.of(standing.number()), true)
                        .decide(match, now)
                : TransactionResult.refuse("host.proposal.stands", "motion", motion.word());
    }
}
