package strategos.engine.games.persians.movement;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.movement.MovementEvents.EntryOpened;
import strategos.engine.games.persians.victory.Victory;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** What follows when a force has come into a zone: scorched land, and the enemy who may intercept it. */
@Rule({"6.1", "9.2", "12"})
public final class Entering {
    private static final int LONGEST_CHAIN = 3;

    private final Attrition attrition;
    private final Forces forces;
    private final Victory victory;

    public Entering(Attrition attrition, Forces forces, Victory victory) {
        this.attrition = attrition;
        this.forces = forces;
        this.victory = victory;
    }

    /** After a march, a landing, a retreat or a move at sea. */
    @Rule("ruling-asked")
    public void entered(Play<War> play, Force force, int chain) {
        entered(play, force, chain, force);
    }

    /**
     * The same of a force in which others may have been there before.
     *
     * @param newcomers those of it who have come
     */
    @Rule({"12", "ruling-asked"})
    public void entered(Play<War> play, Force force, int chain, Force newcomers) {
        attrition.scorched(play, newcomers);
        victory.test(play);
        if (play.state().step() instanceof Step.Over || !forces.there(play.state(), force)) {
            return;
        }
        War war = play.state();
        Side enemy = force.side().other();
        List<Tried> tried = war.active().map(active -> active.metBy(force)).orElse(List.of());
        if (chain < LONGEST_CHAIN && anybodyLeft(war.side(enemy), force.place(), tried)) {
            play.happen(new EntryOpened(enemy, force, chain));
        }
    }

    /** Whether the enemy has a counter there that has not tried, as all can see. */
    public static boolean anybodyLeft(SideState enemy, ZoneId place, List<Tried> tried) {
        int there = enemy.counters(place);
        if (place.sea()) {
            there += enemy.singles(place);
        }
        return there > Tried.marksAt(tried, place);
    }
}
