package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Atlas.Sea;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Sighting;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The position in words, as far as the viewer may know it. */
@Rule({"0.1", "3"})
final class Briefs {
    private final Printed printed;

    Briefs(Printed printed) {
        this.printed = printed;
    }

    List<Line> of(Seen<War> seen) {
        War war = seen.position();
        List<Line> lines = new ArrayList<>();
        List<String> turns = printed.sheet(war).turns();
        String season = turns.get(Math.min(war.turn(), turns.size() - 1));
        lines.add(new Line(
                Text.of(
                        "brief.turn",
                        "season",
                        new Arg.Name("season", season),
                        "turn",
                        war.turn() + 1,
                        "turns",
                        turns.size()),
                "2"));
        if (war.step() instanceof Step.Over over) {
            lines.add(new Line(
                    Text.of("told.over." + over.level(), "side", over.winner().named()), over.rule()));
        }
        war.battle().ifPresent(battle -> battle(battle, lines));
        for (Side side : Side.values()) {
            open(war.side(side), lines);
        }
        ground(war, lines);
        for (Side side : Side.values()) {
            if (war.side(side).known()) {
                own(seen, side, lines);
            }
        }
        for (Sighting sighting : war.sightings()) {
            lines.add(new Line(
                    Text.of(
                            sighting.place().sea() ? "brief.sighting.sea" : "brief.sighting",
                            "zone",
                            sighting.place().named(),
                            "troops",
                            sighting.troops().named(),
                            "counters",
                            counters(sighting.counters()),
                            "ships",
                            Ship.named(
                                    sighting.ships().stream().map(Ship::fresh).toList())),
                    "11.2-reconnaissance"));
        }
        return lines;
    }

    private static void battle(Battle battle, List<Line> lines) {
        lines.add(new Line(
                Text.of(
                        "brief.battle",
                        "zone",
                        battle.place().named(),
                        "round",
                        battle.round().number(),
                        "active",
                        battle.active().side().named()),
                battle.sea() ? "9.3" : "7"));
    }

    /** What all can see. */
    private void open(SideState state, List<Line> lines) {
        List<Text> parts = new ArrayList<>();
        for (Zone zone : printed.atlas().land()) {
            counted(state.counters(zone.id()), zone.id(), parts);
        }
        for (Sea sea : printed.atlas().seas()) {
            counted(state.counters(sea.id()), sea.id(), parts);
        }
        lines.add(new Line(
                parts.isEmpty()
                        ? Text.of("brief.none", "side", state.side().named())
                        : Text.of("brief.counters", "side", state.side().named(), "where", parts),
                "4"));
        unled(state, lines);
        lines.add(new Line(
                Text.of(
                        "brief.hand",
                        "side",
                        state.side().named(),
                        "n",
                        state.hand().size()),
                "11.2"));
    }

    /** Units without a leader and single ships. */
    void unled(SideState state, List<Line> lines) {
        for (UnledStack pile : state.piles()) {
            lines.add(new Line(
                    Text.of(
                            "brief.unled",
                            "side",
                            state.side().named(),
                            "zone",
                            pile.zone().named(),
                            "troops",
                            pile.all().named()),
                    "5.2"));
        }
        for (Vessel vessel : state.vessels()) {
            if (vessel.single()) {
                lines.add(new Line(
                        Text.of(
                                "brief.single",
                                "ship",
                                new Arg.Name("ship", vessel.types().getFirst()),
                                "zone",
                                vessel.sea().named()),
                        "9"));
            }
        }
    }

    private static void counted(int count, ZoneId zone, List<Text> parts) {
        if (count > 0) {
            parts.add(Text.of("brief.in", "n", count, "zone", zone.named()));
        }
    }

    private static void ground(War seen, List<Line> lines) {
        if (!seen.ground().scorched().isEmpty()) {
            lines.add(new Line(
                    Text.of("brief.scorched", "zones", zones(seen.ground().scorched())), "12"));
        }
        if (!seen.ground().destroyed().isEmpty()) {
            List<Arg> cities = seen.ground().destroyed().stream()
                    .<Arg>map(zone -> new Arg.Name("city", zone.id()))
                    .toList();
            lines.add(new Line(Text.of("brief.destroyed", "cities", new Arg.Many(cities)), "8.2"));
        }
        if (seen.status().isolation()) {
            lines.add(new Line(Text.of("brief.isolation"), "11.2-isolationism"));
        }
        if (seen.status().union()) {
            lines.add(new Line(Text.of("brief.union"), "11.2-panhellenism"));
        }
        if (seen.status().noMercy()) {
            lines.add(new Line(Text.of("brief.no-quarter"), "11.2-no-quarter"));
        }
        if (!seen.status().gone().isEmpty()) {
            lines.add(new Line(
                    Text.of("brief.gone", "leaders", counters(seen.status().gone())), "4.4"));
        }
    }

    private static Arg zones(Iterable<ZoneId> ids) {
        List<Arg> names = new ArrayList<>();
        ids.forEach(id -> names.add(id.named()));
        return new Arg.Many(names);
    }

    private static Arg counters(List<CounterId> ids) {
        return new Arg.Many(ids.stream().map(Leader::named).toList());
    }

    /** The own side whole: boxes, fleets, action points; when the match is over each side, for all. */
    void own(Seen<War> seen, Side side, List<Line> lines) {
        War war = seen.position();
        SideState state = war.side(side);
        int left = state.points();
        lines.add(new Line(
                war.step() instanceof Step.Over
                        ? Text.of("brief.points.over", "side", side.named(), "points", left)
                        : Text.of("brief.points", "points", left),
                "3"));
        for (Chief chief : state.chiefs()) {
            lines.add(new Line(
                    Text.of(
                            chief.spent() ? "brief.chief.spent" : "brief.chief",
                            "leader",
                            name(chief),
                            "zone",
                            place(chief),
                            "troops",
                            chief.troops().named()),
                    "4"));
        }
        for (Vessel vessel : state.vessels()) {
            if (!vessel.single()) {
                lines.add(new Line(
                        Text.of(
                                "brief.fleet",
                                "fleet",
                                Leader.named(vessel.id()),
                                "zone",
                                vessel.sea().named(),
                                "points",
                                printed.counters().naval(vessel.ships()),
                                "ships",
                                Ship.named(vessel.ships())),
                        "9"));
            }
        }
    }

    /** Whom he follows, only his owner knows. */
    @Rule("4.2")
    private static Arg name(Chief chief) {
        Arg named = Leader.named(chief.id());
        return chief.boss()
                .<Arg>map(boss -> new Arg.Nested(Text.of("brief.under", "leader", named, "boss", Leader.named(boss))))
                .orElse(named);
    }

    private static Arg place(Chief chief) {
        Arg zone = chief.place().named();
        return chief.vessel()
                .<Arg>map(
                        vessel -> new Arg.Nested(Text.of("brief.aboard", "zone", zone, "vessel", Leader.named(vessel))))
                .orElse(zone);
    }
}
