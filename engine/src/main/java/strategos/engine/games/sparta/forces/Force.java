package strategos.engine.games.sparta.forces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.ForceEvents.StackFormed;
import strategos.engine.games.sparta.forces.ShelterEvents.Emerged;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.GovernmentRow;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Whom an order of the Campaign Phase is for: the stack on campaign, or a leader with units who begins his. */
public final class Force {
    private final Labels labels;
    private final Control control;
    private final Field field;

    public Force(Labels labels, Control control, Field field) {
        this.labels = labels;
        this.control = control;
        this.field = field;
    }

    /** A commander, where he stands, and what goes with him. */
    public record Party(int commander, int place, PieceSet pieces) {
        /** The attack that it would declare. */
        public Engagement attack(Side side, Side enemy, Engagement.Detachments forces, boolean siege) {
            return Engagement.begun(Engagement.Kind.ATTACK, side, enemy, place, Optional.of(commander), forces, siege);
        }

        /** The siege that it would declare with all its units. */
        @Rule("9.0")
        public Engagement siege(Board board, Side side, Side enemy) {
            PieceSet units = board.units(pieces);
            return attack(
                    side,
                    enemy,
                    new Engagement.Detachments(board.land(units), board.fleet(units), PieceSet.NONE),
                    true);
        }
    }

    public Labels labels() {
        return labels;
    }

    public Field field() {
        return field;
    }

    /** The stack on campaign, if its commander is asked. */
    public static Optional<Stack> stack(War war, Side side) {
        return war.step() instanceof PendingStep.OnCampaign
                ? war.stack().filter(stack -> stack.side() == side)
                : Optional.empty();
    }

    /** Whether the side is asked which stack campaigns next. */
    public static boolean idle(War war, Side side) {
        return war.step() instanceof PendingStep.Turn turn
                && turn.side() == side
                && turn.part() == PendingStep.Turn.Part.CAMPAIGN;
    }

    /** The side's leaders who may still begin a campaign. */
    @Rule({"4.1", "6.1"})
    public PieceSet commanders(War war, Side side) {
        return chiefs(war, side).minus(war.board().used());
    }

    /** The side's leaders on the map. */
    @Rule("6.1")
    public static PieceSet chiefs(War war, Side side) {
        Board board = war.board();
        return board.chiefs(board.of(side)).filter(leader -> Places.onMap(board.place(leader)));
    }

    /** What the leader can take on campaign from where he stands. */
    @Rule({"4.1", "5.0", "9.0"})
    public PieceSet available(War war, Side side, int leader) {
        Board board = war.board();
        int place = board.place(leader);
        PieceSet there = board.at(place, side).minus(board.used()).without(leader);
        if (field.trapped(war, side, place)) {
            return there.minus(board.inside());
        }
        // At sea a ship and what it carries go together, or not at all (7.4).
        List<Load> cargo = board.cargo();
        for (int i = 0; i < cargo.size(); i++) {
            Load load = cargo.get(i);
            if (there.has(load.ship()) != there.has(load.troops())) {
                there = there.without(load.ship()).without(load.troops());
            }
        }
        return there;
    }

    /** Why the piece of that id cannot be chosen: the siege shuts it in, or all units of that leader. */
    @Rule("9.0")
    public Optional<Line> trapped(War war, Side side, Optional<String> leader, String id) {
        Counters counters = labels.printed().counters();
        return counters.find(id).or(() -> leader.flatMap(counters::find)).flatMap(asked -> trapped(war, side, asked));
    }

    private Optional<Line> trapped(War war, Side side, int asked) {
        Board board = war.board();
        boolean unit = !board.isLeader(asked);
        int place = board.place(asked);
        boolean besieged = Places.onMap(place)
                && board.owner(asked) == side
                && field.trapped(war, side, place)
                && (unit
                        ? board.inside().has(asked)
                        : board.units(available(war, side, asked)).isEmpty());
        return besieged
                ? Optional.of(new Line(
                        Text.of(
                                unit ? "refuse.trapped" : "refuse.trapped-all",
                                unit ? "unit" : "leader",
                                unit
                                        ? labels.printed()
                                                .counters()
                                                .unit(asked)
                                                .named()
                                        : war.called(labels.printed().counters().id(asked)),
                                "place",
                                labels.printed().atlas().locale(place).named()),
                        "9.0"))
                : Optional.empty();
    }

