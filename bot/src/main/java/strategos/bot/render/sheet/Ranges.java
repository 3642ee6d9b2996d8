package strategos.bot.render.sheet;

import java.util.List;
import strategos.bot.render.sheet.Sheet.Position;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.StrictJson;

/**
 * Mountain ranges of a land: scenery only, with no meaning in any rule.
 *
 * @param about what they are
 */
public record Ranges(String about, List<Range> ranges) {
    public Ranges {
        ranges = List.copyOf(ranges);
    }

    /**
     * One range.
     *
     * @param weight how high it is; 1 is usual
     * @param line from one end to the other, longitude and latitude
     */
    public record Range(double weight, List<Position> line) {
        public Range {
            line = List.copyOf(line);
            if (line.size() < 2) {
                throw new IllegalArgumentException("a range has at least two points");
            }
        }
    }

    /**
     * Reads {@code look/ranges-<name>.json}.
     *
     * @throws strategos.engine.config.BadData with the file, the path in it and the reason
     */
    public static Ranges read(ConfigFolder config, String name) {
        String file = "look/ranges-" + name + ".json";
        return StrictJson.read("config/" + file, config.text(file), Ranges.class);
    }
}
