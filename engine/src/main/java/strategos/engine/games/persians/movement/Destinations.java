package strategos.engine.games.persians.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Ways;
import strategos.engine.kit.Ways.Way;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/**
 * Where a force may march, or a fleet sail: each zone by the way that costs least, and, where that one goes over scorched
 * land or is longer than it need be, by the other way too, for what an army loses depends on that.
 */
@Rule({"5.1", "5.3", "9.1", "12"})
public final class Destinations {
    private static final String AROUND = ".around";
    private static final String SHORT = ".short";

    /** More than any way costs. */
    private static final int DEAR = 1_000;

    private final War war;
    private final Side side;

    public Destinations(War war, Side side) {
        this.war = war;
        this.side = side;
    }

    /** Where the active force may march. */
    List<Goal> march(Active active, Marching marching, Function<List<String>, Choices> path) {
        int left = war.side(side).points();
        ZoneId start = active.force().place();
        List<Way> ways = Ways.all(path, steps -> marching.cost(start, ZoneId.list(steps)));
        Map<String, Way> cheapest = new HashMap<>();
        ways.forEach(way -> cheapest.put(way.end(), way));
        List<Found> found = new ArrayList<>();
        ways.forEach(way -> found.add(new Found(way, "", "goal.march")));
        for (Way way : Ways.all(path, steps -> marching.cost(start, ZoneId.list(steps)) + DEAR * scorched(steps))) {
            if (scorched(way.steps()) < scorched(cheapest.get(way.end()).steps())) {
                found.add(new Found(
                        new Way(way.steps(), marching.cost(start, ZoneId.list(way.steps()))),
                        AROUND,
                        "goal.march.around"));
            }
        }
        for (Way way : Ways.all(path, List::size)) {
            if (way.steps().size() < cheapest.get(way.end()).steps().size()) {
                found.add(new Found(
                        new Way(way.steps(), marching.cost(start, ZoneId.list(way.steps()))),
                        SHORT,
                        "goal.march.short"));
            }
        }
        return found.stream()
                .filter(f -> !f.way.end().equals(start.id()))
                .sorted(Comparator.comparingInt(f -> f.way.cost()))
                .map(f -> goal(f, Call.of(MovementActs.MarchAct.NAME), left))
                .toList();
    }

    private record Found(Way way, String mark, String key) {}

    private int scorched(List<String> steps) {
        return (int) steps.stream()
                .map(ZoneId::new)
                .filter(war.ground().scorched()::contains)
                .count();
    }

    private Goal goal(Found found, Call base, int left) {
        Text label = Text.of(
                found.key,
                "zone",
                new ZoneId(found.way.end()).named(),
                "cost",
                found.way.cost(),
                "left",
                left,
                "zones",
                found.way.steps().size());
        return new Goal(found.way.end() + found.mark, label, Optional.of(note(found.way)), with(base, found.way));
    }

    /** Where a vessel may sail, at that cost a zone. */
    public List<Goal> sail(ZoneId start, Call base, int each, Function<List<String>, Choices> path) {
        int left = war.side(side).points();
        return Ways.all(path, List::size).stream()
                .filter(way -> !way.end().equals(start.id()))
                .map(way -> goal(new Found(new Way(way.steps(), each * way.cost()), "", "goal.march"), base, left))
                .toList();
    }

    private static Call with(Call base, Way way) {
        Call call = base;
        for (String step : way.steps()) {
            call = call.with(MovementActs.MarchAct.PATH, step);
        }
        return call;
    }

    /** How long the way is, what it goes over, and who stands at its end, as far as the side may know. */
    private Text note(Way way) {
        SideState enemy = war.side(side.other());
        ZoneId end = new ZoneId(way.end());
        boolean loose = !end.sea() && !enemy.pile(end).isEmpty();
        return Text.of(
                "goal.there",
                "zones",
                way.steps().size(),
                "scorched",
                scorched(way.steps()),
                "enemies",
                enemy.lying(end),
                "loose",
                loose ? 1 : 0,
                "side",
                side.other().named());
    }

    /** A march in words. */
    Outline march(Active active, Marching marching, List<ZoneId> path, Text troops) {
        List<Arg> who = active.force().members().stream().map(Leader::named).toList();
        Line goes = new Line(Text.of("outline.who", "members", who, "troops", troops), "4.2");
        return outline(
                active.force().lead(), path, marching.cost(active.force().place(), path), List.of(goes), "march");
    }

    /** A voyage in words. */
    public Outline sail(CounterId vessel, List<ZoneId> path, int each) {
        return outline(vessel, path, each * path.size(), List.of(), "sail");
    }

    private Outline outline(CounterId counter, List<ZoneId> path, int cost, List<Line> who, String verb) {
        int left = war.side(side).points();
        List<Arg> zones = path.stream().<Arg>map(ZoneId::named).toList();
        List<Line> lines = new ArrayList<>(who);
        lines.add(new Line(
                Text.of(
                        "outline.way",
                        "way",
                        new Arg.Many(zones),
                        "legs",
                        zones.size(),
                        "cost",
                        cost,
                        "points",
                        left,
                        "left",
                        left - cost),
                verb.equals("sail") ? "9.1" : "5.1"));
        return new Outline(
                Text.of("outline.title", "leader", Leader.named(counter), "zone", zones.getLast()),
                lines,
                Text.of("outline.send." + verb, "cost", cost),
                false);
    }
}
