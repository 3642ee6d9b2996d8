package strategos.bot.port;

/**
 * A value that may be sent, and how it reads: each at most 100 characters.
 *
 * @param note what stands below the label in a menu, at most 100 characters; empty where there is nothing to say
 */
public record Suggestion(String value, String label, String note) {
    /** A value of which its label says all. */
    public Suggestion(String value, String label) {
        this(value, label, "");
    }
}
