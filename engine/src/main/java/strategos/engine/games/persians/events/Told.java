package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.dice.Chain;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Tried;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** How events put themselves into words and pictures, and what they change in what is under way. */
final class Told {
    private static final int SIDES = 6;

    private Told() {}

    static Optional<Line> line(String key, String rule, Object... values) {
        return Optional.of(new Line(Text.of(key, values), rule));
    }

    static Arg counters(List<String> ids) {
        return many(ids.stream().map(Leader::named).toList());
    }

    static Arg zones(List<String> ids) {
        return many(ids.stream().map(Zone::named).toList());
    }

    static Arg types(List<String> types) {
        return many(types.stream().<Arg>map(t -> new Arg.Name("ship", t)).toList());
    }

    static Arg faces(List<Integer> dice) {
        return many(dice.stream().<Arg>map(Arg.Count::new).toList());
    }

    private static Arg many(List<Arg> list) {
        return list.isEmpty() ? new Arg.Nested(Text.of("nothing")) : new Arg.Many(list);
    }

    static String contact(String result) {
        return switch (result) {
            case "e" -> "caught";
            case "E" -> "ambush";
            default -> "battle";
        };
    }

    static String attritionRule(String kind) {
        return switch (kind) {
            case "sea" -> "9.1";
            case "tempest" -> "11.2-tempete";
            case "scorched" -> "12";
            default -> "5.3";
        };
    }

    static String combatRule(String phase) {
        return switch (phase) {
            case "sea" -> "9.3";
            case "pursuit" -> "7.6";
            default -> "7.2";
        };
    }

    /** What is under way without that counter. */
    static List<Step> without(List<Step> steps, String id) {
        return steps.stream().map(step -> without(step, id)).toList();
    }

    /**
     * What is under way without a commander whom nobody succeeds: his units fight on alone, and whatever marched with him
     * still owes its attrition.
     *
     * @param others units without a leader in the zone that were not his
     */
    @Rule({"5.3", "7.5", "ruling-heir"})
    static List<Step> bereft(List<Step> steps, Chief fallen, Troops others) {
        List<String> alone = List.of(fallen.id());
        List<Step> now = steps.stream()
                .map(step -> switch (step) {
                    case Active active
                    when active.force().members().equals(alone) -> {
                        List<Pile> left = new ArrayList<>(active.left());
                        left.add(new Pile(fallen.place(), Troops.NONE, fallen.troops()));
                        yield active.left(left, active.parted());
                    }
                    case Step.Entry entry ->
                        new Step.Entry(
                                entry.asked(), bereft(entry.mover(), alone, others), entry.chain(), entry.tried());
                    case Step.Fight(Battle battle) ->
                        new Step.Fight(battle.with(bereft(battle.active(), alone, others))
                                .with(bereft(battle.passive(), alone, others)));
                    default -> step;
                })
                .toList();
        return without(now, fallen.id());
    }

    private static Force bereft(Force force, List<String> fallen, Troops others) {
        return force.members().equals(fallen) ? force.orphaned(others) : force;
    }

    private static Step without(Step step, String id) {
        return switch (step) {
            case Active active ->
                active.with(without(active.force(), id))
                        .tried(forget(active.tried(), List.of(id)))
                        .met(forget(active.met(), List.of(id)));
            case Step.Entry entry ->
                new Step.Entry(
                        entry.asked(), without(entry.mover(), id), entry.chain(), forget(entry.tried(), List.of(id)));
            case Step.Fight(Battle battle) ->
                new Step.Fight(battle.with(without(battle.active(), id)).with(without(battle.passive(), id)));
            default -> step;
        };
    }

    /** A force that has lost its last member is nobody. */
    private static Force without(Force force, String id) {
        if (!force.members().contains(id)) {
            return force;
        }
        List<String> left = force.members().stream().filter(m -> !m.equals(id)).toList();
        return left.isEmpty() ? force.of(List.of(Force.UNKNOWN)) : force.of(left);
    }

    /** What is under way with those counters elsewhere. */
    static List<Step> moved(List<Step> steps, List<String> members, String to) {
        return steps.stream().map(step -> moved(step, members, to)).toList();
    }

