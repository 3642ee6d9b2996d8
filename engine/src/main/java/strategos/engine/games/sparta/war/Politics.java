package strategos.engine.games.sparta.war;

import java.util.ArrayList;
import java.util.List;

/**
 * Nations and sides.
 *
 * @param stances by nation, in the order of {@link Nation}
 * @param peace whether the Peace of Nicias holds (15.7)
 * @param blockade whether the Propontus is blockaded (9.3)
 * @param captors units that captured Syracuse and have not left it (15.3)
 * @param athensLeaves nations out of the war whose land Athens' side must have left by the end of its campaign (11.1)
 * @param spartaLeaves the same for Sparta's side
 */
public record Politics(
        List<Stance> stances, boolean peace, boolean blockade, Bits captors, Bits athensLeaves, Bits spartaLeaves) {
    public Politics {
        stances = List.copyOf(stances);
    }

    /** Where the nation stands. */
    public Stance of(Nation nation) {
        return stances.get(nation.ordinal());
    }

    /** With the nation standing there. */
    public Politics with(Nation nation, Stance stance) {
        List<Stance> changed = new ArrayList<>(stances);
        changed.set(nation.ordinal(), stance);
        return new Politics(changed, peace, blockade, captors, athensLeaves, spartaLeaves);
    }

    /** With peace, or without. */
    public Politics withPeace(boolean now) {
        return new Politics(stances, now, blockade, captors, athensLeaves, spartaLeaves);
    }

    /** With the Propontus blockaded, or open. */
    public Politics withBlockade(boolean now) {
        return new Politics(stances, peace, now, captors, athensLeaves, spartaLeaves);
    }

    /** With these captors of Syracuse. */
    public Politics withCaptors(Bits units) {
        return new Politics(stances, peace, blockade, units, athensLeaves, spartaLeaves);
    }

    /** The nations that the side must leave. */
    public Bits leaves(Side side) {
        return side == Side.ATHENS ? athensLeaves : spartaLeaves;
    }

    /** With these nations to be left by the side. */
    public Politics leaving(Side side, Bits nations) {
        return side == Side.ATHENS
                ? new Politics(stances, peace, blockade, captors, nations, spartaLeaves)
                : new Politics(stances, peace, blockade, captors, athensLeaves, nations);
    }
}
