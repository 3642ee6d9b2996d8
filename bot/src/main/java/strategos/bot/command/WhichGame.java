package strategos.bot.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.library.Library;

/** The game that a command means. */
public final class WhichGame {
    /** The option that names it. */
    public static final String GAME = "game";

    private final Library library;
    private final Matches matches;
    private final SpeechSource words;

    @Inject
    WhichGame(Library library, Matches matches, SpeechSource words) {
        this.library = library;
        this.matches = matches;
        this.words = words;
    }

    public static Catalogue.Option option() {
        return Options.optional(GAME, Options.LONGEST_NAME);
    }

    /** The one named; empty where none is. @throws Refused when there is none so called */
    public Optional<Box> named(CommandArguments given) {
        return given.text(GAME)
                .map(game -> library.game(game)
                        .map(Game::box)
                        .orElseThrow(() -> Refused.because("command.no-such-game", "game", game, "games", games())));
    }

    /** The one named, else that of the match in the channel. @throws Refused when there is none so called */
    public Optional<Box> here(CommandContext at, CommandArguments given) {
        return named(given).or(() -> matches.at(at.where()).map(LiveMatch::box));
    }

    /** The same, else the only one there is. @throws Refused when that is none */
    public Box one(CommandContext at, CommandArguments given) {
        return here(at, given)
                .or(() -> Optional.of(library.games())
                        .filter(all -> all.size() == 1)
                        .map(all -> all.getFirst().box()))
                .orElseThrow(this::which);
    }

    /** None is named, and it is not clear which is meant. */
    public Refused which() {
        return Refused.because("command.rules.which", "games", games());
    }

    public List<Suggestion> suggest() {
        return library.games().stream()
                .map(Game::box)
                .map(box -> new Suggestion(box.id(), words.of(box.id()).plain(box.title())))
                .toList();
    }

    private List<String> games() {
        return library.games().stream().map(game -> game.box().id()).toList();
    }
}
