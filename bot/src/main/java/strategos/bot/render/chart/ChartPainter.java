package strategos.bot.render.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;

/** Paints charts on the paper of the maps: 1060 pixels wide, and nothing in smaller type than 26. */
public final class ChartPainter {
    public static final int WIDTH = 1060;

    static final double SIDE = 28;
    static final double RIGHT = WIDTH - SIDE;

    private static final double TITLE = 62;
    private static final double NOTE = 38;
    private static final double GAP = 16;
    private static final int NOTE_LINES = 3;
    private static final Type TITLE_TYPE = Type.serif(48);
    private static final Type NOTE_TYPE = Type.italic(32);

    private final Lettering lettering;
    private final CrosstableArt crosstable;
    private final SharesArt shares;
    private final ListingArt listing;
    private final CourseArt course;
    private final LuckArt luck;
    private final FacesArt faces;
    private final MeansArt means;

    public ChartPainter(Lettering lettering) {
        this.lettering = lettering;
        this.crosstable = new CrosstableArt(lettering);
        this.shares = new SharesArt(lettering);
        this.listing = new ListingArt(lettering);
        this.course = new CourseArt(lettering);
        this.luck = new LuckArt(lettering);
        this.faces = new FacesArt(lettering);
        this.means = new MeansArt(lettering);
    }

    /** The chart as an image of {@link BufferedImage#TYPE_INT_RGB}. */
    public BufferedImage paint(Chart chart) {
        List<TextLine> notes = lettering.wrap(chart.note(), NOTE_TYPE, RIGHT - SIDE, NOTE_LINES);
        double top = TITLE + notes.size() * NOTE + GAP;
        int height = (int) Math.ceil(top + height(chart) + SIDE);
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Canvas.fill(g, new Rectangle2D.Double(0, 0, WIDTH, height), Inks.PANEL);
        lettering.fit(chart.title(), TITLE_TYPE, 34, RIGHT - SIDE).draw(g, Inks.INK, SIDE, TITLE - 8, Anchor.LEFT);
        double y = TITLE + NOTE - 8;
        for (TextLine note : notes) {
            note.draw(g, Inks.SEPIA, SIDE, y, Anchor.LEFT);
            y += NOTE;
        }
        paint(g, chart, top);
        g.dispose();
        return image;
    }

    private double height(Chart chart) {
        return switch (chart) {
            case Chart.Crosstable table -> crosstable.height(table);
            case Chart.Listing list -> listing.height(list);
            case Chart.Shares all -> shares.height(all);
            case Chart.Course lines -> course.height();
            case Chart.Luck runs -> luck.height();
            case Chart.Faces cards -> faces.height(cards);
            case Chart.Means rows -> means.height(rows);
        };
    }

    private void paint(Graphics2D g, Chart chart, double top) {
        switch (chart) {
            case Chart.Crosstable table -> crosstable.paint(g, table, top);
            case Chart.Listing list -> listing.paint(g, list, top);
            case Chart.Shares all -> shares.paint(g, all, top);
            case Chart.Course lines -> course.paint(g, lines, top);
            case Chart.Luck runs -> luck.paint(g, runs, top);
            case Chart.Faces cards -> faces.paint(g, cards, top);
            case Chart.Means rows -> means.paint(g, rows, top);
        }
    }
}
