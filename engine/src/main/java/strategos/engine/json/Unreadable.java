package strategos.engine.json;

import java.io.IOException;

/** What stands in the JSON is not what was written there. */
final class Unreadable extends IOException {
    private static final long serialVersionUID = 1L;

    Unreadable(String message) {
        super(message);
    }
}
