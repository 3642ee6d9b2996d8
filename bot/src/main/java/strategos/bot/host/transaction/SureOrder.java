package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.RedactedFailure;
import strategos.engine.Decision;
import strategos.engine.Entry.Source;
import strategos.engine.RandomComputer;
import strategos.engine.dice.ChainUsedUp;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Line;

/**
 * An order that the host gives for a seat, so that no match waits for the host: where the order that was meant fails, be
 * it that it cannot be made, is none, is refused, or cannot be carried out, the decision's fallback stands in for it, and
 * then any legal order. Each failure is logged; like all the log it names verbs and slots, and no value, which may be hidden.
 */
public record SureOrder(CommitBuilder builder) {
    private static final Logger LOG = LoggerFactory.getLogger(SureOrder.class);
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    /** So many random orders are tried: one can hardly fail. */
    private static final int TRIES = 20;

    /** Luck that follows from match and version, so that nothing repeats it anew. */
    public static SplittableRandom luck(CommittedMatch<?> match) {
        return new SplittableRandom(match.id().hashCode() * SPREAD + match.version());
    }

    /**
     * The result on the first of these orders that can be given.
     *
     * @param meant the order, made when it is wanted
     * @param why told before that order, and before no other that stands in for it
     * @param preface what is told before any
     * @throws IllegalStateException when none can
     */
    public <S> TransactionResult give(
            CommittedMatch<S> match,
            Seat seat,
            Decision decision,
            Supplier<Call> meant,
            Optional<Line> why,
            Source source,
            List<Line> preface,
            Instant now) {
        List<Line> first = Stream.concat(preface.stream(), why.stream()).toList();
        Supplier<Optional<TransactionResult>> fallback = () -> decision.fallback()
                .get()
                .flatMap(call -> attempt(match, seat, "fallback", () -> call, source, preface, now));
        return attempt(match, seat, "order", meant, source, first, now)
                .or(fallback)
                .or(() -> any(match, seat, decision, source, preface, now))
                .orElseThrow(() -> new IllegalStateException("no order of " + seat + " can be carried out"));
    }

    private <S> Optional<TransactionResult> any(
            CommittedMatch<S> match, Seat seat, Decision decision, Source source, List<Line> preface, Instant now) {
        SplittableRandom luck = luck(match);
        Optional<TransactionResult> result = Optional.empty();
        for (int n = 0; n < TRIES && result.isEmpty(); n++) {
            Supplier<Call> random = () -> new RandomComputer<S>().any(decision, luck.split());
            result = attempt(match, seat, "random order", random, source, preface, now);
        }
        return result;
    }

    /** The result, unless the order fails; that dice must be committed to first is no failure. */
    private <S> Optional<TransactionResult> attempt(
            CommittedMatch<S> match,
            Seat seat,
            String which,
            Supplier<Call> made,
            Source source,
            List<Line> preface,
            Instant now) {
        String given = "not made";
        try {
            Call call = made.get();
            if (call == null) {
                LOG.error("match {}: the host has no {} for {}", match.id(), which, seat);
                return Optional.empty();
            }
            given = call.verb() + " " + call.values().keySet();
            TransactionResult result =
                    builder.rule(match, new Order(seat, call), source, Optional.empty(), preface, now);
            if (result instanceof TransactionResult.Refused refused) {
                String why = refused.why().text().key();
                LOG.error("match {}: the host's {} for {}, {}, is refused: {}", match.id(), which, seat, given, why);
                return Optional.empty();
            }
            return Optional.of(result);
        } catch (ChainUsedUp used) {
            throw used;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            LOG.error(
                    "match {}: the host's {} for {}, {}, failed",
                    match.id(),
                    which,
                    seat,
                    given,
                    RedactedFailure.of(e));
            return Optional.empty();
        }
    }
}
