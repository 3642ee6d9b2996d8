package strategos.storage.slot;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/**
 * The part of a database that one process has, by which it reads what is for it to do. What has changed hands since is
 * beyond it: a commit there is refused.
 */
public sealed interface Fence {
    /** All of it, and for good: no other process is let in. */
    Fence ALONE = new Alone();

    /** None of it. */
    Held NOTHING = new Held("", Map.of());

    /** Whether it has that slot. */
    boolean covers(int slot);

    /** The condition that a row is within, by what the database knows, in SQL, where that column is its slot. */
    String within(String slot);

    /** A file's. */
    record Alone() implements Fence {
        @Override
        public boolean covers(int slot) {
            return true;
        }

        @Override
        public String within(String slot) {
            return "1 = 1";
        }
    }

    /**
     * Slots that are held for a while.
     *
     * @param holder whose they are
     * @param terms of each slot: how often it had changed hands when it was taken
     */
    record Held(String holder, Map<Integer, Long> terms) implements Fence {
        private static final Pattern NAME = Pattern.compile("[\\w.-]*");

        public Held {
            if (!NAME.matcher(holder).matches()) {
                throw new IllegalArgumentException("no name of a holder: " + holder);
            }
            terms = Map.copyOf(terms);
        }

        @Override
        public boolean covers(int slot) {
            return terms.containsKey(slot);
        }

        @Override
        public String within(String slot) {
            return terms.isEmpty()
                    ? "1 = 0"
                    : slot + " in (select slot from lease where holder = '" + holder + "' and (slot, term) in (values "
                            + terms.entrySet().stream()
                                    .sorted(Map.Entry.comparingByKey())
                                    .map(held -> "(" + held.getKey() + ", " + held.getValue() + ")")
                                    .collect(Collectors.joining(", "))
                            + "))";
        }

        /** Whether the slot is still as it was taken, by what the database knows. */
        public boolean at(Handle handle, Slot slot) {
            return handle.createQuery("select 1 from lease where slot = ? and " + within("slot"))
                    .bind(0, slot.number())
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
        }
    }
}
