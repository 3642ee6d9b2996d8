package strategos.bot.typing;

/**
 * A word of a line: {@code name:value} or {@code name=value}, or bare.
 *
 * @param name what stands before the sign; empty for a bare word
 * @param value the rest, without its quotation marks
 */
public record Word(String name, String value) {
    /** Whether it has no name. */
    public boolean bare() {
        return name.isEmpty();
    }
}
