package strategos.engine.library;

import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.GameData;

/** Opens a game's box. Found by {@link java.util.ServiceLoader}; each game has one, marked with {@code @AutoService}. */
public interface GameFactory {
    /** The game's id: its folder below {@code config/games} and its slash command. */
    String id();

    /** The files below {@code config/games/<id>} that its rules read, in a fixed order: a match keeps them as they were. */
    List<String> files();

    /**
     * The game with these data, checked whole.
     *
     * @throws strategos.engine.config.BadData with the file, the path in it and the reason
     */
    Game<?> open(GameData data);
}
