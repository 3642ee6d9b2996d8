package strategos.engine.dice;

import java.util.List;
import java.util.stream.Stream;

/**
 * All chains of one name, each following the one before it when that is used up.
 *
 * @param next the index of the next roll, from 1, counted through all of them
 */
record ChainRun(List<HashChain> chains, int next) {
    ChainRun {
        chains = List.copyOf(chains);
        if (chains.isEmpty()) {
            throw new IllegalArgumentException("a run of chains has at least one");
        }
        int links = links(chains);
        if (next < 1 || next > links + 1) {
            throw new IllegalArgumentException("the next of " + links + " links cannot be number " + next);
        }
    }

    /** How many rolls the chains still serve. */
    int left() {
        return links(chains) + 1 - next;
    }

    boolean has(int index) {
        return index >= 1 && index <= links(chains);
    }

    /** Where the roll of that index, counted through all chains, has its link. */
    Place place(int index) {
        int link = index;
        for (int entry = 1; entry <= chains.size(); entry++) {
            HashChain chain = chains.get(entry - 1);
            if (link <= chain.length()) {
                return new Place(entry, link, chain);
            }
            link -= chain.length();
        }
        throw new IndexOutOfBoundsException("no chain has a link for roll " + index);
    }

    /** How many rolls were made with the chain. */
    int spent(int entry) {
        int before = links(chains.subList(0, entry - 1));
        return Math.clamp(next - 1L - before, 0, chains.get(entry - 1).length());
    }

    ChainRun followedBy(HashChain chain) {
        if (chains.stream().anyMatch(c -> c.commitment().equals(chain.commitment()))) {
            throw new IllegalArgumentException("a chain cannot be used twice: " + chain.commitment());
        }
        return new ChainRun(Stream.concat(chains.stream(), Stream.of(chain)).toList(), next);
    }

    private static int links(List<HashChain> chains) {
        return chains.stream().mapToInt(HashChain::length).sum();
    }

    /**
     * A link among the chains.
     *
     * @param entry which chain, from 1
     * @param link its index in that chain, from 1
     */
    record Place(int entry, int link, HashChain chain) {}
}
