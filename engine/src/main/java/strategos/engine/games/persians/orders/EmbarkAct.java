package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.rules.Losses;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Sailing;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code embark}: a leader ashore goes aboard with units of his; the others stay without a leader. */
@Rule("9.4")
final class EmbarkAct implements Act {
    /** The verb's name. */
    static final String NAME = "embark";

    private static final String LEADER = "leader";
    private static final String VESSEL = "vessel";
    private static final String UNITS = "units";

    private final Verb verb = Verb.order(NAME, "9.4", Slot.one(LEADER), Slot.one(VESSEL), Slot.path(UNITS));
    private final Procedures rules;
    private final Sailing sailing;
    private final Losses losses;
    private final Counted counted;

    EmbarkAct(Procedures rules, Counted counted) {
        this.counted = counted;
        this.rules = rules;
        this.sailing = rules.sailing();
        this.losses = rules.losses();
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
                || camp.purse().left() < rules.printed().tables().costs().embark()) {
            return Optional.empty();
        }
        List<String> able = new ArrayList<>();
        for (Chief chief : camp.chiefs()) {
            if (!chief.dummy() && !chief.aboard() && !chief.follows() && sailing.port(war, side, chief.place())) {
                able.add(chief.id());
            }
        }
        return able.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(verb, (slot, filled) -> choices(war, side, able, slot, filled)));
    }

    private Choices choices(War seen, Side side, List<String> able, String slot, Call filled) {
        Camp camp = seen.camp(side);
        return switch (slot) {
            case LEADER -> Choices.oneOf(Slots.counters(able));
            case VESSEL -> {
                String place = camp.chief(filled.one(LEADER)).orElseThrow().place();
                yield Choices.oneOf(Slots.counters(sailing.ports(seen, side, place).stream()
                        .map(Vessel::id)
                        .toList()));
            }
            default -> handful(seen, side, filled).choices(filled.all(UNITS));
        };
    }

    private Handful handful(War seen, Side side, Call filled) {
        Camp camp = seen.camp(side);
        String leader = filled.one(LEADER);
        Vessel vessel = camp.vessel(filled.one(VESSEL)).orElseThrow();
        Troops box = rules.forces().troops(seen, new Force(side, vessel.sea(), sailing.band(camp, leader)));
        int free = losses.free(camp, vessel);
        return new Handful(counted, box, List.of(), List.of(), taken -> losses.room(taken.troops()) <= free, false);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Troops taken = handful(play.state(), side, call).taken(call.all(UNITS)).troops();
        sailing.embark(play, side, call.one(LEADER), call.one(VESSEL), taken);
    }
}
