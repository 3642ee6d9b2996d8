package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Move;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** The army marches. */
@Rule("travel-phase")
@Recorded("marched")
public record Marched(int from, int to) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.roller().at(to))
                .with(new Move(before.roller().seat(), from, to))
                .begin(Phase.END);
    }

    @Override
    public RollKind kind() {
        return RollKind.TRAVEL;
    }

    @Override
    public Text result() {
        return from == to ? Text.of("result.stay") : Text.of("result.travel", "from", from, "to", to);
    }

    @Override
    public Text sentence(March before) {
        return Text.of(
                from == to ? "told.stay" : "told.travel",
                "army",
                before.roller().seat(),
                "spaces",
                to - from,
                "space",
                to,
                "place",
                new Arg.Name("space", Integer.toString(to)));
    }
}
