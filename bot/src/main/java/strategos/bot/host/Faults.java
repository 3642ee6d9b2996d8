package strategos.bot.host;

import org.slf4j.Logger;

/** Tells the operator what went wrong while somebody waited for an answer. */
public interface Faults {
    /**
     * Tells it: of a database that cannot be asked in one line, since everybody asks again, of what nobody foresaw where it
     * happened.
     *
     * @param what what did not work
     * @return whether it was the database, so that it passes
     */
    boolean outage(Logger log, String what, Throwable why);
}
