package strategos.bot.render;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import strategos.bot.render.MapKit.Cell;
import strategos.bot.render.MapKit.Sprites;
import strategos.bot.render.png.Codecs;
import strategos.bot.render.scene.Draughtsman.Cut;

/** Packs small pictures on shelves of one large one, the highest first, so that little room is lost. */
final class Shelves {
    private static final int WIDTH = 1024;
    private static final int GAP = 1;

    private Shelves() {}

    static Sprites pack(List<Cut> cuts) {
        Cell[] cells = new Cell[cuts.size()];
        List<Integer> highest = IntStream.range(0, cuts.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> -cuts.get(i).image().getHeight()))
                .toList();
        int x = 0;
        int y = 0;
        int high = 1;
        for (int i : highest) {
            BufferedImage image = cuts.get(i).image();
            if (x > 0 && x + image.getWidth() > WIDTH) {
                y += high + GAP;
                x = 0;
                high = 1;
            }
            cells[i] = new Cell(
                    x,
                    y,
                    image.getWidth(),
                    image.getHeight(),
                    cuts.get(i).dx(),
                    cuts.get(i).dy());
            x += image.getWidth() + GAP;
            high = Math.max(high, image.getHeight());
        }
        int width = Math.max(
                WIDTH,
                cuts.stream().mapToInt(cut -> cut.image().getWidth()).max().orElse(1));
        BufferedImage all = new BufferedImage(width, y + high, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = all.createGraphics();
        for (int i = 0; i < cells.length; i++) {
            g.drawImage(cuts.get(i).image(), cells[i].x(), cells[i].y(), null);
        }
        g.dispose();
        return new Sprites(MapKit.text(Codecs.png(all)), List.of(cells));
    }
}
