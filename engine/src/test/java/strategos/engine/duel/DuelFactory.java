package strategos.engine.duel;

import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.library.GameFactory;
import strategos.engine.library.Library;

/** Opens the toy game. It is not registered: tests that want it say so. */
public final class DuelFactory implements GameFactory {
    static final String FILE = "duel.json";

    private static final Library ALONE = Library.of(ConfigFolder.packed(), List.of(new DuelFactory()));

    /** A library with the duel alone, the same for all. */
    public static Library library() {
        return ALONE;
    }

    @Override
    public String id() {
        return Duel.ID;
    }

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Game<DuelState> open(GameData data) {
        return Duel.of(data.json(FILE, DuelData.class));
    }
}
