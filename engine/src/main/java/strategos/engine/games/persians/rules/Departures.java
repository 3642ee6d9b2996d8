package strategos.engine.games.persians.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.Boxes;
import strategos.engine.games.persians.events.LeaderGone;
import strategos.engine.games.persians.events.UnitsLost;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** Persians who go home to Asia with their king. */
@Rule({"11.2-intrigues", "14.3"})
final class Departures {
    private final Forces forces;
    private final Losses losses;

    Departures(Forces forces) {
        this.forces = forces;
        this.losses = new Losses(forces);
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

    /** A leader leaves; his units go to another leader aboard, or stay. */
    void go(Play<War> play, String leader) {
        Camp camp = play.state().camp(Side.PERSIAN);
        Optional<Chief> chief = camp.chief(leader);
        if (chief.isPresent()) {
            String heir = chief.get().aboard() ? Boxes.heir(camp, chief.get()) : "";
            if (chief.get().aboard() && heir.isEmpty() && !chief.get().troops().isEmpty()) {
                Castaways castaways = new Castaways(forces.printed().atlas(), losses);
                castaways.land(play, Side.PERSIAN, List.of(chief.get()));
            }
            if (play.state().camp(Side.PERSIAN).chief(leader).isPresent()) {
                play.happen(new LeaderGone(Side.PERSIAN, leader, heir, false));
            }
        }
    }
}
