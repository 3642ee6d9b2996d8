package strategos.engine.games.persians.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.CounterEvents.PointsSpent;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.movement.MovementEvents.ZoneScorched;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.kit.ComposedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** The verbs of a force on the march. */
public final class MovementActs {
    private MovementActs() {}

    /** {@code march}: the active force goes zone by zone. */
    @Rule({"5.1", "5.4"})
    public static final class MarchAct implements Act<War, Side> {
        public static final String NAME = "march";
        public static final String PATH = "path";

        private final Verb verb = Verb.order(NAME, "5.1", Slot.path(PATH));
        private final Marching marching;

        public MarchAct(Marching marching) {
            this.marching = marching;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            return war.acting()
                    .filter(active -> war.side(side).known()
                            && !marching.next(war, active, active.force().place(), 0, 0)
                                    .isEmpty())
                    .map(active -> new ComposedOffer(
                            new SlotOffer(verb, (slot, filled) -> path(war, active, ZoneId.list(filled.all(PATH)))),
                            Text.of("goal.where"),
                            filled -> new Destinations(war, side)
                                    .march(active, marching, steps -> path(war, active, ZoneId.list(steps))),
                            whole -> Optional.of(new Destinations(war, side)
                                    .march(
                                            active,
                                            marching,
                                            ZoneId.list(whole.all(PATH)),
                                            Text.of(
                                                    "choice.named",
                                                    "name",
                                                    marching.troops(war, active.force())
                                                            .named())))));
        }

        private Choices path(War seen, Active active, List<ZoneId> taken) {
            ZoneId at = active.force().place();
            int spent = 0;
            for (ZoneId zone : taken) {
                spent += marching.cost(at, zone);
                at = zone;
            }
            List<Choice> next = new ArrayList<>();
            for (ZoneId zone : marching.next(seen, active, at, spent, taken.size())) {
                next.add(new Choice(
                        zone.id(),
                        Text.of(
                                "choice.cost",
                                "zone",
                                zone.named(),
                                "cost",
                                spent + marching.cost(at, zone),
                                "left",
                                seen.side(active.side()).points())));
            }
            return new Choices.Step(next, !taken.isEmpty());
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            marching.march(play, ZoneId.list(call.all(PATH)));
        }
    }

    /** {@code scorch}: the active force lays the zone waste. */
    @Rule("12")
    public static final class ScorchAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "scorch";

        private final Verb verb = Verb.order(NAME, "12");
        private final Forces forces;
        private final Attrition attrition;
        private final int cost;

        public ScorchAct(Forces forces, Attrition attrition) {
            this.forces = forces;
            this.attrition = attrition;
            this.cost = forces.printed().tables().costs().scorch();
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            return war.acting()
                    .filter(active -> war.side(side).known() && open(war, active.force()))
                    .map(active -> SlotOffer.bare(verb));
        }

        private boolean open(War seen, Force force) {
            return !force.place().sea()
                    && !forces.leaders(seen, force).isEmpty()
                    && !forces.troops(seen, force).isEmpty()
                    && !seen.ground().scorched().contains(force.place())
                    && seen.side(force.side()).points() >= cost;
        }

        /** A force that attrition has left without units does nothing more. */
        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            attrition.march(play);
            attrition.voyage(play);
            Force force = play.state().active().orElseThrow().force();
            if (open(play.state(), force)) {
                play.happen(new PointsSpent(side, cost, "scorch"));
                play.happen(new ZoneScorched(side, force.place()));
            }
        }
    }
}
