package strategos.engine.games.persians.rules;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.LossEvents.UnitsLost;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** Persians who go home to Asia with their king. */
@Rule({"11.2-intrigues", "14.3"})
final class Departures {
    private final Losses losses;
    private final Castaways castaways;

    Departures(Forces forces) {
        this.losses = new Losses(forces);
        this.castaways = new Castaways(forces.printed().atlas(), losses);
    }

    /** Units leave, the leader's own first; then he does. */
    void leave(Play<War> play, String leader, Troops units, String why) {
        Camp camp = play.state().camp(Side.PERSIAN);
        List<Chief> order = new ArrayList<>();
        camp.chief(leader).ifPresent(order::add);
        camp.chiefs().stream().filter(c -> !c.id().equals(leader)).forEach(order::add);
        Troops left = units;
        List<UnitsLost.Loss> gone = new ArrayList<>();
        for (Chief chief : order) {
            Troops some = chief.troops().and(left);
            if (!some.isEmpty()) {
                gone.add(new UnitsLost.Loss(chief.id(), chief.place(), some));
                left = left.minus(some);
            }
        }
        for (Pile pile : camp.piles()) {
            Troops some = pile.all().and(left);
            if (!some.isEmpty()) {
                gone.add(new UnitsLost.Loss("", pile.zone(), some));
                left = left.minus(some);
            }
        }
        losses.happen(play, Side.PERSIAN, why, false, gone);
        go(play, leader);
    }

    /** A leader leaves. */
    void go(Play<War> play, String leader) {
        castaways.leave(play, Side.PERSIAN, leader);
    }
}
