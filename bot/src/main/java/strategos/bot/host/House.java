package strategos.bot.host;

import java.time.Duration;
import strategos.bot.port.Reopening;

/** The matches with all that works behind them: posts on their way out, computer players, clocks. */
public interface House extends AutoCloseable, Reopening {
    Matches matches();

    /** Goes on where the last run stopped: sends what is owed, begins what was about to, lets computers play. */
    void open();

    /** Attends to the reminders and time limits that are due by the house's clock now; it also does so by itself. */
    void tick();

    /**
     * Waits until nothing is under way: no order, no computer's turn, no post that could be sent now.
     *
     * @return whether that came about in time
     */
    boolean settle(Duration most);

    /** Stops after what is under way; what is still owed goes out when the house opens again. */
    @Override
    void close();
}