    /** Whether ships lie on both shores of the leader's place. */
    public boolean divided(War war, int place) {
        return labels.printed().atlas().locale(place).divided()
                && !war.board().at(place).isEmpty();
    }

    /** All of the units; where ships lie on both shores of a divided place, all but those of one shore, and of the other. */
    @Rule("7.12")
    public List<PieceSet> parties(War war, int place, PieceSet units) {
        PieceSet fleet = war.board().fleet(units);
        PieceSet south = fleet.and(war.board().south());
        return !divided(war, place) || south.isEmpty() || south.equals(fleet)
                ? List.of(units)
                : List.of(units.minus(south), units.minus(fleet.minus(south)));
    }

    /** Those of a free leader's units that are in a party of which this holds. */
    public PieceSet inParties(War war, Side side, int leader, Predicate<PieceSet> holds) {
        PieceSet units = war.board().units(available(war, side, leader));
        PieceSet in = PieceSet.NONE;
        for (PieceSet party : parties(war, war.board().place(leader), units)) {
            in = holds.test(party) ? in.or(party) : in;
        }
        return in;
    }

    /** The order with all of the units; where ships lie on both shores, one with those of each. */
    @Rule("7.12")
    public List<Call> calls(War war, int place, PieceSet units, Call led) {
        List<PieceSet> parties = parties(war, place, units);
        return parties.size() == 1
                ? List.of(led.with(Slots.UNITS, Counted.ALL))
                : parties.stream().map(party -> labels.units(led, party, true)).toList();
    }

    /** Units that the leader can take, chosen step by step until they are enough. */
    public Selection selection(War war, Side side, int leader, boolean leadersToo, Predicate<PieceSet> enough) {
        PieceSet pieces = available(war, side, leader);
        return new Selection(
                labels,
                war,
                leadersToo ? pieces : war.board().units(pieces),
                divided(war, war.board().place(leader)),
                enough);
    }

    /** Whether those who stay behind and those who leave can each stay afloat. */
    @Rule("7.4")
    public boolean afloat(War war, int place, PieceSet whole, PieceSet part) {
        if (!labels.printed().atlas().locale(place).sea()) {
            return true;
        }
        Board board = war.board();
        PieceSet rest = whole.minus(part);
        return board.land(part).size() <= board.fleet(part).size()
                && board.land(rest).size() <= board.fleet(rest).size();
    }

    /**
     * Whether leaders who stay at sea when these pieces leave still have a ship.
     *
     * @param most all that could leave; where that leaves a leader behind all the same, nothing is asked
     */
    @Rule({"7.4", "7.6"})
    public boolean shipsStay(War war, Side side, int place, PieceSet most, PieceSet leaving) {
        return shipsStay(war, side, place, leaving) || !shipsStay(war, side, place, most);
    }

    private boolean shipsStay(War war, Side side, int place, PieceSet leaving) {
        Board board = war.board();
        if (!labels.printed().atlas().locale(place).sea()
                || board.fleet(leaving).isEmpty()) {
            return true;
        }
        PieceSet rest = board.at(place, side).minus(leaving);
        return board.chiefs(rest).isEmpty() || !board.fleet(rest).isEmpty();
    }

    /** The leaders for whom the test holds. */
    public List<Choice> leaders(War war, PieceSet leaders) {
        List<Choice> choices = new ArrayList<>();
        leaders.each(leader -> choices.add(labels.piece(war, leader)));
        return choices;
    }

    /** The stack that the order is for; a leader who begins forms it. */
    public Stack take(Play<War> play, Side side, Call call, boolean leadersToo) {
        Optional<Stack> stack = stack(play.state(), side);
        if (stack.isPresent()) {
            return stack.get();
        }
        int leader = labels.piece(call.one(Slots.LEADER));
        PieceSet units =
                selection(play.state(), side, leader, leadersToo, any -> true).resolve(call.all(Slots.UNITS));
        return form(play, side, leader, units);
    }

    /** A leader takes these pieces on campaign; he is one of them. Who was inside comes out. */
    @Rule({"4.1", "5.0", "6.1", "7.8"})
    public Stack form(Play<War> play, Side side, int commander, PieceSet pieces) {
        return form(play, side, commander, pieces, false);
    }

