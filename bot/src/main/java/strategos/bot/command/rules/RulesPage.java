package strategos.bot.command.rules;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import strategos.engine.config.HouseSearch.Found;
import strategos.engine.config.RuleIndex;
import strategos.engine.config.RuleSearch;
import strategos.engine.config.Wording;
import strategos.engine.library.Library;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/**
 * What the rules of a game say, by number, heading or question, with buttons for what else may be meant; and what the
 * house answers about itself where a question is rather about that.
 */
public final class RulesPage {
    /** The topic that every game has. */
    static final String VICTORY = "victory";

    /** So many rules are told; those that fit less well have a button. */
    private static final int TOLD = 3;

    private static final int BUTTONS = 5;

    /** So many of them lead from rules to the house, or from the house to rules. */
    private static final int ASIDE = 2;

    private static final int LONGEST_LABEL = 70;
    private static final Pattern WINNING =
            Pattern.compile("\\b(win|wins|won|winning|winner|victory|victories|goal|goals|objective|objectives)\\b");

    /** Who asks so asks how a match is lost, and not what is lost in it. */
    private static final Pattern LOSING =
            Pattern.compile("^(how|when|why|can|do|does) ((do|does|can|could|did) )?(the )?[a-z]+ lose\\W*$"
                    + "|^who (loses|lost|has lost)\\W*$"
                    + "|\\b(lose|loses|lost|losing) (the|a|this|my) (game|match|war)\\b");

    private final Library library;
    private final SpeechSource words;
    private final PressCodec codec = new PressCodec();
    private final TableSheets tables;
    private final HouseAnswers house;
    private final Map<String, RuleSearch> searches = new ConcurrentHashMap<>();

    @Inject
    RulesPage(Library library, SpeechSource words, TableSheets tables, HouseAnswers house) {
        this.house = house;
        this.library = library;
        this.words = words;
        this.tables = tables;
    }

    /** All headings: those of the rules, and after them what the house answers. */
    Answer headings(String game) {
        List<RuleIndex.Entry> all = library.rules(game).all();
        List<String> lines = new ArrayList<>(
                all.stream().map(r -> words.of(game).say(named(r))).distinct().toList());
        List<String> printed = tables.ids(game);
        if (!printed.isEmpty()) {
            lines.add(words.of(game).say(Text.of("command.rules.tables", "tables", printed)));
        }
        lines.add(house.headings());
        return Answer.done(Message.text(String.join("\n", lines)))
                .with(Map.of("rules", all, RuleIndex.HOUSE, library.house().all()));
    }

    /** The headings of what the house answers. */
    Answer houseHeadings() {
        return Answer.done(Message.text(house.headings()))
                .with(Map.of(RuleIndex.HOUSE, library.house().all()));
    }

    /** What the house answers where no game is known: only where it is the answer beside each of them. */
    Optional<Answer> about(String question) {
        List<List<Found>> beside = library.games().stream()
                .map(game -> beside(game.box().id(), question))
                .toList();
        Set<Optional<RuleIndex.Entry>> best = beside.stream()
                .map(found -> found.stream().findFirst().map(Found::answer))
                .collect(Collectors.toUnmodifiableSet());
        return best.size() == 1 && best.iterator().next().isPresent()
                ? Optional.of(ofHouse(beside.getFirst(), List.of(), RuleIndex.HOUSE))
                : Optional.empty();
    }

    private List<Found> beside(String game, String question) {
        List<Found> heard = heard(game, question);
        double other = heard.isEmpty() ? 0 : ofGame(game, question);
        return heard.stream().filter(found -> found.isMeant(other)).toList();
    }

    private List<Found> heard(String game, String question) {
        return house.beside(game, search(game)).find(question);
    }

    /** What answers the question best: the rules, or the house. @throws Refused where nothing does */
    Answer about(String game, String question, Optional<Scenario> here) {
        List<Found> heard = heard(game, question);
        boolean meant = !heard.isEmpty() && heard.getFirst().fit() > ofGame(game, question);
        return meant ? ofHouse(heard, search(game).find(question, ASIDE), game) : ofRules(game, question, here, heard);
    }

