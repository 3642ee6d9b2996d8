package strategos.bot.host;

import java.util.List;
import java.util.Optional;
import strategos.bot.port.Message.Picture;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;

/** Pictures of tests that look at maps: there are no others. */
public abstract class MapsAlone implements Pictures {
    @Override
    public final Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
        return Optional.empty();
    }

    @Override
    public final Optional<Picture> board(String game, Board board, Speech words) {
        return Optional.empty();
    }

    @Override
    public List<String> parts(String game, Scene scene) {
        return List.of();
    }
}
