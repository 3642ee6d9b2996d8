package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.board.BoardPainter;
import strategos.bot.render.dice.DicePainter;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.panel.PanelColumn;
import strategos.bot.render.panel.PanelRow;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Proof;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.DiceSheet.State;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** No sentence is cut in what random play writes beside maps, onto strips and onto boards. */
class CutsTest {
    private static final int STRIPS = 150;
    private static final int BOARDS = 25;
    private static final int SCENES = 20;

    @TestFactory
    Stream<DynamicTest> noSentenceIsCut() {
        return Plays.games()
                .map(game -> dynamicTest(
                        game.box().id(),
                        () -> assertThat(new Paper(game).cuts()).isEmpty()));
    }

    /** All that is written in one game, and what of it was cut. */
    private static final class Paper {
        private final Set<String> cuts = new TreeSet<>();
        private final Lettering lettering = Lettering.load(cuts::add);
        private final Atlas atlas;
        private final Plays plays;
        private final Function<Text, String> words;

        Paper(Game<?> game) {
            String id = game.box().id();
            this.atlas = Atlas.read(ConfigFolder.packed(), id);
            this.plays = Plays.of(game);
            Phrasebook phrases = RegisteredGames.LIBRARY.words(id, Escape.plain());
            this.words = phrases::say;
        }

        Set<String> cuts() {
            DicePainter dice = new DicePainter(lettering, atlas.look());
            Set<String> kinds = new HashSet<>();
            for (Strip strip : plays.strips()) {
                // The longest of each kind of sentence are as good as all of them.
                String sentence = words.apply(strip.sentence());
                if (kinds.size() < STRIPS && kinds.add(sentence.replaceAll("[0-9]+", "0"))) {
                    Proof proof = new Proof(strip.index(), strip.index(), "key");
                    dice.paint(new DiceSheet.Rows(strip.title(), List.of(Row.of(strip, State.JUDGED)), proof), words);
                }
            }
            BoardPainter boards = new BoardPainter(atlas, lettering);
            for (Board board : some(plays.boards(), BOARDS)) {
                boards.paint(board, Optional.empty(), words);
            }
            some(plays.scenes(), SCENES).forEach(this::panels);
            return cuts;
        }

        private void panels(Scene scene) {
            PiecePainter pieces = new PiecePainter(lettering, atlas.icons());
            for (Sheet sheet : atlas.sheets().values()) {
                BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
                Graphics2D g = Canvas.smooth(image);
                Sheet.Size map = sheet.map();
                sheet.panel()
                        .ifPresent(p -> new PanelColumn(
                                        atlas, lettering, pieces, sheet.stacks().isCompact())
                                .paint(g, scene, map.width(), p.width(), map.height(), words));
                sheet.footer()
                        .ifPresent(f -> new PanelRow(atlas, lettering, pieces)
                                .paint(
                                        g,
                                        scene,
                                        new PanelRow.Band(
                                                sheet.name().orElse(""),
                                                f,
                                                map.height(),
                                                sheet.size().width()),
                                        words));
                g.dispose();
            }
        }

        private static <T> List<T> some(List<T> all, int many) {
            int step = Math.max(1, all.size() / many);
            return Stream.iterate(0, i -> i < all.size(), i -> i + step)
                    .map(all::get)
                    .toList();
        }
    }
}
