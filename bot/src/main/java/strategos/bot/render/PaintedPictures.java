package strategos.bot.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import strategos.bot.host.Chart;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Message.Picture;
import strategos.bot.render.dice.SheetInWords;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.engine.text.Capital;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/** The host's pictures, painted when they are sent. What cannot be painted is refused when it is asked for. */
public final class PaintedPictures implements Pictures {
    private static final int RGB = 0xFFFFFF;

    private static final int LONGEST_ALT = 1024;

    private final Atelier atelier;

    public PaintedPictures(Atelier atelier) {
        this.atelier = atelier;
    }

    /** Who paints that game. */
    public Painter painter(String game) {
        return atelier.painter(game);
    }

    @Override
    public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
        Painter painter = atelier.painter(game);
        Framing part = part(painter, scene, focus);
        painter.check(scene, part);
        return Optional.of(new Picture(
                scene.sheet() + ".png",
                Shorten.to(LONGEST_ALT, Pictures.inWords(scene, words::plain)),
                () -> painter.map(scene, legible(words), part)));
    }

    @Override
    public List<Picture> changes(String game, Scene scene, Set<String> spots, Speech words) {
        List<Supplier<byte[]>> parts = atelier.painter(game).changes(scene, spots, legible(words));
        List<Picture> pictures = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            String name = i == 0 ? scene.sheet() : scene.sheet() + "-" + (i + 1);
            String alt = i == 0
                    ? Pictures.inWords(scene, words::plain)
                    : words.plain(Text.of("picture.part", "number", i + 1, "count", parts.size()));
            pictures.add(new Picture(name + ".png", Shorten.to(LONGEST_ALT, alt), parts.get(i)::get));
        }
        return pictures;
    }

    /** A player's name in a script that no font at hand has would be a row of boxes: the seat's own name stands for it. */
    private Function<Text, String> legible(Speech words) {
        return text -> {
            String said = words.plain(text);
            return atelier.shows(said) ? said : words.unnamed().plain(text);
        };
    }

    @Override
    public Optional<Picture> board(String game, Board board, Speech words) {
        Painter painter = atelier.painter(game);
        return Optional.of(new Picture(
                "board.png",
                Shorten.to(LONGEST_ALT, words.plain(board.alt())),
                () -> painter.board(board, legible(words))));
    }

    @Override
    public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
        if (sheet.isEmpty()) {
            return Optional.empty();
        }
        Painter painter = atelier.painter(game);
        return Optional.of(new Picture(
                String.format(
                        Locale.ROOT,
                        "dice-%d-%d.png",
                        sheet.proof().first(),
                        sheet.proof().last()),
                new SheetInWords(words::plain, LONGEST_ALT).say(sheet),
                () -> painter.dice(sheet, legible(words))));
    }

    @Override
    public Optional<Picture> chart(String name, Chart chart) {
        return Optional.of(
                new Picture(name + ".png", Shorten.to(LONGEST_ALT, chart.alt()), () -> atelier.chart(chart)));
    }

    @Override
    public Optional<Picture> film(String game, List<Scene> scenes, Speech words) {
        if (scenes.isEmpty()) {
            return Optional.empty();
        }
        Painter painter = atelier.painter(game);
        return Optional.of(new Picture(
                "film.gif",
                Shorten.to(LONGEST_ALT, Pictures.inWords(scenes.getLast(), words::plain)),
                () -> painter.film(scenes, legible(words), FILM_BYTES)));
    }

    private static Framing part(Painter painter, Scene scene, Focus focus) {
        if (focus.changed().isPresent()) {
            return Framing.changed(focus.changed().get(), focus.beside());
        }
        if (focus.where().isBlank()) {
            return focus.zoom() == 0 ? Framing.whole() : Framing.lastMove(focus.zoom());
        }
        String where = painter.called(scene.sheet(), focus.where());
        return painter.regions(scene.sheet()).contains(where)
                ? Framing.region(where, focus.zoom())
                : Framing.around(where, focus.zoom());
    }

    @Override
    public Optional<Integer> colour(String game, String style) {
        return atelier.painter(game).colour(style).map(tone -> tone.argb() & RGB);
    }

    @Override
    public boolean shows(String words) {
        return atelier.shows(words);
    }

    @Override
    public List<String> parts(String game, Scene scene) {
        return List.copyOf(atelier.painter(game).regions(scene.sheet()));
    }

    @Override
    public String partName(String game, String part) {
        return Capital.first(atelier.painter(game).partName(part));
    }
}
