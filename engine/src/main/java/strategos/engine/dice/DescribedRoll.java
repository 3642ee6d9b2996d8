package strategos.engine.dice;

/**
 * A roll in words, for the log.
 *
 * @param purpose what it was for, with its rule, as the channel read it
 * @param at when it fell, in ISO 8601: {@code 2026-11-21T20:00:00Z}
 */
public record DescribedRoll(Roll roll, String purpose, String at) {}
