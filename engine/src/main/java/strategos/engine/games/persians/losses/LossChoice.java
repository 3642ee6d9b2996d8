package strategos.engine.games.persians.losses;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import strategos.engine.Rule;

/**
 * Losses chosen by their owner: whole counters, at least so many points, none that could be spared; all when they do not
 * suffice. A result of 10 asks for one noble counter if there is one.
 */
@Rule({"0.4", "7.3", "ruling-losses"})
public final class LossChoice {
    private final Map<String, Integer> available;
    private final ToIntFunction<String> weight;
    private final Predicate<String> noble;
    private final int owes;
    private final boolean needsNoble;
    private final boolean all;

    /**
     * The choice.
     *
     * @param available how many of each kind
     * @param weight points of a kind
     * @param owes points to lose
     * @param noble which kinds a result of 10 asks for
     * @param needsNoble whether it does
     */
    public LossChoice(
            Map<String, Integer> available,
            ToIntFunction<String> weight,
            int owes,
            Predicate<String> noble,
            boolean needsNoble) {
        this.available = new LinkedHashMap<>(available);
        this.weight = weight;
        this.owes = owes;
        this.noble = noble;
        this.needsNoble = needsNoble && available.keySet().stream().anyMatch(noble);
        int total = 0;
        for (Map.Entry<String, Integer> e : available.entrySet()) {
            total += e.getValue() * weight.applyAsInt(e.getKey());
        }
        this.all = total <= owes;
    }

    private int sum(List<String> chosen) {
        int sum = 0;
        for (String kind : chosen) {
            sum += weight.applyAsInt(kind);
        }
        return sum;
    }

    private boolean enough(List<String> chosen, int sum) {
        return sum >= owes && (!needsNoble || chosen.stream().anyMatch(noble));
    }

    /** Whether these are losses enough, and none to spare. */
    public boolean complete(List<String> chosen) {
        if (owes <= 0) {
            return chosen.isEmpty();
        }
        if (all) {
            return chosen.size()
                    == available.values().stream().mapToInt(Integer::intValue).sum();
        }
        int sum = sum(chosen);
        if (!enough(chosen, sum)) {
            return false;
        }
        for (String kind : chosen) {
            List<String> without = new ArrayList<>(chosen);
            without.remove(kind);
            if (enough(without, sum - weight.applyAsInt(kind))) {
                return false;
            }
        }
        return true;
    }

    /** The kinds that may be lost next, given those chosen so far. */
    public List<String> next(List<String> chosen) {
        List<String> next = new ArrayList<>();
        if (owes <= 0 || complete(chosen)) {
            return next;
        }
        List<String> kinds = List.copyOf(available.keySet());
        for (String kind : kinds) {
            List<String> more = new ArrayList<>(chosen);
            more.add(kind);
            if (count(more, kind) <= available.get(kind) && completable(more, kinds, 0)) {
                next.add(kind);
            }
        }
        return next;
    }

    private static int count(List<String> list, String kind) {
        int count = 0;
        for (String one : list) {
            count += one.equals(kind) ? 1 : 0;
        }
        return count;
    }

    /** Tries kinds in their order, each not before the last one tried. */
    private boolean completable(List<String> chosen, List<String> kinds, int from) {
        if (all || complete(chosen)) {
            return true;
        }
        if (enough(chosen, sum(chosen))) {
            return false;
        }
        for (int i = from; i < kinds.size(); i++) {
            String kind = kinds.get(i);
            if (count(chosen, kind) < available.get(kind)) {
                chosen.add(kind);
                boolean possible = completable(chosen, kinds, i);
                chosen.removeLast();
                if (possible) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Losses by an order of kinds, the first to go first. */
    public List<String> byOrder(List<String> order) {
        List<String> chosen = new ArrayList<>();
        List<String> next = next(chosen);
        while (!next.isEmpty()) {
            List<String> possible = next;
            chosen.add(order.stream().filter(possible::contains).findFirst().orElse(possible.getFirst()));
            next = next(chosen);
        }
        return chosen;
    }

    /** Whether only one answer is legal. */
    public boolean forced() {
        List<String> chosen = new ArrayList<>();
        List<String> next = next(chosen);
        while (!next.isEmpty()) {
            if (next.size() > 1 && !all) {
                return false;
            }
            chosen.add(next.getFirst());
            next = next(chosen);
        }
        return true;
    }
}
