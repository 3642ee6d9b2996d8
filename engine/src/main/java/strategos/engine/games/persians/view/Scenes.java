package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.rules.Forces;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Province;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Arrow;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Tint;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The theatre of war as a picture: control, counters face down and face up, the battle board, the turns. */
@Rule({"0.2", "0.3", "13", "7"})
final class Scenes {
    /** The sheet. */
    static final String SHEET = "theatre";

    private static final List<String> LEGEND =
            List.of("control-greek", "control-persian", "hidden-greek", "hidden-persian", "scorched", "destroyed");

    private final Printed printed;
    private final Forces forces;

    Scenes(Procedures rules) {
        this.printed = rules.printed();
        this.forces = rules.forces();
    }

    Scene of(War seen, List<Line> brief) {
        List<Panel> panels = new ArrayList<>();
        panels.add(turns(seen));
        seen.battle().ifPresent(battle -> panels.add(board(seen, battle)));
        panels.add(roster(seen));
        panels.add(legend());
        return new Scene(
                SHEET,
                Text.of("scene.title"),
                Text.of("scenario." + seen.scenario()),
                brief.stream().map(Line::text).toList(),
                tints(seen),
                pieces(seen),
                seen.trails().stream()
                        .map(trail ->
                                new Arrow(trail.places(), "move-" + trail.side().id()))
                        .toList(),
                panels);
    }

    @Rule("13")
    private List<Tint> tints(War seen) {
        List<Tint> tints = new ArrayList<>();
        for (Zone zone : printed.atlas().land()) {
            seen.ground().marker(zone.id()).ifPresent(side -> tints.add(new Tint(zone.id(), "control-" + side.id())));
        }
        return tints;
    }

    private List<Piece> pieces(War seen) {
        List<Piece> pieces = new ArrayList<>();
        for (Zone zone : printed.atlas().land()) {
            if (zone.city().isPresent()) {
                boolean gone = seen.ground().destroyed().contains(zone.id());
                pieces.add(piece(zone.id(), gone ? "destroyed" : "city", "", "", new Arg.Name("city", zone.id())));
            }
            if (seen.ground().scorched().contains(zone.id())) {
                pieces.add(piece(zone.id(), "scorched", "", "", Zone.named(zone.id())));
            }
        }
        for (Province province : seen.provinces()) {
            if (!province.troops().isEmpty()) {
                units(province.zone(), "neutral", province.troops(), pieces);
            }
        }
        for (Side side : Side.values()) {
            camp(seen.camp(side), pieces);
        }
        return pieces;
    }

    private void camp(Camp camp, List<Piece> pieces) {
        String side = camp.side().id();
        for (Pile pile : camp.piles()) {
            units(pile.zone(), side, pile.all(), pieces);
        }
        for (Chief chief : camp.chiefs()) {
            if (!chief.aboard()) {
                pieces.add(piece(
                        chief.place(),
                        side + "-leader",
                        sign(chief.id()),
                        Integer.toString(printed.counters().points(chief.troops())),
                        Leader.named(chief.id())));
            }
        }
        for (Vessel vessel : camp.vessels()) {
            pieces.add(piece(
                    vessel.sea(),
                    side + "-fleet",
                    "",
                    Integer.toString(printed.counters().naval(vessel.ships())),
                    Leader.named(vessel.id())));
        }
        camp.faces()
                .forEach(face -> pieces.add(new Piece(
                        face.place(),
                        "hidden-" + side,
                        "",
                        "",
                        face.count() > 1 ? Integer.toString(face.count()) : "",
                        Set.of(),
                        Text.of("scene.hidden", "side", camp.side().named(), "n", face.count()))));
    }

    private void units(String zone, String side, Troops troops, List<Piece> pieces) {
        troops.counts()
                .forEach((kind, n) -> pieces.add(new Piece(
                        zone,
                        side + "-unit",
                        "",
                        printed.counters().unit(kind).label(),
                        n > 1 ? Integer.toString(n) : "",
                        Set.of(),
                        Text.of("so-many", "n", n, "what", new Arg.Name("unit", kind)))));
    }

    private static String sign(String id) {
        return Chief.isDummy(id) ? "D" : id.substring(0, 1).toUpperCase(Locale.ROOT);
    }

    private static Piece piece(String spot, String style, String sign, String number, Arg name) {
        return new Piece(spot, style, sign, number, "", Set.of(), Text.of("scene.piece", "name", name));
    }

    private Panel turns(War seen) {
        int turns = printed.sheet(seen).turns().size();
        return new Panel.Track(Text.of("panel.turns"), 1, turns, turns, Math.min(seen.turn() + 1, turns), List.of());
    }

    /** Both lines of a battle: what fights, what is out of order. */
    @Rule({"7", "7.4", "9.3"})
    private Panel board(War seen, Battle battle) {
        List<Panel.Row> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            if (battle.sea()) {
                forces.byType(forces.ships(seen, battle.force(side)))
                        .forEach((type, n) -> rows.add(row(side, new Arg.Name("ship", type), Integer.toString(n), "")));
            } else {
                Troops out = battle.ranks(side).out();
                forces.troops(seen, battle.force(side))
                        .counts()
                        .forEach((kind, n) -> rows.add(row(
                                side,
                                new Arg.Name("unit", kind),
                                Integer.toString(n - out.count(kind)),
                                Integer.toString(out.count(kind)))));
            }
        }
        return new Panel.Table(
                Text.of("panel.battle", "zone", Zone.named(battle.place()), "round", battle.round()),
                List.of(Text.of("panel.in-order"), Text.of("panel.out")),
                rows,
                List.of());
    }

    private static Panel.Row row(Side side, Arg what, String in, String out) {
        return new Panel.Row(
                "",
                Text.of("choice.named", "name", side.named()),
                Text.of("choice.named", "name", what),
                List.of(in, out));
    }

    private Panel roster(War seen) {
        List<Panel.Card> cards = new ArrayList<>();
        for (Side side : Side.values()) {
            Camp camp = seen.camp(side);
            cards.add(new Panel.Card(
                    side.id(),
                    side.letter().toUpperCase(Locale.ROOT),
                    Text.of("choice.named", "name", side.named()),
                    Text.of("panel.counters", "n", counted(camp)),
                    Integer.toString(camp.hand().size()),
                    Text.of("panel.stratagems"),
                    -1,
                    List.of(),
                    seen.segment().filter(s -> s.side() == side).isPresent(),
                    false));
        }
        return new Panel.Roster(Text.of("panel.sides"), cards);
    }

    private int counted(Camp camp) {
        int count = 0;
        for (Zone zone : printed.atlas().land()) {
            count += camp.counters(zone.id());
        }
        for (Sea sea : printed.atlas().seas()) {
            count += camp.counters(sea.id());
        }
        return count;
    }

    private static Panel legend() {
        return new Panel.Legend(
                Text.of("panel.legend"),
                LEGEND.stream()
                        .map(style -> new Panel.Entry(style, Text.of("legend." + style)))
                        .toList());
    }
}
