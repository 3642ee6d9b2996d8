package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box.Scenario;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code /rules}: the headings of a game's rules, and what answers a question, about the game or about the house. */
final class RulesCommand extends Common {
    private static final String GAME = "game";
    private static final String TOPIC = "topic";

    private final Matches matches;
    private final Library library;
    private final SpeechSource words;
    private final RulesPage page;

    @Inject
    RulesCommand(Matches matches, Library library, SpeechSource words, RulesPage page) {
        super("rules", "", Options.optional(GAME, Options.LONGEST_NAME), Options.optional(TOPIC, Options.LONGEST_NAME));
        this.matches = matches;
        this.library = library;
        this.words = words;
        this.page = page;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        Optional<String> topic = given.text(TOPIC);
        if (topic.filter(RuleIndex.HOUSE::equalsIgnoreCase).isPresent()) {
            return page.houseHeadings();
        }
        return game(at, given)
                .map(game -> of(at, game, topic))
                .or(() -> topic.flatMap(page::about))
                .orElseThrow(() -> Refused.because("command.rules.which", "games", games()));
    }

    private Answer of(CommandContext at, String game, Optional<String> topic) {
        if (library.game(game).isEmpty()) {
            throw Refused.because("command.no-such-game", "game", game, "games", games());
        }
        Optional<Scenario> here = matches.at(at.where())
                .filter(match -> match.box().id().equals(game))
                .map(LiveMatch::scenario);
        return topic.map(asked -> page.about(game, asked, here)).orElseGet(() -> page.headings(game));
    }

    /** The game named, else that of the match in this channel. */
    private Optional<String> game(CommandContext at, CommandArguments given) {
        return given.text(GAME).or(() -> matches.at(at.where()).map(m -> m.box().id()));
    }

    private List<String> games() {
        return library.games().stream().map(g -> g.box().id()).toList();
    }

    @Override
    public boolean ownWords(String option) {
        return option.equals(TOPIC);
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        if (option.equals(GAME)) {
            return library.games().stream()
                    .map(g -> new Suggestion(
                            g.box().id(), words.of(g.box().id()).plain(g.box().title())))
                    .toList();
        }
        return game(at, given)
                .filter(g -> library.game(g).isPresent())
                .map(g -> Stream.of(sections(g), page.tables(g), page.names(g), answers())
                        .flatMap(some -> some)
                        .toList())
                .orElseGet(() -> answers().toList());
    }

    /** The sections, and before them how one wins. */
    private Stream<Suggestion> sections(String game) {
        return Stream.concat(
                Stream.of(
                        new Suggestion(RulesPage.VICTORY, words.of(game).plain(Text.of("command.rules.how-one-wins")))),
                suggested(library.rules(game)).filter(r -> !r.value().equals(RulesPage.VICTORY)));
    }

    private Stream<Suggestion> answers() {
        return suggested(library.house());
    }

    private static Stream<Suggestion> suggested(RuleIndex index) {
        return index.all().stream().map(r -> new Suggestion(r.id(), r.heading()));
    }
}
