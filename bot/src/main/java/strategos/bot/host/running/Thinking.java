package strategos.bot.host.running;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.thought.Thinkers;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.host.transaction.CommitBuilder.Automatic;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.host.transaction.SureOrder;
import strategos.bot.port.RedactedFailure;
import strategos.engine.Decision;
import strategos.engine.Entry.Source;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Level;
import strategos.engine.search.Thought;
import strategos.engine.search.Thought.Idea;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Orders of computers: thought of beside the match's queue, and given only if the match has not moved meanwhile. */
public final class Thinking {
    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);
    private static final int PERCENT = 100;

    private final CommitBuilder builder;
    private final Thinkers thinkers;

    @Inject
    Thinking(CommitBuilder builder, Thinkers thinkers) {
        this.builder = builder;
        this.thinkers = thinkers;
    }

    /** Nobody thinks any more. */
    void close() {
        thinkers.close();
    }

    /** Thinks, on the caller's time, and returns the order. */
    <S> MatchTransaction about(CommittedMatch<S> match, Seat seat, Level level) {
        Optional<Thought> thought = match.decision(seat).flatMap(decision -> thought(match, seat, level, decision));
        return new ComputerOrder(
                builder,
                seat,
                match.version(),
                () -> thought.orElseThrow().best().call(),
                thought.flatMap(t -> told(match, seat, t)));
    }

    /** A thought that fails is stood in for by the rules of thumb, and these by whatever stands in for any order. */
    private <S> Optional<Thought> thought(CommittedMatch<S> match, Seat seat, Level level, Decision decision) {
        Seen<S> seen = match.seen(seat);
        try {
            return Optional.of(thinkers.think(match.file().game(), level, seen, seat, decision, SureOrder.luck(match)));
        } catch (RuntimeException e) {
            if (!thinkers.closed()) {
                LOG.error("match {}: {} could not think: {}", match.id(), seat, RedactedFailure.of(e));
            }
        }
        try {
            return Optional.of(
                    Thought.of(match.file().game().computer().choose(seen, seat, decision, SureOrder.luck(match))));
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            LOG.error("match {}: the rules of thumb of {} failed: {}", match.id(), seat, RedactedFailure.of(e));
            return Optional.empty();
        }
    }

    /** A reason that cannot be given costs nothing but itself. */
    private static <S> Optional<Line> told(CommittedMatch<S> match, Seat seat, Thought thought) {
        try {
            return reason(match, seat, thought);
        } catch (RuntimeException e) {
            LOG.error("match {}: {} cannot say why: {}", match.id(), seat, RedactedFailure.of(e));
            return Optional.empty();
        }
    }

    /**
     * Why the order is given, in words that come from what everyone may know, and where somebody thought, how it compares
     * with what else was thought of, if it is the better: the usual order stands where no other is surely better. That is
     * told only where the seat knows no more than everyone: else the figures would tell of what it alone can see.
     */
    private static <S> Optional<Line> reason(CommittedMatch<S> match, Seat seat, Thought thought) {
        Idea best = thought.best();
        Text name = new SeatName(seat).text();
        Seen<S> open = match.seen(Viewer.EVERYONE);
        Optional<Text> words = match.file().game().mind().flatMap(mind -> mind.why(open, new Order(seat, best.call())));
        // Of one order alone the words name no next.
        Idea next = thought.ideas().get(Math.min(1, thought.ideas().size() - 1));
        boolean weighed = best.trials() > 0 && match.seen(seat).position().equals(open.position());
        boolean alone = thought.ideas().size() == 1;
        if (!weighed || (!alone && percent(best) <= percent(next))) {
            return words.map(why -> new Line(Text.of("host.computer.why-words", "seat", name, "words", why)));
        }
        Text figures = Text.of(
                "host.computer.figures", "count", thought.ideas().size(), "best", percent(best), "next", percent(next));
        return words.map(why -> new Line(Text.of("host.computer.why", "seat", name, "words", why, "figures", figures)));
    }

    private static int percent(Idea idea) {
        return Math.toIntExact(Math.round(PERCENT * idea.value()));
    }

    /**
     * An order of the computer that holds the seat.
     *
     * @param version of the match that was thought about
     * @param why told before it
     */
    private record ComputerOrder(
            CommitBuilder builder, Seat seat, long version, Supplier<Call> meant, Optional<Line> why)
            implements MatchTransaction {
        @Override
        public String name() {
            return "computer's order for " + seat;
        }

        @Override
        public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
            Optional<Decision> decision = match.decision(seat);
            if (match.stage() != Stage.RUNNING
                    || match.version() != version
                    || decision.isEmpty()
                    || !match.awaited().containsKey(seat)
                    || match.holder(seat)
                            .flatMap(holder -> Automatic.level(match, holder))
                            .isEmpty()) {
                return TransactionResult.refuse("host.answered");
            }
            return new SureOrder(builder)
                    .give(match, seat, decision.get(), meant, why, Source.COMPUTER, List.of(), now);
        }
    }
}
