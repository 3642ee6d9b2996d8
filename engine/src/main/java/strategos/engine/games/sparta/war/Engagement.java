package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/**
 * A fight that is declared, up to the combats that come of it.
 *
 * @param defender whose units are attacked
 * @param commander the attacking leader, or -1
 * @param troops the attacker's land units in the land fight
 * @param marines the attacker's ships in the land fight
 * @param ships the attacker's ships in the sea fight
 * @param guards the defender's ships in the land fight
 * @param siege whether a siege follows if the defender stays inside
 * @param kind how it came about
 * @param fought whether a combat took place
 */
@Rule({"7.5", "7.9", "9.1"})
public record Engagement(
        Side attacker,
        Side defender,
        int place,
        int commander,
        Bits troops,
        Bits marines,
        Bits ships,
        Bits guards,
        boolean sea,
        boolean land,
        boolean siege,
        Kind kind,
        Engagement.Stage stage,
        boolean fought)
        implements Step {
    /** How a fight came about. */
    public enum Kind {
        ATTACK,
        INTERCEPTION,
        SALLY
    }

    /** What comes next in it. */
    public enum Stage {
        EVASION,
        PORT,
        SHELTER,
        MARINES,
        SEA,
        LAND,
        END
    }

    /** A fight by the attacker's order, or because he had to stop. */
    @Rule({"7.5", "8.1", "9.0"})
    public static Engagement attack(
            Side attacker,
            Side defender,
            int place,
            int commander,
            Bits troops,
            Bits marines,
            Bits ships,
            boolean siege) {
        return new Engagement(
                attacker,
                defender,
                place,
                commander,
                troops,
                marines,
                ships,
                Bits.NONE,
                !ships.isEmpty() && !siege,
                !troops.isEmpty() || siege,
                siege,
                Kind.ATTACK,
                siege ? Stage.SHELTER : Stage.EVASION,
                false);
    }

    /** A fight between a fleet that sails on and those that have caught it. */
    @Rule("7.9")
    public static Engagement interception(Side attacker, Side defender, int place, int commander, Bits ships) {
        return new Engagement(
                attacker,
                defender,
                place,
                commander,
                Bits.NONE,
                Bits.NONE,
                ships,
                Bits.NONE,
                true,
                false,
                false,
                Kind.INTERCEPTION,
                Stage.SEA,
                false);
    }

    /** At that stage. */
    public Engagement at(Engagement.Stage now) {
        return now(guards, sea, land, siege, now, fought);
    }

    /** Without the fight at sea. */
    public Engagement noSea() {
        return now(guards, false, land, siege, stage, fought);
    }

    /** As a fight at sea of the ships that should have besieged. */
    @Rule("9.0")
    public Engagement afloat() {
        return new Engagement(
                attacker, defender, place, commander, troops, Bits.NONE, marines, guards, true, land, siege, kind,
                stage, fought);
    }

    /** Without the fight on land. */
    public Engagement noLand() {
        return now(guards, sea, false, siege, stage, fought);
    }

    /** As a fight in the open: no siege follows. */
    public Engagement open() {
        return now(guards, sea, land, false, stage, fought);
    }

    /** With these of the defender's ships in the land fight. */
    public Engagement guarded(Bits fleet) {
        return now(fleet, sea, land, siege, stage, fought);
    }

    /** After a combat. */
    public Engagement afterCombat() {
        return now(guards, sea, land, siege, stage, true);
    }

    /** The same attack, further on. */
    private Engagement now(
            Bits fleet, boolean atSea, boolean onLand, boolean sieging, Engagement.Stage next, boolean hasFought) {
        return new Engagement(
                attacker, defender, place, commander, troops, marines, ships, fleet, atSea, onLand, sieging, kind, next,
                hasFought);
    }

    /** All of the attacker's units in it. */
    public Bits attackers() {
        return troops.or(marines).or(ships);
    }
}
