package strategos.engine.games.persians.war;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/** The stratagems. */
@Rule("11.2")
public enum Stratagem {
    TREASON,
    RECONNAISSANCE,
    TEMPEST,
    MANOEUVRES,
    NO_QUARTER,
    ORACLE,
    OSTRACISM,
    INTRIGUES,
    ISOLATIONISM,
    PANHELLENISM,
    GENIUS,
    SACRIFICE;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** Its id: as it is typed and stored, and in the pool beside counters of action points. */
    @JsonValue
    public String id() {
        return id;
    }

    /** The stratagem of that id, if it is one. */
    public static Optional<Stratagem> of(String id) {
        for (Stratagem stratagem : values()) {
            if (stratagem.id.equals(id)) {
                return Optional.of(stratagem);
            }
        }
        return Optional.empty();
    }

    /** As a value in a text. */
    public Arg named() {
        return new Arg.Name("stratagem", id);
    }
}
