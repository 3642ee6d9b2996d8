package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.GovernmentRow;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What the box prints to be looked up: the very tables that the rules use. */
public record PrintedTables(Printed printed) {
    private static final int FACES = 6;
    private static final String LEAVING_SYRACUSE = "leaving-syracuse";
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
                prestige(tables.prestige()),
                events(tables)));
        all.addAll(4, new Commands(printed).all());
        all.addAll(new BoxLists(printed).all());
        all.add(Signs.table());
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

    private static PrintedTable prestige(Tables.PrestigeTable table) {
        return PrintedTable.of(
                "prestige",
                "13.0",
                List.of("cause", "levels", "gains"),
                table.causes().stream()
                        .map(cause ->
                                List.of(new Arg.Name("cause", cause.id()), levels(table, cause), gains(cause.id())))
                        .toList());
    }

    /** Whom the marker moves towards: not always who did something, for some causes are what nobody did. */
    @Rule({"10.5", "13.0", "15.3"})
    private static Object gains(String cause) {
        return switch (cause) {
            case "land-battle", "naval-battle" -> Text.of("table.gains.winner");
            case "argos-captured" -> Text.of("table.gains.captor");
            case PrestigeChanged.TRIBUTE -> Text.of("table.gains.tribute");
            case "chalcidice-captured", "syracuse-captured", "carthage" -> Side.ATHENS.seat();
            case "decelea",
                    PrestigeChanged.RAVAGE,
                    "megara-unpressed",
                    "peloponnese-unpressed",
                    "athens-revolts",
                    LEAVING_SYRACUSE -> Side.SPARTA.seat();
            default -> throw new IllegalArgumentException("nobody gains by " + cause);
        };
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
            case LEAVING_SYRACUSE -> Text.of("table.levels.each", "levels", cause.levels());
            default -> cause.levels();
        };
    }

    /** Also those that no year brings, but what somebody does; Athens' revolt is none of them. */
    @Rule({"15.0", "15.3", "15.6", "15.11", "15.12"})
    private static PrintedTable events(Tables tables) {
        return PrintedTable.of(
                "events",
                "15.0",
                List.of("event", "years"),
                Arrays.stream(RandomEvent.values())
                        .filter(event -> event != RandomEvent.ATHENS_REVOLT)
                        .map(event -> List.<Object>of(event.named(), when(tables, event)))
                        .toList());
    }

    private static Text when(Tables tables, RandomEvent event) {
        return switch (event) {
            case BACK_AT_WAR ->
                Text.of(
                        "table.years.latest",
                        "years",
                        named(tables.backAtWar().years()),
                        "latest",
                        Integer.toString(tables.backAtWar().atLatest()));
            case NORTHEAST -> Text.of("table.with-government", "government", GovernmentRow.NORTHEAST);
            case SYRACUSE_FALLS, DECELEA -> Text.of("table.any-year");
            default -> years(tables.event(event).years());
        };
    }

    private static Text years(List<Integer> years) {
        return years.isEmpty() ? Text.of("table.any-year") : Text.of("table.years", "years", named(years));
    }

    private static List<String> named(List<Integer> years) {
        return years.stream().map(year -> Integer.toString(year)).toList();
    }
}
