package strategos.bot.command;

import com.google.auto.service.AutoService;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.engine.text.MissingWords;

/** Writes each key without words into the log, once. */
@AutoService(MissingWords.class)
public final class LoggedWords implements MissingWords {
    private static final Logger LOG = LoggerFactory.getLogger(LoggedWords.class);

    /** What comes from outside could make up keys without end. */
    private static final int MOST = 1_000;

    private final Set<String> told = ConcurrentHashMap.newKeySet();

    @Override
    public void missing(String key) {
        if (told.size() < MOST && told.add(key)) {
            LOG.error("there are no words, or not all values, for {}", key);
        }
    }
}
