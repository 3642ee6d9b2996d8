package strategos.engine.games.xenophon;

import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;

/** Positions in which Alpha is about to make a throw of a kind, with all that the rules want for it. */
final class Rolls {
    private Rolls() {}

    /** Two armies; opponents are asked. Alpha stands in the north and has something of everything. */
    static Camp before(RollKind kind) {
        Camp camp = Camp.race(2)
                .asking()
                .army(
                        Camp.ALPHA,
                        army -> army.withSpace(40)
                                .set(Token.FOOD, 2)
                                .set(Token.STARVATION, 1)
                                .set(Token.MUTINY, 2)
                                .set(Token.ANGER, 3))
                .turn(turn -> turn.withTerrain(Terrain.DESERT)
                        .withWeather(Weather.HARSH)
                        .withMet(true)
                        .withAttacked(true))
                .at(kind.phase());
        return kind == RollKind.FORAGE ? camp.in(Stage.FORAGE) : camp;
    }

    /** Goes on until the throw lies on the table. */
    static Field made(Camp camp, RollKind kind, ScriptedDice dice) {
        Field field = camp.field(dice);
        if (kind == RollKind.FORAGE) {
            field.order(Camp.ALPHA, "forage choice=yes");
        }
        field.toQuestion();
        while (field.state().currentRoll().kind() != kind) {
            Camp.game().rules().awaited(field.state()).keySet().forEach(seat -> field.order(seat, "pass"));
            field.toQuestion();
        }
        return field;
    }

    /** Dice so that the throw is made, and its die shows that face; a sum of two for the route. */
    static ScriptedDice dice(RollKind kind, int face) {
        ScriptedDice dice = new ScriptedDice();
        return switch (kind) {
            case ROUTE -> dice.d6(face / 2, face - face / 2);
            case CASUALTIES -> dice.d6(1, face);
            case DESERTERS -> dice.d6(6, face);
            default -> dice.d6(face);
        };
    }
}
