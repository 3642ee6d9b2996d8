package strategos.bot.rating;

import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A match that counts.
 *
 * @param at when it counts: when it ended, or its set did
 * @param places from 1, by player, of whom there are at least two; equal for ties
 */
public record RatedMatch(String id, Instant at, SortedMap<String, Integer> places) {
    static final Comparator<RatedMatch> BY_TIME =
            Comparator.comparing(RatedMatch::at).thenComparing(RatedMatch::id);

    public RatedMatch {
        if (places.size() < 2) {
            throw new IllegalArgumentException("one who plays alone is compared with nobody");
        }
        places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
    }

    /** What the player scored against the opponent: 1 for a better place, 0.5 for the same, 0 for a worse one. */
    double score(String player, String opponent) {
        int difference = Integer.compare(places.get(opponent), places.get(player));
        return (1 + difference) / 2.0;
    }
}
