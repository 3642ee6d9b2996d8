package strategos.engine.games.sparta;

import java.util.List;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
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

    static Sparta game() {
        return new Sparta(data());
    }
}
