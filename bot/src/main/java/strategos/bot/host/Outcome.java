package strategos.bot.host;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.engine.seat.Seat;

/**
 * How a match ended.
 *
 * @param first the match that this one repeats with the sides exchanged, if it is the second of a set
 * @param scores of the seats that were played, in the game's order
 */
public record Outcome(
        String match,
        String game,
        String scenario,
        Ending ending,
        Rated rated,
        Instant ended,
        Optional<String> first,
        List<Score> scores) {
    public Outcome {
        scores = List.copyOf(scores);
    }

    /** How a match ends. */
    public enum Ending {
        /** By its rules. */
        FINISHED,
        /** Somebody gave up, and that ended it. */
        RESIGNED,
        /** Its players agreed to end it. */
        AGREED,
        /** Everybody had left it. */
        CLOSED;

        /** As it is written for programs and in keys of words. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether a match counts for ratings, and if not, why. */
    public enum Rated {
        YES,
        /** Its options do not ask for it. */
        UNASKED,
        /** It was given up, and nobody has a place. */
        PLACELESS,
        /** A computer held a seat. */
        COMPUTER,
        /** Nobody held a seat. */
        VACANT,
        /** There were no two people to compare. */
        ALONE,
        /** Somebody gave up, and its options do not count that. */
        RESIGNED,
        /** Default answers were given, and its options do not count that. */
        LAPSED;

        /** As it is written for programs and in keys of words. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What a seat came to.
     *
     * @param place from 1, equal for ties; empty where the match was given up
     * @param resigned it was given up for good
     * @param lapsed the default answer was given for it
     * @param gone its last player had left it
     */
    public record Score(
            Seat seat,
            Player player,
            OptionalInt place,
            String score,
            boolean resigned,
            boolean lapsed,
            boolean gone) {}

    /** Who held a seat when its match ended. */
    public sealed interface Player {
        /** A person, by the name shown then. */
        record Known(String id, String name) implements Player {}

        /** Somebody who wished to be forgotten, by the pseudonym in that server. */
        record Forgotten(int number) implements Player {}

        /** A program. */
        record Computer() implements Player {}

        /** Nobody. */
        record Nobody() implements Player {}

        /** What tells this person from others in the same server; empty for what is no person. */
        default Optional<String> key() {
            return switch (this) {
                case Known known -> Optional.of(known.id());
                case Forgotten(int number) -> Optional.of("~" + number);
                case Computer computer -> Optional.empty();
                case Nobody nobody -> Optional.empty();
            };
        }
    }

    /** Whether anybody has a place. */
    public boolean ranked() {
        return scores.stream().anyMatch(score -> score.place().isPresent());
    }

    /** The places that count, by person; who has left is behind all who have stayed. */
    public Map<String, Integer> places() {
        int behind = scores.size() + 1;
        Map<String, Integer> places = new HashMap<>();
        for (Score score : scores) {
            score.player()
                    .key()
                    .ifPresent(key -> places.put(
                            key, score.gone() ? behind : score.place().orElse(behind)));
        }
        return places;
    }

    /** Whether the same two people played the other match with the sides exchanged. */
    public boolean exchanges(Outcome other) {
        if (scores.size() != 2 || other.scores.size() != 2 || !other.game.equals(game)) {
            return false;
        }
        Map<Seat, Optional<String>> here = seated();
        Map<Seat, Optional<String>> there = other.seated();
        List<Seat> seats = List.copyOf(here.keySet());
        Seat one = seats.getFirst();
        Seat two = seats.getLast();
        return here.get(one).isPresent()
                && here.get(two).isPresent()
                && !here.get(one).equals(here.get(two))
                && here.get(one).equals(there.get(two))
                && here.get(two).equals(there.get(one));
    }

    private Map<Seat, Optional<String>> seated() {
        Map<Seat, Optional<String>> seated = new HashMap<>();
        scores.forEach(score -> seated.put(score.seat(), score.player().key()));
        return seated;
    }

    /** The points of each person: one for the best place, shared where several have it, and none where nobody has a place. */
    public Map<String, Double> points() {
        Map<String, Integer> places = places();
        int best = places.values().stream().min(Integer::compare).orElse(0);
        long shared = places.values().stream().filter(place -> place == best).count();
        Map<String, Double> points = new HashMap<>();
        places.forEach((key, place) -> points.put(key, ranked() && place == best ? 1.0 / shared : 0.0));
        return points;
    }
}
