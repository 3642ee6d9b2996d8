package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.port.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;

/** One thing to be done in a match. Decided on what was last committed, and decided anew when the match has moved on. */
interface MatchTransaction {
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

            /** A commit after which the match is loaded anew. */
            static Decided reload(Commit commit, Line... told) {
                return new Decided(commit, Optional.empty(), List.of(told));
            }
        }

        /** The seat is not that person's: says which are. */
        static Refused notYours(CommittedMatch<?> match, Seat seat, Person by) {
            List<Seat> own = match.held(by);
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

        /** A refusal in the host's own words. */
        static Refused refuse(String key, Object... values) {
            return new Refused(new Line(Text.of(key, values)));
        }
    }
}
