package strategos.engine.games.sparta.prestige;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Adjusts prestige: at once, and never beyond the track. */
@Rule({"2.11", "2.12", "13.0"})
public final class PrestigeAwards {
    private final Tables.PrestigeTable table;

    public PrestigeAwards(Tables tables) {
        table = tables.prestige();
    }

    /** The printed levels of that cause, for the side. */
    public void award(Play<War> play, String cause, Side side) {
        award(play, cause, side, table.levels(cause));
    }

    /** So many levels for the side. */
    public void award(Play<War> play, String cause, Side side, int levels) {
        int from = play.state().prestige().level();
        int wanted = from + (side == Side.ATHENS ? levels : -levels);
        int to = Math.max(table.least(), Math.min(table.most(), wanted));
        // A ravage of Athens is one of the two that count, also where the track goes no further.
        if (side != Side.NEUTRAL && (to != from || cause.equals(PrestigeChanged.RAVAGE))) {
            play.happen(new PrestigeChanged(cause, from, to));
        }
    }

    /** The table itself. */
    public Tables.PrestigeTable table() {
        return table;
    }
}
