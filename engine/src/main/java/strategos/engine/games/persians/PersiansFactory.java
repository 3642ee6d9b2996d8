package strategos.engine.games.persians;

import com.google.auto.service.AutoService;
import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.War;
import strategos.engine.library.GameFactory;

/** Opens the box of Rather Dead Than Persian! */
@AutoService(GameFactory.class)
public final class PersiansFactory implements GameFactory {
    @Override
    public String id() {
        return Persians.ID;
    }

    @Override
    public List<String> files() {
        return Printed.FILES;
    }

    @Override
    public Game<War> open(GameData data) {
        return Persians.of(data);
    }
}
