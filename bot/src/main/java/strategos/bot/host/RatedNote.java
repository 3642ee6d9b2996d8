package strategos.bot.host;

import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What is said about ratings where a match says what it is. */
public record RatedNote(LiveMatch match) {
    /** One line; empty for a match that does not ask to be rated. */
    public Optional<Line> line() {
        return HostOptions.rated(match.options()) ? Optional.of(new Line(Text.of(key()))) : Optional.empty();
    }

    /** A computer may have come for somebody who has left, and counts for them then. */
    private String key() {
        if (match.seats().stream().anyMatch(Holder::computer)) {
            return match.stage() == Stage.OPEN ? "host.rated.computer" : "host.rated.asked";
        }
        return match.scenario().most() == 1 ? "host.rated.alone" : "host.rated";
    }
}
