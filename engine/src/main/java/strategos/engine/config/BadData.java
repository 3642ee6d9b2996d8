package strategos.engine.config;

/** Configuration that cannot be used: the file, the path in it and the reason, in one sentence. */
public final class BadData extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadData(String file, String path, String reason) {
        super(file + (path.isEmpty() ? "" : ", " + path) + ": " + reason);
    }

    public BadData(String file, String path, String reason, Throwable cause) {
        super(file + (path.isEmpty() ? "" : ", " + path) + ": " + reason, cause);
    }
}
