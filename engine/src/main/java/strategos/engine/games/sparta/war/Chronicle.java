package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/**
 * What has happened, and what never can in this match.
 *
 * @param done happenings that came about, by their ordinals
 * @param barred happenings that cannot come about any more, or never could
 */
@Rule("15.0")
public record Chronicle(Bits done, Bits barred) {
    /** Whether it came about. */
    public boolean has(Happening happening) {
        return done.has(happening.ordinal());
    }

    /** Whether it can still come about. */
    public boolean open(Happening happening) {
        return !done.has(happening.ordinal()) && !barred.has(happening.ordinal());
    }

    /** After it came about. */
    public Chronicle with(Happening happening) {
        return new Chronicle(done.with(happening.ordinal()), barred);
    }

    /** After it was ruled out. */
    public Chronicle without(Happening happening) {
        return new Chronicle(done, barred.with(happening.ordinal()));
    }
}
