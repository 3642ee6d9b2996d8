package strategos.storage.slot;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * One of the parts of all servers of which a process has some. A server's part is told by its id alone, and the shards over
 * which Discord spreads the servers are made of whole parts, however many shards there are.
 *
 * @param number from 0, below {@link #COUNT}
 */
public record Slot(int number) {
    /** How many there are; the number of shards is a power of two, and no higher where processes share a database. */
    public static final int COUNT = 64;

    /** Below these bits an id of Discord's says nothing of the shard. */
    private static final int SHARD_BITS = 22;

    private static final Pattern ID = Pattern.compile("\\d{1,19}");
    private static final String HIGHEST = Long.toString(Long.MAX_VALUE);

    public Slot {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("no such slot: " + number);
        }
    }

    /** The one of a server; the first for what is no id of Discord's. */
    public static Slot of(String guild) {
        boolean number =
                ID.matcher(guild).matches() && (guild.length() < HIGHEST.length() || guild.compareTo(HIGHEST) <= 0);
        return new Slot(number ? (int) ((Long.parseLong(guild) >> SHARD_BITS) % COUNT) : 0);
    }

    /** The one of a place to which posts go, {@code guild/channel}. */
    public static Slot ofPlace(String place) {
        return of(place.split("/", 2)[0]);
    }

    /** All there are. */
    public static SortedSet<Integer> all() {
        return ofShards(1, Set.of(0));
    }

    /**
     * Those of some shards.
     *
     * @param total how many shards there are, a power of two
     * @param mine which of them
     */
    public static SortedSet<Integer> ofShards(int total, Collection<Integer> mine) {
        if (total < 1 || total > COUNT || Integer.bitCount(total) != 1) {
            throw new IllegalArgumentException(total + " shards cannot be made of " + COUNT + " parts");
        }
        SortedSet<Integer> slots = new TreeSet<>();
        for (int slot = 0; slot < COUNT; slot++) {
            if (mine.contains(slot % total)) {
                slots.add(slot);
            }
        }
        return Collections.unmodifiableSortedSet(slots);
    }
}
