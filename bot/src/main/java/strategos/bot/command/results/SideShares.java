package strategos.bot.command.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Score;
import strategos.engine.seat.Seat;

/** How the sides of each scenario fare when people play: a point a match, shared by those who tie for the best place. */
final class SideShares {
    private final Map<String, Tally> scenarios = new LinkedHashMap<>();

    /**
     * One scenario.
     *
     * @param points by seat, in the order in which they were first met
     */
    record Tally(String scenario, int matches, Map<Seat, Double> points) {
        double share(Seat seat) {
            return points.get(seat) / matches;
        }

        /** The shares as whole numbers of a hundred that add up to it: what is lost by rounding goes to the largest rests. */
        Map<Seat, Integer> percents() {
            Map<Seat, Integer> whole = new LinkedHashMap<>();
            points.keySet().forEach(seat -> whole.put(seat, (int) (100 * share(seat))));
            int missing = 100 - whole.values().stream().mapToInt(n -> n).sum();
            points.keySet().stream()
                    .sorted(Comparator.comparingDouble(seat -> whole.get(seat) - 100 * share(seat)))
                    .limit(missing)
                    .toList()
                    .forEach(seat -> whole.merge(seat, 1, Integer::sum));
            return whole;
        }
    }

    SideShares(List<Outcome> outcomes) {
        outcomes.stream().filter(SideShares::counts).forEach(this::count);
    }

    private static boolean counts(Outcome outcome) {
        return outcome.ranked()
                && outcome.scores().size() > 1
                && outcome.scores().stream()
                        .allMatch(score -> score.player().key().isPresent());
    }

    private void count(Outcome outcome) {
        Tally before =
                scenarios.getOrDefault(outcome.scenario(), new Tally(outcome.scenario(), 0, new LinkedHashMap<>()));
        Map<Seat, Double> points = new LinkedHashMap<>(before.points());
        int best = outcome.scores().stream().mapToInt(SideShares::place).min().orElseThrow();
        long shared =
                outcome.scores().stream().filter(score -> place(score) == best).count();
        for (Score score : outcome.scores()) {
            points.merge(score.seat(), place(score) == best ? 1.0 / shared : 0, Double::sum);
        }
        scenarios.put(outcome.scenario(), new Tally(outcome.scenario(), before.matches() + 1, points));
    }

    private static int place(Score score) {
        return score.gone() ? Integer.MAX_VALUE : score.place().orElse(Integer.MAX_VALUE);
    }

    /** The scenarios that were played most, so many. */
    List<Tally> most(int most) {
        List<Tally> all = new ArrayList<>(scenarios.values());
        all.sort(Comparator.comparingInt(Tally::matches).reversed().thenComparing(Tally::scenario));
        return all.subList(0, Math.min(most, all.size()));
    }
}
