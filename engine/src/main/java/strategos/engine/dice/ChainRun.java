package strategos.engine.dice;

import java.util.List;
import java.util.stream.Stream;

/**
 * All chains of one name, each the successor of the one before it.
 *
 * @param next the index of the next roll, from 1, counted through all of them
 */
record ChainRun(List<HashChain> chains, int next) {
    ChainRun {
        chains = List.copyOf(chains);
        if (chains.isEmpty()) {
            throw new IllegalArgumentException("a run of chains has at least one");
        }
        int rolls = rolls(chains);
        if (next < 1 || next > rolls + 1) {
            throw new IllegalArgumentException("the next of " + rolls + " rolls cannot be number " + next);
        }
    }

    /** How many rolls the chains still serve. */
    int left() {
        return rolls(chains) + 1 - next;
    }

    boolean has(int index) {
        return index >= 1 && index <= rolls(chains);
    }

    /** Where the roll of that index, counted through all chains, has its link. */
    Link link(int index) {
        int link = index;
        for (int entry = 1; entry <= chains.size(); entry++) {
            HashChain chain = chains.get(entry - 1);
            if (link <= chain.rolls()) {
                return new Link(entry, link, chain);
            }
            link -= chain.rolls();
        }
        throw new IndexOutOfBoundsException("no chain has a link for roll " + index);
    }

    /** How many rolls were made with the chain. */
    int spent(int entry) {
        int before = rolls(chains.subList(0, entry - 1));
        return Math.clamp(next - 1L - before, 0, chains.get(entry - 1).rolls());
    }

    /** Whether another chain came of that one. */
    boolean followed(int entry) {
        return entry < chains.size();
    }

    /** With the successor of the last chain. */
    ChainRun longer() {
        HashChain next = chains.getLast().successor();
        return new ChainRun(Stream.concat(chains.stream(), Stream.of(next)).toList(), this.next);
    }

    private static int rolls(List<HashChain> chains) {
        return chains.stream().mapToInt(HashChain::rolls).sum();
    }

    /**
     * A link among the chains.
     *
     * @param entry which chain, from 1
     * @param index its index in that chain, from 1
     */
    record Link(int entry, int index, HashChain chain) {}
}
