package strategos.bot.watch;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.filter.Filter;
import ch.qos.logback.core.spi.FilterReply;
import java.io.IOException;

/**
 * Leaves out the stack traces in which JDA tells that Discord is not reached: whoever wanted something of Discord is told the
 * same, and says in a line what comes of it.
 */
public final class BrokenConnections extends Filter<ILoggingEvent> {
    private static final String THEIRS = "net.dv8tion.jda.";

    @Override
    public FilterReply decide(ILoggingEvent event) {
        return event.getLoggerName().startsWith(THEIRS) && broken(event.getThrowableProxy())
                ? FilterReply.DENY
                : FilterReply.NEUTRAL;
    }

    private static boolean broken(IThrowableProxy why) {
        return why != null
                && ((why instanceof ThrowableProxy known && known.getThrowable() instanceof IOException)
                        || broken(why.getCause()));
    }
}
