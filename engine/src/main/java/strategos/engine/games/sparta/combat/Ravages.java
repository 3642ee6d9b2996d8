package strategos.engine.games.sparta.combat;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.combat.SiegeEvents.RavageRolled;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Field;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Marker;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Ravaging the land of a city whose defenders stay inside. */
@Rule("9.2")
public final class Ravages {
    private final Printed printed;
    private final Control control;
    private final Field field;
    private final PrestigeAwards awards;
    private final int athens;

    public Ravages(Printed printed, Control control, Field field, PrestigeAwards awards) {
        this.printed = printed;
        this.control = control;
        this.field = field;
        this.awards = awards;
        athens = printed.atlas().number("athens");
    }

    /** Whether the side may ravage that place: a city of the enemy, all defenders inside, not tried this quarter. */
    public boolean open(War war, Side side, int place) {
        Side enemy = field.landEnemy(war, side, place);
        return control.holds(war, enemy, place)
                && control.shelters(war, enemy, place)
                && control.garrison(war, place) > 0
                && field.mayFight(war, side, place)
                && field.openLand(war, enemy, place).isEmpty()
                && !war.ground().has(Marker.RAVAGE_TRIED, place);
    }

    /** Two dice of at most the garrison ravage the land. */
    @Rule({"9.2", "13.0", "ruling-S4"})
    public void ravage(Play<War> play, Side side, int place) {
        int garrison = control.garrison(play.state(), place);
        Roll roll = Flow.roll(play, side, "ravage", "9.2", 2);
        boolean success = roll.sum() <= garrison;
        play.happen(new RavageRolled(
                side,
                printed.atlas().locale(place).ref(),
                roll.result().get(0),
                roll.result().get(1),
                roll.index(),
                garrison,
                success));
        if (success
                && place == athens
                && play.state().prestige().ravages() < awards.table().ravagesOfAthens()) {
            awards.award(play, PrestigeChanged.RAVAGE, Side.SPARTA);
        }
    }
}
