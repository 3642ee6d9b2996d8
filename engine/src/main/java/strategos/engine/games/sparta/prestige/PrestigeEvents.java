package strategos.engine.games.sparta.prestige;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.games.sparta.war.War.Prestige;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Prestige (2.11, 13). */
public sealed interface PrestigeEvents extends Event<War> {
    /** The prestige marker moves, or stands at the end of its track for a cause that is counted. */
    @Rule({"13.0", "2.11"})
    @Recorded("prestige-changed")
    record PrestigeChanged(String cause, int from, int to) implements PrestigeEvents {
        /** The cause that counts as often as it comes about: Sparta has ravaged Athens. */
        public static final String RAVAGE = "athens-ravaged";

        /** The cause that counts by how much: Athens' tribute has grown in a year, or has fallen. */
        public static final String TRIBUTE = "tribute";

        @Override
        public War apply(War before) {
            Prestige prestige = before.prestige().at(to);
            return before.with(cause.equals(RAVAGE) ? prestige.ravaged() : prestige);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (to == from) {
                return Optional.empty();
            }
            Side favoured = to > from ? Side.ATHENS : Side.SPARTA;
            return EventText.line(
                    "told.prestige",
                    "13.0",
                    "cause",
                    new Arg.Name("cause", cause),
                    "levels",
                    Math.abs(to - from),
                    "side",
                    favoured.named(),
                    "level",
                    EventText.level(to));
        }
    }
}
