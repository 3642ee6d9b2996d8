package strategos.storage.slot;

import java.time.Instant;

/**
 * A slot that somebody has for a while.
 *
 * @param holder whose it is: one run of one process
 * @param term how often it has changed hands
 * @param until when it is anybody's again, by the database's clock
 */
public record Lease(int slot, String holder, long term, Instant until) {}
