package strategos.engine.duel;

import java.util.List;
import strategos.engine.Slot;
import strategos.engine.Topic;
import strategos.engine.Verb;
import strategos.engine.text.Text;

/** What can be ordered and asked in a duel. */
final class Verbs {
    static final Verb STANCE = order("stance", "2.1", slot("stance", Slot.Kind.ONE));
    static final Verb SHIFT = order("shift", "2.2", slot("to", Slot.Kind.NUMBER));
    static final Verb TAUNT = order("taunt", "", slot("words", Slot.Kind.TEXT));
    static final Verb LUNGE = order(
            "lunge", "3", slot("path", Slot.Kind.PATH), slot("cards", Slot.Kind.SOME), slot("loud", Slot.Kind.FLAG));
    static final Verb PARRY = order("parry", "4", slot("card", Slot.Kind.ONE));
    static final Verb PASS = order("pass", "4");
    static final Verb ODDS =
            new Verb("odds", true, "5", Text.of("verb.odds"), List.of(slot("strength", Slot.Kind.NUMBER)));

    static final List<Verb> ALL = List.of(STANCE, SHIFT, TAUNT, LUNGE, PARRY, PASS, ODDS);

    static final Topic PARRYING = new Topic(
            "parry",
            Text.of("topic.parry"),
            List.of(
                    new Topic.Fact("strength", Text.of("fact.strength"), List.of()),
                    new Topic.Fact("stance", Text.of("fact.stance"), Duel.STANCES),
                    new Topic.Fact("disarms", Text.of("fact.disarms"), List.of("yes", "no"))),
            List.of("parry", "pass"));

    static final Topic CHOOSING = new Topic(
            "stance",
            Text.of("topic.stance"),
            List.of(new Topic.Fact("round", Text.of("fact.round"), List.of())),
            List.of("stance"));

    private Verbs() {}

    private static Verb order(String name, String rule, Slot... slots) {
        return new Verb(name, false, rule, Text.of("verb." + name), List.of(slots));
    }

    private static Slot slot(String name, Slot.Kind kind) {
        return new Slot(name, kind, Text.of("slot." + name));
    }
}
