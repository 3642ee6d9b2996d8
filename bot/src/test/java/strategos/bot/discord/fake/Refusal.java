package strategos.bot.discord.fake;

/** What Discord answers to a request that it does not carry out. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final int code;

    Refusal(int status, int code, String message) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
    }

    int status() {
        return status;
    }

    int code() {
        return code;
    }

    static Refusal form(String reason) {
        return new Refusal(400, 50035, "Invalid Form Body: " + reason);
    }
}
