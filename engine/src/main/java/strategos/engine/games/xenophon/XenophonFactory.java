package strategos.engine.games.xenophon;

import com.google.auto.service.AutoService;
import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Route;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.library.GameFactory;

/** Opens the box of Xenophon and the Ten Thousand. */
@AutoService(GameFactory.class)
public final class XenophonFactory implements GameFactory {
    @Override
    public String id() {
        return Xenophon.ID;
    }

    @Override
    public List<String> files() {
        return List.of(ActionDeck.FILE, Tables.FILE, Route.FILE);
    }

    @Override
    public Game<March> open(GameData data) {
        return Xenophon.of(data);
    }
}
