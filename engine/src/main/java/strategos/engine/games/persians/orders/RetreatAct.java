package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Retreats;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code retreat}: where the beaten force goes. */
@Rule({"7.6", "9.3"})
public final class RetreatAct implements Act {
    /** The verb's name. */
    public static final String NAME = "retreat";

    /** Where to. */
    public static final String ZONE = "zone";

    private final Verb verb = Verb.order(NAME, "7.6", Slot.one(ZONE));
    private final Procedures rules;

    RetreatAct(Procedures rules) {
        this.rules = rules;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.battle()
                .filter(battle -> battle.stage() == Battle.Stage.RETREAT
                        && rules.battles().asks(war, battle, side))
                .map(battle -> SlotOffer.one(verb, zones(war, battle.force(side))));
    }

    private List<Choice> zones(War seen, Force force) {
        Retreats retreats = rules.retreats();
        List<Choice> zones = new ArrayList<>(Slots.zones(retreats.zones(seen, force)));
        if (retreats.refuge(seen, force).isPresent()) {
            zones.add(Slots.word(Retreats.ABOARD));
        }
        return zones;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        rules.battles().retreat(play, play.state().fight(), call.one(ZONE));
    }
}
