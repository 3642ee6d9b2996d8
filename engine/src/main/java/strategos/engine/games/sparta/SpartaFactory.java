package strategos.engine.games.sparta;

import com.google.auto.service.AutoService;
import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.War;
import strategos.engine.library.GameFactory;

/** Opens the box of Sparta versus Athens. */
@AutoService(GameFactory.class)
public final class SpartaFactory implements GameFactory {
    @Override
    public String id() {
        return Sparta.ID;
    }

    @Override
    public List<String> files() {
        return Printed.files();
    }

    @Override
    public Game<War> open(GameData data) {
        return Sparta.of(data);
    }
}
