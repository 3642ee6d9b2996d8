package strategos.bot.render.layout;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Chooses places for stacks so that neither they nor the lines to their spots meet: each takes the best place left, then
 * those that still stand badly are moved with what stands in their way, as long as it helps. The same stacks always
 * get the same places.
 */
final class StackSolver {
    /** From here on a stack covers what it must not. */
    static final double COVERS = 1000;

    /** Dearer than this, it stands where a reader has to look for it, or takes it for one of another place. */
    static final double UNCLEAR = 260;

    /** From here on a stack stands so far off that it is worth while to look whether it finds room nearer. */
    static final double FAR_OFF = 150;

    private static final double DISTANCE = 2;
    private static final double CROSSED_LINES = 120;
    private static final double CROSSED_STACK = 300;
    private static final int PASSES = 6;
    private static final int KICKS = 40;

    /** Where hardly anybody has room, as with all that a look knows on a small sheet, more would be in vain for seconds. */
    private static final int MOST_KICKS = 200;

    /** Where nothing is covered and only some stands unclearly, a map is not to wait for it. */
    private static final int KICKS_FOR_CLARITY = 4;

    private static final int MOST_FOR_CLARITY = 12;

    /** In the array of what each takes, which the search for room goes through at each of its steps: plain numbers. */
    private static final int NOWHERE = -1;

    private final Choice[][] choices;
    private final Bounds[] reaches;
    private final int[][] neighbours;
    private final int[] at;

    /** Who has the best place for as long as nobody moves who can be in the way. */
    private final boolean[] settled;

    private final Random random;

    /**
     * A place with its own cost.
     *
     * @param lead the line to the spot, where the stack does not touch it
     * @param shape which of its shapes the stack has there
     * @param reach all that it takes up, its line included
     */
    record Choice(String spot, Bounds box, Optional<Line2D> lead, int shape, double cost, Bounds reach) {
        Choice(String spot, Bounds box, Optional<Line2D> lead, int shape, double cost) {
            this(spot, box, lead, shape, cost, reach(box, lead).grown(DISTANCE));
        }

        private static Bounds reach(Bounds box, Optional<Line2D> lead) {
            return lead.map(l -> {
                        double left = Math.min(box.x(), l.getX1());
                        double top = Math.min(box.y(), l.getY1());
                        return new Bounds(
                                left,
                                top,
                                Math.max(box.right(), l.getX1()) - left,
                                Math.max(box.bottom(), l.getY1()) - top);
                    })
                    .orElse(box);
        }
    }

