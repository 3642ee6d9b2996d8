package strategos.engine.games.persians.common;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Verbs, slots and choices with their words. */
public final class Slots {
    public static final String YES = "yes";
    private static final String NO = "no";

    private static final Choices FLAG = new Choices.Pick(
            Stream.of(YES, NO)
                    .map(word -> new Choice(word, Text.of("flag." + word)))
                    .toList(),
            0,
            1);

    private Slots() {}

    public static Choice counter(CounterId id) {
        return new Choice(id.id(), Text.of("choice.named", "name", Leader.named(id)));
    }

    public static Choice zone(ZoneId id) {
        return new Choice(id.id(), Text.of("choice.named", "name", id.named()));
    }

    public static Choice word(String id) {
        return new Choice(id, Text.of("choice." + id));
    }

    public static Choice named(String kind, String id) {
        return new Choice(id, Text.of("choice.named", "name", new Arg.Name(kind, id)));
    }

    public static List<Choice> counters(List<CounterId> ids) {
        List<Choice> choices = new ArrayList<>(ids.size());
        for (CounterId id : ids) {
            choices.add(counter(id));
        }
        return choices;
    }

    public static List<Choice> zones(List<ZoneId> ids) {
        List<Choice> choices = new ArrayList<>(ids.size());
        for (ZoneId id : ids) {
            choices.add(zone(id));
        }
        return choices;
    }

    /** Yes or no, where it applies; may be left out. */
    public static Choices flag(boolean applies) {
        return applies ? FLAG : Choices.nothing();
    }

    /** One of these, or none. */
    static Choices maybe(List<Choice> from) {
        return from.isEmpty() ? Choices.nothing() : new Choices.Pick(from, 0, 1);
    }
}
