package strategos.bot.render.sheet;

import java.util.List;
import java.util.Optional;
import strategos.bot.render.sheet.Sheet.Position;

/**
 * Areas into which a map is divided. Each grows from its seeds until it meets the next, those of land over land and those of
 * water over water.
 *
 * @param land areas of land
 * @param water areas of water
 * @param border style of kind route: between areas of land that are joined
 * @param closed style of kind route: between areas of land that touch and are not joined
 * @param shore style of kind route: between areas of water
 * @param joined pairs of areas of land between which there is a way
 */
public record Areas(
        List<Area> land, List<Area> water, String border, String closed, String shore, List<List<String>> joined) {
    /** Labels are kept in bytes. */
    private static final int MOST = 120;

    public Areas {
        land = List.copyOf(land);
        water = List.copyOf(water);
        joined = joined.stream().map(List::copyOf).toList();
        if (land.size() > MOST || water.size() > MOST) {
            throw new IllegalArgumentException("a map has at most " + MOST + " areas of a kind");
        }
        if (joined.stream().anyMatch(pair -> pair.size() != 2)) {
            throw new IllegalArgumentException("areas are joined in pairs");
        }
    }

    /**
     * An area.
     *
     * @param id its name in tints; a spot of that id stands for the whole of it
     * @param seeds from where it grows
     * @param pull how far, in degrees, it draws islands to it that have no seed
     */
    public record Area(String id, List<Position> seeds, Optional<Double> pull) {
        public Area {
            seeds = List.copyOf(seeds);
            if (seeds.isEmpty()) {
                throw new IllegalArgumentException("an area grows from a seed");
            }
        }
    }

    /** Whether there is a way between two areas of land. */
    public boolean joined(String one, String other) {
        return joined.stream().anyMatch(pair -> pair.contains(one) && pair.contains(other));
    }
}
