package strategos.storage;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One row of a match's journal.
 *
 * @param version its number in the match, from 1, without gaps
 * @param kind what it is: an order, an undo, the start; the host's words
 * @param seat the seat that decided, if any
 * @param source how the decision came about: a player, the clock; the host's words
 * @param backTo of an undo: the version whose position holds again
 * @param entries what was ordered, rolled and happened, as JSON
 */
public record JournalRow(
        long version,
        String kind,
        Optional<String> seat,
        String source,
        OptionalLong backTo,
        String entries,
        Instant at) {}
