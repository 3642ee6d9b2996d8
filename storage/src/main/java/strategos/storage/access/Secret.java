package strategos.storage.access;

import java.util.Objects;

/**
 * A text that must never reach a log, an error or an export, such as the tips of the dice chains or a password. It does not
 * show itself in {@link #toString}.
 */
public final class Secret {
    private final String text;

    private Secret(String text) {
        this.text = Objects.requireNonNull(text);
    }

    /** Wraps the text. */
    public static Secret of(String text) {
        return new Secret(text);
    }

    /** The text itself, for those who roll by it, or come to a server with it. */
    public String reveal() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Secret secret && secret.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return "(secret)";
    }
}
