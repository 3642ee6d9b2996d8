package strategos.engine.games.xenophon;

import com.google.auto.service.AutoService;
import java.util.List;
import strategos.engine.Game;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.DistanceTrack;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.MarchState;
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
        return List.of(CardList.FILE, Tables.FILE, DistanceTrack.FILE);
    }

    @Override
    public Game<MarchState> open(GameData data) {
        return Xenophon.of(data);
    }
}
