package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Field;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** How strong forces are, and which column they fight on. */
@Rule({"2.3", "5.3", "8.1", "8.5-naval"})
public final class Strengths {
    private final Printed printed;
    private final Counters counters;
    private final Control control;
    private final Field field;
    private final int sparta;

    public Strengths(Printed printed, Control control, Field field) {
        this.printed = printed;
        this.counters = printed.counters();
        this.control = control;
        this.field = field;
        sparta = printed.atlas().number("sparta");
    }

    /** A combat with its leadership shift. */
    public record Prospect(Combat combat, int shift) {}

    /** Points of these units. */
    public int points(War war, PieceSet units) {
        return counters.points(war.board(), units);
    }

    /** The combat on land between these forces. */
    @Rule({"5.3", "7.8", "8.1", "8.5"})
    public Prospect land(War war, int place, CombatForce attacker, CombatForce defender) {
        Side side = defender.side();
        boolean garrison = garrisonFights(war, side, place);
        int more = forceOne(war, side, place, defender.units());
        if (garrison) {
            more += control.garrison(war, place);
        }
        if (side != Side.NEUTRAL) {
            more += control.fort(war, side, place);
        }
        int defence = points(war, defender.units()) + more;
        Prospect bare = prospect(war, false, place, attacker, defender, defence);
        return new Prospect(bare.combat().withGarrison(garrison), bare.shift());
    }

    /** The combat at sea between these ships. */
    @Rule("8.5-naval")
    public Prospect naval(War war, int place, CombatForce attacker, CombatForce defender) {
        return prospect(war, true, place, attacker, defender, points(war, defender.units()));
    }

    @Rule("ruling-F1")
    private Prospect prospect(
            War war, boolean naval, int place, CombatForce attacker, CombatForce defender, int defence) {
        int attack = points(war, attacker.units());
        int shift = rating(attacker, naval) - rating(defender, naval);
        int column = printed.tables().combat(naval).column(Odds.of(attack, defence), shift);
        Combat.Sums sums = new Combat.Sums(attack, defence, column);
        return new Prospect(Combat.joined(naval, place, attacker, defender, false, sums), shift);
    }

    private int rating(CombatForce force, boolean naval) {
        return force.leader()
                .map(leader -> counters.leader(leader).rating(naval))
                .orElse(0);
    }

    /** Whether the city's garrison fights beside its defenders: not behind walls, and not where it is captured. */
    @Rule({"2.3", "8.5", "ruling-F4"})
    public boolean garrisonFights(War war, Side defender, int place) {
        return control.holds(war, defender, place)
                && control.garrisoned(war, place)
                && !printed.atlas().locale(place).walled();
    }

    @Rule({"5.3", "ruling-F11"})
    private int forceOne(War war, Side defender, int place, PieceSet defenders) {
        if (place != sparta || defender != Side.SPARTA) {
            return 0;
        }
        Board board = war.board();
        return printed.tables().forceOne().bonus()
                * board.land(defenders.and(counters.of(Nation.SPARTA))).size();
    }

    /** The best leader of the side there for that kind of fight. */
    @Rule({"5.0", "6.2", "8.1", "ruling-F2"})
    public Optional<Integer> captain(War war, Side side, int place, boolean naval) {
        return counters.bestLeader(field.chiefs(war, side, place), naval);
    }

    /** What a siege must overcome: garrison, fort and all that is or would be inside. */
    @Rule({"2.7", "9.0"})
    public int stronghold(War war, Side defender, int place) {
        return stronghold(war, defender, place, sheltering(war, defender, place));
    }

    /** Garrison and fort, with these inside. */
    @Rule({"2.7", "9.0"})
    public int stronghold(War war, Side defender, int place, PieceSet inside) {
        int strength = points(war, inside);
        if (control.walls(war, defender, place)) {
            strength += control.garrison(war, place);
        }
        return defender == Side.NEUTRAL ? strength : strength + control.fort(war, defender, place);
    }

    /** The units that are inside, or would go in: land units, and ships in a friendly port. */
    @Rule({"7.8", "7.11", "9.0"})
    public PieceSet sheltering(War war, Side defender, int place) {
        Board board = war.board();
        PieceSet there = board.at(place, defender);
        return board.units(there)
                .and(board.inside())
                .or(board.land(there).minus(board.aboard()))
                .or(inHarbour(war, defender, place));
    }

    /** Ships of the side that lie at a friendly port there and are not trapped in it. */
    @Rule({"7.11", "7.12", "9.0"})
    public PieceSet inHarbour(War war, Side side, int place) {
        PieceSet ships = PieceSet.NONE;
        for (boolean south : new boolean[] {false, true}) {
            if (control.harbour(war, side, place, south)) {
                ships = ships.or(field.freeShips(war, side, place, south));
            }
        }
        return ships;
    }
}
