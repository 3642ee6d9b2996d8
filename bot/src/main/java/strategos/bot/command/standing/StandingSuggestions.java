package strategos.bot.command.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.bot.command.TypedPairs;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Topic;

/** What may stand in the options of a standing order. */
final class StandingSuggestions {
    private static final String OR = "|";

    /** The topics that can come up, as far as that can be told. */
    List<Topic> open(LiveMatch match, List<Seat> seats) {
        return match.box().topics().stream()
                .filter(topic -> match.stage() != LiveMatch.Stage.RUNNING
                        || seats.stream()
                                .anyMatch(seat ->
                                        !match.proposals(seat, topic, Map.of()).isEmpty()))
                .toList();
    }

    List<Suggestion> topics(LiveMatch match, Person by) {
        return open(match, match.held(by)).stream()
                .map(t ->
                        new Suggestion(t.name(), t.name() + ": " + match.words().plain(t.help())))
                .toList();
    }

    /**
     * Each fact with each of its words, a number as a range to be changed; after a comma those facts that are still free,
     * after a bar the words that are.
     */
    List<Suggestion> when(Topic topic, String typed) {
        TypedPairs pairs = TypedPairs.of(typed);
        List<Suggestion> all = new ArrayList<>();
        for (Topic.Fact fact : topic.facts()) {
            if (!pairs.names().contains(fact.name())) {
                starts(fact, pairs.last()).forEach(start -> all.add(same(pairs.before() + start)));
            }
        }
        return all;
    }

    private static List<String> starts(Topic.Fact fact, String typed) {
        String name = fact.name() + "=";
        if (fact.number()) {
            return List.of(name + "1" + StandingReader.RANGE + "6");
        }
        int bar = typed.lastIndexOf(OR);
        String words = typed.startsWith(name) && bar >= 0 ? typed.substring(0, bar + 1) : name;
        List<String> named = List.of(words.substring(name.length()).split("\\|", -1));
        return fact.values().stream()
                .filter(value -> !named.contains(value))
                .map(value -> words + value)
                .toList();
    }

    /** What the game proposes to the person's seats, in the order of topics and verbs. */
    List<Suggestion> answers(LiveMatch match, Person by, Topic topic, Map<String, Condition> when) {
        if (match.stage() != LiveMatch.Stage.RUNNING) {
            return topic.answers().stream().map(StandingSuggestions::same).toList();
        }
        return match.held(by).stream()
                .flatMap(seat -> match.proposals(seat, topic, when).entrySet().stream())
                .map(e -> new Suggestion(
                        StandingWriter.answer(e.getKey()), match.words().plain(e.getValue())))
                .distinct()
                .toList();
    }

    private static Suggestion same(String text) {
        return new Suggestion(text, text);
    }
}
