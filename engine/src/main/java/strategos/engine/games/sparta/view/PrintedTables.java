package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What the box prints to be looked up: the very tables that the rules use. */
public record PrintedTables(Printed printed) {
    private static final int FACES = 6;
    private static final List<String> YEAR = List.of(
            "calendar",
            "prestige",
            "events",
            "government",
            "revenue",
            "first",
            "logistics",
            "campaign",
            "second",
            "winter");

    /** All of them. */
    public List<PrintedTable> all() {
        Tables tables = printed.tables();
        List<PrintedTable> all = new ArrayList<>(List.of(
                turn(),
                combat("land", "8.1", tables.land()),
                combat("naval", "8.5-naval", tables.naval()),
                siege(tables.siege()),
                leaders(),
                governments(),
                prestige(tables.prestige()),
                events(tables.events())));
        all.addAll(new BoxLists(printed).all());
        return all;
    }

    private static PrintedTable turn() {
        return PrintedTable.of(
                "turn",
                "3.2",
                List.of("step", "what"),
                YEAR.stream()
                        .map(step -> List.<Object>of(Text.of("table.step." + step), Text.of("table.year." + step)))
                        .toList());
    }

    private static PrintedTable combat(String id, String rule, CombatTable table) {
        return PrintedTable.chart(
                id,
                rule,
                "die",
                table.columns(),
                IntStream.range(0, FACES)
                        .mapToObj(i -> PrintedTable.row(i + 1, table.rows().get(i)))
                        .toList());
    }

    private static PrintedTable siege(Tables.SiegeTable table) {
        return PrintedTable.of(
                "siege",
                "9.0",
                List.of("odds", "falls"),
                IntStream.range(0, table.columns().size())
                        .mapToObj(i -> List.<Object>of(
                                table.columns().get(i), table.falls().get(i)))
                        .toList());
    }

    private PrintedTable leaders() {
        Collection<Leader> all = IntStream.range(0, printed.counters().leaders().size())
                .mapToObj(printed.counters().leaders()::get)
                .toList();
        return PrintedTable.of(
                "leaders",
                "6.2",
                List.of("leader", "side", "at-sea", "on-land", "campaign", "from"),
                all.stream()
                        .filter(leader -> !leader.unnamed())
                        .map(leader -> List.<Object>of(
                                leader.named(),
                                leader.side().seat(),
                                leader.naval(),
                                leader.land(),
                                leader.campaign(),
                                leader.year() == 0 ? Text.of("table.none") : Integer.toString(leader.year())))
                        .toList());
    }

    private PrintedTable governments() {
        List<List<Object>> rows = new ArrayList<>();
        for (Printed.GovernmentRow row : printed.governments()) {
            rows.add(List.of(
                    row.row(),
                    new Arg.Name("government", Integer.toString(row.row())),
                    row.leaders().stream()
                            .map(leader -> new Arg.Name("leader", leader))
                            .toList(),
                    row.place(),
                    PrintedTable.orNone(row.year().map(year -> Integer.toString(year))),
                    brings(row),
                    row.avert()
                            .<Object>map(leader -> new Arg.Name("leader", leader))
                            .orElse(Text.of(row.oneYear() ? "table.one-year" : "table.none"))));
        }
        return PrintedTable.of(
                "governments",
                "14.1",
                List.of("row", "government", "leaders", "places", "since", "brings", "saved"),
                rows);
    }

    /** Forts, and what comes into the treasury with it. */
    private Object brings(Printed.GovernmentRow row) {
        Tables.AthenianRevenue revenue = printed.tables().athens();
        List<Object> all = new ArrayList<>();
        row.forts().forEach(fort -> all.add(printed.atlas().fort(fort).named()));
        source(all, row, "tax", revenue.taxRow());
        source(all, row, "reserve", revenue.reserveRow());
        source(all, row, "toll", revenue.tollRow());
        source(all, row, "second-reserve", revenue.secondReserveRow());
        source(all, row, "civic", revenue.civicRow());
        return all.isEmpty() ? Text.of("table.none") : Text.of("table.years", "years", all);
    }

    private static void source(List<Object> all, Printed.GovernmentRow row, String source, int comesWith) {
        if (row.row() == comesWith) {
            all.add(Text.of("table.source." + source));
        }
    }

    private static PrintedTable prestige(Tables.PrestigeTable table) {
        return PrintedTable.of(
                "prestige",
                "13.0",
                List.of("cause", "levels"),
                table.causes().stream()
                        .map(cause -> List.of(new Arg.Name("cause", cause.id()), levels(table, cause)))
                        .toList());
    }

    /** How many, and for what, where that is more or less than one event (ruling Y2). */
    private static Object levels(Tables.PrestigeTable table, Tables.Cause cause) {
        return switch (cause.id()) {
            case PrestigeChanged.TRIBUTE ->
                Text.of(
                        "table.levels.tribute",
                        "levels",
                        cause.levels(),
                        "talents",
                        table.tributeStep(),
                        "most",
                        cause.levels() * table.tributeMost());
            case PrestigeChanged.RAVAGE ->
                Text.of("table.levels.ravage", "levels", cause.levels(), "most", table.ravagesOfAthens());
            default -> cause.levels();
        };
    }

    private static PrintedTable events(List<Tables.EventRow> events) {
        return PrintedTable.of(
                "events",
                "15.0",
                List.of("event", "years"),
                events.stream()
                        .map(event -> List.<Object>of(
                                event.randomEvent().named(),
                                event.years().isEmpty()
                                        ? Text.of("table.any-year")
                                        : Text.of(
                                                "table.years",
                                                "years",
                                                event.years().stream()
                                                        .map(year -> Integer.toString(year))
                                                        .toList())))
                        .toList());
    }
}
