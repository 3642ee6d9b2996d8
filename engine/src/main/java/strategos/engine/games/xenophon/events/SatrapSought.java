package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** Whether a satrap crosses the road. */
@Rule("satrap-phase")
@Recorded("satrap-sought")
public record SatrapSought(boolean met) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.turn().meeting(met)).begin(Phase.NEGOTIATIONS);
    }

    @Override
    public RollKind kind() {
        return RollKind.SATRAP;
    }

    @Override
    public Text result() {
        return Text.of(met ? "result.satrap.yes" : "result.satrap.no");
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                met ? "told.satrap.yes" : "told.satrap.no",
                "army",
                before.roller().seat());
    }
}
