package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;

/**
 * Nations and sides.
 *
 * @param stances where each nation stands
 * @param peace whether the Peace of Nicias holds (15.7)
 * @param blockade whether the Propontus is blockaded (9.3)
 * @param captors units that captured Syracuse and have not left it (15.3)
 * @param athensLeaves nations out of the war whose land Athens' side must have left by the end of its campaign (11.1)
 * @param spartaLeaves the same for Sparta's side
 */
@RecordBuilder
public record Politics(
        Map<Nation, Stance> stances,
        boolean peace,
        boolean blockade,
        PieceSet captors,
        List<Nation> athensLeaves,
        List<Nation> spartaLeaves)
        implements PoliticsBuilder.With {
    public Politics {
        stances = new EnumMap<>(stances);
        athensLeaves = List.copyOf(athensLeaves);
        spartaLeaves = List.copyOf(spartaLeaves);
    }

    @Override
    public Map<Nation, Stance> stances() {
        return Collections.unmodifiableMap(stances);
    }

    /** Where the nation stands. */
    public Stance of(Nation nation) {
        return stances.get(nation);
    }

    /** With the nation standing there. */
    public Politics with(Nation nation, Stance stance) {
        Map<Nation, Stance> changed = new EnumMap<>(stances);
        changed.put(nation, stance);
        return withStances(changed);
    }

    /** The nations that the side must leave. */
    public List<Nation> leaves(Side side) {
        return side == Side.ATHENS ? athensLeaves : spartaLeaves;
    }

    /** With these nations to be left by the side. */
    public Politics leaving(Side side, List<Nation> nations) {
        return side == Side.ATHENS ? withAthensLeaves(nations) : withSpartaLeaves(nations);
    }

    /** Where a nation state stands in the war. */
    @Rule({"2.9", "2.10", "11.1"})
    public enum Stance {
        ATHENS,
        SPARTA,
        NEUTRAL,
        /** Knocked out of the war for the rest of the match. */
        OUT;

        /** The side it is on. */
        public Side side() {
            return switch (this) {
                case ATHENS -> Side.ATHENS;
                case SPARTA -> Side.SPARTA;
                case NEUTRAL, OUT -> Side.NEUTRAL;
            };
        }

        /** On that side. */
        public static Stance with(Side side) {
            return switch (side) {
                case ATHENS -> ATHENS;
                case SPARTA -> SPARTA;
                case NEUTRAL -> NEUTRAL;
            };
        }
    }
}
