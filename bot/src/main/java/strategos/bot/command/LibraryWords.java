package strategos.bot.command;

import java.util.HashMap;
import java.util.Map;
import strategos.bot.host.Speech;
import strategos.engine.Game;
import strategos.engine.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.Line;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** The words of the library's games, for one kind of face. */
public final class LibraryWords implements Words {
    private final Speech common;
    private final Map<String, Speech> games = new HashMap<>();

    /**
     * The words of all games, read and checked.
     *
     * @param escape how the face wants what people typed
     */
    public LibraryWords(Library library, Escape escape) {
        this.common = new Book(Phrasebook.common(library.config(), escape));
        for (Game<?> game : library.games()) {
            String id = game.box().id();
            games.put(id, new Book(Phrasebook.of(library.config(), id, library.rules(id), escape)));
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

    private record Book(Phrasebook book, Phrasebook bare) implements Speech {
        Book(Phrasebook book) {
            this(book, book.escaping(Escape.plain()));
        }

        @Override
        public String say(Text text) {
            return book.say(text);
        }

        @Override
        public String plain(Text text) {
            return bare.say(text);
        }

        @Override
        public String cite(Line line) {
            return book.withRule(line);
        }
    }
}
