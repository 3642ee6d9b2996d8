package strategos.bot.host;

import java.util.List;
import java.util.function.UnaryOperator;
import strategos.engine.Game;
import strategos.engine.config.GameData;
import strategos.engine.duel.DuelFactory;
import strategos.engine.duel.DuelState;
import strategos.engine.library.GameFactory;

/** The box of the toy game, of which something is changed. */
record ChangedDuel(UnaryOperator<Game<DuelState>> change) implements GameFactory {
    private static final DuelFactory WHOLE = new DuelFactory();

    @Override
    public String id() {
        return WHOLE.id();
    }

    @Override
    public List<String> files() {
        return WHOLE.files();
    }

    @Override
    public Game<DuelState> open(GameData data) {
        return change.apply(WHOLE.open(data));
    }
}
