package strategos.bot.host.outcome;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Rated;
import strategos.bot.rating.RatedMatch;

/**
 * The matches that count for ratings, and when. Those of a set count together, when the second has ended; until then, or
 * where that does not count, the first stands by itself, so that nobody undoes a loss by a second match that never ends.
 */
final class RatedMatches {
    private RatedMatches() {}

    static List<RatedMatch> of(Collection<Outcome> outcomes) {
        Map<String, Outcome> rated = outcomes.stream()
                .filter(outcome -> outcome.rated() == Rated.YES)
                .collect(Collectors.toMap(Outcome::match, outcome -> outcome));
        Map<String, Instant> together = new HashMap<>();
        for (Outcome second : rated.values()) {
            Optional<Outcome> first = second.first().map(rated::get).filter(second::exchanges);
            first.ifPresent(outcome -> together.put(outcome.match(), second.ended()));
        }
        return rated.values().stream()
                .map(outcome -> new RatedMatch(
                        outcome.match(),
                        together.getOrDefault(outcome.match(), outcome.ended()),
                        new TreeMap<>(outcome.places())))
                .toList();
    }
}
