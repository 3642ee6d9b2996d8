package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonValue;
import io.soabase.recordbuilder.core.RecordBuilder;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/**
 * What this turn has brought so far; nothing of it outlasts the turn but harsh weather, which the army remembers.
 *
 * @param met whether a satrap was met, and so negotiated with
 * @param powerUsed whether the leader's power is used up
 */
@Rule("ruling-P4")
@RecordBuilder
public record Turn(Terrain terrain, Weather weather, boolean met, boolean attacked, boolean foraged, boolean powerUsed)
        implements TurnBuilder.With {
    /** As a turn begins. */
    public static final Turn FRESH = new Turn(Terrain.UNKNOWN, Weather.UNKNOWN, false, false, false, false);

    /** The terrain of the turn's route; unknown until it is rolled. */
    public enum Terrain {
        UNKNOWN,
        HIGH_MOUNTAINS,
        MOUNTAINS,
        RIVER,
        DESERT,
        HILLS,
        PLAINS,
        SETTLED;

        private final String id = Id.of(this);

        /** As it is written in data and facts; also its icon. */
        @JsonValue
        public String id() {
            return id;
        }

        /** Its name in a sentence. */
        public Arg.Name named() {
            return new Arg.Name("terrain", id);
        }
    }

    /** The weather of the turn; unknown until it is rolled. */
    public enum Weather {
        UNKNOWN,
        MILD,
        COLD,
        HARSH;

        private final String id = Id.of(this);

        /** As it is written in data and facts; also its icon. */
        @JsonValue
        public String id() {
            return id;
        }

        /** Its name in a sentence. */
        public Arg.Name named() {
            return new Arg.Name("weather", id);
        }
    }
}
