package strategos.engine.games.xenophon.computer;

import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.BattleEvents.AttackJudged;
import strategos.engine.games.xenophon.events.BattleEvents.BattleFought;
import strategos.engine.games.xenophon.events.BattleEvents.CasualtiesCounted;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapDealt;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapSought;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertersCounted;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertionTested;
import strategos.engine.games.xenophon.events.HardshipEvents.ExposureSuffered;
import strategos.engine.games.xenophon.events.HardshipEvents.Foraged;
import strategos.engine.games.xenophon.events.HardshipEvents.MoraleTested;
import strategos.engine.games.xenophon.events.HardshipEvents.RallyHeld;
import strategos.engine.games.xenophon.events.HardshipEvents.Starved;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RouteEvents.Marched;
import strategos.engine.games.xenophon.events.RouteEvents.RouteFound;
import strategos.engine.games.xenophon.events.RouteEvents.WeatherTurned;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.route.RoutePhase;
import strategos.engine.games.xenophon.route.WeatherPhase;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;

/** What things are worth to an army, in hundreds of men: a rough guess. */
final class Worth {
    /** With some thirty turns to the sea, a space more or less weighs about as much as this many hundreds of men. */
    private static final double SPACE = 1.3;

    private static final double FOOD = 1.2;
    private static final double ANGER = -0.9;
    private static final double MUTINY = -2.5;
    private static final double ATTACK = -5;
    private static final double ROUT = -7.5;
    private static final double HARSH = -1.5;

    private final Tables tables;

    Worth(Tables tables) {
        this.tables = tables;
    }

    /** What that outcome is worth to the roller. */
    double of(Seen<MarchState> seen, Settled settled) {
        return switch (settled) {
            case RouteFound(var terrain) -> {
                RoutePhase.Table.Row row = tables.route().row(terrain);
                yield SPACE * row.travel() + 0.4 * row.forage() + 0.3 * row.battle();
            }
            case WeatherTurned(var weather) -> {
                WeatherPhase.Table.Row row = tables.weather().row(weather);
                yield SPACE * row.travel() + 0.4 * row.forage() + (row.travel() < -1 ? HARSH : 0);
            }
            case SatrapSought(boolean met) -> met ? SPACE * tables.travel().negotiated() + 1 : 0;
            case SatrapDealt(var mood, int anger, int food, boolean calmed) ->
                ANGER * anger
                        + FOOD * food
                        + (calmed ? -ANGER * seen.position().roller().anger() : 0);
            case AttackJudged(boolean attacked) -> attacked ? ATTACK : 0;
            case BattleFought(int men, boolean worst) -> worst ? ROUT : -men;
            case CasualtiesCounted(int men) -> -men;
            case ExposureSuffered(int men) -> -men;
            case Foraged(int food, int anger) -> foraged(seen.position().roller(), food) + ANGER * anger;
            case Starved(int men) -> -men;
            case MoraleTested(boolean shaken) -> shaken ? MUTINY : 0;
            case RallyHeld(boolean rallied) -> rallied ? -MUTINY : 0;
            case DesertionTested(boolean deserts) -> deserts ? -3.5 : 0;
            case DesertersCounted(int men) -> -men;
            case Marched(int from, int to) -> SPACE * (to - from);
        };
    }

    /** The first bite is worth the most. */
    private static double foraged(Army army, int food) {
        return FOOD * food + (army.food() == 0 && food > 0 ? 2 : 0);
    }

    /** How gladly a card is kept. */
    double kept(Card card) {
        double best = 0;
        for (Way way : card.ways()) {
            double sum = 0;
            for (Effect effect : way.effects()) {
                sum += kept(effect);
            }
            best = Math.max(best, sum);
        }
        return best + 0.1 * card.ways().size();
    }

    private static double kept(Effect effect) {
        return switch (effect) {
            case Effect.Modify(RollKind roll, int add) -> Math.abs(add) * kept(roll);
            case Effect.Reroll reroll -> 1.6;
            case Effect.RerollAny any -> 2.2;
            case Effect.ExtraRally rally -> 0.9;
            case Effect.Draw draw -> 2.4;
            case Effect.Gain gain -> 1.1 * Math.abs(gain.count());
        };
    }

    private static double kept(RollKind roll) {
        return switch (roll) {
            case TRAVEL -> SPACE;
            case BATTLE, EXPOSURE -> 1;
            case MORALE -> 0.7;
            case FORAGE -> 0.6;
            default -> 0.5;
        };
    }
}
