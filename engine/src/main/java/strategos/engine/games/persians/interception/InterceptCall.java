package strategos.engine.games.persians.interception;

import java.util.List;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;

/** What an order to intercept says. */
public record InterceptCall(Call call) {
    static final String WITH = "with";
    static final String TARGET = "target";

    /** The target that is units without a leader. */
    static final String LOOSE = "unled";

    static final int COLUMNS = 2;

    /** Who tries: the commander or the first vessel first. */
    public List<CounterId> with() {
        return CounterId.list(call.all(WITH));
    }

    /** At whom. */
    String target() {
        return call.one(TARGET);
    }

    /** Those who try, as one force where the first of them is; only their owner knows it. */
    public Force force(War war, Side side) {
        return new Force(side, InterceptAct.place(war, side, call), with());
    }

    /** Whether units without a leader are aimed at, whom all can see. */
    public boolean atLoose() {
        return target().equals(LOOSE);
    }

    /** Whether that stratagem is played with it. */
    public boolean uses(Stratagem stratagem) {
        return call.says(stratagem.id(), Slots.YES);
    }

    /** Columns by scouts (11.2). */
    int scouted() {
        return uses(Stratagem.RECONNAISSANCE) ? COLUMNS : 0;
    }

    /** Columns by all that is played with it; Panhellenism gives the Greeks one for the whole phase. */
    public int shift() {
        return scouted() + (uses(Stratagem.PANHELLENISM) ? 1 : 0);
    }
}