    /** A leader's campaign begins with these pieces as they enter the place, which costs as a march does. */
    @Rule({"7.3", "16.1"})
    public void enter(Play<War> play, Side side, int commander, PieceSet pieces) {
        form(play, side, commander, pieces, true);
    }

    private Stack form(Play<War> play, Side side, int commander, PieceSet pieces, boolean arrived) {
        Printed printed = labels.printed();
        Leader leader = printed.counters().leader(commander);
        int place = play.state().board().place(commander);
        PieceSet all = pieces.with(commander);
        PieceSet sheltered = all.and(play.state().board().inside());
        play.happen(new StackFormed(
                side,
                leader.ref(),
                printed.counters().company(all),
                printed.atlas().locale(place).ref(),
                leader.campaign() - (arrived ? printed.tables().costs().enter() : 0),
                arrived));
        if (!sheltered.isEmpty()) {
            play.happen(new Emerged(sheltered));
        }
        return play.state().stack().orElseThrow();
    }

    /** Whom the order is for, before anything is done. */
    public Party party(War war, Side side, Call call) {
        Optional<Stack> stack = stack(war, side);
        if (stack.isPresent()) {
            Stack s = stack.get();
            return new Party(s.commander(), s.place(war.board()), s.here(war.board()));
        }
        int leader = labels.piece(call.one(Slots.LEADER));
        PieceSet units = selection(war, side, leader, true, any -> true).resolve(call.all(Slots.UNITS));
        return new Party(leader, war.board().place(leader), units.with(leader));
    }

    /** The leaders who must move or fight before anything else. */
    @Rule("7.17")
    public PieceSet mustAct(War war, Side side) {
        return commanders(war, side).filter(leader -> mustAct(war, side, leader));
    }

    /** Whether the leader stands with units in the open beside an enemy force, without walls or a friendly port. */
    @Rule("7.17")
    public boolean mustAct(War war, Side side, int leader) {
        int place = war.board().place(leader);
        return facing(war, side, place, available(war, side, leader));
    }

    /** Whether these pieces face an enemy force in the open there. */
    @Rule({"7.17", "ruling-V6"})
    public boolean facing(War war, Side side, int place, PieceSet pieces) {
        Side enemy = side.other();
        if (labels.printed().atlas().locale(place).walled()
                || !field.present(war, enemy, place)
                || !field.mayFight(war, side, place)) {
            return false;
        }
        Board board = war.board();
        boolean onLand = !board.land(pieces).minus(board.inside()).isEmpty()
                && !field.openLand(war, enemy, place).isEmpty();
        boolean south = board.fleet(pieces).meets(board.south());
        boolean atSea = !board.fleet(pieces).isEmpty()
                && !control.harbour(war, side, place, south)
                && !control.harbour(war, enemy, place, south)
                && !field.freeShips(war, enemy, place, south)
                        .minus(board.inside())
                        .isEmpty();
        return onLand || atSea;
    }

    /** Whether the stack has still to move or fight. */
    @Rule("7.17")
    public boolean bound(War war, Stack stack) {
        return !stack.marched()
                && !stack.declared()
                && facing(war, stack.side(), stack.place(war.board()), stack.here(war.board()));
    }

    /** Who stands where, and who may fight whom there. */
    public static final class Field {
        private final Printed printed;
        private final Control control;
        private final int melos;
        private final int cythera;
        private final int argos;

        public Field(Printed printed, Control control) {
            this.printed = printed;
            this.control = control;
            melos = printed.atlas().number("melos");
            cythera = printed.atlas().number("cythera");
            argos = printed.atlas().number("argos");
        }

        /** Land units of the side that stand in the open there. */
        @Rule("7.5")
        public PieceSet openLand(War war, Side side, int place) {
            Board board = war.board();
            return board.land(board.at(place, side)).minus(board.inside()).minus(board.aboard());
        }

        /** Land units of the side there that are not trapped: in the open, or free to come out. */
        @Rule({"7.8", "9.0"})
        public PieceSet freeLand(War war, Side side, int place) {
            Board board = war.board();
            PieceSet land = board.land(board.at(place, side)).minus(board.aboard());
            return trapped(war, side, place) ? land.minus(board.inside()) : land;
        }

