package strategos.engine.games.xenophon.rules;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Why dice fall: made once, since every roll names its cause. None of them tells anything hidden. */
@Rule("dice")
public final class Causes {
    private final Map<Seat, Map<RollKind, Cause>> rollsOf = new HashMap<>();
    private final Map<Seat, Cause> lots = new HashMap<>();
    private final Map<Seat, Cause> discards = new HashMap<>();
    private final Cause shuffle =
            new Cause(Chain.SEALED, "shuffle", Optional.empty(), new Line(Text.of("purpose.shuffle"), "draw-phase"));

    public Causes(List<Seat> seats) {
        for (Seat seat : seats) {
            Map<RollKind, Cause> kinds = new EnumMap<>(RollKind.class);
            for (RollKind kind : RollKind.values()) {
                Text purpose = Text.of("purpose.roll", "roll", kind.named(), "army", seat);
                kinds.put(
                        kind,
                        new Cause(
                                Chain.OPEN,
                                kind.id(),
                                Optional.of(seat),
                                new Line(purpose, kind.phase().rule())));
            }
            rollsOf.put(seat, kinds);
            lots.put(seat, cause(Chain.OPEN, "lots", seat, "purpose.lots", "setup"));
            discards.put(seat, cause(Chain.SEALED, "discard", seat, "purpose.discard", "end-phase"));
        }
    }

    private static Cause cause(Chain chain, String kind, Seat seat, String key, String rule) {
        return new Cause(chain, kind, Optional.of(seat), new Line(Text.of(key, "army", seat), rule));
    }

    /** A roll of the army. */
    public Cause of(RollKind kind, Seat seat) {
        return rollsOf.get(seat).get(kind);
    }

    /** Its lot for the first turn. */
    public Cause lot(Seat seat) {
        return lots.get(seat);
    }

    /** A card of its hand, drawn blindly. */
    public Cause discard(Seat seat) {
        return discards.get(seat);
    }

    /** The deck, or the discards. */
    public Cause shuffle() {
        return shuffle;
    }
}
