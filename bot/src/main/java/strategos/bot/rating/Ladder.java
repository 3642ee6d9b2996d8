package strategos.bot.rating;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import strategos.bot.rating.Glicko2.Game;

/**
 * Who stands where by the matches that count. The same for the same matches, in whatever order they are read.
 *
 * @param standings the best first
 */
public record Ladder(List<Standing> standings) {
    public Ladder {
        standings = List.copyOf(standings);
    }

    /**
     * Where a player stands.
     *
     * @param matches how many counted
     * @param course the rating after each week in which one counted, the first first
     */
    public record Standing(String player, Rating rating, int matches, List<Point> course) {
        public Standing {
            course = List.copyOf(course);
        }
    }

    /**
     * A rating at a time.
     *
     * @param at when the last match of that week ended
     */
    public record Point(Instant at, Rating rating) {}

    private static final Comparator<Standing> BEST_FIRST = Comparator.comparingDouble(
                    (Standing standing) -> standing.rating().mean())
            .reversed()
            .thenComparingDouble(standing -> standing.rating().deviation())
            .thenComparing(Standing::player);

    /** The ladder as it stands then. The week that is not over counts as if it were. */
    public static Ladder of(Collection<RatedMatch> matches, Instant now) {
        SortedMap<Long, List<RatedMatch>> weeks = new TreeMap<>();
        matches.stream()
                .sorted(RatedMatch.BY_TIME)
                .forEach(match -> weeks.computeIfAbsent(week(match.at()), week -> new ArrayList<>())
                        .add(match));
        Climb climb = new Climb();
        weeks.forEach(climb::week);
        return new Ladder(climb.standings(week(now)));
    }

    /** Weeks begin on Monday, in UTC: 1970 began on a Thursday. */
    private static long week(Instant at) {
        return Math.floorDiv(at.atZone(ZoneOffset.UTC).toLocalDate().toEpochDay() + 3, 7);
    }

    /** Goes through the weeks. */
    private static final class Climb {
        private final Glicko2 system = Glicko2.usual();
        private final SortedMap<String, Rated> players = new TreeMap<>();

        /** Each player of the week is rated against the others as they were before it. */
        void week(long week, List<RatedMatch> matches) {
            SortedMap<String, List<RatedMatch>> played = new TreeMap<>();
            for (RatedMatch match : matches) {
                match.places()
                        .keySet()
                        .forEach(player -> played.computeIfAbsent(player, p -> new ArrayList<>())
                                .add(match));
            }
            Map<String, Rating> before = new HashMap<>();
            played.keySet().forEach(player -> before.put(player, rating(player, week)));
            played.forEach((player, own) -> {
                Rating after = system.after(before.get(player), games(player, own, before));
                players.computeIfAbsent(player, p -> new Rated())
                        .counted(week, own.size(), new Point(own.getLast().at(), after));
            });
        }

        private Rating rating(String player, long week) {
            Rated rated = players.get(player);
            return rated == null ? Rating.NEW : system.idle(rated.rating(), week - rated.week - 1);
        }

        /** Of more than two, each is compared with each. */
        private static List<Game> games(String player, List<RatedMatch> own, Map<String, Rating> before) {
            List<Game> games = new ArrayList<>();
            for (RatedMatch match : own) {
                for (String opponent : match.places().keySet()) {
                    if (!opponent.equals(player)) {
                        games.add(new Game(before.get(opponent), match.score(player, opponent)));
                    }
                }
            }
            return games;
        }

        List<Standing> standings(long now) {
            List<Standing> all = new ArrayList<>();
            players.forEach((player, rated) -> all.add(new Standing(
                    player,
                    system.idle(rated.rating(), Math.max(0, now - rated.week - 1)),
                    rated.matches,
                    rated.course)));
            all.sort(BEST_FIRST);
            return all;
        }
    }

    /** A player on the way. */
    private static final class Rated {
        private final List<Point> course = new ArrayList<>();
        private long week;
        private int matches;

        void counted(long inWeek, int more, Point point) {
            week = inWeek;
            matches += more;
            course.add(point);
        }

        Rating rating() {
            return course.getLast().rating();
        }
    }
}
