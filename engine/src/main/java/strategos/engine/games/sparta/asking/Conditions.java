package strategos.engine.games.sparta.asking;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Fort;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Odds;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Whether the conditions of a standing order can ever be fulfilled, each by itself and all of them together. */
@Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.5-naval"})
final class Conditions {
    private static final int MOST = Odds.SURE.ratio();

    private final Atlas atlas;

    Conditions(Atlas atlas) {
        this.atlas = atlas;
    }

    /** What speaks against them; empty when nothing does. */
    Optional<Line> against(StandingOrder standing, Topic topic, Seen<War> seen) {
        for (Map.Entry<String, Condition> when : standing.when().entrySet()) {
            Optional<Topic.Fact> fact = topic.fact(when.getKey());
            if (fact.isEmpty()) {
                return Objections.line("3.2", "object.fact", "fact", when.getKey());
            }
            if (!holdsSometimes(fact.get(), when.getValue())) {
                return Objections.line("3.2", "object.never", "fact", when.getKey());
            }
        }
        Set<String> places = words(standing, Topics.PLACE);
        if (places.isEmpty()) {
            return Optional.empty();
        }
        Side side = Side.of(standing.seat());
        Predicate<Locale> fits = switch (standing.topic()) {
            case Topics.INTERCEPT, Topics.EVADE -> Conditions::wet;
            case Topics.PORT -> Locale::port;
            case Topics.MARINES -> place -> !place.sea() && place.coastal();
            case Topics.SHELTER -> place -> place.walled() || fort(seen, side, place);
            default -> place -> battlefield(words(standing, Topics.FIGHT), place);
        };
        boolean some =
                places.stream().map(atlas::find).flatMap(Optional::stream).anyMatch(fits);
        return some
                ? Optional.empty()
                : Objections.line(
                        rule(standing.topic()), "object.place", "topic", Text.of("topic." + standing.topic()));
    }

    private static Set<String> words(StandingOrder standing, String fact) {
        return standing.when().get(fact) instanceof Condition.OneOf one ? one.words() : Set.of();
    }

    /** Numbers are compared with a range, words with words; odds are never 1:1 twice over, so neither 0 nor -1. */
    private static boolean holdsSometimes(Topic.Fact fact, Condition condition) {
        return switch (condition) {
            case Condition.OneOf one -> !fact.number() && one.words().stream().anyMatch(fact.values()::contains);
            case Condition.Between(int least, int most) -> {
                int from = Math.max(least, -MOST);
                int to = Math.min(most, MOST);
                yield fact.number() && from <= to && !(from >= -1 && to <= 0);
            }
        };
    }

    private static boolean wet(Locale place) {
        return place.sea() || place.coastal();
    }

    private static boolean battlefield(Set<String> fights, Locale place) {
        boolean land = fights.isEmpty() || fights.contains("land");
        boolean sea = fights.isEmpty() || fights.contains("sea");
        return (land && !place.sea()) || (sea && wet(place));
    }

    /** Whether a fort of the side stands there, or may come to stand there. */
    @Rule({"2.7", "9.0"})
    private boolean fort(Seen<War> seen, Side side, Locale place) {
        for (Fort fort : atlas.forts()) {
            if (fort.place() == place.number()
                    && fort.side() == side
                    && !seen.position().forts().razed().has(fort.number())) {
                return true;
            }
        }
        return false;
    }

    private static String rule(String topic) {
        return switch (topic) {
            case Topics.INTERCEPT -> "7.9";
            case Topics.EVADE -> "7.10";
            case Topics.PORT -> "7.11";
            case Topics.SHELTER -> "7.8";
            case Topics.MARINES -> "8.5-naval";
            default -> "8.2";
        };
    }
}
