package strategos.bot.host.deed;

import strategos.storage.Journal;
import strategos.storage.JournalRow;

/** The rows of a journal that count: those that were taken back, and the taking back itself, are passed over. */
record Effective(Journal journal) {
    /** The last row that counts at the version; the start counts always. */
    JournalRow last(String match, long version) {
        JournalRow row = journal.read(match, version, version).getFirst();
        while (row.backTo().isPresent()) {
            long before = row.backTo().getAsLong();
            row = journal.read(match, before, before).getFirst();
        }
        return row;
    }
}
