package strategos.engine.skirmish;

import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.library.GameFactory;
import strategos.engine.library.Library;

/** Opens the box. It is not registered, since no player of the house should be offered it: tests that want it say so. */
public final class SkirmishFactory implements GameFactory {
    /** A library with this game alone. */
    public static Library library() {
        return Library.of(ConfigFolder.packed(), List.of(new SkirmishFactory()));
    }

    @Override
    public String id() {
        return Skirmish.ID;
    }

    @Override
    public List<String> files() {
        return List.of(Printed.FILE);
    }

    @Override
    public Game<Valley> open(GameData data) {
        return Skirmish.of(Printed.read(data));
    }
}
