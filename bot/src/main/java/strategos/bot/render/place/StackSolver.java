package strategos.bot.render.place;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Chooses places for stacks so that neither they nor the lines to their spots meet. Tries several orders, each stack taking
 * the best place left, and keeps the best outcome; the same stacks always get the same places.
 */
final class StackSolver {
    private static final double DISTANCE = 2;
    private static final double CROSSED_LINES = 60;
    private static final double CROSSED_STACK = 80;

    /** Many tries for the few stacks of a race, few for the many of a war. */
    private static final int TRIES = 240;

    private static final int LEAST_TRIES = 3;
    private static final int PASSES = 4;
    private static final int NOWHERE = -1;

    private final List<List<Choice>> choices;

    /** A place with the line to the spot, and its own cost. */
    record Choice(Box box, Line2D lead, double cost) {}

    StackSolver(List<List<Choice>> choices) {
        this.choices = choices;
    }

    /** The place of each stack. */
    List<Box> solve() {
        Random random = new Random(choices.size());
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            order.add(i);
        }
        int[] best = attempt(order);
        double least = total(best);
        int tries = Math.max(LEAST_TRIES, TRIES / Math.max(1, choices.size()));
        for (int i = 1; i < tries && choices.size() > 1; i++) {
            Collections.shuffle(order, random);
            int[] at = attempt(order);
            double total = total(at);
            if (total < least - .01) {
                least = total;
                best = at;
            }
        }
        List<Box> places = new ArrayList<>();
        for (int i = 0; i < best.length; i++) {
            places.add(choices.get(i).get(best[i]).box());
        }
        return places;
    }

    private int[] attempt(List<Integer> order) {
        int[] at = new int[choices.size()];
        Arrays.fill(at, NOWHERE);
        for (int i : order) {
            at[i] = best(at, i);
        }
        for (int pass = 0; pass < PASSES; pass++) {
            boolean changed = false;
            for (int i : order) {
                int better = best(at, i);
                changed |= better != at[i];
                at[i] = better;
            }
            if (!changed) {
                break;
            }
        }
        return at;
    }

    private int best(int[] at, int i) {
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int c = 0; c < choices.get(i).size(); c++) {
            double cost = cost(at, i, choices.get(i).get(c), least);
            if (cost < least) {
                least = cost;
                best = c;
            }
        }
        return best;
    }

    private double total(int[] at) {
        double total = 0;
        for (int i = 0; i < at.length; i++) {
            total += cost(at, i, choices.get(i).get(at[i]), Double.MAX_VALUE);
        }
        return total;
    }

    /** What the choice costs beside the others; reckoning ends once it is dearer than what is known. */
    private double cost(int[] at, int i, Choice choice, double enough) {
        double cost = choice.cost();
        for (int j = 0; j < at.length && cost < enough; j++) {
            if (j != i && at[j] != NOWHERE) {
                cost += together(choice, choices.get(j).get(at[j]));
            }
        }
        return cost;
    }

    private static double together(Choice a, Choice b) {
        double overlap = a.box().overlap(b.box(), DISTANCE);
        double cost = overlap > 0 ? Placer.overlapCost(overlap) : 0;
        if (a.lead().intersectsLine(b.lead())) {
            cost += CROSSED_LINES;
        }
        return cost + (crosses(a, b) ? CROSSED_STACK : 0) + (crosses(b, a) ? CROSSED_STACK : 0);
    }

    private static boolean crosses(Choice a, Choice b) {
        return a.lead()
                .intersects(b.box().x(), b.box().y(), b.box().width(), b.box().height());
    }
}
