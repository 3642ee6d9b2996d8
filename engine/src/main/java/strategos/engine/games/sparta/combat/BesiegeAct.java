package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.Sieges.StandingSieges;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Engagement.Detachments;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/**
 * {@code besiege}: units try to take a walled city or fort, at five campaign points; or they join the siege that stands
 * there; or the side gives a siege up.
 */
@Rule({"7.3", "9.0"})
public final class BesiegeAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "besiege";

    /** What is done; none named means a try. */
    public static final String HOW = "how";

    static final String ATTEMPT = "attempt";

    /** To join a siege that stands. */
    public static final String JOIN = "join";

    /** To give a siege up. */
    public static final String LIFT = "lift";

    private final Verb verb = Verb.order(
            NAME, "9.0", Slot.one(HOW), Slot.one(Slots.LEADER), Slot.path(Slots.UNITS), Slot.one(Slots.PLACE));
    private final Force force;
    private final Sieges sieges;
    private final StandingSieges standing;
    private final Engagements engagements;

    public BesiegeAct(Force force, Sieges sieges, Engagements engagements) {
        this.force = force;
        this.sieges = sieges;
        this.standing = sieges.standing();
        this.engagements = engagements;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** Whether these units could try to take the place. */
    @Rule({"7.3", "7.8", "9.0", "15.7", "16.1"})
    boolean open(War war, Side side, int place, PieceSet pieces, int points) {
        Board board = war.board();
        PieceSet units = board.units(pieces);
        Side enemy = force.field().landEnemy(war, side, place);
        // Ships alone cannot fight those who would stand outside (8.1), so they besiege only where nobody would.
        boolean onlyShips = board.land(units).isEmpty();
        return points >= force.labels().printed().tables().costs().siege()
                && force.field().mayFight(war, side, place)
                && (!onlyShips || force.field().openLand(war, enemy, place).isEmpty())
                && sieges.strongEnough(war, units, enemy, place);
    }

    /** Those of the pieces that could join the siege that stands there. */
    @Rule({"9.0", "ruling-S7"})
    PieceSet joiners(War war, Side side, int place, PieceSet pieces) {
        Board board = war.board();
        return standing.joinable(war, side, place) ? board.units(pieces).minus(board.besieging()) : PieceSet.NONE;
    }

    /** The points with which the leader begins. */
    int points(int leader) {
        return force.labels().printed().counters().leader(leader).campaign();
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        Optional<Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            return stack.filter(s -> seen.at(Stack.Stage.ASK)).flatMap(s -> offer(seen, s));
        }
        if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
            return Optional.empty();
        }
        Board board = seen.board();
        PieceSet all = force.commanders(seen, side);
        PieceSet trying = all.filter(leader -> !besiegers(seen, side, leader).isEmpty());
        PieceSet joining =
                all.filter(leader -> !joiners(seen, side, board.place(leader), force.available(seen, side, leader))
                        .isEmpty());
        PlaceSet lifting = standing.of(seen, side);
        return trying.isEmpty() && joining.isEmpty() && lifting.isEmpty()
                ? Optional.empty()
                : Optional.of(new BesiegeOffer(this, force, seen, side, Optional.empty(), trying, joining, lifting));
    }

    private Optional<Offer> offer(War war, Stack stack) {
        int place = stack.place(war.board());
        PieceSet here = stack.here(war.board());
        PieceSet one = PieceSet.of(stack.commander());
        PieceSet trying = open(war, stack.side(), place, here, stack.points()) ? one : PieceSet.NONE;
        PieceSet joining = joiners(war, stack.side(), place, here).isEmpty() ? PieceSet.NONE : one;
        return trying.isEmpty() && joining.isEmpty()
                ? Optional.empty()
                : Optional.of(new BesiegeOffer(
                        this, force, war, stack.side(), Optional.of(stack), trying, joining, PlaceSet.NONE));
    }

    /** The units among which a leader who sets out may choose those that try. */
    PieceSet besiegers(War war, Side side, int leader) {
        int place = war.board().place(leader);
        return force.inParties(war, side, leader, party -> open(war, side, place, party, points(leader)));
    }

    /** The units that could be chosen to try, or to join. */
    public Selection selection(War war, Side side, Optional<Stack> stack, int leader, boolean join) {
        int place = war.board().place(leader);
        PieceSet pieces = stack.map(s -> s.here(war.board())).orElseGet(() -> force.available(war, side, leader));
        int points = stack.map(Stack::points).orElseGet(() -> points(leader));
        PieceSet trying = stack.isPresent() ? war.board().units(pieces) : besiegers(war, side, leader);
        return new Selection(
                force.labels(),
                war,
                join ? joiners(war, side, place, pieces) : trying,
                stack.isEmpty() && force.divided(war, place),
                chosen -> join ? !chosen.isEmpty() : open(war, side, place, chosen, points));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        if (call.says(HOW, LIFT)) {
            standing.lift(play, side, force.labels().place(call.one(Slots.PLACE)));
            return;
        }
        War war = play.state();
        boolean join = call.says(HOW, JOIN);
        Optional<Stack> before = Force.stack(war, side);
        int leader = before.map(Stack::commander).orElseGet(() -> force.labels().piece(call.one(Slots.LEADER)));
        PieceSet units = selection(war, side, before, leader, join).resolve(call.all(Slots.UNITS));
        Stack stack = before.orElseGet(() -> force.form(play, side, leader, units));
        if (join) {
            standing.join(play, side, war.board().place(leader), units);
            Flow.go(play, Stack.Stage.END);
        } else {
            besiege(play, stack, units);
        }
    }

    /** The siege that the commander declares; who stands outside is fought instead. */
    @Rule("9.0")
    private void besiege(Play<War> play, Stack stack, PieceSet besiegers) {
        War war = play.state();
        Board board = war.board();
        Side enemy = force.field().landEnemy(war, stack.side(), stack.place(board));
        Flow.go(play, Stack.Stage.ASK);
        engagements.declare(
                play,
                stack,
                enemy,
                new Detachments(board.land(besiegers), board.fleet(besiegers), PieceSet.NONE),
                true);
    }

    /**
     * Who may try to take what, join which siege, and which sieges may be given up.
     *
     * @param stack the stack on campaign, if one is
     * @param trying leaders who may try
     * @param joining leaders who may join a siege
     * @param lifting places whose siege may be given up
     */
    @Rule("9.0")
    record BesiegeOffer(
            BesiegeAct act,
            Force force,
            War war,
            Side side,
            Optional<Stack> stack,
            PieceSet trying,
            PieceSet joining,
            PlaceSet lifting)
            implements Offer {
        @Override
        public Verb verb() {
            return act.verb();
        }

        @Override
        public Choices choices(Slot slot, Call filled) {
            boolean lift = filled.says(BesiegeAct.HOW, BesiegeAct.LIFT);
            boolean join = filled.says(BesiegeAct.HOW, BesiegeAct.JOIN);
            return switch (slot.name()) {
                case BesiegeAct.HOW -> ways();
                case Slots.LEADER -> lift || stack.isPresent() ? Choices.nothing() : leaders(join ? joining : trying);
                case Slots.UNITS -> lift ? Choices.nothing() : units(filled, join);
                default -> lift ? Choices.oneOf(force.labels().places(lifting)) : Choices.nothing();
            };
        }

        @Override
        public Optional<String> usual(Slot slot, Call filled) {
            return slot.name().equals(Slots.UNITS)
                    ? Selection.whole(filled.all(Slots.UNITS))
                    : Offer.super.usual(slot, filled);
        }

        @Override
        public List<Goal> goals(Call filled) {
            return new SiegeGoals(this).all();
        }

        /** Where only one place can be meant, the button names it. */
        @Override
        public Optional<Text> label() {
            List<Goal> goals = new SiegeGoals(this).all();
            return goals.size() == 1
                    ? Optional.of(
                            Text.of("button.besiege", "what", goals.getFirst().label()))
                    : Optional.empty();
        }

        @Override
        public Optional<Outline> outline(Call whole) {
            return new SiegeGoals(this).outline(whole);
        }

        /** What can be done; where only a try is open, there is nothing to say. */
        Choices ways() {
            List<Choice> ways = new ArrayList<>();
            if (!joining.isEmpty()) {
                ways.add(Labels.word(BesiegeAct.JOIN));
            }
            if (!lifting.isEmpty()) {
                ways.add(Labels.word(BesiegeAct.LIFT));
            }
            if (trying.isEmpty() || ways.isEmpty()) {
                return new Choices.Pick(ways, Math.min(1, ways.size()), 1);
            }
            ways.addFirst(Labels.word(BesiegeAct.ATTEMPT));
            return new Choices.Pick(ways, 0, 1);
        }

        private Choices leaders(PieceSet who) {
            return who.isEmpty() ? Choices.nothing() : Choices.oneOf(force.leaders(war, who));
        }

        private Choices units(Call filled, boolean join) {
            PieceSet who = join ? joining : trying;
            if (who.isEmpty()) {
                return Choices.nothing();
            }
            int leader =
                    stack.map(Stack::commander).orElseGet(() -> force.labels().piece(filled.one(Slots.LEADER)));
            return act.selection(war, side, stack, leader, join).choices(filled.all(Slots.UNITS));
        }
    }

    /** {@code sally}: trapped units try to break out; they need no leader. */
    @Rule("9.1")
    public static final class SallyAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "sally";

        private final Verb verb = Verb.order(NAME, "9.1", Slot.one(Slots.PLACE));
        private final Force force;
        private final Sieges sieges;

        public SallyAct(Force force, Sieges sieges) {
            this.force = force;
            this.sieges = sieges;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
                return Optional.empty();
            }
            PlaceSet places = seen.ground()
                    .of(Marker.trapped(side))
                    .minus(seen.ground().of(Marker.SALLIED))
                    .filter(place -> !force.field().inside(seen, side, place).isEmpty()
                            && force.field().mayBreakOut(seen, side, place));
            return places.isEmpty()
                    ? Optional.empty()
                    : Optional.of(SlotOffer.one(verb, force.labels().places(places)));
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            sieges.breakOut(play, side, force.labels().place(call.one(Slots.PLACE)));
        }
    }
}
