package strategos.bot.watch;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.OutputStreamAppender;
import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.slf4j.LoggerFactory;

/**
 * No class of tests leaves the log otherwise than it found it: the log is one thing for all tests of a process, so the next
 * class would hear nothing, or too much, and only in some orders.
 */
@AutoService(Extension.class)
public final class LogStaysAsItWas implements BeforeAllCallback, AfterAllCallback {
    private static final Namespace MINE = Namespace.create(LogStaysAsItWas.class);

    @Override
    public void beforeAll(ExtensionContext tests) {
        tests.getStore(MINE).put(tests.getUniqueId(), ways());
    }

    @Override
    public void afterAll(ExtensionContext tests) {
        assertThat(ways())
                .as("the log after %s", tests.getDisplayName())
                .isEqualTo(tests.getStore(MINE).get(tests.getUniqueId()));
    }

    /** What was set of a logger. */
    private record Way(String logger, Level level, boolean additive, List<String> appenders) {}

    private static List<Way> ways() {
        List<Way> ways = new ArrayList<>();
        for (Logger logger : ((LoggerContext) LoggerFactory.getILoggerFactory()).getLoggerList()) {
            List<String> appenders = appenders(logger);
            if (logger.getLevel() != null || !logger.isAdditive() || !appenders.isEmpty()) {
                ways.add(new Way(logger.getName(), logger.getLevel(), logger.isAdditive(), appenders));
            }
        }
        return ways;
    }

    private static List<String> appenders(Logger logger) {
        List<String> told = new ArrayList<>();
        for (Iterator<Appender<ILoggingEvent>> all = logger.iteratorForAppenders(); all.hasNext(); ) {
            Appender<ILoggingEvent> appender = all.next();
            told.add(
                    appender instanceof OutputStreamAppender<ILoggingEvent> stream
                            ? appender + " " + stream.getEncoder()
                            : appender.toString());
        }
        return told;
    }
}
