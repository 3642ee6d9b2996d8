package strategos.bot.discord;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Message.Picture;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;

/** Some pictures of a match that has hundreds: the first so many, and all once it is over. */
final class SomePictures implements Pictures {
    private final Pictures pictures;
    private final AtomicInteger maps;
    private final int rolls;
    private volatile boolean all;

    /** @param rolls the open rolls of a match of which sheets are painted, from its first */
    SomePictures(Pictures pictures, int maps, int rolls) {
        this.pictures = pictures;
        this.maps = new AtomicInteger(maps);
        this.rolls = rolls;
    }

    /** From now on every picture is painted. */
    void all() {
        all = true;
    }

    @Override
    public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
        return all || maps.getAndDecrement() > 0 ? pictures.map(game, scene, focus, words) : Optional.empty();
    }

    @Override
    public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
        return all || sheet.proof().last() <= rolls ? pictures.dice(game, sheet, words) : Optional.empty();
    }

    @Override
    public Optional<Picture> board(String game, Board board, Speech words) {
        return all ? pictures.board(game, board, words) : Optional.empty();
    }

    @Override
    public Optional<Integer> colour(String game, String style) {
        return pictures.colour(game, style);
    }

    @Override
    public List<String> parts(String game, Scene scene) {
        return pictures.parts(game, scene);
    }
}
