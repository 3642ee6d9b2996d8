package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;

/**
 * One combat: the columns, then the die, then what each side loses.
 *
 * @param garrison whether the city's garrison is in it
 * @param attackerTaken what the attacker has taken of the result so far
 * @param defenderTaken what the defender has taken of it
 */
@Rule({"8.1", "8.5-naval"})
@RecordBuilder
public record Combat(
        boolean naval,
        int place,
        CombatForce attacker,
        CombatForce defender,
        boolean garrison,
        Sums sums,
        Optional<Rolled> rolled,
        Taken attackerTaken,
        Taken defenderTaken)
        implements CombatBuilder.With {
    /**
     * What was reckoned.
     *
     * @param attack points
     * @param defence points, garrison and fort included
     * @param column the final column, from 0
     */
    public record Sums(int attack, int defence, int column) {}

    /**
     * What was rolled.
     *
     * @param roll the die's index in its chain
     * @param result its code
     */
    public record Rolled(int die, int roll, String result) {}

    /**
     * What a side has taken of the result.
     *
     * @param downgraded whether it takes the weaker one
     * @param lost how many units it has lost
     */
    public record Taken(boolean downgraded, int lost) {
        static final Taken NOTHING = new Taken(false, 0);
    }

    /** What comes next. */
    public enum Stage {
        ROLL,
        ATTACKER_DOWNGRADES,
        DEFENDER_DOWNGRADES,
        ATTACKER_LOSES,
        DEFENDER_LOSES,
        AFTER,
        CASUALTY,
        END;

        /** Whether a side says whether it takes the weaker result. */
        public boolean downgrades() {
            return this == ATTACKER_DOWNGRADES || this == DEFENDER_DOWNGRADES;
        }

        /** Whether a side takes its losses. */
        public boolean loses() {
            return this == ATTACKER_LOSES || this == DEFENDER_LOSES;
        }

        /** Whether it is the attacker who does. */
        public boolean attacking() {
            return this == ATTACKER_DOWNGRADES || this == ATTACKER_LOSES;
        }
    }

    /** A combat before the die. */
    public static Combat joined(
            boolean naval, int place, CombatForce attacker, CombatForce defender, boolean garrison, Sums sums) {
        return new Combat(
                naval, place, attacker, defender, garrison, sums, Optional.empty(), Taken.NOTHING, Taken.NOTHING);
    }

    /** The attacker, or the defender. */
    public CombatForce force(boolean attacking) {
        return attacking ? attacker : defender;
    }

    /** What the attacker, or the defender, has taken of the result. */
    public Taken taken(boolean attacking) {
        return attacking ? attackerTaken : defenderTaken;
    }

    /** With the attacker's or the defender's word on downgrading. */
    public Combat downgraded(boolean attacking, boolean yes) {
        return with(attacking, new Taken(yes, taken(attacking).lost()));
    }

    /** After these units died: those of them that fought in it count. */
    public Combat lost(PieceSet units) {
        return lost(true, units).lost(false, units);
    }

    private Combat lost(boolean attacking, PieceSet units) {
        int lost = units.and(force(attacking).units()).size();
        Taken taken = taken(attacking);
        return lost == 0 ? this : with(attacking, new Taken(taken.downgraded(), taken.lost() + lost));
    }

    private Combat with(boolean attacking, Taken taken) {
        return attacking ? withAttackerTaken(taken) : withDefenderTaken(taken);
    }

    /**
     * One side of a combat.
     *
     * @param leader the one whose rating counts
     */
    @Rule({"6.2", "8.1"})
    public record CombatForce(Side side, PieceSet units, Optional<Integer> leader) {}
}
