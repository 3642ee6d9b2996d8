package strategos.bot.soak;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Message.Picture;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;

/**
 * Real pictures, of which only every so manieth is painted: painting takes a hundred times as long as all else.
 *
 * @param every 0 for none
 */
record Sketches(Pictures pictures, int every, AtomicInteger asked) implements Pictures {
    @Override
    public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
        return pictures.map(game, scene, focus, words).map(this::sketch);
    }

    @Override
    public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
        return pictures.dice(game, sheet, words).map(this::sketch);
    }

    @Override
    public Optional<Picture> board(String game, Board board, Speech words) {
        return pictures.board(game, board, words).map(this::sketch);
    }

    @Override
    public List<String> parts(String game, Scene scene) {
        return pictures.parts(game, scene);
    }

    private Picture sketch(Picture picture) {
        return new Picture(
                picture.name(),
                picture.alt(),
                () -> every > 0 && asked.incrementAndGet() % every == 0
                        ? picture.png().get()
                        : new byte[0]);
    }
}
