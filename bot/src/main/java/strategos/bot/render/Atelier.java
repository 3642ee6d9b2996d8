package strategos.bot.render;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import strategos.bot.host.Chart;
import strategos.bot.render.chart.ChartPainter;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.png.Palette;
import strategos.bot.render.png.PngWriter;
import strategos.bot.render.scene.Print.PrintCache;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.config.ConfigFolder;

/** Where pictures are painted: one for the whole bot, with the fonts and the kept grounds of all games. Thread-safe. */
public final class Atelier {
    private final ConfigFolder config;
    private final Lettering lettering;
    private final PrintCache prints;
    private final Shelf shelf;
    private final ChartPainter charts;
    private final Map<String, Painter> painters = new ConcurrentHashMap<>();

    /**
     * An atelier that keeps nothing for the next run.
     *
     * @param config where sheets, looks and coasts lie
     * @param cacheBytes how much memory kept grounds may take; a sheet's takes about 13 MB
     */
    public Atelier(ConfigFolder config, long cacheBytes) {
        this(config, cacheBytes, Shelf.NONE);
    }

    /**
     * An atelier.
     *
     * @param config where sheets, looks and coasts lie
     * @param cacheBytes how much memory kept grounds may take; a sheet's takes about 13 MB
     * @param shelf where grounds, and what was solved of sheets, are kept for the next run
     */
    public Atelier(ConfigFolder config, long cacheBytes, Shelf shelf) {
        this.shelf = shelf;
        this.config = config;
        this.lettering = Lettering.load();
        this.charts = new ChartPainter(lettering);
        this.prints = new PrintCache(cacheBytes);
    }

    /**
     * Makes ready, on a thread of its own, what the first pictures of these games would wait for: first the main sheet of
     * each, which is painted once for practice, then the others. One after the other, since each takes a good part of a small
     * heap while people's own pictures are painted as well.
     *
     * @param wanted asked before each sheet: whether it goes on
     * @return ends when everything is ready, or no more is wanted
     */
    public Thread warmUp(List<String> games, BooleanSupplier wanted) {
        return Thread.ofPlatform()
                .daemon()
                .name("atelier")
                .start(() -> Stream.concat(
                                games.stream().map(game -> (Runnable) painter(game)::rehearse),
                                games.stream().flatMap(game -> painter(game).warmUp()))
                        .takeWhile(step -> wanted.getAsBoolean())
                        .forEach(Runnable::run));
    }

    /** Whether a picture can show all letters of the text. */
    boolean shows(String text) {
        return lettering.shows(text);
    }

    /** A chart as PNG. */
    byte[] chart(Chart chart) {
        BufferedImage image = charts.paint(chart);
        return PngWriter.write(image, Palette.ofOne(image));
    }

    /**
     * The painter of that game; its look and sheets are read and checked the first time. Nothing is painted yet.
     *
     * @throws strategos.engine.config.BadData with the file, the path in it and the reason
     */
    public Painter painter(String game) {
        return painters.computeIfAbsent(
                game, g -> new Painter(config, Atlas.read(config, g), lettering, prints, shelf));
    }
}
