package strategos.storage;

import java.util.List;
import java.util.Optional;

/**
 * How to come to the position of a version: begin with the snapshot, or with nothing when there is none, and fold the
 * rows in their order. Rows that an undo took back are left out, and so are the undo rows themselves, since what they
 * did is that leaving out.
 *
 * @param version the version asked for
 */
public record Loading(long version, Optional<Snapshot> from, List<JournalRow> rows) {
    public Loading {
        rows = List.copyOf(rows);
    }
}
