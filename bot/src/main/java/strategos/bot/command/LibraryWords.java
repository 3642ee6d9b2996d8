package strategos.bot.command;

import java.util.HashMap;
import java.util.Map;
import strategos.bot.host.Speech;
import strategos.bot.host.Wording;
import strategos.engine.Game;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

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
        this.common = Wording.of(Phrasebook.common(library.config(), escape));
        for (Game<?> game : library.games()) {
            String id = game.box().id();
            games.put(id, Wording.of(Phrasebook.of(library.config(), id, library.rules(id), escape)));
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
}
