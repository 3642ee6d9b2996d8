package strategos.engine.games.persians.orders;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.CityEvents.CityChosen;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code city}: its holder fights inside, or outside. */
@Rule({"8", "8.1"})
public final class CityAct implements Act {
    /** The verb's name. */
    public static final String NAME = "city";

    /** Where to fight. */
    public static final String WHERE = "where";

    /** Inside the city. */
    public static final String INSIDE = "inside";

    /** Outside it. */
    public static final String OUTSIDE = "outside";

    private static final List<Choice> CHOICES = List.of(Slots.word(INSIDE), Slots.word(OUTSIDE));

    private final Verb verb = Verb.order(NAME, "8.1", Slot.one(WHERE));

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        boolean open = war.battle()
                .filter(battle -> battle.stage() == Battle.Stage.CITY
                        && war.ground().holder(battle.place()).equals(Optional.of(side)))
                .isPresent();
        return open ? Optional.of(SlotOffer.one(verb, CHOICES)) : Optional.empty();
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        play.happen(new CityChosen(
                side, play.state().fight().place(), call.one(WHERE).equals(INSIDE)));
    }
}
