package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Sailing;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code debark}: a leader aboard lands with all that follows him. */
@Rule("9.4")
final class DebarkAct implements Act {
    /** The verb's name. */
    static final String NAME = "debark";

    private static final String LEADER = "leader";
    private static final String ZONE = "zone";

    private final Verb verb = Verb.order(NAME, "9.4", Slot.one(LEADER), Slot.one(ZONE));
    private final Sailing sailing;
    private final int cost;

    DebarkAct(Procedures rules) {
        this.sailing = rules.sailing();
        this.cost = rules.printed().tables().costs().embark();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        Camp camp = war.camp(side);
        if (!(war.step() instanceof Step.Activation)
                || !camp.known()
                || camp.purse().left() < cost) {
            return Optional.empty();
        }
        List<String> able = new ArrayList<>();
        for (Chief chief : camp.chiefs()) {
            if (chief.aboard()
                    && !chief.follows()
                    && !sailing.coasts(war, side, chief).isEmpty()) {
                able.add(chief.id());
            }
        }
        return able.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(
                        verb,
                        (slot, filled) -> Choices.oneOf(
                                slot.equals(LEADER)
                                        ? Slots.counters(able)
                                        : Slots.zones(sailing.coasts(
                                                war,
                                                side,
                                                camp.chief(filled.one(LEADER)).orElseThrow())))));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        sailing.land(play, side, call.one(LEADER), call.one(ZONE));
    }
}
