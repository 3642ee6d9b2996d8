package strategos.engine.games.sparta.orders;

import java.util.Optional;
import strategos.engine.Call;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Slot;
import strategos.engine.Verb;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;

/** {@code besiege}: units go under a siege marker before a walled city or fort, at five campaign points. */
@Rule({"7.3", "9.0"})
public final class BesiegeAct implements Act {
    /** The verb's name. */
    public static final String NAME = "besiege";

    private final Verb verb = Verb.order(NAME, "9.0", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS));
    private final Force force;

    BesiegeAct(Force force) {
        this.force = force;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** Whether these units could besiege there. */
    @Rule({"7.3", "7.8", "9.0", "15.7", "16.1"})
    boolean open(War war, Side side, int place, Bits pieces, int points) {
        Board board = war.board();
        Bits units = board.units(pieces);
        Side enemy = force.rules().field().landEnemy(war, side, place);
        // Ships alone cannot fight those who would stand outside (8.1), so they besiege only where nobody would.
        boolean onlyShips = board.land(units).isEmpty();
        return points >= force.labels().printed().tables().costs().siege()
                && force.rules().field().mayFight(war, side, place)
                && (!onlyShips
                        || force.rules().field().openLand(war, enemy, place).isEmpty())
                && force.rules().sieges().strongEnough(war, units, enemy, place);
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        Optional<Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            Stack s = stack.get();
            boolean open = s.stage() == Stack.Stage.ASK
                    && open(seen, side, Stacks.place(seen, s), Stacks.here(seen, s), s.points());
            return open ? Optional.of(new BesiegeOffer(seen, side, stack, Bits.NONE)) : Optional.empty();
        }
        if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
            return Optional.empty();
        }
        Bits commanders = force.commanders(seen, side)
                .filter(leader -> open(
                        seen, side, seen.board().place(leader), force.available(seen, side, leader), points(leader)));
        return commanders.isEmpty()
                ? Optional.empty()
                : Optional.of(new BesiegeOffer(seen, side, Optional.empty(), commanders));
    }

    private int points(int leader) {
        return force.labels().printed().counters().leader(leader).campaign();
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Optional<Stack> before = Force.stack(play.state(), side);
        Bits besiegers = before.map(stack -> ofStack(play.state(), stack).resolve(call.all(Slots.UNITS)))
                .orElse(Bits.NONE);
        Stack stack = force.take(play, side, call, false);
        force.rules()
                .stacks()
                .besiege(
                        play,
                        stack,
                        before.isPresent() ? besiegers : play.state().board().units(stack.pieces()));
    }

    private Selection ofStack(War war, Stack stack) {
        int place = Stacks.place(war, stack);
        return new Selection(
                force.labels(),
                war.board(),
                war.board().units(Stacks.here(war, stack)),
                false,
                chosen -> open(war, stack.side(), place, chosen, stack.points()));
    }

    private final class BesiegeOffer implements Offer {
        private final War war;
        private final Side side;
        private final Optional<Stack> stack;
        private final Bits commanders;

        BesiegeOffer(War war, Side side, Optional<Stack> stack, Bits commanders) {
            this.war = war;
            this.side = side;
            this.stack = stack;
            this.commanders = commanders;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Choices choices(Slot slot, Call filled) {
            if (slot.name().equals(Slots.LEADER)) {
                return stack.isPresent() ? Choices.nothing() : Choices.oneOf(force.leaders(war, commanders));
            }
            return selection(filled).choices(filled.all(Slots.UNITS));
        }

        private Selection selection(Call filled) {
            if (stack.isPresent()) {
                return ofStack(war, stack.get());
            }
            int leader = force.labels().piece(filled.one(Slots.LEADER));
            int place = war.board().place(leader);
            return force.selection(war, side, leader, false, chosen -> open(war, side, place, chosen, points(leader)));
        }
    }
}
