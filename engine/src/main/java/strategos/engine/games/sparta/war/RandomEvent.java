package strategos.engine.games.sparta.war;

import java.util.Locale;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/** What can happen once in a match: random events and those of a scenario. */
@Rule("15.0")
public enum RandomEvent {
    PLAGUE("16.1"),
    MYTILENE("11.11"),
    FIRST_SICILIAN_WAR("15.1"),
    EXPEDITION("16.1"),
    SECOND_SICILIAN_WAR("15.2"),
    SYRACUSE_FALLS("15.3"),
    SYRACUSE_JOINS("15.4"),
    CARTHAGE("15.5"),
    NORTHEAST("15.6"),
    PEACE("15.7"),
    TRUCE_EXPIRES("15.8"),
    LEAGUE("15.9"),
    TEGEA("15.10"),
    BACK_AT_WAR("15.11"),
    DECELEA("15.12"),
    PERSIA("15.13"),
    BRASIDAS("15.14"),
    DARIUS("16.1"),
    ATHENS_REVOLT("10.5");

    private final String rule;
    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    RandomEvent(String rule) {
        this.rule = rule;
    }

    /** Its id in data, orders and words. */
    public String id() {
        return id;
    }

    /** The rule that describes it. */
    public String rule() {
        return rule;
    }

    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("event", id);
    }

    /** The event of that id. */
    public static RandomEvent of(String id) {
        for (RandomEvent randomEvent : values()) {
            if (randomEvent.id.equals(id)) {
                return randomEvent;
            }
        }
        throw new IllegalArgumentException("no event is called " + id);
    }
}
