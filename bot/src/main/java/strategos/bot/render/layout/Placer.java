package strategos.bot.render.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Places items so that as little as possible overlaps: greedy by rank, then kicks of what still collides; the best is kept.
 * The same items and seed give the same places.
 */
final class Placer {
    private static final double OVERLAP = 400;
    private static final double OVERLAP_PIXEL = 3;
    private static final double MOST_RANK = 2.2;

    private static final double DISTANCE = 2;
    private static final int PASSES = 8;

    /** In the array of what each takes, which the search for room goes through at each of its steps: plain numbers. */
    private static final int NOWHERE = -1;

    private final List<Item> items;
    private final Item.Choice[][] choices;
    private final int[][] neighbours;
    private final int[] at;
    private final Random random;

    private Placer(List<Item> items, long seed) {
        this.items = new ArrayList<>(items);
        this.items.sort(Comparator.comparingDouble(Item::rank).reversed());
        this.choices = this.items.stream()
                .map(item -> item.choices().toArray(Item.Choice[]::new))
                .toArray(Item.Choice[][]::new);
        this.neighbours = meet(this.items);
        this.at = new int[items.size()];
        this.random = new Random(seed);
    }

    /** Who can get into whose way at all. */
    private static int[][] meet(List<Item> items) {
        Bounds[] reaches = items.stream()
                .map(item -> Bounds.hull(
                                item.choices().stream().map(Item.Choice::box).toList())
                        .grown(DISTANCE))
                .toArray(Bounds[]::new);
        return IntStream.range(0, reaches.length)
                .mapToObj(i -> IntStream.range(0, reaches.length)
                        .filter(j -> j != i && reaches[i].intersects(reaches[j]))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** Where one item stands, and whether on something else. */
    record Placed(Item item, Bounds box, boolean collides) {}

    /**
     * The places of all items, the highest rank first.
     *
     * @param mayBeMissing which are left out where something else stands, those of the lowest rank first
     */
    static List<Placed> solve(List<Item> items, int kicks, long seed, Predicate<Item> mayBeMissing) {
        Placer placer = new Placer(items, seed);
        placer.insert();
        placer.settle();
        placer.kick(kicks);
        placer.leaveOut(mayBeMissing);
        return placer.placed();
    }

    /** One after the other, the highest rank first: each takes the best place that is left. */
    private void insert() {
        Arrays.fill(at, NOWHERE);
        for (int i = 0; i < at.length; i++) {
            at[i] = best(i, Double.MAX_VALUE, 0);
        }
    }

    private void settle() {
        boolean changed = true;
        for (int pass = 0; pass < PASSES && changed; pass++) {
            changed = false;
            for (int i = 0; i < at.length; i++) {
                changed |= improve(i);
            }
        }
    }

    private boolean improve(int i) {
        int best = best(i, cost(i, at[i]), at[i]);
        boolean changed = best != at[i];
        at[i] = best;
        return changed;
    }

    /** The cheapest choice, or the known one where none is cheaper. */
    private int best(int i, double knownCost, int known) {
        Item.Choice[] own = choices[i];
        int best = known;
        double least = knownCost;
        for (int c = 0; c < own.length; c++) {
            if (own[c].cost() < least) {
                double cost = cost(i, c);
                if (cost < least - .01) {
                    least = cost;
                    best = c;
                }
            }
        }
        return best;
    }

    private void kick(int kicks) {
        int[] best = at.clone();
        double least = total();
        for (int round = 0; round < kicks; round++) {
            List<Integer> colliding = colliding();
            if (colliding.isEmpty()) {
                return;
            }
            int unlucky = colliding.get(random.nextInt(colliding.size()));
            List<Integer> moved = neighbours(unlucky);
            moved.forEach(i -> at[i] = random.nextInt(choices[i].length));
            for (int pass = 0; pass < 3; pass++) {
                moved.forEach(this::improve);
            }
            double total = total();
            if (total < least - .01) {
                least = total;
                System.arraycopy(at, 0, best, 0, at.length);
            } else {
                System.arraycopy(best, 0, at, 0, at.length);
            }
        }
        settle();
    }

    private List<Integer> neighbours(int unlucky) {
        List<Integer> moved = new ArrayList<>();
        moved.add(unlucky);
        Bounds wide = box(unlucky).grown(40);
        for (int i = 0; i < at.length; i++) {
            if (i != unlucky && box(i).intersects(wide) && random.nextDouble() < .4) {
                moved.add(i);
            }
        }
        return moved;
    }

    private List<Integer> colliding() {
        List<Integer> colliding = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            if (collides(i)) {
                colliding.add(i);
            }
        }
        return colliding;
    }

    private void leaveOut(Predicate<Item> mayBeMissing) {
        for (int i = at.length - 1; i >= 0; i--) {
            if (mayBeMissing.test(items.get(i)) && collides(i)) {
                at[i] = NOWHERE;
            }
        }
    }

    private boolean collides(int i) {
        if (choices[i][at[i]].cost() >= OVERLAP) {
            return true;
        }
        for (int j : neighbours[i]) {
            if (at[j] != NOWHERE && box(i).intersects(box(j))) {
                return true;
            }
        }
        return false;
    }

    private double cost(int i, int choice) {
        Item.Choice candidate = choices[i][choice];
        double cost = candidate.cost();
        for (int j : neighbours[i]) {
            if (at[j] != NOWHERE) {
                double overlap = candidate.box().overlap(box(j), DISTANCE);
                if (overlap > 0) {
                    double rank = Math.min(
                            MOST_RANK,
                            Math.min(items.get(i).rank(), items.get(j).rank()));
                    cost += overlapCost(overlap) * rank;
                }
            }
        }
        return cost;
    }

    /** What it costs to stand on so many pixels of something else. */
    static double overlapCost(double pixels) {
        return OVERLAP + pixels * OVERLAP_PIXEL;
    }

    private double total() {
        double total = 0;
        for (int i = 0; i < at.length; i++) {
            total += cost(i, at[i]);
        }
        return total;
    }

    private Bounds box(int i) {
        return choices[i][at[i]].box();
    }

    private List<Placed> placed() {
        List<Placed> placed = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            if (at[i] != NOWHERE) {
                placed.add(new Placed(items.get(i), box(i), collides(i)));
            }
        }
        return placed;
    }

    /**
     * Something that looks for a place.
     *
     * @param rank what gives way: the higher stays; what meets anything of a rank near 0 hardly minds
     * @param choices where it could stand; never none
     */
    record Item(String id, double rank, List<Choice> choices) {
        Item {
            choices = List.copyOf(choices);
        }

        /** A place with its own cost, others apart. */
        record Choice(Bounds box, double cost) {}
    }
}
