package strategos.engine.games.sparta.movement;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.movement.MovementEvents.Dropped;
import strategos.engine.games.sparta.movement.MovementEvents.PickedUp;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.kit.RephrasedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** What the stack on campaign leaves where it stands, and what it takes along there. */
public abstract class StackAct implements Act<War, Side> {
    /** Whom the stack leaves, or takes along. */
    public static final String PIECES = "pieces";

    private final Verb verb;
    final Force force;

    private StackAct(String name, String rule, Force force) {
        this.verb = Verb.calm(name, rule, Slot.path(PIECES));
        this.force = force;
    }

    /** {@code drop}: the stack leaves pieces behind; they campaign no more this phase. */
    @Rule("7.6")
    public static final class DropAct extends StackAct {
        /** The verb's name. */
        public static final String NAME = "drop";

        public DropAct(Force force) {
            super(NAME, "7.6", force);
        }

        @Override
        boolean open(War war, Stack stack) {
            return !force.bound(war, stack);
        }

        @Override
        PieceSet pieces(War war, Stack stack) {
            return stack.here(war.board()).without(stack.commander());
        }

        @Override
        boolean divided(War war, int place) {
            return false;
        }

        /** A leader stays at sea with a ship that stays, too: one of the stack's, or one that is done. */
        @Override
        @Rule({"7.4", "7.6"})
        boolean shipsStay(War war, Stack stack, PieceSet pieces, PieceSet chosen) {
            Board board = war.board();
            int place = stack.place(board);
            PieceSet fresh = board.fleet(board.at(place, stack.side())).minus(board.used());
            PieceSet leaving = stack.here(board).or(fresh);
            return board.chiefs(chosen).isEmpty()
                    || force.shipsStay(war, stack.side(), place, leaving.minus(pieces), leaving.minus(chosen));
        }

        @Override
        Event<War> moved(Stack stack, Company company, PlaceRef place) {
            return new Dropped(company, place);
        }
    }

    /** {@code pickup}: the stack takes along pieces that have not campaigned; a point a place. */
    @Rule("7.7")
    public static final class PickUpAct extends StackAct {
        /** The verb's name. */
        public static final String NAME = "pickup";

        public PickUpAct(Force force) {
            super(NAME, "7.7", force);
        }

        @Override
        boolean open(War war, Stack stack) {
            return stack.points() >= cost(stack);
        }

        @Rule("ruling-V1")
        private int cost(Stack stack) {
            return stack.picked() || !stack.marched()
                    ? 0
                    : force.labels().printed().tables().costs().pickUp();
        }

        /** What stands there, fresh and free, on the stack's shore. */
        @Override
        PieceSet pieces(War war, Stack stack) {
            Board board = war.board();
            int place = stack.place(war.board());
            PieceSet there = board.at(place, stack.side()).minus(board.used()).minus(stack.pieces());
            if (force.field().trapped(war, stack.side(), place)) {
                there = there.minus(board.inside());
            }
            for (Load load : board.cargo()) {
                boolean torn = there.has(load.ship()) != there.has(load.troops());
                there = torn ? there.without(load.ship()).without(load.troops()) : there;
            }
            PieceSet own = board.fleet(stack.pieces());
            if (!own.isEmpty() && force.labels().printed().atlas().locale(place).divided()) {
                boolean south = own.meets(board.south());
                there = there.minus(
                        board.fleet(there).filter(ship -> board.south().has(ship) != south));
            }
            return there;
        }

        @Override
        boolean divided(War war, int place) {
            return force.divided(war, place);
        }

        /** Who is left behind keeps a ship. */
        @Override
        @Rule({"7.4", "7.7"})
        boolean shipsStay(War war, Stack stack, PieceSet pieces, PieceSet chosen) {
            PieceSet here = stack.here(war.board());
            return force.shipsStay(war, stack.side(), stack.place(war.board()), here.or(pieces), here.or(chosen));
        }

        @Override
        Event<War> moved(Stack stack, Company company, PlaceRef place) {
            return new PickedUp(company, place, stack.points() - cost(stack));
        }
    }

    /** Whether its commander, who is asked, may do so. */
    abstract boolean open(War war, Stack stack);

    /** The pieces that it may be done with. */
    abstract PieceSet pieces(War war, Stack stack);

    /** Whether ships of two shores lie among them, which never go together. */
    abstract boolean divided(War war, int place);

    /** Whether, once that is done with some of these pieces, no leader is left at sea without a ship. */
    abstract boolean shipsStay(War war, Stack stack, PieceSet pieces, PieceSet chosen);

    /** What has happened when it is done. */
    abstract Event<War> moved(Stack stack, Company company, PlaceRef place);

    @Override
    public final Verb verb() {
        return verb;
    }

    @Override
    public final Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return Force.stack(war, side)
                .filter(stack -> war.at(Stack.Stage.ASK)
                        && open(war, stack)
                        && !pieces(war, stack).isEmpty())
                .map(stack -> new SlotOffer(
                        verb, (slot, filled) -> selection(war, stack).choices(filled.all(PIECES))));
    }

    private Selection selection(War war, Stack stack) {
        int place = stack.place(war.board());
        PieceSet pieces = pieces(war, stack);
        return new Selection(
                force.labels(),
                war,
                pieces,
                divided(war, place),
                chosen -> !chosen.isEmpty()
                        && force.afloat(war, place, pieces, chosen)
                        && shipsStay(war, stack, pieces, chosen));
    }

    @Override
    public final void carryOut(Play<War> play, Side side, Call call) {
        War war = play.state();
        Stack stack = Force.stack(war, side).orElseThrow();
        PieceSet chosen = selection(war, stack).resolve(call.all(PIECES));
        Printed printed = force.labels().printed();
        int place = stack.place(war.board());
        play.happen(moved(
                stack,
                printed.counters().company(chosen),
                printed.atlas().locale(place).ref()));
    }

    /** {@code react}: ships intercept a fleet that sails on, or let it pass; ships that are attacked evade, or stand. */
    @Rule({"7.9", "7.10"})
    public static final class ReactAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "react";

        static final String INTERCEPT = "intercept";
        static final String PASS = "pass";
        static final String EVADE = "evade";
        static final String STAND = "stand";

        private final Verb verb = Verb.order(NAME, "7.9", Slot.one(Slots.CHOICE));
        private final Optional<Offer> intercepting = Optional.of(SlotOffer.one(verb, Labels.words(PASS, INTERCEPT)));
        private final Optional<Offer> evading =
                Optional.of(RephrasedOffer.citing(SlotOffer.one(verb, Labels.words(STAND, EVADE)), "7.10"));
        private final Pursuits pursuits;

        public ReactAct(Pursuits pursuits) {
            this.pursuits = pursuits;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        /** The order to intercept, or to let pass. */
        public static Call intercept(boolean yes) {
            return Call.of(NAME, Slots.CHOICE, yes ? INTERCEPT : PASS);
        }

        /** The order to evade, or to stand. */
        public static Call evade(boolean yes) {
            return Call.of(NAME, Slots.CHOICE, yes ? EVADE : STAND);
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            if (seen.step() instanceof PendingStep.Interception) {
                return intercepting;
            }
            return seen.at(Engagement.Stage.EVASION) ? evading : Optional.empty();
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            String choice = call.one(Slots.CHOICE);
            if (play.state().at(Engagement.Stage.EVASION)) {
                pursuits.evade(play, choice.equals(EVADE));
            } else {
                pursuits.intercept(play, choice.equals(INTERCEPT));
            }
        }
    }
}
