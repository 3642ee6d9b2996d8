package strategos.bot.cli;

/** What the user asked of the launcher cannot be done; the message is one sentence. */
final class UserFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UserFault(String sentence) {
        super(sentence);
    }

    UserFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
