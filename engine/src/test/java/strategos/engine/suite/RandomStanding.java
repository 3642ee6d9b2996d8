package strategos.engine.suite;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;

/** Makes standing orders out of what a seat is asked just now, so that they have a chance to fire later. */
record RandomStanding<S>(Game<S> game) {
    private static final int SPREAD = 2;

    Optional<StandingOrder> from(Position<S> position, Seat seat, Decision decision, RandomGenerator luck) {
        Optional<Topic> topic = decision.occasion().map(Occasion::topic).flatMap(game.box()::topic);
        List<Offer> answers = decision.offers().stream()
                .filter(offer -> topic.isPresent()
                        && topic.get().answers().contains(offer.verb().name()))
                .toList();
        if (answers.isEmpty()) {
            return Optional.empty();
        }
        Offer answer = answers.get(luck.nextInt(answers.size()));
        Call call = new RandomComputer<S>().fill(answer, luck);
        Map<String, String> facts =
                new HashMap<>(decision.occasion().orElseThrow().facts());
        facts.putAll(answer.facts(call));
        StandingOrder standing = new StandingOrder(
                seat,
                topic.get().name(),
                conditions(topic.get(), facts, luck),
                call,
                luck.nextInt(4) == 0 ? StandingOrder.UNLIMITED : luck.nextInt(1, 4));
        return game.decisions().objection(standing, position.seenBy(seat)).isEmpty()
                ? Optional.of(standing)
                : Optional.empty();
    }

    private static Map<String, Condition> conditions(Topic topic, Map<String, String> facts, RandomGenerator luck) {
        Map<String, Condition> when = new HashMap<>();
        for (Topic.Fact fact : topic.facts()) {
            String now = facts.getOrDefault(fact.name(), "");
            if (!now.isEmpty() && luck.nextInt(4) == 0) {
                when.put(fact.name(), condition(fact, now, luck));
            }
        }
        return when;
    }

    private static Condition condition(Topic.Fact fact, String now, RandomGenerator luck) {
        if (fact.number()) {
            int number = Integer.parseInt(now);
            return new Condition.Between(number - luck.nextInt(SPREAD), number + luck.nextInt(SPREAD));
        }
        List<String> values = fact.values();
        Set<String> words = new HashSet<>(Set.of(now));
        words.add(values.get(luck.nextInt(values.size())));
        return new Condition.OneOf(words);
    }
}
