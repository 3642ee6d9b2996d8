package strategos.bot.discord;

/** The bot cannot connect; the message tells the operator why, in one sentence. */
public final class DiscordUnavailable extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean refused;

    DiscordUnavailable(String sentence, Throwable cause, boolean refused) {
        super(sentence, cause);
        this.refused = refused;
    }

    /** Whether Discord does not want this bot as it is; else it may work later. */
    public boolean refused() {
        return refused;
    }
}
