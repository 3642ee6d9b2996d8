package strategos.engine.games.sparta;

import strategos.engine.Event;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.forces.ForceEvents.Unveiled;
import strategos.engine.games.sparta.movement.MovementEvents.Marched;
import strategos.engine.games.sparta.revenue.RevenueEvents.UnitsUnpaid;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/**
 * Sees to it that units of concealed forces are unveiled just before whatever brings them to light: their leader goes, they
 * are sent somewhere by name, an enemy comes, a fight or a siege begins.
 */
@Rule("5.2")
final class RevealOnContact implements Play<War> {
    private final Conceal conceal;
    private final Play<War> play;

    RevealOnContact(Conceal conceal, Play<War> play) {
        this.conceal = conceal;
        this.play = play;
    }

    @Override
    public War state() {
        return play.state();
    }

    @Override
    public void happen(Event<War> event) {
        PieceSet seen = uncovered(play.state(), event);
        if (!seen.isEmpty()) {
            play.happen(new Unveiled(seen));
        }
        play.happen(event);
    }

    private PieceSet uncovered(War before, Event<War> event) {
        War after = event.apply(before);
        PieceSet uncovered = PieceSet.NONE;
        for (Side side : new Side[] {Side.ATHENS, Side.SPARTA}) {
            PieceSet hidden = conceal.hidden(before, side);
            PieceSet still = hidden.and(conceal.hidden(after, side));
            if (!(event instanceof Marched)) {
                // A march is of those whom its leader takes along, and so says no more than that he has moved.
                still = still.filter(
                        unit -> before.board().place(unit) == after.board().place(unit));
            }
            uncovered = uncovered.or(hidden.minus(still));
            if (event instanceof UnitsUnpaid unpaid) {
                PieceSet named = unpaid.wavering().pieces().or(unpaid.gone().pieces());
                uncovered = uncovered.or(hidden.and(named));
            }
        }
        return uncovered;
    }

    @Override
    public Roll roll(Cause cause, int count, int sides) {
        return play.roll(cause, count, sides);
    }

    @Override
    public Roll shuffle(Cause cause, int size) {
        return play.shuffle(cause, size);
    }
}
