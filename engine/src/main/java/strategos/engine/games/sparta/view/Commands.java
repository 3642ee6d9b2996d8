package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.GovernmentRow;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Who commands, and which governments of Athens call for whom. */
record Commands(Printed printed) {
    /** Both lists. */
    List<PrintedTable> all() {
        return List.of(leaders(), governments());
    }

    @Rule({"6.2", "6.3", "6.4"})
    private PrintedTable leaders() {
        return PrintedTable.of(
                "leaders",
                "6.2",
                List.of("leader", "side", "at-sea", "on-land", "campaign", "from"),
                IntStream.range(0, printed.counters().leaders().size())
                        .mapToObj(printed.counters().leaders()::get)
                        .filter(leader -> !leader.unnamed() || !rows(leader).isEmpty())
                        .map(leader -> List.<Object>of(
                                new Arg.Name("leader", leader.id()),
                                leader.side().seat(),
                                leader.naval(),
                                leader.land(),
                                leader.campaign(),
                                from(leader)))
                        .toList());
    }

    /** The year from which a Spartan comes, or the governments that call an Athenian. */
    private Object from(Leader leader) {
        return leader.year() == 0 ? Text.of("table.called", "rows", rows(leader)) : Integer.toString(leader.year());
    }

    private List<Object> rows(Leader leader) {
        return printed.governments().stream()
                .filter(row -> row.leaders().contains(leader.id()))
                .<Object>map(GovernmentRow::row)
                .toList();
    }

    @Rule("14.1")
    private PrintedTable governments() {
        return PrintedTable.of(
                "governments",
                "14.1",
                List.of("row", "government", "leaders", "places", "terms", "since", "brings", "saved"),
                printed.governments().stream().map(this::government).toList());
    }

    private List<Object> government(GovernmentRow row) {
        return List.of(
                row.row(),
                new Arg.Name("government", Integer.toString(row.row())),
                names(row.leaders()),
                row.place(),
                orNone(terms(row)),
                PrintedTable.orNone(row.year().map(year -> Integer.toString(year))),
                orNone(brings(row)),
                row.avert()
                        .<Object>map(leader -> new Arg.Name("leader", leader))
                        .orElse(Text.of(row.oneYear() ? "table.one-year" : "table.none")));
    }

    private static List<Arg.Name> names(List<String> leaders) {
        return leaders.stream().map(leader -> new Arg.Name("leader", leader)).toList();
    }

    private static Object orNone(List<Object> all) {
        return all.isEmpty() ? Text.of("table.none") : Text.of("table.years", "years", all);
    }

    /** Who must be placed, who only with ships, where its leaders go, and what else it changes. */
    @Rule({"6.4", "14.1", "15.6", "16.1"})
    private List<Object> terms(GovernmentRow row) {
        List<Object> all = new ArrayList<>();
        some(row.must()).ifPresent(must -> all.add(Text.of("table.terms.must", "leaders", names(must))));
        row.mustAfter()
                .ifPresent(after -> all.add(Text.of(
                        "table.terms.after",
                        "leader",
                        new Arg.Name("leader", after.leader()),
                        "place",
                        printed.atlas()
                                .locale(printed.atlas().number(after.lost()))
                                .named())));
        some(row.withShips()).ifPresent(ships -> all.add(Text.of("table.terms.ships", "leaders", names(ships))));
        some(row.at())
                .ifPresent(at -> all.add(Text.of(
                        "table.terms.at",
                        "places",
                        at.stream()
                                .map(place -> printed.atlas()
                                        .locale(printed.atlas().number(place))
                                        .named())
                                .toList())));
        if (row.row() == GovernmentRow.SPARES_ISLANDS) {
            all.add(Text.of("table.terms.islands"));
        }
        if (row.row() == GovernmentRow.NORTHEAST) {
            all.add(Text.of("table.terms.northeast"));
        }
        return all;
    }

    private static Optional<List<String>> some(List<String> list) {
        return Optional.of(list).filter(there -> !there.isEmpty());
    }

    /** Forts, and what comes into the treasury with it. */
    private List<Object> brings(GovernmentRow row) {
        Tables.AthenianRevenue revenue = printed.tables().athens();
        List<Object> all = new ArrayList<>();
        row.forts().forEach(fort -> all.add(printed.atlas().fort(fort).named()));
        source(all, row, "tax", revenue.taxRow());
        source(all, row, "reserve", revenue.reserveRow());
        source(all, row, "toll", revenue.tollRow());
        source(all, row, "second-reserve", revenue.secondReserveRow());
        source(all, row, "civic", revenue.civicRow());
        return all;
    }

    private static void source(List<Object> all, GovernmentRow row, String source, int comesWith) {
        if (row.row() == comesWith) {
            all.add(Text.of("table.source." + source));
        }
    }
}
