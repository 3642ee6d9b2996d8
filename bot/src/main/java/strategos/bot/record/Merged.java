package strategos.bot.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import strategos.bot.host.Replays.Step;

/**
 * Makes one step of several orders that one seat gave in a row, for a match so long that its page would be too large. What was
 * told, thrown and fought stays; the positions between are left out. A step that goes back stays alone, and so does each position
 * that one goes back to: what was taken back is no part of a step that stands.
 */
final class Merged implements Consumer<Step> {
    private final int most;
    private final Set<Long> kept;
    private final Consumer<Step> next;
    private final List<Step> waiting = new ArrayList<>();

    /**
     * One that hands on to another.
     *
     * @param most orders that become one step; 1 to leave all as they are
     * @param kept versions with which a step ends
     */
    Merged(int most, Set<Long> kept, Consumer<Step> next) {
        this.most = most;
        this.kept = Set.copyOf(kept);
        this.next = next;
    }

    @Override
    public void accept(Step step) {
        if (!waiting.isEmpty() && !goesOn(waiting.getLast(), step)) {
            end();
        }
        waiting.add(step);
        if (waiting.size() == most || kept.contains(step.version())) {
            end();
        }
    }

    private static boolean goesOn(Step before, Step step) {
        return before.seat().isPresent()
                && before.seat().equals(step.seat())
                && before.kind().equals(step.kind())
                && before.source().equals(step.source())
                && before.backTo().isEmpty()
                && step.backTo().isEmpty();
    }

    /** Hands on what still waits. */
    void end() {
        Optional<Step> all = waiting.stream().reduce(Merged::both);
        waiting.clear();
        all.ifPresent(next);
    }

    private static Step both(Step one, Step other) {
        return new Step(
                other.version(),
                other.kind(),
                other.seat(),
                other.source(),
                other.at(),
                one.backTo(),
                joined(one.told(), other.told()),
                joined(one.rolls(), other.rolls()),
                joined(one.strips(), other.strips()),
                joined(one.boards(), other.boards()),
                other.awaited(),
                other.date(),
                other.view(),
                other.measures());
    }

    private static <T> List<T> joined(List<T> one, List<T> other) {
        List<T> all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }
}
