package strategos.bot.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Picture;
import strategos.bot.render.dice.SheetInWords;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** The host's pictures, painted when they are sent. What cannot be painted is refused when it is asked for. */
public final class PaintedPictures implements Pictures {
    private static final int RGB = 0xFFFFFF;

    private static final int LONGEST_ALT = 1024;
    private static final String CUT = "…";

    private final Atelier atelier;

    public PaintedPictures(Atelier atelier) {
        this.atelier = atelier;
    }

    @Override
    public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
        Painter painter = atelier.painter(game);
        Framing part = part(painter, scene, focus);
        painter.check(scene, part);
        return Optional.of(new Picture(
                scene.sheet() + ".png",
                cut(Pictures.inWords(scene, words::plain)),
                () -> painter.map(scene, legible(words), part)));
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
        return Optional.of(
                new Picture("board.png", cut(words.plain(board.alt())), () -> painter.board(board, legible(words))));
    }

    @Override
    public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
        if (sheet.isEmpty()) {
            return Optional.empty();
        }
        Painter painter = atelier.painter(game);
        return Optional.of(new Picture(
                "dice-%d-%d.png".formatted(sheet.proof().first(), sheet.proof().last()),
                new SheetInWords(words::plain, LONGEST_ALT).say(sheet),
                () -> painter.dice(sheet, legible(words))));
    }

    private static Framing part(Painter painter, Scene scene, Focus focus) {
        if (focus.changed().isPresent()) {
            return Framing.changed(focus.changed().get());
        }
        if (focus.where().isBlank()) {
            return focus.zoom() == 0 ? Framing.whole() : Framing.lastMove(focus.zoom());
        }
        return painter.regions(scene.sheet()).contains(focus.where())
                ? Framing.region(focus.where(), focus.zoom())
                : Framing.around(focus.where(), focus.zoom());
    }

    @Override
    public Optional<Integer> colour(String game, String style) {
        return atelier.painter(game).colour(style).map(tone -> tone.argb() & RGB);
    }

    /** The newest rolls, as many as one picture holds. */
    @Override
    public Optional<Picture> strips(String game, List<Strip> strips, Speech words) {
        if (strips.isEmpty()) {
            return Optional.empty();
        }
        List<Strip> shown = strips.subList(Math.max(0, strips.size() - Painter.MOST_STRIPS), strips.size());
        Painter painter = atelier.painter(game);
        String alt = shown.stream().map(strip -> inWords(strip, words)).collect(Collectors.joining("\n"));
        return Optional.of(new Picture("dice.png", cut(alt), () -> painter.strips(shown, words::plain)));
    }

    /** What was thrown, and what that means; the bare result only where no sentence tells it. */
    private static String inWords(Strip strip, Speech words) {
        String sentence = words.plain(strip.sentence());
        boolean bare = sentence.isBlank() && !words.plain(strip.result()).isBlank();
        return Stream.of(
                        words.plain(thrown(strip)),
                        bare ? words.plain(Text.of("picture.strip-result", "result", strip.result())) : sentence)
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(" "));
    }

    private static Text thrown(Strip strip) {
        List<Text> causes = new ArrayList<>();
        for (Strip.Modifier modifier : strip.modifiers()) {
            causes.add(Text.of("picture.strip-modifier", "figure", modifier.figure(), "cause", modifier.cause()));
        }
        return Text.of(
                "picture.strip",
                "title",
                strip.title(),
                "faces",
                strip.faces().stream().map(String::valueOf).collect(Collectors.joining(", ")),
                "count",
                causes.size(),
                "causes",
                causes,
                "total",
                strip.total().isBlank() ? "none" : strip.total());
    }

    @Override
    public List<String> parts(String game, Scene scene) {
        return List.copyOf(atelier.painter(game).regions(scene.sheet()));
    }

    private static String cut(String alt) {
        return alt.codePointCount(0, alt.length()) <= LONGEST_ALT
                ? alt
                : alt.substring(0, alt.offsetByCodePoints(0, LONGEST_ALT - 1)).strip() + CUT;
    }
}
