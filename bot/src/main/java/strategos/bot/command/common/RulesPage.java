package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.PrintedTable;
import strategos.engine.config.RuleIndex;
import strategos.engine.config.RuleSearch;
import strategos.engine.config.Wording;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** What the rules of a game say, by number, heading or question, with buttons for what else may be meant. */
public final class RulesPage {
    /** The topic that every game has. */
    static final String VICTORY = "victory";

    /** So many rules are told; those that fit less well have a button. */
    private static final int TOLD = 3;

    private static final int BUTTONS = 5;
    private static final int LONGEST_LABEL = 70;
    private static final Pattern WINNING = Pattern.compile("\\b(win|wins|won|winning|winner|victory|victories)\\b");

    /** Who asks so asks how a match is lost, and not what is lost in it. */
    private static final Pattern LOSING =
            Pattern.compile("^(how|when|why|can|do|does) ((do|does|can|could|did) )?(the )?[a-z]+ lose\\W*$"
                    + "|^who (loses|lost|has lost)\\W*$"
                    + "|\\b(lose|loses|lost|losing) (the|a|this|my) (game|match|war)\\b");

    private final Library library;
    private final SpeechSource words;
    private final PressCodec codec = new PressCodec();
    private final TableSheets tables;
    private final Map<String, RuleSearch> searches = new ConcurrentHashMap<>();

    @Inject
    RulesPage(Library library, SpeechSource words, TableSheets tables) {
        this.library = library;
        this.words = words;
        this.tables = tables;
    }

    /** All headings. */
    Answer headings(String game) {
        List<RuleIndex.Entry> all = library.rules(game).all();
        String text =
                all.stream().map(r -> words.of(game).say(named(r))).distinct().collect(Collectors.joining("\n"));
        List<String> printed = tables.ids(game);
        String more =
                printed.isEmpty() ? "" : "\n" + words.of(game).say(Text.of("command.rules.tables", "tables", printed));
        return Answer.done(Message.text(text + more)).with(Map.of("rules", all));
    }

    /** What answers the question best; of winning, that of the scenario played here first. @throws Refused where nothing does */
    Answer about(String game, String question, Optional<Scenario> here) {
        RuleSearch search = search(game);
        List<RuleIndex.Entry> found = search.find(question, TOLD + BUTTONS);
        Optional<RuleIndex.Entry> first = found.stream().findFirst();
        String asked = question.toLowerCase(Locale.ROOT);
        boolean losing = LOSING.matcher(asked.strip()).find();
        boolean winning = losing || WINNING.matcher(asked).find();
        boolean more = winning
                && !losing
                && first.filter(rule -> asksMore(search, asked, rule)).isPresent();
        List<PrintedTable> whole = tables.named(game, question);
        List<String> listed = whole.isEmpty() ? listed(game, question, found) : List.of();
        List<String> mentioned = listed.isEmpty() && !winning
                ? tables.mentioned(game, question, word -> !search.isCommon(word))
                : List.of();
        List<PrintedTable> named =
                whole.isEmpty() && listed.isEmpty() && !winning ? tables.partlyNamed(game, question) : whole;
        List<String> victory = winning ? victory(game, here) : List.of();
        List<String> lines = new ArrayList<>(more ? List.of() : victory);
        if (Stream.of(found, lines, listed, mentioned, named).allMatch(List::isEmpty)) {
            throw Refused.because("command.rules.nothing", "topic", question, "game", game);
        }
        boolean exact = first.filter(rule -> search.isNamed(question, rule)).isPresent();
        int told = winning
                ? (exact || more ? 1 : 0)
                : search.best(question, listed.isEmpty() ? TOLD : 1).size();
        List<RuleIndex.Entry> said = found.stream().limit(told).toList();
        // A section about it comes before what the box lists under a longer name, such as its card.
        boolean section = exact
                || (first.filter(rule -> search.covers(question, rule)).isPresent() && !tables.lists(game, question));
        lines.addAll(section ? List.of() : listed);
        said.stream().limit(1).forEach(rule -> lines.addAll(whole(game, rule)));
        lines.addAll(section ? listed : List.of());
        lines.addAll(more ? victory : List.of());
        lines.addAll(mentioned);
        said.stream().skip(1).forEach(rule -> lines.add(gist(game, rule)));
        List<PrintedTable> shown = !named.isEmpty() || winning
                ? named
                : first.filter(rule -> listed.isEmpty() || search.covers(question, rule)).stream()
                        .flatMap(rule -> tables.of(game, rule.id()).stream())
                        .toList();
        return shown(game, lines, shown)
                .with(found.stream()
                        .skip(told)
                        .limit(BUTTONS)
                        .map(rule -> button(game, rule))
                        .toList())
                .with(Map.of("rules", found));
    }

