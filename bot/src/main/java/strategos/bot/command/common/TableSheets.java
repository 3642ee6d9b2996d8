package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.bot.command.Shorten;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Chart;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Message.Picture;
import strategos.engine.box.Box;
import strategos.engine.box.PrintedTable;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** The tables of a box, as they are asked for: whole as pictures, or the lines about one thing in words. */
final class TableSheets {
    /** Of one question so many tables are shown. */
    static final int SHOWN = 2;

    private static final int LINES = 5;

    /** With more rows a table is no answer to a question about something else. */
    private static final int LONG = 60;

    private static final Pattern SENTENCE = Pattern.compile(".*[.]");
    private static final int LEAST_LETTERS = 4;

    /** Discord's limit on what describes a picture. */
    private static final int LONGEST_ALT = 1000;

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

    private final Library library;
    private final SpeechSource words;
    private final Pictures pictures;

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

    /** How a table is headed. */
    String title(String game, String id) {
        return words.of(game).plain(box(game).table(id).orElseThrow().title());
    }

    /** Those that the question names, by id or by their heading; a long one only where nothing else is asked. */
    List<PrintedTable> named(String game, String question) {
        Set<String> asked = stems(question);
        return box(game).tables().stream()
                .filter(table -> asked.contains(stem(table.id())) || asked.containsAll(title(game, table)))
                .filter(table -> !isLong(table) || asksNoMore(game, table, asked))
                .limit(SHOWN)
                .toList();
    }

    /** Those of whose heading the question is a part. */
    List<PrintedTable> partlyNamed(String game, String question) {
        Set<String> asked = stems(question);
        return asked.isEmpty()
                ? List.of()
                : box(game).tables().stream()
                        .filter(table -> asksNoMore(game, table, asked))
                        .limit(SHOWN)
                        .toList();
    }

    private boolean asksNoMore(String game, PrintedTable table, Set<String> asked) {
        return asked.stream()
                .allMatch(word ->
                        word.equals(stem(table.id())) || title(game, table).contains(word));
    }

    private Set<String> title(String game, PrintedTable table) {
        return stems(words.of(game).plain(table.title()));
    }

    private static boolean isLong(PrintedTable table) {
        return table.rows().size() > LONG;
    }

    /** Those that belong to the rule; a long list is looked up by its own name. */
    List<PrintedTable> of(String game, String rule) {
        return box(game).tables().stream()
                .filter(table -> table.rule().equals(rule) && !isLong(table))
                .limit(SHOWN)
                .toList();
    }

    /** Of lists of named things, such as leaders or cards, the lines about what the question names. */
    List<String> lines(String game, String question) {
        String asked = question.strip().toLowerCase(Locale.ROOT);
        if (asked.length() < LEAST_LETTERS) {
            return List.of();
        }
        Speech speech = words.of(game);
        List<String> lines = new ArrayList<>();
        for (PrintedTable table : box(game).tables()) {
            for (List<Text> row : table.rows()) {
                String head = speech.plain(row.getFirst());
                if (head.toLowerCase(Locale.ROOT).contains(asked) && lines.size() < LINES) {
                    lines.add(line(speech, table, row));
                }
            }
        }
        return lines;
    }

    private static String line(Speech speech, PrintedTable table, List<Text> row) {
        String rest = IntStream.range(1, row.size())
                .mapToObj(i -> cell(speech, table.columns().get(i), row.get(i)))
                .collect(Collectors.joining(" · "));
        return speech.say(Text.of(
                rest.isEmpty() ? "command.rules.row.bare" : "command.rules.row",
                "head",
                row.getFirst(),
                "table",
                table.title(),
                "rest",
                rest));
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
                Shorten.to(LONGEST_ALT, String.join("\n", inWords(game, table))),
                table.columns().stream().map(speech::plain).toList(),
                table.rows().stream()
                        .map(row -> row.stream().map(speech::plain).toList())
                        .toList());
    }

    /** The table for those who see no picture: its heading, how it is read, a line a row. */
    List<String> inWords(String game, PrintedTable table) {
        Speech speech = words.of(game);
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(Text.of("command.rules.table", "table", table.title(), "note", table.note())));
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

    private static Set<String> stems(String text) {
        return Arrays.stream(BETWEEN.split(text.toLowerCase(Locale.ROOT)))
                .filter(word -> word.length() > 2)
                .map(TableSheets::stem)
                .collect(Collectors.toSet());
    }

    private static String stem(String word) {
        return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    }
}
