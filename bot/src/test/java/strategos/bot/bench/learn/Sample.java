package strategos.bot.bench.learn;

import java.util.List;

/**
 * A position of a match that is over.
 *
 * @param match its number
 * @param scenario by whose weights it is judged
 * @param left the share of the match that was left, from 0 to 1
 * @param sides who could win: one or more are judged by numbers of their own, at most one by those of all others alone
 */
record Sample(int match, String scenario, double left, List<Standing> sides) {
    Sample {
        sides = List.copyOf(sides);
    }

    /**
     * A side in that position.
     *
     * @param numbers those that it is judged by; none for who is judged by the others' alone
     * @param judged how likely it was to win by today's judgement
     * @param won its share of the win in the end
     */
    record Standing(List<Double> numbers, double judged, double won) {
        Standing {
            numbers = List.copyOf(numbers);
        }
    }
}