    /** Whether there is more in the question than winning, such as ties or a battle, and the rule is about that. */
    private static boolean asksMore(RuleSearch search, String asked, RuleIndex.Entry rule) {
        String rest = WINNING.matcher(asked).replaceAll(" ");
        return !Wording.of(rest).words().isEmpty() && search.covers(rest, rule);
    }

    private RuleSearch search(String game) {
        return searches.computeIfAbsent(
                game,
                id -> new RuleSearch(
                        library.rules(id),
                        Stream.concat(tables.names(id), tables.titles(id))
                                .map(Suggestion::label)
                                .toList()));
    }

    /** What the box lists under whole words; only where nothing has them, under their beginnings. */
    private List<String> listed(String game, String question, List<RuleIndex.Entry> found) {
        List<String> lines = tables.lines(game, question);
        return lines.isEmpty() && found.isEmpty() ? tables.begun(game, question) : lines;
    }

    /** The tables, as they are asked for. */
    Stream<Suggestion> tables(String game) {
        return tables.titles(game);
    }

    /** What can be looked up by its name: leaders, cards, places. */
    Stream<Suggestion> names(String game) {
        return tables.names(game);
    }

    /** That rule alone. @throws Refused where the game has none of that id */
    public Answer rule(String game, String id) {
        RuleIndex.Entry rule = library.game(game)
                .flatMap(there -> library.rules(game).rule(id))
                .orElseThrow(() -> Refused.because("command.rules.nothing", "topic", id, "game", game));
        return shown(game, whole(game, rule), tables.of(game, id)).with(Map.of("rules", List.of(rule)));
    }

    /** The lines with the tables as pictures, or in words where nothing is painted. */
    private Answer shown(String game, List<String> lines, List<PrintedTable> shown) {
        List<Picture> painted = tables.painted(game, shown);
        List<String> all = new ArrayList<>(lines);
        if (painted.isEmpty()) {
            shown.forEach(table -> all.addAll(tables.inWords(game, table)));
        }
        return Answer.done(Message.text(String.join("\n", all)).with(painted))
                .with(Map.of(
                        "tables",
                        shown.stream().map(table -> tables.json(game, table)).toList()));
    }

    /** A button that leads to the rule, if the game has it. */
    public Optional<Control> button(String game, String id) {
        return library.rules(game).rule(id).map(rule -> button(game, rule));
    }

    private Control button(String game, RuleIndex.Entry rule) {
        String label = words.of(game).plain(named(rule));
        return new Control.Button(
                codec.write(new PressId.Rule(game, rule.id())),
                label.length() > LONGEST_LABEL ? label.substring(0, LONGEST_LABEL) : label,
                Control.Style.SECONDARY,
                true);
    }

    /** The rule with its worked examples. */
    private List<String> whole(String game, RuleIndex.Entry rule) {
        List<String> lines = new ArrayList<>(List.of(gist(game, rule)));
        library.open(game).box().examples(rule.id()).stream()
                .map(example -> words.of(game).say(Text.of("command.rules.example", "example", example.text())))
                .forEach(lines::add);
        return lines;
    }

    private String gist(String game, RuleIndex.Entry rule) {
        // What the index says is ours, not typed by anybody: it is neither cut nor escaped.
        String gist = rule.more().map(more -> rule.gist() + " " + more).orElse(rule.gist());
        return words.of(game).say(Text.of("command.rules.rule", "rule", named(rule))) + " " + gist;
    }

    /** How one wins, scenario by scenario. */
    private List<String> victory(String game, Optional<Scenario> here) {
        return Stream.concat(here.stream(), library.game(game).orElseThrow().box().scenarios().stream())
                .distinct()
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
}
