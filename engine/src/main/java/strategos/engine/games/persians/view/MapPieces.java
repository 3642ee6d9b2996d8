package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Facade.Face;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene.Tint;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What lies on the map: control, cities, scorched earth, and the counters, face up or face down. */
@Rule({"0.2", "0.3", "13"})
final class MapPieces {
    private static final String CITY = "city-";

    private final Printed printed;

    MapPieces(Printed printed) {
        this.printed = printed;
    }

    /** Whose marker lies where; a vassal's zone has a colour of its own while it is a vassal's. */
    @Rule("13")
    List<Tint> tints(Seen<War> seen) {
        War war = seen.position();
        List<Tint> tints = new ArrayList<>();
        for (Zone zone : printed.atlas().land()) {
            war.ground()
                    .marker(zone.id())
                    .ifPresent(side -> tints.add(
                            new Tint(zone.id().id(), "control-" + (vassal(war, zone, side) ? "vassal" : side.id()))));
        }
        return tints;
    }

    private static boolean vassal(War war, Zone zone, Side side) {
        return side == Side.PERSIAN
                && zone.control() == Zone.Colour.VASSAL
                && war.scenario().equals(Printed.SECOND_WAR);
    }

    List<Piece> pieces(Seen<War> seen) {
        War war = seen.position();
        List<Piece> pieces = new ArrayList<>();
        for (Zone zone : printed.atlas().land()) {
            if (zone.city().isPresent()) {
                pieces.add(city(war, zone));
            }
            if (war.ground().scorched().contains(zone.id())) {
                pieces.add(piece(zone.id().id(), "scorched", "", zone.named()));
            }
        }
        for (Province province : war.provinces()) {
            units(province.zone(), "neutral", province.troops(), pieces);
        }
        for (Side side : Side.values()) {
            camp(war.side(side), pieces);
        }
        return pieces;
    }

    @Rule("8.2")
    private static Piece city(War war, Zone zone) {
        String style = war.ground().destroyed().contains(zone.id())
                ? "destroyed"
                : war.ground().holder(zone.id()).map(s -> CITY + s.id()).orElse(CITY + "neutral");
        return piece(
                CITY + zone.id().id(), style, "", new Arg.Name("city", zone.id().id()));
    }

    private void camp(SideState state, List<Piece> pieces) {
        String side = state.side().id();
        for (UnledStack pile : state.piles()) {
            units(pile.zone(), side, pile.all(), pieces);
        }
        state.faces().forEach(face -> pieces.add(back(state.side(), face)));
        for (Vessel vessel : state.vessels()) {
            if (!vessel.single()) {
                int points = printed.counters().naval(vessel.ships());
                pieces.add(piece(
                        vessel.sea().id(), side + "-trireme", Integer.toString(points), Leader.named(vessel.id())));
            }
        }
        singles(state, pieces);
        for (Chief chief : state.chiefs()) {
            // His army is counters as any other; the chit beside them says whose they are.
            units(chief.place(), side, chief.troops(), pieces);
            pieces.add(piece(chief.place().id(), side + "-leader", "", Leader.named(chief.id())));
        }
    }

    /** Single ships lie face up: those of one zone together. */
    @Rule("9")
    private void singles(SideState state, List<Piece> pieces) {
        Map<ZoneId, List<Vessel>> places = new TreeMap<>();
        state.vessels().stream()
                .filter(Vessel::single)
                .forEach(v ->
                        places.computeIfAbsent(v.sea(), s -> new ArrayList<>()).add(v));
        places.forEach((sea, ships) -> {
            int points = 0;
            for (Vessel ship : ships) {
                points += printed.counters().naval(ship.ships());
            }
            pieces.add(Piece.at(
                            sea.id(),
                            state.side().id() + "-trireme",
                            Text.of("scene.singles", "side", state.side().named(), "n", ships.size()))
                    .numbered(points)
                    .piled(ships.size()));
        });
    }

    /** So many backs: how many lie there, all may count. */
    @Rule("4")
    private static Piece back(Side side, Face face) {
        Piece back = Piece.at(
                        face.place().id(),
                        "hidden-" + side.id() + (face.place().sea() ? "-fleet" : ""),
                        Text.of("scene.hidden", "side", side.named(), "n", face.count()))
                .piled(face.count());
        return back.badge().map(back::signed).orElse(back);
    }

    /** Units without a leader lie face up: a single one as printed, several together by their points. */
    @Rule("5.2")
    private void units(ZoneId zone, String side, Troops troops, List<Piece> pieces) {
        if (troops.isEmpty()) {
            return;
        }
        String first = troops.kinds().stream()
                .filter(kind -> !printed.counters().unit(kind).cavalry())
                .findFirst()
                .orElse(troops.kinds().getFirst());
        String number = troops.size() == 1
                ? printed.counters().unit(first).label()
                : Integer.toString(printed.counters().points(troops));
        pieces.add(piece(zone.id(), side + "-" + printed.counters().unit(first).figure(), number, troops.named())
                .piled(troops.size()));
    }

    private static Piece piece(String spot, String style, String number, Arg name) {
        return Piece.at(spot, style, Text.of("scene.piece", "name", name)).numbered(number);
    }
}
