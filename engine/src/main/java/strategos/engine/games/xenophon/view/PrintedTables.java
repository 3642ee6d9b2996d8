package strategos.engine.games.xenophon.view;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import strategos.engine.Rule;
import strategos.engine.box.PrintedTable;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.DistanceTrack;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What the box prints to be looked up: the very tables that the rules use. */
public record PrintedTables(Tables tables, CardList deck, DistanceTrack track) {
    private static final List<String> SIGNS =
            List.of("ft", "st", "mt", "at", "br", "rr", "er", "sr", "ar", "nr", "wr", "tr", "zr", "fr", "mr", "dr");

    /** All of them. */
    public List<PrintedTable> all() {
        return List.of(
                turn(),
                route(),
                weather(),
                negotiations(),
                battle(),
                forage(),
                leaders(),
                cards(),
                stations(),
                signs());
    }

    private static PrintedTable turn() {
        return PrintedTable.of(
                "turn",
                "turn-sequence",
                List.of("phase", "what"),
                Stream.of(Phase.values())
                        .map(phase -> List.<Object>of(phase.named(), Text.of("table.turn." + phase.id())))
                        .toList());
    }

    private PrintedTable route() {
        return PrintedTable.of(
                "route",
                "route-phase",
                List.of("roll", "terrain", "forage", "travel", "battle"),
                tables.route().rows().stream()
                        .map(row -> List.<Object>of(
                                span(row.from(), row.to()),
                                row.terrain().named(),
                                row.forage(),
                                row.travel(),
                                row.battle()))
                        .toList());
    }

    private PrintedTable weather() {
        return PrintedTable.of(
                "weather",
                "weather-phase",
                List.of("roll", "weather", "forage", "travel"),
                tables.weather().rows().stream()
                        .map(row -> List.<Object>of(
                                span(row.from(), row.to()), row.weather().named(), row.forage(), row.travel()))
                        .toList());
    }

    private PrintedTable negotiations() {
        return PrintedTable.of(
                "negotiations",
                "negotiations-phase",
                List.of("roll", "mood", "anger", "food", "calmed"),
                tables.negotiations().rows().stream()
                        .map(row -> List.<Object>of(
                                row.roll(),
                                new Arg.Name("mood", row.mood()),
                                row.anger(),
                                row.food(),
                                PrintedTable.yes(row.calmed())))
                        .toList());
    }

    private PrintedTable battle() {
        return PrintedTable.of(
                "battle",
                "battle-phase",
                List.of("roll", "men"),
                tables.battle().rows().stream()
                        .map(row -> List.<Object>of(row.roll(), row.men()))
                        .toList());
    }

    private PrintedTable forage() {
        return PrintedTable.of(
                "forage",
                "forage-phase",
                List.of("roll", "food", "anger"),
                tables.forage().rows().stream()
                        .map(row -> List.<Object>of(row.roll(), row.food(), row.anger()))
                        .toList());
    }

    private static PrintedTable leaders() {
        return PrintedTable.of(
                "leaders",
                "leader-cards",
                List.of("leader", "what"),
                Stream.of(Leader.values())
                        .filter(leader -> leader != Leader.NONE)
                        .map(leader -> List.<Object>of(leader.named(), Text.of("table.leader." + leader.id())))
                        .toList());
    }

    private PrintedTable cards() {
        return PrintedTable.of(
                "cards",
                "action-deck-card-list",
                List.of("card"),
                deck.all().stream()
                        .map(card -> List.<Object>of(card.choice().label()))
                        .toList());
    }

    /** The spaces that Xenophon names. */
    private PrintedTable stations() {
        return PrintedTable.of(
                "stations",
                "distance-track",
                List.of("station", "space"),
                track.spaces().stream()
                        .filter(DistanceTrack.Space::station)
                        .map(space ->
                                List.<Object>of(new Arg.Name("space", Integer.toString(space.space())), space.space()))
                        .toList());
    }

    /** What the list of cards is short for: tokens and rolls. */
    @Rule({"card-list-notation", "ruling-rolls"})
    private static PrintedTable signs() {
        return PrintedTable.of(
                "signs",
                "card-list-notation",
                List.of("sign", "meaning"),
                SIGNS.stream()
                        .map(sign -> List.<Object>of(sign.toUpperCase(Locale.ROOT), Text.of("table.sign." + sign)))
                        .toList());
    }

    private static Object span(int from, int to) {
        return from == to ? (Object) from : Text.of("table.span", "from", from, "to", to);
    }
}
