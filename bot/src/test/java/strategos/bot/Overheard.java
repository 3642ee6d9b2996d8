package strategos.bot;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/**
 * What is logged from now on by a logger and all below it, until this is closed; then that logger is as it was. Others may go
 * on logging while it is read.
 */
public final class Overheard implements AutoCloseable {
    private final Queue<ILoggingEvent> heard = new ConcurrentLinkedQueue<>();
    private final Ear ear = new Ear(heard);
    private final Logger logger;
    private final Level level;
    private final boolean additive;

    private Overheard(String name) {
        logger = (Logger) LoggerFactory.getLogger(name);
        level = logger.getLevel();
        additive = logger.isAdditive();
        ear.setContext(logger.getLoggerContext());
        ear.start();
        logger.addAppender(ear);
    }

    /** What such a class logs. */
    public static Overheard of(Class<?> logger) {
        return of(logger.getName());
    }

    public static Overheard of(String logger) {
        return new Overheard(logger);
    }

    /** Logs so much meanwhile: commands that were run in the same JVM may have silenced it. */
    public Overheard at(Level most) {
        logger.setLevel(most);
        return this;
    }

    /** Nobody else hears it meanwhile. */
    public Overheard alone() {
        logger.setAdditive(false);
        return this;
    }

    public List<ILoggingEvent> events() {
        return List.copyOf(heard);
    }

    public List<String> messages() {
        return messages(Level.TRACE);
    }

    /** Those of that level and above. */
    public List<String> messages(Level least) {
        return heard.stream()
                .filter(event -> event.getLevel().isGreaterOrEqual(least))
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
    }

    /** Every line of it, those of what was thrown and of all that caused it too. */
    public List<String> lines() {
        return heard.stream()
                .flatMap(event ->
                        Stream.of(event.getFormattedMessage(), ThrowableProxyUtil.asString(event.getThrowableProxy())))
                .flatMap(String::lines)
                .toList();
    }

    /** Forgets what it has heard so far. */
    public void forget() {
        heard.clear();
    }

    @Override
    public void close() {
        logger.detachAppender(ear);
        logger.setLevel(level);
        logger.setAdditive(additive);
        ear.stop();
    }

    /** Keeps what belongs to an event as it is for whoever logs it, and not for whoever reads it. */
    private static final class Ear extends AppenderBase<ILoggingEvent> {
        private final Queue<ILoggingEvent> heard;

        Ear(Queue<ILoggingEvent> heard) {
            this.heard = heard;
        }

        @Override
        protected void append(ILoggingEvent event) {
            event.prepareForDeferredProcessing();
            heard.add(event);
        }
    }
}
