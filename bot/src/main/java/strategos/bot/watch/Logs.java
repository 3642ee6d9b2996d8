package strategos.bot.watch;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.OutputStreamAppender;
import java.util.Iterator;
import org.slf4j.LoggerFactory;
import strategos.bot.settings.Settings.LogFormat;
import strategos.bot.settings.Settings.LogLevel;

/** How and how much is logged, which always goes to standard error. */
public final class Logs {
    private Logs() {}

    /** Only what is wrong: the console speaks for itself. */
    public static void quiet() {
        root(Level.ERROR);
    }

    /** So much from now on. */
    public static void level(LogLevel level) {
        root(
                switch (level) {
                    case WARN -> Level.WARN;
                    case INFO -> Level.INFO;
                    case DEBUG -> Level.DEBUG;
                });
    }

    /** In that form from now on: lines for people are what the program begins with. */
    public static void format(LogFormat format) {
        if (format == LogFormat.JSON
                && LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME) instanceof Logger root) {
            for (Iterator<Appender<ILoggingEvent>> all = root.iteratorForAppenders(); all.hasNext(); ) {
                if (all.next() instanceof OutputStreamAppender<ILoggingEvent> stream) {
                    stream.setEncoder(json(root.getLoggerContext()));
                }
            }
        }
    }

    /** An object a line, with what belongs to the event: match, order, post, and a person's name in this run. */
    static JsonEncoder json(LoggerContext context) {
        JsonEncoder json = new JsonEncoder();
        json.setContext(context);
        json.setWithSequenceNumber(false);
        json.setWithNanoseconds(false);
        json.setWithContext(false);
        json.setWithMessage(false);
        json.setWithArguments(false);
        json.setWithFormattedMessage(true);
        json.start();
        return json;
    }

    private static void root(Level level) {
        if (LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME) instanceof Logger root) {
            root.setLevel(level);
        }
    }
}
