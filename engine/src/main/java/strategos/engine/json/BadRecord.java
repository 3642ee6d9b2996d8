package strategos.engine.json;

/** Stored JSON that today's code cannot read: what it is and why, in one sentence; the content itself is not repeated. */
public final class BadRecord extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadRecord(String what, String reason) {
        super(what + ": " + reason);
    }

    public BadRecord(String what, String reason, Throwable cause) {
        super(what + ": " + reason, cause);
    }
}
