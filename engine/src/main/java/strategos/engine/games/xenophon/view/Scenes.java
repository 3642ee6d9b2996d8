package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.route.RoutePhase;
import strategos.engine.games.xenophon.route.WeatherPhase;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.MarchState.Move;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.kit.Signs;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The march as a picture: pawns on the distance track, the time track, the armies, and what this turn has brought. */
@Rule({"tracks", "distance-track", "time-track", "player-pawns"})
final class Scenes {
    private static final String SHEET = "march";
    private static final int COLUMNS = 10;

    private final Tables tables;

    Scenes(Tables tables) {
        this.tables = tables;
    }

    /** The picture; it shows only what everyone may see. */
    Scene of(Seen<MarchState> seen, List<Line> brief) {
        List<Piece> pawns = pawns(seen);
        List<Arrow> arrows = arrows(seen);
        return new Scene(
                SHEET,
                Text.of("scene.title"),
                Text.of("scene.subtitle"),
                Stream.concat(Stream.of(Text.of("scene.alt")), brief.stream().map(Line::text))
                        .toList(),
                List.of(),
                pawns,
                arrows,
                List.of(time(seen), roster(seen), turn(seen), legend(arrows)));
    }

    /** Who has come to the sea takes his pawn from the distance track to the time track. */
    @Rule({"player-pawns", "time-track"})
    private List<Piece> pawns(Seen<MarchState> seen) {
        List<Piece> pawns = new ArrayList<>();
        for (Army army : seen.position().armies()) {
            if (army.marching()) {
                pawns.add(Piece.at(
                                Integer.toString(army.space()),
                                army.seat().id(),
                                Text.of(
                                        "scene.pawn",
                                        "army",
                                        army.seat(),
                                        "led",
                                        Briefs.led(army),
                                        "leader",
                                        army.leader().named(),
                                        "men",
                                        100 * army.men(),
                                        "space",
                                        army.space()))
                        .signed(tables.sign(army.seat()))
                        .numbered(men(army)));
            }
        }
        return pawns;
    }

    private static List<Arrow> arrows(Seen<MarchState> seen) {
        if (seen.position().lastMove().isEmpty()) {
            return List.of();
        }
        Move move = seen.position().lastMove().get();
        if (move.from() == move.to()) {
            return List.of();
        }
        return List.of(new Arrow(
                IntStream.rangeClosed(move.from(), move.to())
                        .mapToObj(Integer::toString)
                        .toList(),
                "march"));
    }

    /** The neutral pawn is the ring; pawns of those that have arrived mark how long they took. */
    @Rule("time-track")
    private Panel time(Seen<MarchState> seen) {
        List<Piece> pieces = new ArrayList<>();
        for (Army army : seen.position().armies()) {
            if (army.fate() == Fate.ARRIVED) {
                pieces.add(Piece.at(
                                Integer.toString(army.since()),
                                army.seat().id(),
                                Text.of("scene.arrived", "army", army.seat(), "turns", army.since()))
                        .signed(tables.sign(army.seat())));
            }
        }
        int most = tables.tracks().time();
        return new Panel.Track(
                Text.of("panel.time"),
                1,
                most,
                COLUMNS,
                Math.min(seen.position().clock().round(), most),
                pieces);
    }

    private Panel roster(Seen<MarchState> seen) {
        List<Panel.Card> cards = new ArrayList<>();
        for (Army army : seen.position().armies()) {
            cards.add(new Panel.Card(
                    army.seat().id(),
                    Optional.of(tables.sign(army.seat())),
                    Text.of("panel.army", "army", army.seat()),
                    subtitle(army),
                    men(army),
                    Text.of("panel.men"),
                    Optional.of((double) army.men() / tables.setup().men()),
                    counts(army),
                    seen.position().isRoller(army) && seen.position().stage() != Stage.OVER && army.marching(),
                    !army.marching()));
        }
        return new Panel.Roster(Text.of("panel.armies"), cards);
    }

    /** Where it is, and who leads it. */
    @Rule("leader-cards")
    private static Text subtitle(Army army) {
        return army.leader() == Leader.NONE
                ? where(army)
                : Text.of(
                        "panel.led",
                        "where",
                        where(army),
                        "leader",
                        new Arg.Name("leader-short", army.leader().id()));
    }

    private static Text where(Army army) {
        return switch (army.fate()) {
            case MARCHING -> Text.of("panel.space", "space", army.space());
            case ARRIVED -> Text.of("panel.arrived", "turns", army.since());
            case GONE -> Text.of("panel.gone");
        };
    }

    private static List<Panel.Count> counts(Army army) {
        List<Panel.Count> counts = new ArrayList<>();
        for (Token token : Token.values()) {
            counts.add(new Panel.Count(token.id(), army.count(token), Text.of("panel.token", "token", token.named())));
        }
        return counts;
    }

    /** Route and weather with what they add to forage, travel and battle, and the sums. */
    @Rule({"route-table", "weather-table"})
    private Panel turn(Seen<MarchState> seen) {
        List<Panel.Row> rows = new ArrayList<>();
        int forage = 0;
        int travel = 0;
        int battle = 0;
        if (seen.position().turn().terrain() != Terrain.UNKNOWN) {
            RoutePhase.Table.Row row = tables.route().row(seen.position().turn().terrain());
            rows.add(row(
                    row.terrain().id(),
                    "panel.route",
                    row.terrain().named(),
                    row.forage(),
                    row.travel(),
                    row.battle()));
            forage += row.forage();
            travel += row.travel();
            battle += row.battle();
        }
        if (seen.position().turn().weather() != Weather.UNKNOWN) {
            WeatherPhase.Table.Row row =
                    tables.weather().row(seen.position().turn().weather());
            rows.add(row(row.weather().id(), "panel.weather", row.weather().named(), row.forage(), row.travel(), 0));
            forage += row.forage();
            travel += row.travel();
        }
        List<Panel.Row> totals = rows.isEmpty()
                ? List.of()
                : List.of(new Panel.Row(
                        Optional.empty(),
                        Text.of("panel.blank"),
                        Text.of("panel.totals"),
                        cells("0", forage, travel, battle)));
        return new Panel.Table(
                Text.of("panel.turn", "army", seen.position().roller().seat()),
                List.of(Text.of("panel.forage"), Text.of("panel.travel"), Text.of("panel.battle")),
                rows,
                totals);
    }

    private static Panel.Row row(String icon, String over, Arg.Name name, int forage, int travel, int battle) {
        return new Panel.Row(
                Optional.of(icon),
                Text.of(over),
                Text.of("panel.named", "name", name),
                cells("·", forage, travel, battle));
    }

    private static List<String> cells(String nothing, int... figures) {
        return IntStream.of(figures)
                .mapToObj(figure -> figure == 0 ? nothing : String.format(Locale.ROOT, "%+d", figure))
                .toList();
    }

    private static Panel legend(List<Arrow> arrows) {
        return new Panel.Legend(
                Text.of("panel.spaces"),
                new Signs(List.of(), List.of(), arrows, style -> Text.of("legend." + style))
                        .printed(
                                "space-plain",
                                "space-hills",
                                "space-desert",
                                "space-mountains",
                                "space-settled",
                                "space-high-mountains",
                                "space-river",
                                "road")
                        .each("march")
                        .entries());
    }

    private static String men(Army army) {
        return String.format(Locale.ROOT, "%,d", 100 * army.men());
    }
}
