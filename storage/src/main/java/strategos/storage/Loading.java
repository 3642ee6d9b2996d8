package strategos.storage;

import java.util.List;
import java.util.Optional;

/**
 * How to come to the position of a version: begin with the snapshot, or with nothing when there is none, and fold the
 * rows in their order. Rows that an undo took back are left out; its own row holds what it keeps of them.
 *
 * @param version the version asked for
 */
public record Loading(long version, Optional<Snapshot> from, List<JournalRow> rows) {
    public Loading {
        rows = List.copyOf(rows);
    }
}
