package strategos.engine.games.sparta.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.rules.Mover;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Load;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Whom an order of the Campaign Phase is for: the stack on campaign, or a leader with units who begins his. */
final class Force {
    private final Labels labels;
    private final Procedures rules;

    Force(Labels labels, Procedures rules) {
        this.labels = labels;
        this.rules = rules;
    }

    Labels labels() {
        return labels;
    }

    Procedures rules() {
        return rules;
    }

    /** The stack on campaign, if its commander is asked. */
    static Optional<Stack> stack(War war, Side side) {
        return war.step() instanceof Step.OnCampaign
                ? war.stack().filter(stack -> stack.side() == side)
                : Optional.empty();
    }

    /** Whether the side is asked which stack campaigns next. */
    static boolean idle(War war, Side side) {
        return war.step() instanceof Step.Turn turn && turn.side() == side && turn.part() == Step.Turn.Part.CAMPAIGN;
    }

    /** The side's leaders who may still begin a campaign. */
    @Rule({"4.1", "6.1"})
    Bits commanders(War war, Side side) {
        Board board = war.board();
        Bits fresh = board.chiefs(board.of(side)).minus(board.used());
        return fresh.filter(leader -> Places.onMap(board.place(leader)));
    }

    /** What the leader can take on campaign from where he stands. */
    @Rule({"4.1", "5.0", "9.0"})
    Bits available(War war, Side side, int leader) {
        Board board = war.board();
        int place = board.place(leader);
        Bits there = board.at(place, side).minus(board.used()).without(leader);
        if (rules.field().trapped(war, side, place)) {
            return there.minus(board.inside());
        }
        // At sea a ship and what it carries go together, or not at all (7.4).
        for (Load load : board.cargo()) {
            boolean torn = there.has(load.ship()) != there.has(load.troops());
            there = torn ? there.without(load.ship()).without(load.troops()) : there;
        }
        return there;
    }

    /** Why the piece of that id cannot be chosen: the siege shuts it in, or all units of that leader. */
    @Rule("9.0")
    Optional<Line> trapped(War war, Side side, String leader, String id) {
        int piece = labels.piece(id);
        boolean unit = piece >= 0 && !war.board().isLeader(piece);
        int asked = unit ? piece : labels.piece(piece < 0 ? leader : id);
        Board board = war.board();
        int place = asked < 0 ? Places.BOX : board.place(asked);
        boolean besieged = Places.onMap(place)
                && board.owner(asked) == side
                && rules.field().trapped(war, side, place)
                && (unit
                        ? board.inside().has(piece)
                        : board.units(available(war, side, asked)).isEmpty());
        return besieged
                ? Optional.of(new Line(
                        Text.of(
                                unit ? "refuse.trapped" : "refuse.trapped-all",
                                unit ? "unit" : "leader",
                                unit
                                        ? labels.printed()
                                                .counters()
                                                .unit(piece)
                                                .named()
                                        : labels.printed()
                                                .counters()
                                                .leader(asked)
                                                .named(),
                                "place",
                                labels.printed().atlas().locale(place).named()),
                        "9.0"))
                : Optional.empty();
    }

    /** Whether ships lie on both shores of the leader's place. */
    boolean divided(War war, int place) {
        return labels.printed().atlas().locale(place).divided()
                && !war.board().at(place).isEmpty();
    }

    /** Units that the leader can take, chosen step by step until they are enough. */
    Selection selection(War war, Side side, int leader, boolean leadersToo, Predicate<Bits> enough) {
        Bits pieces = available(war, side, leader);
        return new Selection(
                labels,
                war.board(),
                leadersToo ? pieces : war.board().units(pieces),
                divided(war, war.board().place(leader)),
                enough);
    }

    /** Whether those who stay behind and those who leave can each stay afloat. */
    @Rule("7.4")
    boolean afloat(War war, int place, Bits whole, Bits part) {
        if (!labels.printed().atlas().locale(place).sea()) {
            return true;
        }
        Board board = war.board();
        Bits rest = whole.minus(part);
        return board.land(part).size() <= board.fleet(part).size()
                && board.land(rest).size() <= board.fleet(rest).size();
    }

    /** The leaders for whom the test holds. */
    List<Choice> leaders(War war, Bits leaders) {
        List<Choice> choices = new ArrayList<>();
        leaders.each(leader -> choices.add(labels.piece(war.board(), leader)));
        return choices;
    }

    /** The stack that the order is for; a leader who begins forms it. */
    Stack take(Play<War> play, Side side, Call call, boolean leadersToo) {
        Optional<Stack> stack = stack(play.state(), side);
        if (stack.isPresent()) {
            return stack.get();
        }
        int leader = labels.piece(call.one(Slots.LEADER));
        Bits units =
                selection(play.state(), side, leader, leadersToo, any -> true).resolve(call.all(Slots.UNITS));
        return rules.stacks().form(play, side, leader, units);
    }

    /** Whom the order is for, before anything is done. */
    Acts.Party party(War war, Side side, Call call) {
        Optional<Stack> stack = stack(war, side);
        if (stack.isPresent()) {
            Stack s = stack.get();
            return new Acts.Party(s.commander(), Stacks.place(war, s), Stacks.here(war, s));
        }
        int leader = labels.piece(call.one(Slots.LEADER));
        Bits units = selection(war, side, leader, true, any -> true).resolve(call.all(Slots.UNITS));
        return new Acts.Party(leader, war.board().place(leader), units.with(leader));
    }

    /** The leaders who must move or fight before anything else. */
    @Rule("7.17")
    Bits mustAct(War war, Side side) {
        return commanders(war, side).filter(leader -> mustAct(war, side, leader));
    }

    /** Whether the leader stands with units in the open beside an enemy force, without walls or a friendly port. */
    @Rule("7.17")
    boolean mustAct(War war, Side side, int leader) {
        int place = war.board().place(leader);
        return facing(war, side, place, available(war, side, leader));
    }

    /** Whether these pieces face an enemy force in the open there. */
    @Rule({"7.17", "ruling-V6"})
    boolean facing(War war, Side side, int place, Bits pieces) {
        Side enemy = side.other();
        if (labels.printed().atlas().locale(place).walled()
                || !rules.field().present(war, enemy, place)
                || !rules.field().mayFight(war, side, place)) {
            return false;
        }
        Board board = war.board();
        boolean onLand = !board.land(pieces).minus(board.inside()).isEmpty()
                && !rules.field().openLand(war, enemy, place).isEmpty();
        boolean south = board.fleet(pieces).meets(board.south());
        boolean atSea = !board.fleet(pieces).isEmpty()
                && !rules.control().harbour(war, side, place, south)
                && !rules.control().harbour(war, enemy, place, south)
                && !rules.field()
                        .freeShips(war, enemy, place, south)
                        .minus(board.inside())
                        .isEmpty();
        return onLand || atSea;
    }

    /** Whether the stack has still to move or fight. */
    @Rule("7.17")
    boolean bound(War war, Stack stack) {
        return !stack.marched()
                && !stack.declared()
                && facing(war, stack.side(), Stacks.place(war, stack), Stacks.here(war, stack));
    }

    /** Whether any route is open to the stack as it is. */
    @Rule({"7.1", "7.4"})
    boolean canMove(War war, Stack stack) {
        Mover mover = Mover.of(war.board(), stack.side(), Stacks.here(war, stack));
        return !rules.movement()
                .legs()
                .next(war, mover, rules.movement().spot(war, mover.pieces(), Stacks.place(war, stack)), stack.points())
                .isEmpty();
    }
}
