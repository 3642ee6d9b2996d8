package strategos.engine.games.persians.view;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.engine.Rule;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What lies in the box besides its charts: units, ships, the pool, and what the provinces ask. */
record BoxLists(Printed printed) {
    /** All of them. */
    List<PrintedTable> all() {
        return List.of(roster(), fleets(), pool(), provinces(), straits(), signs());
    }

    @Rule({"1.2", "7.2", "7.6"})
    private PrintedTable roster() {
        return PrintedTable.of(
                "roster",
                "1.2",
                List.of("unit", "counters", "points", "morale", "fire", "melee", "pursuit"),
                printed.counters().units().stream()
                        .map(arms -> List.<Object>of(
                                new Arg.Name("unit", arms.id()),
                                arms.count(),
                                arms.points(),
                                arms.morale(),
                                arms.fires() ? arms.points() : 0,
                                arms.meleeTwice() / 2,
                                arms.pursuit(false)))
                        .toList());
    }

    @Rule("9")
    private PrintedTable fleets() {
        return PrintedTable.of(
                "fleets",
                "9",
                List.of("ship", "counters", "naval-points"),
                printed.counters().ships().stream()
                        .map(ship -> List.<Object>of(new Arg.Name("ship", ship.id()), ship.count(), ship.points()))
                        .toList());
    }

    @Rule("1.3")
    private PrintedTable pool() {
        List<Tables.ActionCounter> counters = printed.tables().counters();
        return PrintedTable.of(
                "pool",
                "1.3",
                List.of("counter", "greek", "persian"),
                IntStream.range(0, counters.size())
                        .mapToObj(i -> List.<Object>of(
                                i + 1,
                                counters.get(i).value(Side.GREEK),
                                counters.get(i).value(Side.PERSIAN)))
                        .toList());
    }

    @Rule("14.3-political")
    private PrintedTable provinces() {
        Tables.Political table = printed.tables().political();
        return PrintedTable.of(
                "provinces",
                "14.3-political",
                List.of("province", "greek", "persian"),
                Stream.of(table.greek(), table.persian())
                        .flatMap(needs -> needs.keySet().stream().map(ZoneId::id))
                        .collect(Collectors.toCollection(TreeSet::new))
                        .stream()
                        .map(ZoneId::new)
                        .map(zone -> List.<Object>of(
                                zone.named(), needs(table, Side.GREEK, zone), needs(table, Side.PERSIAN, zone)))
                        .toList());
    }

    /** What is short for what in the box: points, and the results of the tables. */
    @Rule({"1.3", "6.2", "7.3", "9"})
    private static PrintedTable signs() {
        return PrintedTable.of(
                "signs",
                "0.1",
                List.of("sign", "meaning"),
                List.of(
                        sign("PA", "action-points"),
                        sign("PN", "naval-points"),
                        sign("T", "test"),
                        sign("b", "battle"),
                        sign("E", "ambush"),
                        sign("e", "ambushed")));
    }

    private static List<Object> sign(String sign, String id) {
        return List.of(sign, Text.of("table.sign." + id));
    }

    private static Object needs(Tables.Political table, Side side, ZoneId zone) {
        return PrintedTable.orNone(table.needs(side, zone));
    }

    @Rule("5.4-straits")
    private PrintedTable straits() {
        return PrintedTable.of(
                "straits",
                "5.4-straits",
                List.of("strait", "even", "aboard", "home"),
                printed.tables().straits().stream()
                        .map(strait -> List.<Object>of(
                                strait.sea().named(),
                                Text.of("table.to-one", "n", strait.upTo()),
                                strait.embarked(),
                                strait.local().isEmpty()
                                        ? Text.of("table.none")
                                        : Text.of(
                                                "table.names",
                                                "names",
                                                strait.local().stream()
                                                        .map(nation -> new Arg.Name("nation", nation))
                                                        .toList())))
                        .toList());
    }
}
