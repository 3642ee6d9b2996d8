package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.engine.Rule;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.kit.Throws;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What lies in the box besides its charts: units, forts, cities, and where the money comes from. */
record BoxLists(Printed printed) {
    /** All of them. */
    List<PrintedTable> all() {
        return List.of(roster(), forts(), cities(), deductions(), income(), generosity(), darius());
    }

    /** A line for all units of one people and kind. */
    @Rule("2.3")
    private PrintedTable roster() {
        Counters counters = printed.counters();
        List<List<Object>> rows = new ArrayList<>();
        for (String group : counters.groups()) {
            List<Unit> alike = counters.units().stream()
                    .filter(unit -> unit.group().equals(group))
                    .toList();
            Unit first = alike.getFirst();
            rows.add(List.of(
                    new Arg.Name("people", first.people()),
                    first.nation().named(),
                    Text.of(first.naval() ? "table.ships" : "table.land-units"),
                    alike.size(),
                    strengths(alike),
                    PrintedTable.yes(first.selfSustained())));
        }
        return PrintedTable.of(
                "roster", "2.3", List.of("people", "nation", "kind", "counters", "strengths", "free"), rows);
    }

    private static List<Text> strengths(List<Unit> alike) {
        Map<List<Integer>, Long> counts = alike.stream()
                .collect(Collectors.groupingBy(
                        unit -> List.of(unit.full(), unit.reduced()), LinkedHashMap::new, Collectors.counting()));
        List<Text> strengths = new ArrayList<>();
        counts.forEach((strength, n) -> strengths.add(Text.of(
                "table.strength",
                "n",
                Math.toIntExact(n),
                "full",
                strength.getFirst(),
                "reduced",
                strength.getLast())));
        return strengths;
    }

    @Rule("2.7")
    private PrintedTable forts() {
        return PrintedTable.of(
                "forts",
                "2.7",
                List.of("fort", "place", "side", "points"),
                printed.atlas().forts().stream()
                        .map(fort -> List.<Object>of(
                                fort.named(),
                                printed.atlas().locale(fort.place()).named(),
                                fort.side().seat(),
                                fort.strength()))
                        .toList());
    }

    @Rule("2.16")
    private PrintedTable cities() {
        return PrintedTable.of(
                "cities",
                "2.16",
                List.of("city", "nation", "garrison", "walls", "port", "pays-athens", "pays-sparta"),
                printed.atlas().locales().stream()
                        .filter(Locale::city)
                        .map(city -> List.<Object>of(
                                city.named(),
                                city.nation().named(),
                                city.garrison(),
                                PrintedTable.yes(city.walled()),
                                PrintedTable.yes(city.port()),
                                city.athenian(),
                                city.spartan()))
                        .toList());
    }

    @Rule("12.1")
    private PrintedTable deductions() {
        return PrintedTable.of(
                "deductions",
                "12.1",
                List.of("cause", "talents"),
                printed.tables().sparta().deductions().stream()
                        .map(row -> List.<Object>of(Text.of("table.deduction." + row.id()), row.talents()))
                        .toList());
    }

    @Rule("12.2")
    private PrintedTable income() {
        Tables.AthenianRevenue table = printed.tables().athens();
        return PrintedTable.of(
                "income",
                "12.2",
                List.of("source", "talents", "row"),
                List.of(
                        source(
                                "tribute",
                                Text.of("table.share", "divisor", table.divisor()),
                                Text.of("table.any-year")),
                        source("tax", table.tax(), table.taxRow()),
                        source("reserve", table.reserve(), table.reserveRow()),
                        source("toll", table.toll(), table.tollRow()),
                        source("second-reserve", table.secondReserve(), table.secondReserveRow()),
                        source("civic", -table.civicBuilding(), table.civicRow())));
    }

    private static List<Object> source(String id, Object talents, Object row) {
        return List.of(Text.of("table.source." + id), talents, row);
    }

    @Rule("15.13")
    private PrintedTable generosity() {
        Tables.PersianRevenue table = printed.tables().persia();
        return PrintedTable.of(
                "generosity",
                "15.13",
                List.of("die", "before", "later"),
                Throws.each(die -> List.<Object>of(
                        die, table.early().get(die - 1), table.late().get(die - 1))));
    }

    @Rule("16.1")
    private PrintedTable darius() {
        return PrintedTable.of(
                "darius",
                "16.1",
                List.of("year", "dies"),
                printed.tables().darius().diesAtMost().entrySet().stream()
                        .sorted(Map.Entry.<Integer, Integer>comparingByKey().reversed())
                        .map(row -> List.<Object>of(Integer.toString(row.getKey()), row.getValue()))
                        .toList());
    }
}
