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
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;

/**
 * What things are worth to an army, in hundreds of men. The figures were tuned by some hundred thousand matches against an
 * earlier player of the same kind; other seeds tell how well it plays.
 */
final class Worth {
    /** With some twenty turns to the sea, a space more or less weighs as much as this many hundreds of men. */
    private static final double SPACE = 1.6;
    /** How many spaces an army usually comes on in a turn. */
    private static final double PACE = 3;

    /** The first food of an army that would go hungry this turn, and what each starvation token that it drops adds. */
    private static final double HUNGRY = 3.6;

    private static final double STARVING = 0.3;

    /** Food beyond the next meal; each is worth a tenth less than the one before it. */
    private static final double FOOD = 1.5;

    private static final double LATER = 0.9;

    /** An anger token, if it brings an attack before the sea is reached; each turn one in six does. */
    private static final double ANGER = -1.5;

    private static final double CALM = 5.0 / 6;

    /** A mutiny token; near the sea it has no time to do all its harm. */
    private static final double MUTINY = -1.8;

    private static final double MUTINY_TURNS = 3;
    private static final double DESERTION = -3.5;
    private static final double ATTACK = -7;
    private static final double ROUT = -7.5;
    private static final double HARSH = -0.9;
    private static final double MARKET = 1.4;

    /** What modifiers of route and weather are worth where the roll may come: foraging, and battle for each anger token. */
    private static final double FORAGE_MODIFIER = 0.4;

    private static final double BATTLE_MODIFIER = 0.3;
    private static final int MOST_ANGER = 6;

    private final Tables tables;

    Worth(Tables tables) {
        this.tables = tables;
    }

    /** What that outcome is worth to the roller. */
    double of(Seen<MarchState> seen, Settled settled) {
        Army army = seen.position().roller();
        return switch (settled) {
            case RouteFound(var terrain) -> {
                RoutePhase.Table.Row row = tables.route().row(terrain);
                yield SPACE * row.travel()
                        + FORAGE_MODIFIER * row.forage()
                        + BATTLE_MODIFIER * row.battle() * Math.min(MOST_ANGER, army.anger());
            }
            case WeatherTurned(var weather) -> {
                WeatherPhase.Table.Row row = tables.weather().row(weather);
                yield SPACE * row.travel() + FORAGE_MODIFIER * row.forage() + (row.travel() < -1 ? HARSH : 0);
            }
            case SatrapSought(boolean met) -> met ? SPACE * tables.travel().negotiated() + MARKET : 0;
            case SatrapDealt(var mood, int anger, int food, boolean calmed) ->
                anger(army) * (anger - (calmed ? army.anger() : 0)) + fed(seen, food);
            case AttackJudged(boolean attacked) -> attacked ? ATTACK : 0;
            case BattleFought(int men, boolean worst) -> worst ? ROUT : -men;
            case CasualtiesCounted(int men) -> -men;
            case ExposureSuffered(int men) -> -men;
            case Foraged(int food, int anger) -> fed(seen, food) + anger(army) * anger;
            case Starved(int men) -> -men;
            case MoraleTested(boolean shaken) -> shaken ? mutiny(army) : 0;
            case RallyHeld(boolean rallied) -> rallied ? -mutiny(army) : 0;
            case DesertionTested(boolean deserts) -> deserts ? DESERTION : 0;
            case DesertersCounted(int men) -> -men;
            case Marched(int from, int to) -> SPACE * (to - from);
        };
    }

    /** About how many turns the army still marches. */
    private double turns(Army army) {
        return (tables.tracks().distance() - army.space()) / PACE;
    }

    private double anger(Army army) {
        return ANGER * (1 - Math.pow(CALM, turns(army)));
    }

    /** A mutiny token of that army. */
    double mutiny(Army army) {
        return MUTINY * Math.min(1, turns(army) / MUTINY_TURNS);
    }

    /** So much more food for the roller: a meal for this turn is worth the most, and one for a turn that will not come nothing. */
    double fed(Seen<MarchState> seen, int more) {
        Army army = seen.position().roller();
        boolean hungry = army.food() == 0 && seen.position().phase().compareTo(Phase.CONSUMPTION) < 0;
        double sum = 0;
        for (int n = army.food(); n < army.food() + more; n++) {
            double meal = n == 0 && hungry ? HUNGRY + STARVING * army.starvation() : FOOD * Math.pow(LATER, n);
            sum += meal * Math.clamp(turns(army) + 1 - n, 0, 1);
        }
        return sum;
    }

    /** How gladly a card is kept; what harms others is of no use where nobody is asked in others' turns. */
    double kept(MarchState march, Card card) {
        boolean asked = march.mode().asking();
        double best = 0;
        for (Way way : card.ways()) {
            double sum = 0;
            for (Effect effect : way.effects()) {
                sum += asked || way.aim().self() ? kept(effect) : 0;
            }
            best = Math.max(best, sum);
        }
        return best + 0.1 * card.ways().size();
    }

    private static double kept(Effect effect) {
        return switch (effect) {
            case Effect.Modify(RollKind roll, int add) -> Math.abs(add) * kept(roll);
            case Effect.Reroll reroll -> 0.3;
            case Effect.RerollAny any -> 3.1;
            case Effect.ExtraRally rally -> 0.3;
            case Effect.Draw draw -> 2.4;
            case Effect.Gain gain -> 1.1 * Math.abs(gain.count());
        };
    }

    private static double kept(RollKind roll) {
        return switch (roll) {
            case TRAVEL -> 1.3;
            case BATTLE, EXPOSURE, FORAGE -> 0.6;
            case MORALE -> 0.4;
            case NEGOTIATION -> 0.7;
            default -> 0.5;
        };
    }
}
