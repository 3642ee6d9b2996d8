package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Counted;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What moving costs, by the die: the attrition to come, that of a run which the order ends, and scorched land. */
@Rule({"5.3", "9.1", "12"})
final class MoveOdds {
    private final Procedures rules;

    MoveOdds(Procedures rules) {
        this.rules = rules;
    }

    /** A march along that path; a fleet under sail pays first. */
    List<Line> march(Seen<War> seen, List<ZoneId> path) {
        War war = seen.position();
        Optional<Active> active = war.active();
        if (active.isEmpty()) {
            return List.of();
        }
        List<Line> lines = new ArrayList<>(sailed(war, active.get()));
        for (ZoneId zone : path) {
            if (war.ground().scorched().contains(zone)) {
                lines.add(scorched(zone));
            }
        }
        lines.add(attrition(active.get().toll() + path.size()));
        lines.addAll(unmasked(war, active.get().force(), path));
        return lines;
    }

    /** A move at sea of so many zones; what marched, and another fleet under sail, pays first. */
    List<Line> sail(Seen<War> seen, Side side, CounterId vessel, int zones) {
        War war = seen.position();
        List<Line> lines = new ArrayList<>();
        war.active().ifPresent(active -> {
            lines.addAll(marched(active));
            if (!active.sails(vessel)) {
                lines.addAll(sailed(war, active));
            }
        });
        war.side(side).vessel(vessel).ifPresent(v -> lines.add(attrition(v.due() + zones)));
        return lines;
    }

    /** Ships that a fleet under sail leaves: each that has sailed with it pays at once for all its zones. */
    @Rule({"9.1", "ruling-pick-up"})
    List<Line> leave(Seen<War> seen, List<String> what) {
        War war = seen.position();
        Map<String, Integer> types = what.stream()
                .flatMap(token -> Counted.of(token).stream())
                .collect(Collectors.toMap(Counted::kind, Counted::number, Integer::sum));
        CounterSelection.Taken left = new CounterSelection.Taken(Troops.NONE, types, List.of());
        return war
                .active()
                .map(active -> active.voyage()
                        .flatMap(war.side(active.side())::vessel)
                        .map(fleet -> active.owing(left.out(fleet.ships())))
                        .orElse(List.of()))
                .orElse(List.of())
                .stream()
                .map(Ship::toll)
                .distinct()
                .map(this::attrition)
                .toList();
    }

    /** A landing there: it ends a voyage. */
    List<Line> land(Seen<War> seen, Side side, CounterId leader, ZoneId zone) {
        War war = seen.position();
        List<Line> lines = new ArrayList<>();
        war.active().ifPresent(active -> lines.addAll(sailed(war, active)));
        if (war.ground().scorched().contains(zone)) {
            lines.add(scorched(zone));
        }
        Force force = new Force(side, zone, war.side(side).band(leader));
        lines.addAll(unmasked(war, force, List.of(zone)));
        return lines;
    }

    /**
     * Control markers tell who has units: dummies and leaders without any lift none of the enemy's where they enter, and none
     * is laid for them where they stay.
     */
    @Rule({"13", "ruling-unmasked"})
    private List<Line> unmasked(War seen, Force force, List<ZoneId> path) {
        if (path.isEmpty() || !rules.forces().troops(seen, force).isEmpty()) {
            return List.of();
        }
        List<Line> lines = new ArrayList<>();
        for (ZoneId zone : path) {
            if (rules.control().lifts(seen, force.side(), zone, true)) {
                lines.add(new Line(Text.of("odds.unmasked.marker", "zone", zone.named()), "13"));
            }
        }
        ZoneId last = path.getLast();
        boolean marked = seen.ground().marker(last).equals(Optional.of(force.side()));
        if (lines.isEmpty() && !marked && !seen.side(force.side()).holds(last)) {
            lines.add(new Line(Text.of("odds.unmasked.stay", "zone", last.named()), "13"));
        }
        return lines;
    }

    /** An order that ends what marches and what sails. */
    List<Line> halt(Seen<War> seen) {
        War war = seen.position();
        List<Line> lines = new ArrayList<>();
        war.active().ifPresent(active -> {
            lines.addAll(marched(active));
            lines.addAll(sailed(war, active));
        });
        return lines;
    }

    /** The storming of a city, after what it ends. */
    @Rule("8.2")
    List<Line> storm(Seen<War> seen, Side side) {
        List<Line> lines = new ArrayList<>(halt(seen));
        lines.add(new Line(Text.of("odds.storm", "hits", rules.storming().highest(side)), "8.2"));
        return lines;
    }

    /** A storm, for each fleet and ship. */
    @Rule("11.2-tempest")
    Line tempest() {
        return attrition(rules.printed().tables().attrition().tempest());
    }

    private List<Line> marched(Active active) {
        return active.run() > 0 && active.toll() > 0 ? List.of(attrition(active.toll())) : List.of();
    }

    private List<Line> sailed(War seen, Active active) {
        return active.voyage()
                .flatMap(seen.side(active.side())::vessel)
                .filter(v -> v.due() > 0)
                .map(v -> List.of(attrition(v.due())))
                .orElse(List.of());
    }

    private Line attrition(int zones) {
        int column = Math.max(1, Math.min(Tables.SIDES, zones));
        IntUnaryOperator lost = die -> rules.printed().tables().attrition().lost(die, column);
        int most = IntStream.rangeClosed(1, Tables.SIDES).map(lost).max().orElseThrow();
        return new Line(Text.of("odds.attrition", "zones", column, "most", most, "results", byDie(lost)), "5.3");
    }

    private Line scorched(ZoneId zone) {
        Arg lost = byDie(die -> rules.supply().scorched(zone, die));
        return new Line(Text.of("odds.scorched", "zone", zone.named(), "results", lost), "12");
    }

    /** What each face costs, from 1 up. */
    private static Arg byDie(IntUnaryOperator lost) {
        return new Arg.Typed(IntStream.rangeClosed(1, Tables.SIDES)
                .map(lost)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" ")));
    }
}