        /** Ships of the side there that are not trapped, on that shore. */
        @Rule({"7.2", "7.9", "9.0", "ruling-V8"})
        public PieceSet freeShips(War war, Side side, int place, boolean south) {
            Board board = war.board();
            PieceSet fleet = board.fleet(board.at(place, side));
            if (fleet.isEmpty()) {
                return fleet;
            }
            if (printed.atlas().locale(place).divided()) {
                fleet = south ? fleet.and(board.south()) : fleet.minus(board.south());
            }
            return trapped(war, side, place) ? fleet.minus(board.inside()) : fleet;
        }

        /** Units of the side inside its stronghold there. */
        @Rule("7.8")
        public PieceSet inside(War war, Side side, int place) {
            return war.board()
                    .units(war.board().at(place, side))
                    .and(war.board().inside());
        }

        /** Whether units of the side are trapped there. */
        @Rule("9.0")
        public boolean trapped(War war, Side side, int place) {
            return war.ground().has(Marker.trapped(side), place);
        }

        /** The trapped units of the side, anywhere. */
        @Rule("9.0")
        public PieceSet trapped(War war, Side side) {
            PieceSet all = PieceSet.NONE;
            PlaceSet places = war.ground().of(Marker.trapped(side));
            for (int place = places.next(0); place >= 0; place = places.next(place + 1)) {
                all = all.or(inside(war, side, place));
            }
            return all;
        }

        /** Leaders of the side who are free to act there. */
        @Rule("6.1")
        public PieceSet chiefs(War war, Side side, int place) {
            return war.board().chiefs(war.board().at(place, side));
        }

        /** Whether a leader of the side is alone there: without units, and without a friendly garrison to help. */
        @Rule({"6.1", "7.5"})
        public boolean loneLeader(War war, Side side, int place) {
            Board board = war.board();
            PieceSet there = board.at(place, side);
            return board.landCount(place, side) == 0
                    && board.units(there).isEmpty()
                    && !board.chiefs(there).isEmpty()
                    && !(control.holds(war, side, place) && control.garrisoned(war, place));
        }

        /** Whom the side would fight on land there: the enemy, or a neutral city. */
        @Rule({"2.10", "7.5"})
        public Side landEnemy(War war, Side side, int place) {
            if (war.board().landCount(place, side.other()) > 0 || control.holds(war, side.other(), place)) {
                return side.other();
            }
            return control.holds(war, Side.NEUTRAL, place) ? Side.NEUTRAL : side.other();
        }

        /** Whether combat, sieges and ravages are possible there at all. */
        public boolean mayFight(War war, Side attacker, int place) {
            return mayFight(war, attacker, place, PieceSet.NONE);
        }

        /** Whether they are, once these pieces of the attacker have come there. */
        @Rule({"14.1", "15.7", "16.1"})
        public boolean mayFight(War war, Side attacker, int place, PieceSet coming) {
            if (war.government().row() == GovernmentRow.SPARES_ISLANDS && (place == melos || place == cythera)) {
                return false;
            }
            return !war.politics().peace() || outsideThePeace(war, attacker, place, coming);
        }

        /** Whether those inside may break out: also where the peace lets the siege of them go on. */
        @Rule({"9.1", "15.7", "ruling-E3"})
        public boolean mayBreakOut(War war, Side side, int place) {
            return mayFight(war, side, place) || mayFight(war, side.other(), place);
        }

        /** Whether the peace lets neither side fight there: Argos' army is not there, or has gone. */
        @Rule({"15.7", "ruling-E3"})
        public boolean atPeace(War war, int place) {
            return war.politics().peace() && !mayBreakOut(war, Side.ATHENS, place);
        }

        /** Argos stands outside the Peace once it is Athens' ally: it and its army may be fought, and may fight back. */
        @Rule({"15.7", "15.8", "ruling-E3"})
        private boolean outsideThePeace(War war, Side attacker, int place, PieceSet coming) {
            if (war.politics().of(Nation.ARGOS).side() != Side.ATHENS) {
                return false;
            }
            PieceSet argives = printed.counters().of(Nation.ARGOS);
            return argives.meets(war.board().at(place))
                    || argives.meets(coming)
                    || (attacker == Side.SPARTA && place == argos);
        }

        /** Whether some unit of the side is there, known or concealed. */
        public boolean present(War war, Side side, int place) {
            Board board = war.board();
            return board.landCount(place, side) > 0
                    || !board.units(board.at(place, side)).isEmpty();
        }
    }
}