    /** How much of the question is about the game, as it is counted of the house: its rules, its box, or winning. */
    private double ofGame(String game, String question) {
        if (tables.lists(game, question)) {
            return Double.MAX_VALUE;
        }
        boolean box = asksOfWinning(question.toLowerCase(Locale.ROOT))
                || !tables.lines(game, question).isEmpty()
                || !tables.partlyNamed(game, question).isEmpty();
        return Math.max(box ? 1 : 0, house.beside(game, search(game)).ofRules(question));
    }

    /** The best answer of the house, with buttons to its others and to the rules that may be meant. */
    private Answer ofHouse(List<Found> heard, List<RuleIndex.Entry> rules, String game) {
        RuleIndex.Entry best = heard.getFirst().answer();
        List<RuleIndex.Entry> others = meant(heard.subList(1, heard.size()), BUTTONS - rules.size());
        List<RuleIndex.Entry> found = Stream.of(Stream.of(best), others.stream(), rules.stream())
                .flatMap(some -> some)
                .toList();
        return Answer.done(Message.text(gist(game, best)))
                .with(found.stream().skip(1).map(rule -> button(game, rule)).toList())
                .with(Map.of("rules", found));
    }

    /** Those that may be meant beside a better answer. */
    private static List<RuleIndex.Entry> meant(List<Found> found, int most) {
        return found.stream()
                .filter(one -> one.isMeant(0))
                .map(Found::answer)
                .limit(most)
                .toList();
    }

    private static boolean asksOfWinning(String asked) {
        return asksOfLosing(asked) || WINNING.matcher(asked).find();
    }

    private static boolean asksOfLosing(String asked) {
        return LOSING.matcher(asked.strip()).find();
    }

    /** What the rules answer; of winning, that of the scenario played here; and what the house answers beside it. */
    private Answer ofRules(String game, String question, Optional<Scenario> here, List<Found> heard) {
        List<RuleIndex.Entry> aside = meant(heard, ASIDE);
        RuleSearch search = search(game);
        List<RuleIndex.Entry> found = search.find(question, TOLD + BUTTONS);
        List<PrintedTable> whole = tables.named(game, question);
        List<String> listed = whole.isEmpty() ? listed(game, question, found) : List.of();
        Hits hits = new Hits(game, question, search, found, whole, listed);
        Told told = asksOfWinning(question.toLowerCase(Locale.ROOT)) ? ofWinning(hits, here) : ofAnythingElse(hits);
        Stream<RuleIndex.Entry> others = found.stream().skip(told.rules()).limit(BUTTONS - aside.size());
        // Where the answer may be a command, it is named beside the rule.
        List<String> commands = heard.stream()
                .filter(Found::isWhole)
                .limit(1)
                .map(one -> briefly(game, one.answer()))
                .toList();
        return shown(game, joined(List.of(told.lines(), commands)), told.shown())
                .with(Stream.concat(others, aside.stream())
                        .map(rule -> button(game, rule))
                        .toList())
                .with(Map.of(
                        "rules", Stream.concat(found.stream(), aside.stream()).toList()));
    }

    /**
     * What of a game a question leads to.
     *
     * @param whole tables that are named in full
     * @param listed what the box lists under its words, where no table is named so
     */
    private record Hits(
            String game,
            String question,
            RuleSearch search,
            List<RuleIndex.Entry> rules,
            List<PrintedTable> whole,
            List<String> listed) {
        Optional<RuleIndex.Entry> first() {
            return rules.stream().findFirst();
        }

        /** Whether the best rule is called by its number or heading. */
        boolean exact() {
            return first().filter(rule -> search.isNamed(question, rule)).isPresent();
        }

        /** Whether the best rule is about all that is asked. */
        boolean covered() {
            return first().filter(rule -> search.covers(question, rule)).isPresent();
        }
    }

    /**
     * What is told.
     *
     * @param rules how many of the rules that were found; the next ones have buttons
     */
    private record Told(List<String> lines, int rules, List<PrintedTable> shown) {}

