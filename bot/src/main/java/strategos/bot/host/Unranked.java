package strategos.bot.host;

import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What is said of a match that is over without a result: nothing else tells how it ended. */
public record Unranked(LiveMatch match) {
    /** One line; empty where the match goes on, or has a result. */
    public Optional<Line> line() {
        return match.stage() == Stage.OVER && match.result().isEmpty()
                ? Optional.of(new Line(Text.of(match.agreed().isPresent() ? "host.card.ended" : "host.card.closed")))
                : Optional.empty();
    }
}
