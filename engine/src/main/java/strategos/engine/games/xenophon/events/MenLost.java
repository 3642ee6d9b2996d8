package strategos.engine.games.xenophon.events;

import strategos.engine.games.xenophon.events.BattleEvents.CasualtiesCounted;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertersCounted;
import strategos.engine.games.xenophon.events.HardshipEvents.ExposureSuffered;
import strategos.engine.games.xenophon.events.HardshipEvents.Starved;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.text.Text;

/** A throw that costs the roller men, and nothing else. */
public sealed interface MenLost extends Settled permits CasualtiesCounted, DesertersCounted, ExposureSuffered, Starved {
    /** In hundreds. */
    int men();

    /** The phase that comes after. */
    Phase next();

    /** The sentence for those lost; with {@code .none} behind it, for when there are none. */
    String told();

    @Override
    default March apply(March before) {
        return before.with(before.roller().lose(men())).begin(next());
    }

    @Override
    default Text result() {
        return Text.of("result.men", "men", 100 * men());
    }

    @Override
    default Text sentence(March before) {
        return Text.of(
                men() == 0 ? told() + ".none" : told(), "army", before.roller().seat(), "men", 100 * men());
    }
}
