package strategos.storage;

import java.time.Instant;

/**
 * Something to be done about a seat when its time has come. A seat has at most one of each kind.
 *
 * @param kind what is to be done, in the host's words
 */
public record Reminder(String match, String seat, String kind, Instant due) {}
