package strategos.engine.games.sparta;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.Sieges.StandingSieges;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;

/** What is true of every position. */
final class Invariants {
    private final Printed printed;
    private final Procedures rules;

    Invariants(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** The first thing that is wrong; empty when all is well. */
    Optional<String> broken(War war) {
        if (war.purse().athens() < 0 || war.purse().sparta() < 0) {
            return Optional.of("a treasury is negative");
        }
        int level = war.prestige().level();
        if (level < printed.tables().prestige().least()
                || level > printed.tables().prestige().most()) {
            return Optional.of("prestige is " + level);
        }
        Board board = war.board();
        if (board.athens().meets(board.sparta())) {
            return Optional.of("a piece is on both sides");
        }
        Optional<String> wrong = pieces(war);
        if (wrong.isPresent()) {
            return wrong;
        }
        wrong = cargo(board);
        if (wrong.isPresent()) {
            return wrong;
        }
        wrong = underWay(war);
        if (wrong.isPresent()) {
            return wrong;
        }
        return settled(war) ? ground(war) : Optional.empty();
    }

    /** Nothing is under way that may leave things unsettled for a moment. */
    private static boolean settled(War war) {
        return war.step() instanceof PendingStep.Turn || war.step() instanceof PendingStep.Initiative;
    }

    private Optional<String> pieces(War war) {
        Board board = war.board();
        for (Unit unit : printed.counters().units()) {
            int place = board.place(unit.number());
            boolean map = Places.onMap(place);
            if (map ? place >= printed.atlas().size() : place > Places.UNKNOWN) {
                return Optional.of(unit.id() + " is nowhere");
            }
            boolean returns = place == Places.DISC || place == Places.DUE;
            if (!map
                    && ((board.flipped().has(unit.number()) && !returns)
                            || board.inside().has(unit.number()))) {
                return Optional.of(unit.id() + " is off the map, and wavers or shelters");
            }
            boolean islander = unit.nation() == Nation.CONFEDERATION;
            Side side = war.politics().of(unit.nation()).side();
            if (!islander && board.owner(unit.number()) != side) {
                return Optional.of(unit.id() + " is not on the side of its nation");
            }
            if (map
                    && printed.atlas().locale(place).sea()
                    && !unit.naval()
                    && board.carrier(unit.number()).isEmpty()) {
                return Optional.of(unit.id() + " swims");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> cargo(Board board) {
        PieceSet ships = PieceSet.NONE;
        PieceSet troops = PieceSet.NONE;
        for (Load load : board.cargo()) {
            if (ships.has(load.ship())
                    || troops.has(load.troops())
                    || board.place(load.ship()) != board.place(load.troops())) {
                return Optional.of("a ship carries what is not with it, or twice");
            }
            ships = ships.with(load.ship());
            troops = troops.with(load.troops());
        }
        return Optional.empty();
    }

    /** Evasion is asked of those alone whom a stack has come upon; an intercepted fleet has its own leader. */
    @Rule({"7.9", "7.10", "ruling-F2", "ruling-V5"})
    private static Optional<String> underWay(War war) {
        if (war.at(Engagement.Stage.EVASION)
                && war.stack().filter(Stack::marched).isEmpty()) {
            return Optional.of("a fleet may evade whom nobody has come upon");
        }
        boolean caught = war.engagement()
                .filter(e -> e.kind() == Engagement.Kind.INTERCEPTION)
                .isPresent();
        Optional<Integer> leads =
                war.combat().flatMap(combat -> combat.defender().leader());
        return caught && war.combat().isPresent() && !leads.equals(war.stack().map(Stack::commander))
                ? Optional.of("an intercepted fleet fights under another's leader")
                : Optional.empty();
    }

    /** Who is trapped is inside and besieged, and who besieges stands outside before somebody's stronghold. */
    @Rule({"7.8", "9.0", "ruling-S2"})
    private Optional<String> sieges(War war) {
        for (Side side : StandingSieges.sides()) {
            for (int place : war.ground().of(Marker.trapped(side)).numbers()) {
                if (rules.ground().field().inside(war, side, place).isEmpty()
                        || !rules.fights().standing().stands(war, side, place)) {
                    return Optional.of(printed.atlas().locale(place).id() + " traps nobody, or nobody besieges it");
                }
            }
        }
        if (war.board().besieging().meets(war.board().inside())) {
            return Optional.of("a besieger is inside");
        }
        return Optional.empty();
    }

    /** Leaders sail, too. */
    @Rule("7.4")
    private Optional<String> adrift(War war) {
        Board board = war.board();
        for (Leader leader : printed.counters().leaders()) {
            int place = board.place(leader.number());
            if (Places.onMap(place)
                    && printed.atlas().locale(place).sea()
                    && board.fleet(board.at(place, board.owner(leader.number())))
                            .isEmpty()) {
                return Optional.of(leader.id() + " is at sea without a ship");
            }
        }
        return Optional.empty();
    }

    private Optional<String> ground(War war) {
        Optional<String> wrong = sieges(war);
        if (wrong.isPresent()) {
            return wrong;
        }
        wrong = adrift(war);
        if (wrong.isPresent()) {
            return wrong;
        }
        for (Side side : new Side[] {Side.ATHENS, Side.SPARTA}) {
            for (int place : war.ground().of(Marker.captured(side)).numbers()) {
                if (!rules.ground().field().present(war, side, place)) {
                    return Optional.of(printed.atlas().locale(place).id() + " is captured by nobody");
                }
            }
            for (int place = 0; place < printed.atlas().size(); place++) {
                if (rules.ground().stacking().excessLand(war, side, place) > 0
                        || rules.ground().stacking().excessShips(war, side, place) > 0) {
                    return Optional.of(printed.atlas().locale(place).id() + " holds too many");
                }
            }
        }
        return Optional.empty();
    }
}