    /** Solves at once. */
    StackSolver(List<List<Choice>> choices) {
        this.choices = choices.stream().map(c -> c.toArray(Choice[]::new)).toArray(Choice[][]::new);
        this.reaches = choices.stream()
                .map(c -> Bounds.hull(c.stream().map(Choice::reach).toList()))
                .toArray(Bounds[]::new);
        this.neighbours = new int[choices.size()][];
        this.at = new int[choices.size()];
        this.settled = new boolean[choices.size()];
        this.random = new Random(choices.size());
        meet();
        Arrays.fill(at, NOWHERE);
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            all.add(i);
        }
        insert(all);
        settle(all);
        kick();
    }

    /** Who can get into whose way at all. */
    private void meet() {
        for (int i = 0; i < at.length; i++) {
            int own = i;
            neighbours[i] = IntStream.range(0, at.length)
                    .filter(j -> j != own && reaches[own].intersects(reaches[j]))
                    .toArray();
        }
    }

    /** The places that were found, in the order of the stacks. */
    List<Choice> chosen() {
        List<Choice> chosen = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            chosen.add(choices[i][at[i]]);
        }
        return chosen;
    }

    /** The stacks that pay so much, and those that could be in their way if these count, too. */
    Set<Integer> cramped(double most, boolean others) {
        Set<Integer> cramped = new TreeSet<>(dearer(most));
        if (others) {
            dearer(most).forEach(i -> Arrays.stream(neighbours[i]).forEach(cramped::add));
        }
        return cramped;
    }

    private List<Integer> dearer(double most) {
        List<Integer> dearer = new ArrayList<>();
        for (int i = 0; i < at.length; i++) {
            if (cost(i) >= most) {
                dearer.add(i);
            }
        }
        return dearer;
    }

    private void insert(List<Integer> which) {
        which.forEach(this::choose);
    }

    private void choose(int i) {
        put(i, best(i));
        settled[i] = true;
    }

    private void put(int i, int place) {
        if (at[i] != place) {
            at[i] = place;
            settled[i] = false;
            for (int j : neighbours[i]) {
                settled[j] = false;
            }
        }
    }

    private void settle(List<Integer> which) {
        boolean changed = true;
        for (int pass = 0; pass < PASSES && changed; pass++) {
            changed = false;
            for (int i : which) {
                if (!settled[i]) {
                    int before = at[i];
                    choose(i);
                    changed |= at[i] != before;
                }
            }
        }
    }

    /** Takes up what is in the way of a stack that stands badly, and puts it down again in another order. */
    private void kick() {
        List<Integer> covering = dearer(COVERS);
        List<Integer> unclear = dearer(UNCLEAR);
        for (int round = 0; round < kicks(covering.size(), unclear.size()); round++) {
            List<Integer> bad = covering.isEmpty() ? unclear : covering;
            int unlucky = bad.get(random.nextInt(bad.size()));
            Set<Integer> moved = new LinkedHashSet<>();
            moved.add(unlucky);
            List<Integer> near =
                    Arrays.stream(neighbours[unlucky]).boxed().collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(near, random);
            near.subList(0, Math.min(near.size(), 1 + random.nextInt(Math.max(1, near.size()))))
                    .forEach(moved::add);
            List<Integer> order = new ArrayList<>(moved);
            double before = total(order);
            int[] kept = at.clone();
            order.forEach(i -> put(i, NOWHERE));
            if (random.nextBoolean()) {
                Collections.shuffle(order, random);
            }
            insert(order);
            settle(order);
            if (total(order) < before - .01) {
                covering = dearer(COVERS);
                unclear = dearer(UNCLEAR);
            } else {
                order.forEach(i -> put(i, kept[i]));
            }
        }
    }

    /** How often in all it is worth while. */
    private static int kicks(int covering, int unclear) {
        return Math.max(
                Math.min(MOST_KICKS, KICKS * covering), Math.min(MOST_FOR_CLARITY, KICKS_FOR_CLARITY * unclear));
    }

    private int best(int i) {
        Choice[] own = choices[i];
        Choice[] others = others(i);
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int c = 0; c < own.length; c++) {
            if (own[c].cost() < least) {
                double cost = cost(own[c], others, least);
                if (cost < least) {
                    least = cost;
                    best = c;
                }
            }
        }
        return best;
    }

    /** What these cost; what two of them cost each other counts twice, before and after. */
    private double total(List<Integer> which) {
        double total = 0;
        for (int i : which) {
            total += cost(i);
        }
        return total;
    }

    private double cost(int i) {
        return cost(choices[i][at[i]], others(i), Double.MAX_VALUE);
    }

    /** What the others take that can be in the way of any choice of that stack. */
    private Choice[] others(int i) {
        return Arrays.stream(neighbours[i])
                .filter(j -> at[j] != NOWHERE)
                .mapToObj(j -> choices[j][at[j]])
                .filter(other -> other.reach().intersects(reaches[i]))
                .toArray(Choice[]::new);
    }

    /** What the choice costs beside the others; reckoning ends once it is dearer than what is known. */
    private static double cost(Choice own, Choice[] others, double enough) {
        double cost = own.cost();
        for (int i = 0; i < others.length && cost < enough; i++) {
            if (own.reach().intersects(others[i].reach())) {
                double covered = covered(own, others[i]);
                cost += cost + covered < enough ? crossed(own, others[i], covered) : covered;
            }
        }
        return cost;
    }

    private static double covered(Choice a, Choice b) {
        double overlap = a.box().overlap(b.box(), DISTANCE);
        return overlap > 0 ? COVERS + Placer.overlapCost(overlap) : 0;
    }

    /** With what they cover of each other. */
    private static double crossed(Choice a, Choice b, double covered) {
        double cost = covered;
        if (a.lead().isPresent()
                && b.lead().isPresent()
                && !a.spot().equals(b.spot())
                && a.lead().get().intersectsLine(b.lead().get())) {
            cost += CROSSED_LINES;
        }
        return cost + (crosses(a, b) ? CROSSED_STACK : 0) + (crosses(b, a) ? CROSSED_STACK : 0);
    }

    private static boolean crosses(Choice a, Choice b) {
        Bounds box = b.box();
        return a.lead().isPresent()
                && a.reach().intersects(box)
                && a.lead().get().intersects(box.x(), box.y(), box.width(), box.height());
    }
}
