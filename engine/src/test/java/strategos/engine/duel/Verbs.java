package strategos.engine.duel;

import java.util.List;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.standing.Topic;

/** What can be ordered and asked in a duel. */
final class Verbs {
    static final Verb STANCE = Verb.order("stance", "2.1", Slot.of("stance", Slot.Kind.ONE));
    static final Verb SHIFT = Verb.calm("shift", "2.2", Slot.of("to", Slot.Kind.NUMBER));
    static final Verb TAUNT = Verb.calm("taunt", "7", Slot.of("words", Slot.Kind.TEXT));
    static final Verb LUNGE = Verb.order(
            "lunge",
            "3",
            Slot.of("path", Slot.Kind.PATH),
            Slot.of("cards", Slot.Kind.SOME),
            Slot.of("loud", Slot.Kind.FLAG));
    static final Verb PARRY = Verb.order("parry", "4", Slot.of("card", Slot.Kind.ONE));
    static final Verb PASS = Verb.order("pass", "4");
    static final Verb ODDS = Verb.question("odds", "5", Slot.of("strength", Slot.Kind.NUMBER));

    static final List<Verb> ALL = List.of(STANCE, SHIFT, TAUNT, LUNGE, PARRY, PASS, ODDS);

    static final Topic PARRYING = Topic.of(
            "parry",
            List.of(
                    Topic.Fact.of("strength"),
                    Topic.Fact.of("stance", Duel.STANCES),
                    Topic.Fact.of("disarms", List.of("yes", "no"))),
            "parry",
            "pass");

    static final Topic CHOOSING = Topic.of("stance", List.of(Topic.Fact.of("round")), "stance");
    static final List<Topic> TOPICS = List.of(CHOOSING, PARRYING);

    private Verbs() {}
}