    private static Step moved(Step step, List<String> members, String to) {
        return switch (step) {
            case Active active -> {
                Active free = active.tried(forget(active.tried(), members)).met(forget(active.met(), members));
                yield members.contains(active.force().lead())
                        ? free.with(active.force().in(to)).met(elsewhere(free.met(), to))
                        : free;
            }
            case Step.Entry entry -> entry.tried(forget(entry.tried(), members));
            default -> step;
        };
    }

    /** To come there is an event of its own: who has tried there before may try again. */
    static List<Tried> elsewhere(List<Tried> tried, String to) {
        return tried.stream().filter(t -> !t.place().equals(to)).toList();
    }

    /** What is gone, or has come elsewhere, can be met anew, and must not be counted among those that have tried. */
    private static List<Tried> forget(List<Tried> tried, List<String> ids) {
        return tried.stream().filter(t -> !ids.contains(t.id())).toList();
    }

    /** The position where attempts of counters that are gone from the map do not count any more. */
    static War recalled(War after) {
        return after.steps(after.steps().stream()
                .map(step -> switch (step) {
                    case Active active ->
                        active.tried(left(after, active.side().other(), active.tried()))
                                .met(left(after, active.side().other(), active.met()));
                    case Step.Entry entry -> entry.tried(left(after, entry.asked(), entry.tried()));
                    default -> step;
                })
                .toList());
    }

    private static List<Tried> left(War war, Side side, List<Tried> tried) {
        Camp camp = war.camp(side);
        return tried.stream()
                .filter(t -> t.isMark()
                        || t.id().equals(Tried.LOOSE)
                        || camp.chief(t.id()).isPresent()
                        || camp.vessel(t.id()).isPresent())
                .toList();
    }

    /**
     * Counters that are gone from a place take as many marks of attempts there with them: nobody is told which of them had
     * tried, or was tried at.
     */
    static War recounted(War before, War after) {
        return after.steps(after.steps().stream()
                .map(step -> switch (step) {
                    case Active active -> {
                        Side enemy = active.side().other();
                        yield active.tried(recounted(active.tried(), before.camp(enemy), after.camp(enemy), false))
                                .met(recounted(active.met(), before.camp(enemy), after.camp(enemy), true));
                    }
                    case Step.Entry entry ->
                        entry.tried(
                                recounted(entry.tried(), before.camp(entry.asked()), after.camp(entry.asked()), true));
                    default -> step;
                })
                .toList());
    }

    private static List<Tried> recounted(List<Tried> tried, Camp before, Camp after, boolean singles) {
        List<Tried> left = tried;
        for (String place : tried.stream().map(Tried::place).distinct().toList()) {
            int gone = before.counters(place) - after.counters(place);
            gone += singles ? before.singles(place) - after.singles(place) : 0;
            left = gone > 0 ? Tried.without(left, place, gone) : left;
        }
        return left;
    }

    /** What is under way after attempts to intercept: the passive side's stand with the entry, the active one's alone. */
    static List<Step> tried(List<Step> steps, Side side, List<Tried> more) {
        List<Step> now = new ArrayList<>(steps);
        int last = now.size() - 1;
        boolean passive = now.get(last) instanceof Step.Entry;
        String mover = "";
        if (now.get(last) instanceof Step.Entry entry) {
            now.set(last, entry.tried(plus(entry.tried(), more)));
            mover = entry.mover().lead();
        }
        for (int i = 0; i < now.size(); i++) {
            if (now.get(i) instanceof Active active) {
                if (!passive) {
                    now.set(i, active.tried(plus(active.tried(), more)));
                } else if (active.side() != side && active.moves(mover)) {
                    now.set(i, active.met(plus(active.met(), more)));
                }
            }
        }
        return now;
    }

    private static List<Tried> plus(List<Tried> tried, List<Tried> more) {
        List<Tried> all = new ArrayList<>(tried);
        all.addAll(more);
        return all;
    }

    /** Dice as a picture, with the event's own line as what it means. */
    static Strip strip(
            String title,
            String rule,
            Side side,
            int roll,
            List<Integer> faces,
            List<Strip.Modifier> modifiers,
            String total,
            String column,
            Text result,
            Optional<Line> sentence) {
        return new Strip(
                Text.of(title, "side", side.named()),
                Text.of("strip.citation", "rule", new Arg.Typed(rule)),
                side.id(),
                Chain.OPEN,
                roll,
                faces,
                SIDES,
                modifiers,
                total,
                column,
                result,
                sentence.orElseThrow().text());
    }
}
