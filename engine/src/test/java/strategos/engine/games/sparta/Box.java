package strategos.engine.games.sparta;

import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.war.War;
import strategos.engine.library.Library;

/** The box as it is packed. */
final class Box {
    private Box() {}

    static Library library() {
        return Library.of(ConfigFolder.packed(), List.of(new SpartaFactory()));
    }

    static GameData data() {
        return GameData.read(ConfigFolder.packed(), Sparta.ID, new SpartaFactory().files());
    }

    static Game<War> game() {
        return Sparta.of(data());
    }
}
