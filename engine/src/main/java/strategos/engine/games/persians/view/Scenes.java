package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Atlas;
import strategos.engine.games.persians.printed.Atlas.Sea;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Signs;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.scene.Scene.Tint;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The theatre of war as a picture. */
@Rule({"0.2", "2"})
final class Scenes {
    private final Printed printed;
    private final MapPieces map;
    private final SidePanels panels;

    Scenes(Printed printed) {
        this.printed = printed;
        this.map = new MapPieces(printed);
        this.panels = new SidePanels(printed);
    }

    Scene of(Seen<War> seen, List<Line> brief) {
        War war = seen.position();
        List<Tint> tints = map.tints(seen);
        List<Piece> pieces = map.pieces(seen);
        List<Arrow> arrows = war.trails().stream()
                .map(trail -> new Arrow(
                        ZoneId.ids(trail.places()), "move-" + trail.side().id()))
                .toList();
        Signs signs = new Signs(tints, pieces, arrows, style -> Text.of("legend." + style));
        return new Scene(
                Atlas.SHEET,
                Text.of("scene.title"),
                date(war),
                brief.stream().map(Line::text).toList(),
                tints,
                pieces,
                arrows,
                panels.of(war, signs));
    }

    /** The season, and which turn of how many it is. */
    Text date(War war) {
        List<String> turns = printed.sheet(war).turns();
        int turn = Math.min(war.turn(), turns.size() - 1);
        return Text.of(
                "scene.turn",
                "season",
                new Arg.Name("season", turns.get(turn)),
                "turn",
                turn + 1,
                "turns",
                turns.size());
    }

    /** Provinces and cities in each side's hands; how much lies on the map, face up or face down. */
    @Rule({"8.2", "13"})
    List<Measure> measures(Seen<War> seen) {
        War war = seen.position();
        List<Zone> land = printed.atlas().land();
        return List.of(
                measure("provinces", side -> count(land, zone -> war.ground().marker(zone.id()), side))
                        .leading(),
                measure(
                        "cities",
                        side -> count(
                                land,
                                zone -> zone.city()
                                        .filter(city ->
                                                !war.ground().destroyed().contains(zone.id()))
                                        .flatMap(city -> war.ground().holder(zone.id())),
                                side)),
                measure("counters", side -> panels.onMap(war.side(side))));
    }

    private static int count(List<Zone> land, Function<Zone, Optional<Side>> whose, Side side) {
        return Math.toIntExact(land.stream()
                .filter(zone -> whose.apply(zone).equals(Optional.of(side)))
                .count());
    }

    private static Measure measure(String name, ToIntFunction<Side> count) {
        return new Measure(
                Text.of("measure." + name),
                Text.of("measure." + name + ".note"),
                Stream.of(Side.values())
                        .map(side -> new Measure.Reading(
                                Text.of("panel.side." + side.id()), side.seat(), side.id(), count.applyAsInt(side)))
                        .toList());
    }

    /** What stands below the map: signs, sides, turns. Nothing that is secret: no action points, no stratagem by name. */
    @Rule({"2", "3"})
    static final class SidePanels {
        private static final int COLUMNS = 4;

        private final Printed printed;

        SidePanels(Printed printed) {
            this.printed = printed;
        }

        List<Panel> of(War war, Signs signs) {
            return List.of(legend(signs), sides(war), turns(war));
        }

        /** The kinds of troops stand there once, whosever they are: the colours are told by what is face down, and by the cities. */
        private static Panel legend(Signs signs) {
            return new Panel.Legend(
                    Text.of("panel.signs"),
                    signs.each("hidden-greek", "hidden-persian", "hidden-greek-fleet", "hidden-persian-fleet")
                            .printed("control-greek", "control-persian")
                            .each("control-vassal")
                            .printed("city-greek", "city-persian", "city-neutral")
                            .each("destroyed", "scorched")
                            .printed("closed", "strait", "mountain", "pass")
                            .oneFor("greek-hoplite", "persian-hoplite", "neutral-hoplite")
                            .oneFor("persian-rider", "greek-rider", "neutral-rider")
                            .oneFor("persian-bow", "greek-bow", "neutral-bow")
                            .oneFor("neutral-hoplite", "neutral-rider", "neutral-bow")
                            .oneFor("greek-trireme", "persian-trireme")
                            .piled("greek-trireme", style -> !style.startsWith("hidden-") && !style.endsWith("-leader"))
                            .oneFor("greek-leader", "persian-leader")
                            .each("move-greek", "move-persian")
                            .entries());
        }

        private Panel sides(War war) {
            List<Panel.Card> cards = new ArrayList<>();
            for (Side side : Side.values()) {
                SideState state = war.side(side);
                cards.add(new Panel.Card(
                        side.id(),
                        Optional.of(side.letter().toUpperCase(Locale.ROOT)),
                        Text.of("panel.side." + side.id()),
                        Text.of("panel.counters", "n", onMap(state)),
                        Integer.toString(state.hand().size()),
                        Text.of("panel.stratagems", "n", state.hand().size()),
                        Optional.empty(),
                        List.of(
                                new Panel.Count("force-" + side.id(), ashore(state), Text.of("panel.ashore")),
                                new Panel.Count("fleet", afloat(state), Text.of("panel.afloat"))),
                        war.segment().filter(s -> s.side() == side).isPresent(),
                        false));
            }
            return new Panel.Roster(Text.of("panel.sides"), cards);
        }

        int onMap(SideState state) {
            return ashore(state) + afloat(state);
        }

        private int ashore(SideState state) {
            return printed.atlas().land().stream()
                    .map(Zone::id)
                    .mapToInt(state::counters)
                    .sum();
        }

        private int afloat(SideState state) {
            return printed.atlas().seas().stream()
                    .map(Sea::id)
                    .mapToInt(state::counters)
                    .sum();
        }

        private Panel turns(War war) {
            int turns = printed.sheet(war).turns().size();
            return new Panel.Track(
                    Text.of("panel.turns"), 1, turns, COLUMNS, Math.min(war.turn() + 1, turns), List.of());
        }
    }
}
