package strategos.engine.games.persians;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Dice;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.printed.Tables;

/**
 * Dice that go through all they can show, branch by branch, each branch with its chance: each face of a die, each sum of the
 * two dice of a unit's test. The two dice of a mêlée show the same, since they never work on each other.
 */
final class EveryThrow {
    private static final List<String> ASKED = List.of("oracle", "fire", "melee", "morale", "pursuit", "sea");

    private final List<Integer> path = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();

    private EveryThrow() {}

    /** Runs once for each branch. */
    static void each(Consumer<Branch> run) {
        EveryThrow every = new EveryThrow();
        do {
            run.accept(every.new Branch());
        } while (every.next());
    }

    /** On to the next branch: the last fork that has a way left. */
    private boolean next() {
        while (!path.isEmpty()) {
            int last = path.removeLast() + 1;
            int width = widths.removeLast();
            if (last < width) {
                path.add(last);
                widths.add(width);
                return true;
            }
        }
        return false;
    }

    /** One way that all dice can fall. */
    final class Branch implements Dice {
        private int at;
        private int melee;
        private double chance = 1;

        /** How likely it is. */
        double chance() {
            return chance;
        }

        @Override
        public Roll roll(Cause cause, int count, int sides) {
            List<Integer> faces =
                    ASKED.contains(cause.kind()) ? asked(cause.kind(), count) : Collections.nCopies(count, 3);
            return new Roll(cause, 1, sides, false, faces);
        }

        private List<Integer> asked(String kind, int count) {
            if (kind.equals("morale")) {
                List<Integer> faces = new ArrayList<>();
                for (int n = 0; n < count; n += 2) {
                    int sum = 2 + way(2 * Tables.SIDES - 1);
                    int one = Math.max(1, sum - Tables.SIDES);
                    faces.add(one);
                    faces.add(sum - one);
                    chance *= (Tables.SIDES - Math.abs(sum - Tables.SIDES - 1)) / 36.0;
                }
                return faces;
            }
            if (kind.equals("melee") && melee > 0) {
                return List.of(melee);
            }
            int face = 1 + way(Tables.SIDES);
            chance /= Tables.SIDES;
            melee = kind.equals("melee") ? face : 0;
            return List.of(face);
        }

        private int way(int ways) {
            if (at == path.size()) {
                path.add(0);
                widths.add(ways);
            }
            return path.get(at++);
        }

        @Override
        public Roll shuffle(Cause cause, int size) {
            throw new AssertionError("nothing is shuffled here: " + cause);
        }
    }
}
