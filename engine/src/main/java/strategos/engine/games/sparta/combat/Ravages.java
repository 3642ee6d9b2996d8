package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.combat.SiegeEvents.RavageRolled;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** Ravaging the land of a city whose defenders stay inside. */
@Rule("9.2")
public final class Ravages {
    private final Printed printed;
    private final Control control;
    private final Field field;
    private final PrestigeAwards awards;
    private final int athens;

    public Ravages(Printed printed, Control control, Field field, PrestigeAwards awards) {
        this.printed = printed;
        this.control = control;
        this.field = field;
        this.awards = awards;
        athens = printed.atlas().number("athens");
    }

    /** Whether the side may ravage that place: a city of the enemy, all defenders inside, not tried this quarter. */
    public boolean open(War war, Side side, int place) {
        Side enemy = field.landEnemy(war, side, place);
        return control.holds(war, enemy, place)
                && control.shelters(war, enemy, place)
                && control.garrison(war, place) > 0
                && field.mayFight(war, side, place)
                && field.openLand(war, enemy, place).isEmpty()
                && !war.ground().has(Marker.RAVAGE_TRIED, place);
    }

    /** Two dice of at most the garrison ravage the land. */
    @Rule({"9.2", "13.0", "ruling-S4"})
    public void ravage(Play<War> play, Side side, int place) {
        int garrison = control.garrison(play.state(), place);
        Roll roll = Flow.roll(play, side, "ravage", "9.2", 2);
        boolean success = roll.sum() <= garrison;
        play.happen(new RavageRolled(
                side,
                printed.atlas().locale(place).ref(),
                roll.result().get(0),
                roll.result().get(1),
                roll.index(),
                garrison,
                success));
        if (success
                && place == athens
                && play.state().prestige().ravages() < awards.table().ravagesOfAthens()) {
            awards.award(play, PrestigeChanged.RAVAGE, Side.SPARTA);
        }
    }

    /** {@code ravage}: units lay waste the land of a city whose defenders are inside; that ends their campaign. */
    @Rule("9.2")
    public static final class RavageAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "ravage";

        private final Verb verb = Verb.order(NAME, "9.2", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS));
        private final Force force;
        private final Ravages ravages;

        public RavageAct(Force force, Ravages ravages) {
            this.force = force;
            this.ravages = ravages;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            Optional<Stack> stack = Force.stack(seen, side);
            if (stack.isPresent()) {
                Stack s = stack.get();
                boolean open = seen.at(Stack.Stage.ASK)
                        && !seen.board().units(s.here(seen.board())).isEmpty()
                        && ravages.open(seen, side, s.place(seen.board()));
                return open ? Optional.of(offer(seen, side, stack, PieceSet.NONE)) : Optional.empty();
            }
            if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
                return Optional.empty();
            }
            PieceSet commanders = force.commanders(seen, side)
                    .filter(leader -> !seen.board()
                                    .units(force.available(seen, side, leader))
                                    .isEmpty()
                            && ravages.open(seen, side, seen.board().place(leader)));
            return commanders.isEmpty()
                    ? Optional.empty()
                    : Optional.of(offer(seen, side, Optional.empty(), commanders));
        }

        private Offer offer(War war, Side side, Optional<Stack> stack, PieceSet commanders) {
            return new SlotOffer(
                            verb,
                            (slot, filled) -> stack.isPresent()
                                    ? Choices.nothing()
                                    : slot.equals(Slots.LEADER)
                                            ? Choices.oneOf(force.leaders(war, commanders))
                                            : units(war, side, filled))
                    .usually((slot, filled) ->
                            slot.equals(Slots.UNITS) ? Selection.whole(filled.all(Slots.UNITS)) : Optional.empty());
        }

        private Choices units(War war, Side side, Call filled) {
            int leader = force.labels().piece(filled.one(Slots.LEADER));
            int place = war.board().place(leader);
            PieceSet whole = force.available(war, side, leader);
            return force.selection(
                            war,
                            side,
                            leader,
                            false,
                            chosen -> !chosen.isEmpty() && force.afloat(war, place, whole, chosen))
                    .choices(filled.all(Slots.UNITS));
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            Stack stack = force.take(play, side, call, false);
            Flow.go(play, Stack.Stage.END);
            ravages.ravage(play, side, stack.place(play.state().board()));
        }
    }
}
