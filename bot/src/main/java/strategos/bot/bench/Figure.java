package strategos.bot.bench;

/**
 * A measured figure.
 *
 * @param name what was measured, in lower case with hyphens
 * @param unit such as {@code ms} or {@code decisions/s}
 */
public record Figure(String name, double value, String unit) {}
