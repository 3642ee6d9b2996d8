package strategos.engine.games.sparta.view;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import strategos.engine.Rule;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.text.Text;

/** What is short for what in the rules and in the tables of combat. */
final class Signs {
    private static final List<String> POINTS = List.of("cp", "lsp", "nsp", "gsp");

    private Signs() {}

    @Rule({"2.3", "7.3", "8.1"})
    static PrintedTable table() {
        return PrintedTable.of(
                "signs",
                "2.0",
                List.of("sign", "meaning"),
                Stream.concat(
                                POINTS.stream().map(points -> row(points.toUpperCase(Locale.ROOT), points)),
                                Stream.of(Outcome.values())
                                        .map(outcome -> row(
                                                outcome.code(), outcome.name().toLowerCase(Locale.ROOT))))
                        .toList());
    }

    private static List<Object> row(String sign, String id) {
        return List.of(sign, Text.of("table.sign." + id));
    }
}
