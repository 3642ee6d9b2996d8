package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/**
 * One combat: the columns, then the die, then what each side loses.
 *
 * @param garrison whether the city's garrison is in it
 * @param chief the attacking leader whose rating counts, or -1
 * @param captain the defending one, or -1
 * @param column the final column, from 0
 * @param sums points of both sides and the die
 * @param result its code, or empty before the roll
 * @param attackerLost units that the attacker has lost
 * @param defenderLost units that the defender has lost
 */
@Rule({"8.1", "8.5-naval"})
public record Combat(
        boolean naval,
        Side attacker,
        Side defender,
        int place,
        Bits attackers,
        Bits defenders,
        boolean garrison,
        int chief,
        int captain,
        int column,
        Sums sums,
        String result,
        Combat.Stage stage,
        boolean attackerDowngrades,
        boolean defenderDowngrades,
        int attackerLost,
        int defenderLost)
        implements Step {
    /**
     * What was reckoned and rolled.
     *
     * @param die 0 before the roll
     * @param roll the die's index in its chain, or 0
     */
    public record Sums(int attack, int defence, int die, int roll) {
        Sums rolled(int face, int index) {
            return new Sums(attack, defence, face, index);
        }
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
        END
    }

    /** At that stage. */
    public Combat at(Combat.Stage now) {
        return now(sums, result, now, attackerDowngrades, defenderDowngrades, attackerLost, defenderLost);
    }

    /** After the die. */
    public Combat rolled(int die, int roll, String code) {
        return now(
                sums.rolled(die, roll),
                code,
                stage,
                attackerDowngrades,
                defenderDowngrades,
                attackerLost,
                defenderLost);
    }

    /** With the attacker's or the defender's word on downgrading. */
    public Combat downgraded(boolean byAttacker, boolean yes) {
        return now(
                sums,
                result,
                stage,
                byAttacker ? yes : attackerDowngrades,
                byAttacker ? defenderDowngrades : yes,
                attackerLost,
                defenderLost);
    }

    /** After one side's units died. */
    public Combat lost(boolean byAttacker, int units) {
        return now(
                sums,
                result,
                stage,
                attackerDowngrades,
                defenderDowngrades,
                byAttacker ? attackerLost + units : attackerLost,
                byAttacker ? defenderLost : defenderLost + units);
    }

    /** The same two forces, further on. */
    private Combat now(
            Sums reckoned,
            String code,
            Combat.Stage next,
            boolean attackerGivesWay,
            boolean defenderGivesWay,
            int attackersGone,
            int defendersGone) {
        return new Combat(
                naval,
                attacker,
                defender,
                place,
                attackers,
                defenders,
                garrison,
                chief,
                captain,
                column,
                reckoned,
                code,
                next,
                attackerGivesWay,
                defenderGivesWay,
                attackersGone,
                defendersGone);
    }
}
