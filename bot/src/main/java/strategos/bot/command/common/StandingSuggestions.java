package strategos.bot.command.common;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Person;
import strategos.bot.port.Suggestion;
import strategos.engine.Choice;
import strategos.engine.Seat;
import strategos.engine.Slot;
import strategos.engine.Topic;
import strategos.engine.Verb;

/** What may stand in the options of a standing order. */
final class StandingSuggestions {
    List<Suggestion> topics(LiveMatch match) {
        return match.box().topics().stream()
                .map(t ->
                        new Suggestion(t.name(), t.name() + ": " + match.words().plain(t.help())))
                .toList();
    }

    /** Each fact with each of its words; a number as a range to be changed. */
    List<Suggestion> when(Topic topic) {
        List<Suggestion> all = new ArrayList<>();
        for (Topic.Fact fact : topic.facts()) {
            List<String> values = fact.number() ? List.of("1" + StandingReader.RANGE + "6") : fact.values();
            values.forEach(v -> all.add(same(fact.name() + "=" + v)));
        }
        return all;
    }

    /** Each verb with what the seat has in hand in its first slot, where it takes one thing. */
    List<Suggestion> answers(LiveMatch match, Person by, Topic topic) {
        List<Suggestion> all = new ArrayList<>();
        for (String answer : topic.answers()) {
            all.add(same(answer));
            match.box().verb(answer).ifPresent(v -> all.addAll(inHand(match, by, v)));
        }
        return all;
    }

    private static List<Suggestion> inHand(LiveMatch match, Person by, Verb verb) {
        List<Suggestion> all = new ArrayList<>();
        if (match.stage() != LiveMatch.Stage.RUNNING
                || verb.slots().isEmpty()
                || verb.slots().getFirst().kind() != Slot.Kind.ONE) {
            return all;
        }
        String slot = verb.slots().getFirst().name();
        for (Seat seat : match.held(by)) {
            for (Choice card : match.view(seat).hand()) {
                String text = verb.name() + " " + slot + "=" + card.value();
                all.add(new Suggestion(text, verb.name() + ": " + match.words().plain(card.label())));
            }
        }
        return all;
    }

    private static Suggestion same(String text) {
        return new Suggestion(text, text);
    }
}
