package strategos.engine.scene;

import java.util.List;
import strategos.engine.text.Text;

/**
 * A map without pixels, laid over a sheet: the ground that config describes, painted once and kept.
 *
 * @param sheet the name of the sheet, a file {@code sheet-<name>.json} in the game's folder
 * @param title the picture's heading, with its second line
 * @param alt the whole picture in sentences, for those who do not see it; a face cuts them to its limit
 * @param tints colours of areas
 * @param pieces counters and markers; those of one spot are a stack, from the bottom up
 * @param arrows the last moves
 * @param panels beside or below the map, in reading order
 */
public record Scene(
        String sheet,
        Text title,
        Text subtitle,
        List<Text> alt,
        List<Tint> tints,
        List<Piece> pieces,
        List<Arrow> arrows,
        List<Panel> panels) {
    public Scene {
        alt = List.copyOf(alt);
        tints = List.copyOf(tints);
        pieces = List.copyOf(pieces);
        arrows = List.copyOf(arrows);
        panels = List.copyOf(panels);
    }

    /** An area of the sheet in the colour and hatch of a style. */
    public record Tint(String area, String style) {}

    /** A move drawn over the spots it touched, from the first to the last. */
    public record Arrow(List<String> spots, String style) {
        public Arrow {
            spots = List.copyOf(spots);
        }
    }
}
