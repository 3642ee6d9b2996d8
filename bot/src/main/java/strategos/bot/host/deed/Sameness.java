package strategos.bot.host.deed;

import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Game;
import strategos.engine.Viewer;

/** Whether all see the same position as before: what has happened between is then nobody's business. */
final class Sameness {
    <S> boolean of(CommittedMatch<S> before, S after) {
        Game<S> game = before.file().game();
        return before.version() > 0
                && game.result(after).isEmpty()
                && before.seen(Viewer.EVERYONE).equals(game.conceal(after, Viewer.EVERYONE));
    }
}
