package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Proposal;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult.Decided;
import strategos.bot.port.Request.Person;
import strategos.engine.Entry.Source;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/** One thing to be done in a match. Decided on what was last committed, and decided anew when the match has moved on. */
public interface MatchTransaction {
    /** Its name in the log. It tells nothing hidden. */
    String name();

    /** Whether it may be done in a match that sleeps. */
    default boolean wakes() {
        return false;
    }

    /** Whether it may be done while dice are waited for. */
    default boolean whilePending() {
        return false;
    }

    /** Decides, and changes nothing. */
    <S> TransactionResult decide(CommittedMatch<S> match, Instant now);

    /** What may be done while dice are waited for. */
    interface WhilePending extends MatchTransaction {
        @Override
        default boolean whilePending() {
            return true;
        }
    }

    /** What may be done in a match that sleeps and while dice are waited for as well. */
    interface AtAnyTime extends WhilePending {
        @Override
        default boolean wakes() {
            return true;
        }
    }

    /** What a transaction comes to, before anything is stored. */
    sealed interface TransactionResult {
        /** It cannot be done. */
        record Refused(Line why) implements TransactionResult {}

        /**
         * It can be done.
         *
         * @param commit all that is to be stored
         * @param after the match after it; empty when it is to be loaded anew
         * @param told what the one who acted is told
         */
        record Decided(Commit commit, Optional<CommittedMatch<?>> after, List<Line> told) implements TransactionResult {
            public Decided {
                told = List.copyOf(told);
            }

            /** The same, where the one who acted is told something else than all. */
            public Decided telling(Line you) {
                return new Decided(commit, after, List.of(you));
            }

            /** A commit after which the match is loaded anew. */
            public static Decided reload(Commit commit, Line... told) {
                return new Decided(commit, Optional.empty(), List.of(told));
            }
        }

        /** The seat is not that person's: says which are. */
        static Refused notYours(CommittedMatch<?> match, Seat seat, Person by) {
            List<Text> own = SeatName.own(match.held(by));
            return refuse("host.not-your-seat", "seat", seat, "own", own, "count", own.size());
        }

        /** The match has no such seat: says which it has. */
        static Refused noSuchSeat(CommittedMatch<?> match, Seat seat) {
            return refuse(
                    "host.no-such-seat",
                    "seat",
                    seat.id(),
                    "seats",
                    match.scenario().seats());
        }

        /** Dice are waited for, and until they have fallen nothing of that kind is done. */
        static Optional<Refused> pending(CommittedMatch<?> match) {
            return match.pending().map(waiting -> refuse("host.pending", "round", Long.toString(waiting.round())));
        }

        /** A refusal in the host's own words. */
        static Refused refuse(String key, Object... values) {
            return new Refused(new Line(Text.of(key, values)));
        }
    }

    /**
     * An order of a person.
     *
     * @param asked the own number of the question that was answered by a press, if it was
     */
    record GiveOrder(CommitBuilder builder, Person by, Order order, OptionalLong asked) implements MatchTransaction {
        @Override
        public String name() {
            return order.seat() + " " + order.verb();
        }

        @Override
        public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
            Seat seat = order.seat();
            if (match.stage() == Stage.OPEN) {
                return TransactionResult.refuse("host.not-begun");
            }
            if (match.agreed().isPresent()) {
                return TransactionResult.refuse("host.over");
            }
            if (!match.held(by).contains(seat)) {
                return TransactionResult.notYours(match, seat, by);
            }
            if (match.stage() == Stage.RUNNING
                    && asked.isPresent()
                    && asked.getAsLong() != match.stamp(seat).own()) {
                return new Stale().refusal(match, seat);
            }
            return builder.rule(match, order, Source.PLAYER, Optional.of(by), List.of(), now);
        }

        /** Where the game now stands, for whoever has answered a question that is not put any more. */
        static final class Stale {
            TransactionResult.Refused refusal(CommittedMatch<?> match, Seat seat) {
                Text prompt = match.awaited().get(seat);
                if (prompt != null) {
                    return TransactionResult.refuse("host.stale.asked", "seat", seat, "prompt", prompt);
                }
                List<Seat> awaited = List.copyOf(match.awaited().keySet());
                return TransactionResult.refuse("host.stale.waiting", "awaited", awaited);
            }
        }
    }

    /** Drops proposals that stand no more, since seats have changed hands or play has gone on. */
    record Fallen(OutboxWriter writer) implements MatchTransaction {
        /** Whether there is anything to drop. */
        public static boolean any(CommittedMatch<?> match) {
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
            Line line = new Line(
                    Text.of("host.proposal.fallen", "motion", words.size() == 1 ? words.getFirst() : "several"));
            return drop(match, fallen, line, now);
        }

        /** These are gone, and all are told. */
        public Decided drop(CommittedMatch<?> match, List<Proposal> gone, Line line, Instant now) {
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
        public record Expiry(OutboxWriter writer, String word) implements AtAnyTime {
            @Override
            public String name() {
                return "expiry of " + word;
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
}
