package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** Verbs, slots and choices with their words. */
final class Slots {
    static final String YES = "yes";
    private static final String NO = "no";

    private static final Choices FLAG = new Choices.Pick(
            Stream.of(YES, NO)
                    .map(word -> new Choice(word, Text.of("flag." + word)))
                    .toList(),
            0,
            1);

    private Slots() {}

    static Choice counter(String id) {
        return new Choice(id, Text.of("choice.named", "name", Leader.named(id)));
    }

    static Choice zone(String id) {
        return new Choice(id, Text.of("choice.named", "name", Zone.named(id)));
    }

    static Choice word(String id) {
        return new Choice(id, Text.of("choice." + id));
    }

    static Choice named(String kind, String id) {
        return new Choice(id, Text.of("choice.named", "name", new Arg.Name(kind, id)));
    }

    static List<Choice> counters(List<String> ids) {
        List<Choice> choices = new ArrayList<>(ids.size());
        for (String id : ids) {
            choices.add(counter(id));
        }
        return choices;
    }

    static List<Choice> zones(List<String> ids) {
        List<Choice> choices = new ArrayList<>(ids.size());
        for (String id : ids) {
            choices.add(zone(id));
        }
        return choices;
    }

    /** Yes or no, where it applies; may be left out. */
    static Choices flag(boolean applies) {
        return applies ? FLAG : Choices.nothing();
    }

    /** One of these, or none. */
    static Choices maybe(List<Choice> from) {
        return from.isEmpty() ? Choices.nothing() : new Choices.Pick(from, 0, 1);
    }
}
