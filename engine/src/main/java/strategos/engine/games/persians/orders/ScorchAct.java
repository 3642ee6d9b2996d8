package strategos.engine.games.persians.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.CityEvents.ZoneScorched;
import strategos.engine.games.persians.events.MovementEvents.PointsSpent;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code scorch}: the active force lays the zone waste. */
@Rule("12")
final class ScorchAct implements Act {
    /** The verb's name. */
    static final String NAME = "scorch";

    private final Verb verb = Verb.order(NAME, "12");
    private final Procedures rules;
    private final int cost;

    ScorchAct(Procedures rules) {
        this.rules = rules;
        this.cost = rules.printed().tables().costs().scorch();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.acting()
                .filter(active -> war.camp(side).known() && open(war, active.force()))
                .map(active -> SlotOffer.bare(verb));
    }

    private boolean open(War seen, Force force) {
        return !SeaZone.is(force.place())
                && !rules.forces().leaders(seen, force).isEmpty()
                && !rules.forces().troops(seen, force).isEmpty()
                && !seen.ground().scorched().contains(force.place())
                && seen.camp(force.side()).purse().left() >= cost;
    }

    /** A force that attrition has left without units does nothing more. */
    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        rules.attrition().march(play);
        rules.attrition().voyage(play);
        Force force = play.state().active().orElseThrow().force();
        if (open(play.state(), force)) {
            play.happen(new PointsSpent(side, cost, "scorch"));
            play.happen(new ZoneScorched(side, force.place()));
        }
    }
}
