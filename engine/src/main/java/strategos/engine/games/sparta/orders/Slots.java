package strategos.engine.games.sparta.orders;

import java.util.List;
import strategos.engine.Slot;
import strategos.engine.Verb;
import strategos.engine.text.Text;

/** How verbs and their slots are made; names that several verbs share. */
final class Slots {
    static final String LEADER = "leader";
    static final String UNITS = "units";
    static final String PLACE = "place";
    static final String CHOICE = "choice";
    static final String YES = "yes";
    static final String NO = "no";

    private Slots() {}

    static Verb verb(String name, String rule, Slot... slots) {
        return new Verb(name, false, rule, Text.of("verb." + name), List.of(slots));
    }

    static Slot one(String name) {
        return new Slot(name, Slot.Kind.ONE, Text.of("slot." + name));
    }

    static Slot path(String name) {
        return new Slot(name, Slot.Kind.PATH, Text.of("slot." + name));
    }
}
