package strategos.bot.command.dice;

import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;

/** A match that has begun: before that it has no dice. */
final class Begun {
    private Begun() {}

    /** The same match. @throws Refused when it has not begun */
    static LiveMatch check(LiveMatch match) {
        if (match.stage() == LiveMatch.Stage.OPEN) {
            throw Refused.because("command.not-started");
        }
        return match;
    }
}
