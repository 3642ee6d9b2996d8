package strategos.storage;

import java.util.Locale;

/** Where a match is in its life. */
public enum Life {
    /** Seats may be taken. */
    OPEN,
    /** It has started. */
    RUNNING,
    /** It is finished or was given up; its channel is free for another. */
    OVER;

    /** As the tables have it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Life of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
