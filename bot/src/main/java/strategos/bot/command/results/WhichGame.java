package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.library.Library;

/** The game that a question about results means. */
final class WhichGame {
    private static final String GAME = "game";

    private final Library library;
    private final Matches matches;
    private final SpeechSource words;

    @Inject
    WhichGame(Library library, Matches matches, SpeechSource words) {
        this.library = library;
        this.matches = matches;
        this.words = words;
    }

    static Catalogue.Option option() {
        return Options.optional(GAME, Options.LONGEST_NAME);
    }

    /** The one named; empty for all. @throws Refused when there is none so called */
    Optional<String> named(CommandArguments given) {
        given.text(GAME).filter(game -> library.game(game).isEmpty()).ifPresent(game -> {
            throw Refused.because("command.no-such-game", "game", game, "games", games());
        });
        return given.text(GAME);
    }

    /** The one named, else that of the match in the channel, else the only one there is. @throws Refused when that is none */
    Box one(CommandContext at, CommandArguments given) {
        return named(given)
                .or(() -> matches.at(at.where()).map(LiveMatch::box).map(Box::id))
                .or(() -> Optional.of(games()).filter(all -> all.size() == 1).map(List::getFirst))
                .flatMap(library::game)
                .map(Game::box)
                .orElseThrow(() -> Refused.because("command.rules.which", "games", games()));
    }

    List<Suggestion> suggest() {
        return library.games().stream()
                .map(game -> new Suggestion(
                        game.box().id(),
                        words.of(game.box().id()).plain(game.box().title())))
                .toList();
    }

    private List<String> games() {
        return library.games().stream().map(game -> game.box().id()).toList();
    }
}
