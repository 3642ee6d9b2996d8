package strategos.engine.games.persians.city;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.city.CityEvents.AssaultBegun;
import strategos.engine.games.persians.city.CityEvents.CityChosen;
import strategos.engine.games.persians.common.CounterEvents.PointsSpent;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.movement.Attrition;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** The verbs at a city. */
public final class CityActs {
    private CityActs() {}

    /** {@code city}: its holder fights inside, or outside. */
    @Rule({"8", "8.1"})
    public static final class CityAct implements Act<War, Side> {
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
            play.happen(new CityChosen(side, play.state().fight().place(), call.says(WHERE, INSIDE)));
        }
    }

    /** {@code sack}: the active force storms an undefended city, which else could never be destroyed. */
    @Rule({"8.2", "ruling-sack"})
    public static final class SackAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "sack";

        private final Verb verb = Verb.order(NAME, "8.2");
        private final Forces forces;
        private final Storming storming;
        private final Attrition attrition;
        private final int cost;

        public SackAct(Forces forces, Storming storming, Attrition attrition) {
            this.forces = forces;
            this.storming = storming;
            this.attrition = attrition;
            this.cost = forces.printed().tables().costs().sack();
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            return war.acting()
                    .filter(active -> war.side(side).known() && open(war, active))
                    .map(active -> SlotOffer.bare(verb));
        }

        private boolean open(War seen, Active active) {
            Force force = active.force();
            return !force.place().sea()
                    && !active.sacked()
                    && !forces.leaders(seen, force).isEmpty()
                    && !forces.troops(seen, force).isEmpty()
                    && storming.open(seen, force.side(), force.place())
                    && seen.side(force.side()).points() >= cost;
        }

        /** A force that attrition has left without units does nothing more. */
        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            attrition.march(play);
            attrition.voyage(play);
            Active active = play.state().active().orElseThrow();
            if (!open(play.state(), active)) {
                return;
            }
            play.happen(new PointsSpent(side, cost, "sack"));
            play.happen(new AssaultBegun());
            storming.roll(play, side, active.force().place());
        }
    }
}
