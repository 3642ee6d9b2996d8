package strategos.bot.command.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Player;

/** Who has met whom, and what came of it: in each match each person has met each other. */
final class Meetings {
    private final Map<String, Map<String, Double>> points = new HashMap<>();
    private final Map<String, Integer> matches = new HashMap<>();
    private final Map<String, Player> names;

    /** Of these matches; the forgotten and computers are left out. */
    Meetings(List<Outcome> outcomes) {
        this.names = OutcomeLines.newestNames(outcomes);
        outcomes.stream().filter(Outcome::ranked).forEach(this::count);
    }

    private void count(Outcome outcome) {
        Map<String, Integer> places = outcome.places();
        Set<String> people = new HashSet<>(places.keySet());
        people.removeIf(key -> !(names.get(key) instanceof Player.Known));
        if (people.size() < 2) {
            return;
        }
        for (String one : people) {
            matches.merge(one, 1, Integer::sum);
            for (String other : people) {
                if (!one.equals(other)) {
                    points.computeIfAbsent(one, key -> new HashMap<>())
                            .merge(other, won(places.get(one), places.get(other)), Double::sum);
                }
            }
        }
    }

    private static double won(int own, int other) {
        return own == other ? 0.5 : own < other ? 1 : 0;
    }

    /** How many people have met somebody. */
    int people() {
        return matches.size();
    }

    /** Those who have played most, so many; who has most points comes first. */
    List<String> most(int most) {
        List<String> shown = new ArrayList<>(matches.keySet());
        shown.sort(Comparator.comparingInt((String key) -> matches.get(key))
                .reversed()
                .thenComparing(Comparator.naturalOrder()));
        shown = new ArrayList<>(shown.subList(0, Math.min(most, shown.size())));
        List<String> among = List.copyOf(shown);
        shown.sort(Comparator.comparingDouble((String key) -> total(key, among))
                .reversed()
                .thenComparing(Comparator.naturalOrder()));
        return shown;
    }

    /** What one has won against these. */
    double total(String one, List<String> others) {
        return others.stream()
                .mapToDouble(other -> points(one, other).orElse(0))
                .sum();
    }

    /** What one has won against another; empty where they have not met. */
    OptionalDouble points(String one, String other) {
        Double won = points.getOrDefault(one, Map.of()).get(other);
        return won == null ? OptionalDouble.empty() : OptionalDouble.of(won);
    }

    String name(String key) {
        return OutcomeLines.plain(names.get(key)).orElse(key);
    }
}
