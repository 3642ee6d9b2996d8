package strategos.bot.command;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Speech;
import strategos.bot.host.Speech.Wording;
import strategos.engine.Game;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.MissingWords;

/** The words of the library's games, for one kind of face. */
public final class LibraryWords implements SpeechSource {
    private final Speech common;
    private final Map<String, Speech> games = new HashMap<>();

    /**
     * The words of all games, read and checked.
     *
     * @param escape how the face wants what people typed
     */
    public LibraryWords(Library library, Escape escape) {
        this.common = Wording.of(library.words(escape));
        for (Game<?> game : library.games()) {
            String id = game.box().id();
            games.put(id, Wording.of(library.words(id, escape)));
        }
    }

    @Override
    public Speech common() {
        return common;
    }

    @Override
    public Speech of(String game) {
        return games.getOrDefault(game, common);
    }

    /** Writes each key without words into the log, once. */
    @AutoService(MissingWords.class)
    public static final class LoggedWords implements MissingWords {
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
}
