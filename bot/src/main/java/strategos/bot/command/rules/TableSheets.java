package strategos.bot.command.rules;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Chart;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box;
import strategos.engine.box.PrintedTable;
import strategos.engine.config.Wording;
import strategos.engine.config.Wording.Word;
import strategos.engine.library.Library;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** The tables of a box, as they are asked for: whole as pictures, or the lines about one thing in words. */
final class TableSheets {
    /** Of one question so many tables are shown. */
    static final int SHOWN = 2;

    private static final int LINES = 5;

    /** Beside a section so many lines more are told. */
    private static final int MENTIONED = 2;

    /** The end of the id of a section that is one table, such as that of the route. */
    private static final String SECTION = "-table";

    /** With more rows a table is no answer to a question about something else. */
    private static final int LONG = 60;

    private static final Pattern SENTENCE = Pattern.compile(".*[.]");
    private static final Pattern LETTER = Pattern.compile("\\p{L}");
    private static final int LEAST_LETTERS = 4;

    /** Discord's limit on what describes a picture. */
    private static final int LONGEST_ALT = 1000;

    private final Library library;
    private final SpeechSource words;
    private final Pictures pictures;

    /** By game: each question looks at all of them, and their words stay the same. */
    private final Map<String, List<Row>> rows = new ConcurrentHashMap<>();

    @Inject
    TableSheets(Library library, SpeechSource words, Pictures pictures) {
        this.library = library;
        this.words = words;
        this.pictures = pictures;
    }

    private Box box(String game) {
        return library.open(game).box();
    }

    /** The ids of all, as they are asked for. */
    List<String> ids(String game) {
        return box(game).tables().stream().map(PrintedTable::id).toList();
    }

    /** All, by their ids and as they are headed. */
    Stream<Suggestion> titles(String game) {
        Speech speech = words.of(game);
        return box(game).tables().stream().map(table -> new Suggestion(table.id(), speech.plain(table.title())));
    }

    /** Those that the question names, by id or by their heading; a long one only where nothing else is asked. */
    List<PrintedTable> named(String game, String question) {
        Set<String> asked = singulars(question);
        return box(game).tables().stream()
                .filter(table -> asked.containsAll(singulars(table.id())) || asked.containsAll(title(game, table)))
                .filter(table -> !isLong(table) || asksNoMore(game, table, asked))
                .limit(SHOWN)
                .toList();
    }

    /** Those of whose heading the question is a part. */
    List<PrintedTable> partlyNamed(String game, String question) {
        Set<String> asked = singulars(question);
        return asked.isEmpty()
                ? List.of()
                : box(game).tables().stream()
                        .filter(table -> asksNoMore(game, table, asked))
                        .limit(SHOWN)
                        .toList();
    }

    private boolean asksNoMore(String game, PrintedTable table, Set<String> asked) {
        return asked.stream()
                .allMatch(word -> singulars(table.id()).contains(word)
                        || title(game, table).contains(word));
    }

    private Set<String> title(String game, PrintedTable table) {
        return singulars(words.of(game).plain(table.title()));
    }

    private static boolean isLong(PrintedTable table) {
        return table.rows().size() > LONG;
    }

    /** Those that belong to the rule, or to whose own section it is; a long list is looked up by its own name. */
    List<PrintedTable> of(String game, String rule) {
        return box(game).tables().stream()
                .filter(table -> table.rule().equals(rule) || rule.equals(table.id() + SECTION))
                .filter(table -> !isLong(table))
                .limit(SHOWN)
                .toList();
    }

    /** Of lists of named things, such as leaders or cards, the lines about what the question names in whole words. */
    List<String> lines(String game, String question) {
        Set<String> asked = singulars(question);
        Speech speech = words.of(game);
        return asked.isEmpty()
                ? List.of()
                : lines(
                        speech,
                        rows(game)
                                .filter(row -> row.singulars().containsAll(asked))
                                .sorted(Comparator.comparing(
                                        row -> !row.singulars().equals(asked))));
    }

    /** Whether they name something by just the words of the question. */
    boolean lists(String game, String question) {
        Set<String> asked = singulars(question);
        return rows(game).anyMatch(row -> row.singulars().equals(asked));
    }

    /** The lines about what begins with the words of the question: for where whole words name nothing. */
    List<String> begun(String game, String question) {
        List<String> asked =
                Wording.of(question).words().stream().map(Word::typed).toList();
        if (asked.isEmpty() || asked.stream().anyMatch(word -> word.length() < LEAST_LETTERS)) {
            return List.of();
        }
        Speech speech = words.of(game);
        return lines(
                speech,
                rows(game)
                        .filter(row -> asked.stream()
                                .allMatch(start -> row.words().stream()
                                        .anyMatch(word -> word.typed().startsWith(start)))));
    }

    /** The lines about what a longer question names beside other things; only such words as say nothing else are a name there. */
    List<String> mentioned(String game, String question, Predicate<String> nameAlone) {
        Set<String> asked = singulars(question);
        Speech speech = words.of(game);
        return lines(
                speech,
                rows(game)
                        .filter(row -> isWithin(asked, row.words(), nameAlone))
                        .limit(MENTIONED));
    }

