package strategos.storage;

/**
 * The numbers of the question that stands for a seat.
 *
 * @param own for what the seat alone sees
 * @param open for what all see
 */
public record StoredStamp(long own, long open) {}
