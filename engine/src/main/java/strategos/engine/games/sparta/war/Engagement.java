package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;

/**
 * A fight that is declared, up to the combats that come of it.
 *
 * @param kind how it came about
 * @param defender whose units are attacked
 * @param commander the attacking leader
 * @param guards the defender's ships in the land fight
 * @param fights which fights are still to come of it
 * @param fought whether a combat took place
 */
@Rule({"7.5", "7.9", "9.1"})
@RecordBuilder
public record Engagement(
        Kind kind,
        Side attacker,
        Side defender,
        int place,
        Optional<Integer> commander,
        Detachments forces,
        PieceSet guards,
        Fights fights,
        boolean fought)
        implements EngagementBuilder.With {
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

    /**
     * The attacker's units by where they fight.
     *
     * @param troops land units in the land fight
     * @param marines ships in the land fight
     * @param ships ships in the sea fight
     */
    public record Detachments(PieceSet troops, PieceSet marines, PieceSet ships) {
        /** Ships alone, at sea. */
        public static Detachments afloat(PieceSet ships) {
            return new Detachments(PieceSet.NONE, PieceSet.NONE, ships);
        }
    }

    /**
     * Which fights come of an engagement.
     *
     * @param sea whether one at sea does
     * @param land whether one on land does
     * @param siege whether a siege follows if the defender stays inside
     */
    @RecordBuilder
    public record Fights(boolean sea, boolean land, boolean siege) implements EngagementFightsBuilder.With {}

    /** As it begins: a siege without a fight at sea, and else a fight wherever there are units for one. */
    @Rule({"7.5", "8.1", "9.0", "9.1"})
    public static Engagement begun(
            Kind kind,
            Side attacker,
            Side defender,
            int place,
            Optional<Integer> commander,
            Detachments forces,
            boolean siege) {
        boolean sea = !forces.ships().isEmpty() && !siege;
        boolean land = !forces.troops().isEmpty() || siege || kind == Kind.SALLY;
        return new Engagement(
                kind, attacker, defender, place, commander, forces, PieceSet.NONE, new Fights(sea, land, siege), false);
    }

    /** What comes first in one of that kind. */
    @Rule({"7.9", "7.10", "9.0", "9.1"})
    public Stage first() {
        return switch (kind) {
            case ATTACK -> siege() ? Stage.SHELTER : Stage.EVASION;
            case INTERCEPTION -> Stage.SEA;
            case SALLY -> Stage.MARINES;
        };
    }

    /** With these fights to come; where ships that should have besieged are to fight at sea, as such. */
    @Rule("9.0")
    public Engagement fighting(Fights now) {
        boolean afloat = now.sea() && !sea();
        return withFights(now).withForces(afloat ? new Detachments(troops(), PieceSet.NONE, marines()) : forces);
    }

    /** The attacker's land units in the land fight. */
    public PieceSet troops() {
        return forces.troops();
    }

    /** The attacker's ships in the land fight. */
    public PieceSet marines() {
        return forces.marines();
    }

    /** The attacker's ships in the sea fight. */
    public PieceSet ships() {
        return forces.ships();
    }

    /** Whether a fight at sea comes of it. */
    public boolean sea() {
        return fights.sea();
    }

    /** Whether a fight on land does. */
    public boolean land() {
        return fights.land();
    }

    /** Whether a siege follows if the defender stays inside. */
    public boolean siege() {
        return fights.siege();
    }

    /** All of the attacker's units in it. */
    public PieceSet attackers() {
        return troops().or(marines()).or(ships());
    }
}
