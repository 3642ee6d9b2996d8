package strategos.bot.host.mail;

import java.time.Duration;

/** What became of an attempt to send a post. */
sealed interface Fate {
    /** The service has it, as this message. */
    record Sent(String message) implements Fate {}

    /** What it said is out of date, and a newer one follows. */
    record Superseded() implements Fate {}

    /** There is nothing to send any more, or there never will be. */
    record Dropped(String reason) implements Fate {}

    /**
     * Not now.
     *
     * @param unsure whether it may have arrived all the same
     */
    record Later(boolean unsure, Duration delay, String reason) implements Fate {}
}
