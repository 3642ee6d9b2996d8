package strategos.bot.command.rules;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Options;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.WhichGame;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code /rules}: the headings of a game's rules, and what answers a question, about the game or about the house. */
final class RulesCommand extends Common {
    private static final String TOPIC = "topic";

    private final Matches matches;
    private final Library library;
    private final WhichGame games;
    private final SpeechSource words;
    private final RulesPage page;

    @Inject
    RulesCommand(Matches matches, Library library, WhichGame games, SpeechSource words, RulesPage page) {
        super("rules", "", Options.optional(TOPIC, Options.LONGEST_NAME), WhichGame.option());
        this.matches = matches;
        this.library = library;
        this.games = games;
        this.words = words;
        this.page = page;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        Optional<String> topic = given.text(TOPIC);
        if (topic.filter(RuleIndex.HOUSE::equalsIgnoreCase).isPresent()) {
            return page.houseHeadings();
        }
        return games.here(at, given)
                .map(game -> of(at, game.id(), topic))
                .or(() -> topic.flatMap(page::about))
                .orElseThrow(games::which);
    }

    private Answer of(CommandContext at, String game, Optional<String> topic) {
        Optional<Scenario> here = matches.at(at.where())
                .filter(match -> match.box().id().equals(game))
                .map(LiveMatch::scenario);
        return topic.map(asked -> page.about(game, asked, here)).orElseGet(() -> page.headings(game));
    }

    @Override
    public boolean ownWords(String option) {
        return option.equals(TOPIC);
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return option.equals(WhichGame.GAME)
                ? games.suggest()
                : games.here(at, given)
                        .map(Box::id)
                        .map(game -> Stream.of(sections(game), page.tables(game), page.names(game), answers())
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
