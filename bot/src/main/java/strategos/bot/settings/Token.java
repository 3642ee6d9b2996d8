package strategos.bot.settings;

/** The token of the bot, which no text ever shows. */
public record Token(String value) {
    /** None was given. */
    public static final Token NONE = new Token("");

    /** Whether none was given. */
    public boolean missing() {
        return value.isEmpty();
    }

    @Override
    public String toString() {
        return missing() ? "none" : "secret";
    }
}