    private static boolean isWithin(Set<String> asked, List<Word> name, Predicate<String> nameAlone) {
        return name.size() < asked.size()
                && name.stream().allMatch(word -> asked.contains(word.singular()) && nameAlone.test(word.stem()));
    }

    private static List<String> lines(Speech speech, Stream<Row> rows) {
        return rows.limit(LINES).map(row -> line(speech, row)).toList();
    }

    /** All that can be looked up by its name, once each. */
    Stream<Suggestion> names(String game) {
        Speech speech = words.of(game);
        Map<String, Suggestion> all = new LinkedHashMap<>();
        rows(game).forEach(row -> {
            String name = row.said();
            Text label = Text.of("command.rules.name", "head", row.name(), "table", row.table.title());
            all.putIfAbsent(name, new Suggestion(name, speech.plain(label)));
        });
        return all.values().stream();
    }

    /** A row about something that has a name, which stands in its first column, or behind a die. */
    private record Row(
            PrintedTable table, List<Text> cells, int at, String said, List<Word> words, Set<String> singulars) {
        static Row of(Speech speech, PrintedTable table, List<Text> cells, int at) {
            String said = speech.plain(cells.get(at));
            Wording wording = Wording.of(said);
            return new Row(table, cells, at, said, wording.words(), wording.singulars());
        }

        Text name() {
            return cells.get(at);
        }
    }

    private Stream<Row> rows(String game) {
        return rows.computeIfAbsent(game, this::read).stream();
    }

    private List<Row> read(String game) {
        Speech speech = words.of(game);
        return box(game).tables().stream()
                .flatMap(table -> table.rows().stream()
                        .flatMap(cells -> IntStream.range(0, Math.min(2, cells.size()))
                                .filter(at -> isName(speech, cells.get(at), at))
                                .limit(1)
                                .mapToObj(at -> Row.of(speech, table, cells, at))))
                .toList();
    }

    private static boolean isName(Speech speech, Text cell, int at) {
        return at == 0
                ? LETTER.matcher(speech.plain(cell)).find()
                : cell.with().values().stream().anyMatch(Arg.Name.class::isInstance);
    }

    private static String line(Speech speech, Row row) {
        String rest = IntStream.range(0, row.cells.size())
                .filter(i -> i != row.at)
                .mapToObj(i -> cell(speech, row.table.columns().get(i), row.cells.get(i)))
                .collect(Collectors.joining(" · "));
        Text head = Text.of(
                rest.isEmpty() ? "command.rules.row.bare" : "command.rules.row",
                "head",
                row.name(),
                "table",
                row.table.title());
        return rest.isEmpty() ? speech.say(head) : speech.say(head) + " " + rest;
    }

    /** A sentence stands for itself, a value behind the heading of its column. */
    private static String cell(Speech speech, Text column, Text value) {
        String said = speech.say(value);
        return SENTENCE.matcher(said).matches()
                ? said
                : speech.say(Text.of("command.rules.cell", "column", column, "value", value));
    }

    /** The tables as pictures, a long one as several; those that cannot be painted are not among them. */
    List<Picture> painted(String game, List<PrintedTable> tables) {
        return tables.stream().flatMap(table -> painted(game, table)).toList();
    }

    private Stream<Picture> painted(String game, PrintedTable table) {
        List<PrintedTable> sheets = table.sheets();
        String name = "table-" + game + "-" + table.id();
        return IntStream.range(0, sheets.size())
                .mapToObj(n -> pictures.chart(n == 0 ? name : name + "-" + (n + 1), listing(game, sheets.get(n))))
                .flatMap(Optional::stream);
    }

    private Chart listing(String game, PrintedTable table) {
        Speech speech = words.of(game);
        return new Chart.Listing(
                speech.plain(table.title()),
                speech.plain(table.note()),
                Shorten.to(LONGEST_ALT, String.join("\n", inWords(game, table, "command.rules.table.alt"))),
                table.columns().stream().map(speech::plain).toList(),
                table.rows().stream()
                        .map(row -> row.stream().map(speech::plain).toList())
                        .toList());
    }

    /** The table for those who see no picture: its heading, how it is read, a line a row. */
    List<String> inWords(String game, PrintedTable table) {
        return inWords(game, table, "command.rules.table");
    }

    private List<String> inWords(String game, PrintedTable table, String heading) {
        Speech speech = words.of(game);
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(Text.of(heading, "table", table.title(), "note", table.note())));
        lines.add(joined(speech, table.columns()));
        table.rows().forEach(row -> lines.add(joined(speech, row)));
        return lines;
    }

    private static String joined(Speech speech, List<Text> cells) {
        return cells.stream().map(speech::plain).collect(Collectors.joining(" · "));
    }

    /** The table for programs. */
    Map<String, Object> json(String game, PrintedTable table) {
        Speech speech = words.of(game);
        return Map.of(
                "id",
                table.id(),
                "title",
                speech.plain(table.title()),
                "rule",
                table.rule(),
                "columns",
                table.columns().stream().map(speech::plain).toList(),
                "rows",
                table.rows().stream()
                        .map(row -> row.stream().map(speech::plain).toList())
                        .toList());
    }

    private static Set<String> singulars(String text) {
        return Wording.of(text).singulars();
    }
}
