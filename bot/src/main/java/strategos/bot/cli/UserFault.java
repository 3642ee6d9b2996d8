package strategos.bot.cli;

/** What the user asked of the launcher cannot be done; the message is one sentence. */
final class UserFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int code;

    UserFault(String sentence) {
        this(sentence, null);
    }

    UserFault(String sentence, Throwable cause) {
        this(sentence, cause, ExitCode.FAILED);
    }

    UserFault(String sentence, Throwable cause, int code) {
        super(sentence, cause);
        this.code = code;
    }

    /** What the program is to end with. */
    int code() {
        return code;
    }
}
