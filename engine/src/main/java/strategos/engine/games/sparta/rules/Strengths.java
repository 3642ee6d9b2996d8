package strategos.engine.games.sparta.rules;

import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Odds;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Nation;
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
    public record Prospect(Combat combat, int shift) {
        /** The attacker's points. */
        public int attack() {
            return combat.sums().attack();
        }

        /** The defender's points. */
        public int defence() {
            return combat.sums().defence();
        }
    }

    /** Points of these units. */
    public int points(War war, Bits units) {
        return counters.points(war.board(), units);
    }

    /** The combat on land between these units. */
    @Rule({"5.3", "7.8", "8.1", "8.5"})
    public Prospect land(
            War war, Side attacker, Side defender, int place, Bits units, Bits defenders, int chief, int captain) {
        boolean garrison = garrisonFights(war, defender, place);
        int defence = points(war, defenders) + forceOne(war, defender, place, defenders);
        if (garrison) {
            defence += control.garrison(war, place);
        }
        if (defender != Side.NEUTRAL) {
            defence += control.fort(war, defender, place);
        }
        return prospect(war, false, attacker, defender, place, units, defenders, garrison, chief, captain, defence);
    }

    /** The combat at sea between these ships. */
    @Rule("8.5-naval")
    public Prospect naval(
            War war, Side attacker, Side defender, int place, Bits ships, Bits enemies, int chief, int captain) {
        return prospect(
                war, true, attacker, defender, place, ships, enemies, false, chief, captain, points(war, enemies));
    }

    @Rule("ruling-F1")
    private Prospect prospect(
            War war,
            boolean naval,
            Side attacker,
            Side defender,
            int place,
            Bits units,
            Bits defenders,
            boolean garrison,
            int chief,
            int captain,
            int defence) {
        CombatTable table = printed.tables().combat(naval);
        int attack = points(war, units);
        int shift = rating(chief, naval) - rating(captain, naval);
        int column = table.column(Odds.of(attack, defence), shift);
        Combat combat = new Combat(
                naval,
                attacker,
                defender,
                place,
                units,
                defenders,
                garrison,
                chief,
                captain,
                column,
                new Combat.Sums(attack, defence, 0, 0),
                "",
                Combat.Stage.ROLL,
                false,
                false,
                0,
                0);
        return new Prospect(combat, shift);
    }

    private int rating(int leader, boolean naval) {
        return leader < 0 ? 0 : counters.leader(leader).rating(naval);
    }

    /** Whether the city's garrison fights beside its defenders: not behind walls, and not where it is captured. */
    @Rule({"2.3", "8.5", "ruling-F4"})
    public boolean garrisonFights(War war, Side defender, int place) {
        return control.holds(war, defender, place)
                && control.garrisoned(war, place)
                && !printed.atlas().locale(place).walled();
    }

    @Rule({"5.3", "ruling-F11"})
    private int forceOne(War war, Side defender, int place, Bits defenders) {
        if (place != sparta || defender != Side.SPARTA) {
            return 0;
        }
        Board board = war.board();
        return printed.tables().forceOne().bonus()
                * board.land(defenders.and(counters.of(Nation.SPARTA))).size();
    }

    /** The best leader of the side there for that kind of fight; -1 when there is none. */
    @Rule({"5.0", "6.2", "8.1", "ruling-F2"})
    public int captain(War war, Side side, int place, boolean naval) {
        return counters.bestLeader(field.chiefs(war, side, place), naval);
    }

    /** What a siege must overcome: garrison, fort and all that is or would be inside. */
    @Rule({"2.7", "9.0"})
    public int stronghold(War war, Side defender, int place) {
        return stronghold(war, defender, place, sheltering(war, defender, place));
    }

    /** Garrison and fort, with these inside. */
    @Rule({"2.7", "9.0"})
    public int stronghold(War war, Side defender, int place, Bits inside) {
        int strength = points(war, inside);
        if (control.walls(war, defender, place)) {
            strength += control.garrison(war, place);
        }
        return defender == Side.NEUTRAL ? strength : strength + control.fort(war, defender, place);
    }

    /** The units that are inside, or would go in: land units, and ships in a friendly port. */
    @Rule({"7.8", "7.11", "9.0"})
    public Bits sheltering(War war, Side defender, int place) {
        Board board = war.board();
        Bits there = board.at(place, defender);
        return board.units(there)
                .and(board.inside())
                .or(board.land(there).minus(board.aboard()))
                .or(inHarbour(war, defender, place));
    }

    /** Ships of the side that lie at a friendly port there and are not trapped in it. */
    @Rule({"7.11", "7.12", "9.0"})
    public Bits inHarbour(War war, Side side, int place) {
        Bits ships = Bits.NONE;
        for (boolean south : new boolean[] {false, true}) {
            if (control.harbour(war, side, place, south)) {
                ships = ships.or(field.freeShips(war, side, place, south));
            }
        }
        return ships;
    }
}
