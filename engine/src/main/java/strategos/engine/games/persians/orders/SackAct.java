package strategos.engine.games.persians.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.CityEvents.AssaultBegun;
import strategos.engine.games.persians.events.MovementEvents.PointsSpent;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code sack}: the active force storms an undefended city, which else could never be destroyed. */
@Rule({"8.2", "ruling-sack"})
final class SackAct implements Act {
    /** The verb's name. */
    static final String NAME = "sack";

    private final Verb verb = Verb.order(NAME, "8.2");
    private final Procedures rules;
    private final int cost;

    SackAct(Procedures rules) {
        this.rules = rules;
        this.cost = rules.printed().tables().costs().sack();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.acting()
                .filter(active -> war.camp(side).known() && open(war, active))
                .map(active -> SlotOffer.bare(verb));
    }

    private boolean open(War seen, Active active) {
        Force force = active.force();
        return !SeaZone.is(force.place())
                && !active.sacked()
                && !rules.forces().leaders(seen, force).isEmpty()
                && !rules.forces().troops(seen, force).isEmpty()
                && rules.storming().open(seen, force.side(), force.place())
                && seen.camp(force.side()).purse().left() >= cost;
    }

    /** A force that attrition has left without units does nothing more. */
    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        rules.attrition().march(play);
        rules.attrition().voyage(play);
        Active active = play.state().active().orElseThrow();
        if (!open(play.state(), active)) {
            return;
        }
        play.happen(new PointsSpent(side, cost, "sack"));
        play.happen(new AssaultBegun());
        rules.storming().roll(play, side, active.force().place());
    }
}
