package strategos.bot.console;

import java.time.Duration;

/** What the console needs of the house beside its desk. */
public interface HostControl {
    /** Waits until all that was caused so far has been delivered, the moves of computer players included. */
    void settle();

    /** Lets time go by for reminders and time limits, and sees to those that are due then. */
    void advance(Duration by);
}
