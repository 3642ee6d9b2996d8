package strategos.engine.search;

import java.util.Locale;
import java.util.Optional;

/** How well a computer plays. */
public enum Level {
    /** By rules of thumb, and now and then the first thing that comes to mind: a fair first opponent. */
    EASY,
    /** With a little thought. */
    NORMAL,
    /** With all the thought that the operator grants. */
    HARD;

    /** As it is typed and stored. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The level of that id. */
    public static Optional<Level> of(String id) {
        for (Level level : values()) {
            if (level.id().equals(id)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }
}
