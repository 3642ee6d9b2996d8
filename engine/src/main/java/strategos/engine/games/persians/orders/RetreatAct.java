package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Retreats;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
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
    public Optional<Offer> offer(War seen, Side side) {
        if (!(seen.step() instanceof Step.Fight(Battle battle))
                || battle.stage() != Battle.Stage.RETREAT
                || !rules.battles().asks(seen, battle, side)) {
            return Optional.empty();
        }
        Force force = battle.force(side);
        Retreats retreats = rules.retreats();
        List<Choice> zones = new ArrayList<>(Slots.zones(retreats.zones(seen, force)));
        if (retreats.refuge(seen, force).isPresent()) {
            zones.add(Slots.word(Retreats.ABOARD));
        }
        return Optional.of(SlotOffer.one(verb, zones));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        rules.battles().retreat(play, play.state().battle().orElseThrow(), call.one(ZONE));
    }
}
