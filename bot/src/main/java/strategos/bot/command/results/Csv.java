package strategos.bot.command.results;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Score;

/**
 * Results as comma-separated values (RFC 4180). A name may begin like a formula, which a spreadsheet would carry out: an
 * apostrophe before it makes it a text. A number is left as it is.
 */
final class Csv {
    private static final String END = "\r\n";
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

    /** What begins a formula, or is skipped before one. */
    private static final Pattern FORMULA =
            Pattern.compile("(?s)[\\s\\p{Z}\\p{C}]*[=+\\-@|%\\uFF1D\\uFF0B\\uFF0D\\uFF20].*");

    private static final Pattern QUOTED = Pattern.compile("(?s).*[\",;\\t\\r\\n].*");

    private static final List<String> HEAD = List.of(
            "match",
            "ended",
            "game",
            "scenario",
            "ending",
            "rated",
            "set",
            "seat",
            "player",
            "place",
            "score",
            "resigned",
            "lapsed",
            "left");

    String write(List<Outcome> outcomes) {
        return Stream.concat(
                        Stream.of(HEAD),
                        outcomes.stream()
                                .flatMap(outcome -> outcome.scores().stream().map(score -> row(outcome, score))))
                .map(row -> row.stream().map(Csv::cell).collect(Collectors.joining(",", "", END)))
                .collect(Collectors.joining());
    }

    private static List<String> row(Outcome outcome, Score score) {
        return List.of(
                outcome.match(),
                outcome.ended().toString(),
                outcome.game(),
                outcome.scenario(),
                outcome.ending().word(),
                outcome.rated().word(),
                outcome.first().orElse(""),
                score.seat().id(),
                OutcomeLines.plain(score.player()).orElse(""),
                score.place().isPresent() ? Integer.toString(score.place().getAsInt()) : "",
                score.score(),
                Boolean.toString(score.resigned()),
                Boolean.toString(score.lapsed()),
                Boolean.toString(score.gone()));
    }

    /** A cell that no spreadsheet takes for a formula. */
    static String cell(String value) {
        boolean formula =
                FORMULA.matcher(value).matches() && !NUMBER.matcher(value).matches();
        String safe = formula ? "'" + value : value;
        return QUOTED.matcher(safe).matches() ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }
}
