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

    private String key() {
        if (match.stage() == Stage.OPEN && match.seats().stream().anyMatch(Holder::computer)) {
            return "host.rated.computer";
        }
        if (match.scenario().alone()) {
            return "host.rated.alone";
        }
        return doubtful() ? "host.rated.asked" : "host.rated";
    }

    /**
     * Whether only its result says if it counts: a computer may have come for somebody who has left, and counts for them then;
     * a seat may be nobody's; it may be over without places, or in a way that its options do not count.
     */
    private boolean doubtful() {
        return switch (match.stage()) {
            case OPEN -> false;
            case RUNNING -> deserted();
            case OVER ->
                deserted()
                        || match.result().isEmpty()
                        || !HostOptions.resignationsCount(match.options())
                        || !HostOptions.lapsesCount(match.options());
        };
    }

    /** Whoever has played a seat left an omen there. */
    private boolean deserted() {
        return match.seats().stream()
                .anyMatch(holder -> holder.person().isEmpty()
                        && (holder.computer() || holder.omen().isPresent()));
    }
}
