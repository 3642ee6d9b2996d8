package strategos.bot.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import org.slf4j.LoggerFactory;

/** How much is logged, which always goes to standard error. */
final class Logs {
    private Logs() {}

    /** Only what is wrong: the console speaks for itself. */
    static void quiet() {
        if (LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME) instanceof Logger root) {
            root.setLevel(Level.ERROR);
        }
    }
}