    /** How one wins, and the rule that was called, or that answers what else is asked; that one comes first. */
    private Told ofWinning(Hits hits, Optional<Scenario> here) {
        String asked = hits.question().toLowerCase(Locale.ROOT);
        boolean more = !asksOfLosing(asked)
                && hits.first()
                        .filter(rule -> asksMore(hits.search(), asked, rule))
                        .isPresent();
        int told = hits.exact() || more ? 1 : 0;
        List<List<String>> parts = List.of(victory(hits.game(), here), bestAndListed(hits, told));
        return new Told(joined(more ? parts.reversed() : parts), told, hits.whole());
    }

    /** The rules that fit best, what the box knows under these words, and the tables that belong to it. */
    private Told ofAnythingElse(Hits hits) {
        String game = hits.game();
        boolean listed = !hits.listed().isEmpty();
        List<String> mentioned = listed
                ? List.of()
                : tables.mentioned(game, hits.question(), word -> !hits.search().isCommon(word));
        List<PrintedTable> named =
                hits.whole().isEmpty() && !listed ? tables.partlyNamed(game, hits.question()) : hits.whole();
        if (Stream.of(hits.rules(), hits.listed(), mentioned, named).allMatch(List::isEmpty)) {
            throw Refused.because("command.rules.nothing", "topic", hits.question());
        }
        int told = hits.search().best(hits.question(), listed ? 1 : TOLD).size();
        List<String> gists = hits.rules().stream()
                .limit(told)
                .skip(1)
                .map(rule -> gist(game, rule))
                .toList();
        return new Told(
                joined(List.of(bestAndListed(hits, told), mentioned, gists)),
                told,
                named.isEmpty() ? ofBest(hits) : named);
    }

    /** The tables of the best rule, unless the box lists what is asked and the rule is not about that. */
    private List<PrintedTable> ofBest(Hits hits) {
        return hits.listed().isEmpty() || hits.covered()
                ? hits.first().map(rule -> tables.of(hits.game(), rule.id())).orElse(List.of())
                : List.of();
    }

    /** A section about it comes before what the box lists under a longer name, such as its card; else the box comes first. */
    private List<String> bestAndListed(Hits hits, int told) {
        boolean section = hits.exact() || (hits.covered() && !tables.lists(hits.game(), hits.question()));
        List<String> best = hits.rules().stream()
                .limit(Math.min(told, 1))
                .flatMap(rule -> whole(hits.game(), rule).stream())
                .toList();
        return joined(section ? List.of(best, hits.listed()) : List.of(hits.listed(), best));
    }

    private static List<String> joined(List<List<String>> parts) {
        return parts.stream().flatMap(List::stream).toList();
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

    /** That rule alone, or that answer of the house. @throws Refused where there is none of that id */
    public Answer rule(String game, String id) {
        if (game.equals(RuleIndex.HOUSE)) {
            return library.house()
                    .rule(id)
                    .map(answer -> ofHouse(List.of(new Found(answer, 1)), List.of(), game))
                    .orElseThrow(() -> Refused.because("command.rules.no-answer", "topic", id));
        }
        RuleIndex.Entry rule = library.game(game)
                .flatMap(there -> library.rules(game).rule(id))
                .orElseThrow(() -> Refused.because("command.rules.nothing", "topic", id));
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
                codec.write(new PressId.Rule(rule.house() ? RuleIndex.HOUSE : game, rule.id())),
                Shorten.to(LONGEST_LABEL, label),
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
        return briefly(game, rule) + rule.more().map(more -> " " + more).orElse("");
    }

    private String briefly(String game, RuleIndex.Entry rule) {
        return words.of(game).say(Text.of("command.rules.rule", "rule", named(rule))) + " " + rule.gist();
    }

    /** How one wins: in what is played here, or else scenario by scenario. */
    private List<String> victory(String game, Optional<Scenario> here) {
        return here
                .map(List::of)
                .orElseGet(() -> library.game(game).orElseThrow().box().scenarios())
                .stream()
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
