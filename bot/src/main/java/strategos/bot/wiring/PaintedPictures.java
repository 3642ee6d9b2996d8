package strategos.bot.wiring;

import java.util.List;
import java.util.Optional;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Picture;
import strategos.bot.render.Atelier;
import strategos.bot.render.BadPicture;
import strategos.bot.render.Painter;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;

/** The pictures of the house, from the atelier. */
public final class PaintedPictures implements Pictures {
    /** Discord's limit on the words that stand for a picture. */
    private static final int LONGEST_ALT = 1_024;

    private static final int FULL = 100;

    private final Atelier atelier;

    public PaintedPictures(Atelier atelier) {
        this.atelier = atelier;
    }

    /** A whole map is painted when it is sent; a part of it at once, since the part may not be there. */
    @Override
    public Optional<Picture> map(String game, Scene scene, Pictures.Focus focus, Speech words) {
        Painter painter = atelier.painter(game);
        String alt = cut(words.plain(scene.alt()));
        if (focus.equals(Pictures.Focus.WHOLE)) {
            return Optional.of(new Picture(
                    "map.png", alt, () -> painter.map(scene, words::plain, strategos.bot.render.Focus.whole())));
        }
        try {
            byte[] png = painter.map(scene, words::plain, part(painter, scene, focus));
            return Optional.of(new Picture("map.png", alt, () -> png));
        } catch (BadPicture e) {
            throw new NotShown(e.why());
        }
    }

    private static strategos.bot.render.Focus part(Painter painter, Scene scene, Pictures.Focus focus) {
        int percent = FULL * (1 + focus.zoom());
        if (painter.regions(scene.sheet()).contains(focus.where())) {
            return strategos.bot.render.Focus.region(focus.where(), percent);
        }
        return strategos.bot.render.Focus.around(focus.where().isEmpty() ? latest(scene) : focus.where(), percent);
    }

    /** Where something happened last: the end of the last move, else the topmost piece. */
    private static String latest(Scene scene) {
        if (!scene.arrows().isEmpty()) {
            return scene.arrows().getLast().spots().getLast();
        }
        return scene.pieces().isEmpty() ? "" : scene.pieces().getLast().spot();
    }

    @Override
    public Optional<Picture> strips(String game, List<Strip> strips, Speech words) {
        if (strips.isEmpty()) {
            return Optional.empty();
        }
        List<Strip> shown = strips.subList(Math.max(0, strips.size() - Painter.MOST_STRIPS), strips.size());
        String alt = String.join(
                " ",
                shown.stream()
                        .map(strip -> words.plain(strip.title()) + ": " + strip.faces() + ". "
                                + words.plain(strip.sentence()))
                        .toList());
        Painter painter = atelier.painter(game);
        return Optional.of(new Picture("dice.png", cut(alt), () -> painter.strips(shown, words::plain)));
    }

    @Override
    public List<String> parts(String game, Scene scene) {
        return List.copyOf(atelier.painter(game).regions(scene.sheet()));
    }

    private static String cut(String alt) {
        if (alt.length() <= LONGEST_ALT) {
            return alt;
        }
        int end = alt.offsetByCodePoints(0, alt.codePointCount(0, LONGEST_ALT - 1) - 1);
        return alt.substring(0, end) + "…";
    }
}
