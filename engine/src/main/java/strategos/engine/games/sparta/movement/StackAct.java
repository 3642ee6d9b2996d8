package strategos.engine.games.sparta.movement;

import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.Engagements;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ForceEvents.Landed;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.Movement.SyracuseWatch;
import strategos.engine.games.sparta.movement.MovementEvents.Dropped;
import strategos.engine.games.sparta.movement.MovementEvents.Halted;
import strategos.engine.games.sparta.movement.MovementEvents.MarchLapsed;
import strategos.engine.games.sparta.movement.MovementEvents.Marched;
import strategos.engine.games.sparta.movement.MovementEvents.PickedUp;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Engagement.Detachments;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.Stack.Stage;
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
    private final Force force;

    private StackAct(String name, String rule, Force force) {
        this.verb = Verb.calm(name, rule, Slot.path(PIECES));
        this.force = force;
    }

    /** {@code drop}: the stack leaves pieces behind; they campaign no more this phase. */
    @Rule("7.6")
    public static final class DropAct extends StackAct {
        /** The verb's name. */
        public static final String NAME = "drop";

        private final Force force;

        public DropAct(Force force) {
            super(NAME, "7.6", force);
            this.force = force;
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

        private final Force force;

        public PickUpAct(Force force) {
            super(NAME, "7.7", force);
            this.force = force;
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

    /** The campaign of one stack: it marches place by place, and what it meets is settled before it goes on. */
    @Rule({"2.5", "4.0", "4.1", "5.0", "7.1", "7.5"})
    public static final class Stacks {
        private final Printed printed;
        private final Atlas atlas;
        private final Field field;
        private final Movement movement;
        private final Mortality mortality;
        private final Engagements engagements;
        private final SyracuseWatch syracuse;

        public Stacks(
                Printed printed,
                Field field,
                Movement movement,
                Mortality mortality,
                Engagements engagements,
                SyracuseWatch syracuse) {
            this.printed = printed;
            this.atlas = printed.atlas();
            this.field = field;
            this.movement = movement;
            this.mortality = mortality;
            this.engagements = engagements;
            this.syracuse = syracuse;
        }

        /** Whether its commander is asked. */
        public boolean asks(War war, Stage stage) {
            boolean there = war.stack().orElseThrow().place(war.board()) < atlas.size();
            return there && (stage == Stage.ASK || stage == Stage.DECLARE);
        }

        /** One step that needs no decision. */
        public void advance(Play<War> play, Stage stage) {
            Stack stack = play.state().stack().orElseThrow();
            int place = stack.place(play.state().board());
            if (place >= atlas.size()) {
                finish(play, stack);
                return;
            }
            switch (stage) {
                case MARCH -> march(play, stack, place);
                case ENTER -> enter(play, stack, place);
                case SHIPS -> meetShips(play, stack, place);
                case TROOPS -> meetTroops(play, stack, place);
                case END -> finish(play, stack);
                case DECLARE, ASK -> throw new IllegalStateException("the commander is asked");
            }
        }

        @Rule({"7.1", "7.3", "7.4", "7.5"})
        private void march(Play<War> play, Stack stack, int place) {
            if (stack.plan().isEmpty()) {
                Flow.go(play, Stage.ASK);
                return;
            }
            War war = play.state();
            int next = stack.plan().getFirst();
            PieceSet pieces = stack.here(war.board());
            MovingForce mover = MovingForce.of(war.board(), stack.side(), pieces);
            boolean south = movement.south(war, pieces);
            Route route = null;
            for (Route open : atlas.from(place)) {
                if (open.to() == next && movement.open(war, mover, open, south)) {
                    route = open;
                }
            }
            boolean lost = movement.lost(war, mover, stack.plan().getLast());
            if (route == null || lost || stack.points() < movement.cost()) {
                // What it has met on the way has closed the route, or the end to it: the rest of the plan lapses.
                play.happen(new MarchLapsed());
                Flow.go(play, Stage.TROOPS);
                return;
            }
            boolean aboard = mover.ships() > 0 && (route.kind() == Route.Kind.SEA || mover.carriesAll());
            List<Load> cargo = aboard ? movement.cargo(war, pieces) : List.of();
            play.happen(new Marched(
                    stack.side(),
                    printed.counters().leader(stack.commander()).ref(),
                    printed.counters().company(pieces),
                    atlas.locale(place).ref(),
                    atlas.locale(next).ref(),
                    mover.ships() > 0 && route.southThere(),
                    cargo,
                    stack.plan().size() == 1,
                    stack.points() - movement.cost(),
                    war.terms().concealed() && field.present(war, stack.side().other(), next)));
            Flow.go(play, Stage.ENTER);
        }

        /** Lone enemy leaders die; Syracuse may bring nations into the war. */
        @Rule({"7.5", "15.1", "15.4", "15.7"})
        private void enter(Play<War> play, Stack stack, int place) {
            boolean armed = !play.state()
                    .board()
                    .units(stack.here(play.state().board()))
                    .isEmpty();
            if (armed) {
                mortality.comeUpon(play, stack.side(), place);
            }
            Flow.go(play, Stage.SHIPS);
            syracuse.entered(play, stack.side(), place, stack.here(play.state().board()));
        }

        /** A fleet that sails on through enemy ships may be intercepted. */
        @Rule({"7.9", "ruling-V4"})
        private void meetShips(Play<War> play, Stack stack, int place) {
            War war = play.state();
            PieceSet fleet = war.board().fleet(stack.here(war.board()));
            boolean met = !stack.plan().isEmpty()
                    && !fleet.isEmpty()
                    && field.mayFight(war, stack.side(), place)
                    && !enemyShips(war, stack, place).isEmpty();
            Flow.go(play, Stage.TROOPS);
            if (met) {
                Flow.push(play, new PendingStep.Interception());
            }
        }

        private PieceSet enemyShips(War war, Stack stack, int place) {
            return field.freeShips(war, stack.side().other(), place, movement.south(war, stack.here(war.board())));
        }

        /** Land units on foot stop for enemy land units; a fleet that stops offers battle; what it carries lands. */
        @Rule({"7.4", "7.5", "7.9"})
        private void meetTroops(Play<War> play, Stack stack, int place) {
            boolean stops = stack.plan().isEmpty();
            boolean ashore = !atlas.locale(place).sea();
            PieceSet aboard =
                    play.state().board().aboard().and(stack.here(play.state().board()));
            if (stops && ashore && !aboard.isEmpty()) {
                play.happen(new Landed(aboard));
            }
            War war = play.state();
            PieceSet pieces = stack.here(war.board());
            PieceSet troops = war.board().land(pieces).minus(war.board().aboard());
            PieceSet fleet = war.board().fleet(pieces);
            Side enemy = stack.side().other();
            boolean atWar = field.mayFight(war, stack.side(), place);
            boolean land = atWar
                    && !troops.isEmpty()
                    && !field.freeLand(war, enemy, place).isEmpty()
                    && !stack.declared();
            boolean sea = atWar
                    && stops
                    && !fleet.isEmpty()
                    && !enemyShips(war, stack, place).isEmpty();
            if (!land && !sea) {
                Flow.go(play, stops ? rest(war, stack, place) : Stage.MARCH);
                return;
            }
            if (land && stops && !fleet.isEmpty()) {
                Flow.go(play, Stage.DECLARE);
                return;
            }
            Flow.go(play, stops ? Stage.ASK : Stage.MARCH);
            PieceSet landing = land ? troops : PieceSet.NONE;
            engagements.declare(
                    play, stack, enemy, new Detachments(landing, PieceSet.NONE, sea ? fleet : PieceSet.NONE), false);
        }

        /** Without points and without anybody to fight there is nothing left to ask. */
        private Stage rest(War war, Stack stack, int place) {
            boolean idle = stack.points() == 0
                    && !field.present(war, stack.side().other(), place)
                    && field.landEnemy(war, stack.side(), place) == stack.side().other()
                    && !atlas.locale(place).city();
            return idle ? Stage.END : Stage.ASK;
        }

        /** The stack's campaign is over, also when a fight has ended it on the way: at a coast what it carried is ashore. */
        @Rule({"4.1", "7.4", "ruling-V2"})
        private void finish(Play<War> play, Stack stack) {
            Board board = play.state().board();
            PieceSet carried = board.aboard().and(stack.pieces());
            PieceSet landed =
                    carried.filter(unit -> !atlas.locale(board.place(unit)).sea());
            if (!landed.isEmpty()) {
                play.happen(new Landed(landed));
            }
            int place = stack.place(play.state().board());
            if (place >= atlas.size()) {
                Flow.pop(play);
                return;
            }
            play.happen(new Halted(
                    printed.counters().leader(stack.commander()).ref(),
                    atlas.locale(place).ref()));
        }
    }
}
