package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.printed.Tables.StratagemCounter;
import strategos.engine.games.persians.war.Side;
import strategos.engine.text.Text;

/** What the box prints to be looked up: the very tables that the rules use. */
public record PrintedTables(Printed printed) {
    private static final List<String> TURN =
            List.of("supply", "scout", "draw", "initiative", "segments", "battles", "end");

    /** All of them. */
    public List<PrintedTable> all() {
        Tables tables = printed.tables();
        List<PrintedTable> all = new ArrayList<>(List.of(
                turn(),
                chart(
                        "land",
                        "7.2",
                        tables.columns(false),
                        tables.landCombat().lowest(),
                        tables.landCombat().rows()),
                chart(
                        "naval",
                        "9.3",
                        tables.columns(true),
                        tables.navalCombat().lowest(),
                        tables.navalCombat().rows()),
                interception(tables.interception()),
                attrition(tables.attrition()),
                unsupplied(tables.unsupplied()),
                costs(tables.costs()),
                leaders(),
                stratagems(tables.stratagems())));
        all.addAll(new BoxLists(printed).all());
        return all;
    }

    private static PrintedTable turn() {
        return PrintedTable.of(
                "turn",
                "2",
                List.of("step", "what"),
                TURN.stream()
                        .map(step -> List.<Object>of(Text.of("table.step." + step), Text.of("table.turn." + step)))
                        .toList());
    }

    private static PrintedTable chart(
            String id, String rule, List<String> columns, int lowest, List<? extends List<?>> rows) {
        return PrintedTable.chart(
                id,
                rule,
                "die",
                columns,
                IntStream.range(0, rows.size())
                        .mapToObj(i -> PrintedTable.row(lowest + i, rows.get(i)))
                        .toList());
    }

    private static PrintedTable interception(Tables.InterceptionTable table) {
        List<String> differences = IntStream.range(0, table.rows().getFirst().size())
                .mapToObj(i -> Integer.toString(table.least() + i))
                .toList();
        return chart("interception", "6.2", differences, table.lowest(), table.rows());
    }

    private static PrintedTable attrition(Tables.Attrition table) {
        List<String> zones = IntStream.rangeClosed(1, table.rows().getFirst().size())
                .mapToObj(Integer::toString)
                .toList();
        return chart("attrition", "5.3", zones, 1, table.rows());
    }

    private static PrintedTable unsupplied(Tables.Unsupplied table) {
        return PrintedTable.of(
                "unsupplied",
                "10",
                List.of("die", "normal", "mountain", "scorched"),
                IntStream.range(0, table.rows().size())
                        .mapToObj(i -> PrintedTable.row(i + 1, table.rows().get(i)))
                        .toList());
    }

    private static PrintedTable costs(Tables.Costs costs) {
        return PrintedTable.of(
                "costs",
                "3",
                List.of("action", "points"),
                List.of(
                        cost("land", costs.land()),
                        cost("mountain", costs.mountain()),
                        cost("thermopylae", costs.thermopylae()),
                        cost("pindus", costs.pindus()),
                        cost("interception", costs.interception()),
                        cost("battle", costs.battle()),
                        cost("embark", costs.embark()),
                        cost("sail", costs.sail()),
                        cost("scorch", costs.scorch()),
                        cost("sack", costs.sack())));
    }

    private static List<Object> cost(String action, int points) {
        return List.of(Text.of("table.cost." + action), points);
    }

    private PrintedTable leaders() {
        return PrintedTable.of(
                "leaders",
                "4.1",
                List.of("leader", "side", "stars", "strategic", "on-land", "at-sea"),
                printed.counters().leaders().stream()
                        .sorted(Comparator.comparing(Counters.Leader::side)
                                .thenComparing(Counters.Leader::stars, Comparator.reverseOrder()))
                        .map(leader -> List.<Object>of(
                                Counters.Leader.named(leader.id()),
                                leader.side().seat(),
                                leader.stars(),
                                leader.strategic(),
                                leader.onLand(),
                                leader.atSea()))
                        .toList());
    }

    private static PrintedTable stratagems(List<StratagemCounter> counters) {
        return PrintedTable.of(
                "stratagems",
                "11.2",
                List.of("stratagem", "side", "what"),
                counters.stream()
                        .map(counter -> List.<Object>of(
                                counter.id().named(),
                                switch (counter.user()) {
                                    case BOTH -> Text.of("table.both");
                                    case GREEK -> Side.GREEK.seat();
                                    case PERSIAN -> Side.PERSIAN.seat();
                                },
                                Text.of("table.stratagem." + counter.id().id())))
                        .toList());
    }
}
