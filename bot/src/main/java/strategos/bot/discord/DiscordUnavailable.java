package strategos.bot.discord;

/** The bot cannot connect; the message tells the operator why, in one sentence. */
public final class DiscordUnavailable extends Exception {
    private static final long serialVersionUID = 1L;

    DiscordUnavailable(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
