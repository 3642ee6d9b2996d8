package strategos.engine.games.xenophon.asking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.standing.Condition;

/**
 * A moment at which a standing order may be asked: with a throw on the table, as a phase begins, or between rally rolls.
 *
 * @param roll as the fact names it
 * @param dice how many lie on the table; none between throws
 */
@Rule("ruling-O2")
record Moment(String roll, Phase phase, int dice) {
    private static final List<Moment> THROWS = throwsOfATurn();
    private static final List<Moment> INTERFERE = interfere();
    private static final List<Moment> RESPOND = respond();

    /** All moments at which the topic comes up; none where its facts name no throw. */
    static List<Moment> of(String topic) {
        return switch (topic) {
            case Topics.INTERFERE -> INTERFERE;
            case Topics.RESPOND -> RESPOND;
            default -> List.of();
        };
    }

    private static List<Moment> throwsOfATurn() {
        List<Moment> all = new ArrayList<>();
        for (RollKind kind : RollKind.values()) {
            all.add(new Moment(kind.id(), kind.phase(), kind.dice()));
        }
        return List.copyOf(all);
    }

    private static List<Moment> interfere() {
        List<Moment> all = new ArrayList<>(THROWS);
        for (Phase phase : Phase.values()) {
            all.add(new Moment(Topics.NO_ROLL, phase, 0));
        }
        return List.copyOf(all);
    }

    private static List<Moment> respond() {
        List<Moment> all = new ArrayList<>(THROWS);
        all.add(new Moment(RollKind.RALLY.id(), Phase.RALLY, 0));
        return List.copyOf(all);
    }

    /** Whether all that is asked of the throw and the phase can be so at this moment. */
    boolean suits(Map<String, Condition> when) {
        return when.entrySet().stream().allMatch(one -> switch (one.getKey()) {
            case "roll" -> one.getValue().holds(roll);
            case "phase" -> one.getValue().holds(phase.id());
            case "natural" -> dice > 0 && meets(one.getValue(), dice, dice * Tables.SIDES);
            case "modified" -> dice > 0;
            default -> true;
        });
    }

    private static boolean meets(Condition condition, int least, int most) {
        return condition instanceof Condition.Between(int from, int to) && from <= most && to >= least;
    }

    /** Whether a card can be played in that way at this moment. */
    @Rule({"ruling-P1", "ruling-X5"})
    boolean opens(Way way) {
        if (way.touchesThrow()) {
            return dice > 0 && way.rolls().stream().anyMatch(kind -> kind.id().equals(roll));
        }
        return !(way.effects().getFirst() instanceof Effect.ExtraRally) || (dice == 0 && phase == Phase.RALLY);
    }
}
