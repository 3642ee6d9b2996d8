package strategos.storage.access;

import java.util.Objects;

/**
 * JSON that must never reach a log, an error or an export, such as the tips of the dice chains. It does not show
 * itself in {@link #toString}.
 */
public final class Secret {
    private final String json;

    private Secret(String json) {
        this.json = Objects.requireNonNull(json);
    }

    /** Wraps the text. */
    public static Secret of(String json) {
        return new Secret(json);
    }

    /** The text itself, for those who need it to roll. */
    public String reveal() {
        return json;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Secret secret && secret.json.equals(json);
    }

    @Override
    public int hashCode() {
        return json.hashCode();
    }

    @Override
    public String toString() {
        return "(secret)";
    }
}
