package strategos.bot.port;

/** More pictures are asked for than can be painted soon: ask again later. */
public final class Crowded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Crowded(Throwable cause) {
        super("too many pictures wait to be painted", cause);
    }
}
