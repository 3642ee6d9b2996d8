package strategos.storage.access;

import java.time.Duration;

/** How long one of several processes that share a database has a part of it, without a word from it. */
public final class LeaseTime {
    /** So long a part is usually taken. */
    public static final Duration USUAL = Duration.ofSeconds(10);

    /**
     * How many times as long as one takes a part for another may have it: that lease was taken while the database's clock was
     * fast, and its holder may be dead for hours before it is over. Twice, so that a clock put back by less than one lease takes
     * no part from a holder that lives. One that lives nevertheless knows by the term that it is not the holder any more.
     */
    private static final int FURTHEST = 2;

    private LeaseTime() {}

    /** A lease that ends later than so long from now is nobody's, where all take one for that time. */
    public static Duration furthest(Duration time) {
        return time.multipliedBy(FURTHEST);
    }
}
