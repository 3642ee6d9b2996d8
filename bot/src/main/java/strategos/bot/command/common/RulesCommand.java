package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Common;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code /rules}: the headings of a game's rules, and the gist of those asked for. */
final class RulesCommand extends Common {
    private static final String GAME = "game";
    private static final String TOPIC = "topic";

    /** The topic that every game has. */
    private static final String VICTORY = "victory";

    /** More is no answer to read. */
    private static final int MOST = 10;

    private final Matches matches;
    private final Library library;
    private final SpeechSource words;

    @Inject
    RulesCommand(Matches matches, Library library, SpeechSource words) {
        super("rules", "", Options.optional(GAME, Options.LONGEST_NAME), Options.optional(TOPIC, Options.LONGEST_NAME));
        this.matches = matches;
        this.library = library;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        String game = game(at, given).orElseThrow(() -> Refused.because("command.rules.which", "games", games()));
        if (library.game(game).isEmpty()) {
            throw Refused.because("command.no-such-game", "game", game, "games", games());
        }
        List<RuleIndex.Entry> all = library.rules(game).all();
        return given.text(TOPIC).map(t -> gists(game, all, t)).orElseGet(() -> headings(game, all));
    }

    /** The game named, else that of the match in this channel. */
    private Optional<String> game(CommandContext at, CommandArguments given) {
        return given.text(GAME).or(() -> matches.at(at.where()).map(m -> m.box().id()));
    }

    private List<String> games() {
        return library.games().stream().map(g -> g.box().id()).toList();
    }

    private Answer headings(String game, List<RuleIndex.Entry> all) {
        String text =
                all.stream().map(r -> words.of(game).say(named(r))).distinct().collect(Collectors.joining("\n"));
        return Answer.done(Message.text(text)).with(Map.of("rules", all));
    }

    private Answer gists(String game, List<RuleIndex.Entry> all, String topic) {
        String wanted = topic.toLowerCase(Locale.ROOT).strip();
        List<RuleIndex.Entry> named =
                all.stream().filter(r -> r.id().equalsIgnoreCase(wanted)).toList();
        List<RuleIndex.Entry> found = named.isEmpty()
                ? all.stream().filter(r -> about(r, wanted)).limit(MOST).toList()
                : named;
        List<String> lines = wanted.equals(VICTORY) ? victory(game) : new ArrayList<>();
        if (found.isEmpty() && lines.isEmpty()) {
            throw Refused.because("command.rules.nothing", "topic", topic, "game", game);
        }
        found.forEach(rule ->
                lines.add(words.of(game).say(Text.of("command.rules.rule", "rule", named(rule), "gist", rule.gist()))));
        return Answer.done(Message.text(String.join("\n", lines))).with(Map.of("rules", found));
    }

    /** How one wins, scenario by scenario. */
    private List<String> victory(String game) {
        return library.game(game).orElseThrow().box().scenarios().stream()
                .map(scenario -> words.of(game)
                        .say(Text.of(
                                "command.rules.victory", "scenario", scenario.name(), "victory", scenario.victory())))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** With its heading, where that is not how it is cited anyway. */
    private static Text named(RuleIndex.Entry rule) {
        return rule.cited().endsWith(rule.heading())
                ? Text.of("command.rules.cited", "cited", rule.cited())
                : Text.of("command.rules.named", "cited", rule.cited(), "heading", rule.heading());
    }

    private static boolean about(RuleIndex.Entry rule, String wanted) {
        return (rule.id() + " " + rule.heading() + " " + rule.gist())
                .toLowerCase(Locale.ROOT)
                .contains(wanted);
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
                .map(g -> Stream.concat(
                                Stream.of(new Suggestion(
                                        VICTORY, words.of(g).plain(Text.of("command.rules.how-one-wins")))),
                                library.rules(g).all().stream()
                                        .filter(r -> !r.id().equals(VICTORY))
                                        .map(r -> new Suggestion(r.id(), r.heading())))
                        .toList())
                .orElse(List.of());
    }
}
