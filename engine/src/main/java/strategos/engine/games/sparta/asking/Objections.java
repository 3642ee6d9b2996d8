package strategos.engine.games.sparta.asking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.DefenceActs.LoseAct;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Counted;
import strategos.engine.kit.StandingCheck;
import strategos.engine.offer.Call;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Why a standing order cannot be kept, or can never fire again. */
@Rule({"6.7", "7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "15.0"})
final class Objections {
    private static final Map<String, Set<String>> WORDS = Map.of(
            Topics.INTERCEPT, Set.of("intercept", "pass"),
            Topics.EVADE, Set.of("evade", "stand"),
            Topics.PORT, Set.of("inside", "outside"),
            Topics.SHELTER, Set.of("inside", "outside"),
            Topics.DOWNGRADE, Set.of("yes", "no"),
            Topics.LOSSES, Set.of("weakest", "strongest"),
            Topics.EVENT, Set.of("yes", "no"));

    private static final Map<String, String> RULES = Map.of(
            Topics.INTERCEPT, "7.9",
            Topics.EVADE, "7.10",
            Topics.PORT, "7.11",
            Topics.SHELTER, "7.8",
            Topics.DOWNGRADE, "8.4",
            Topics.LOSSES, "8.2",
            Topics.EVENT, "15.0",
            Topics.MARINES, "8.5-naval");

    private static final int MOST = Odds.SURE.ratio();

    private final StandingCheck check;
    private final Printed printed;
    private final Atlas atlas;
    private final Counters counters;

    Objections(Printed printed, Topics topics) {
        this.check = new StandingCheck(topics.all());
        this.printed = printed;
        this.atlas = printed.atlas();
        this.counters = printed.counters();
    }

    /** The first objection; empty while the order stands. */
    Optional<Line> to(StandingOrder standing, Seen<War> seen) {
        if (Side.of(standing.seat()) == Side.NEUTRAL || seen.position().step() instanceof PendingStep.Over) {
            return line("16.0", "object.over");
        }
        return check.of(standing)
                .flatMap(Objections::line)
                .or(() -> odds(standing))
                .or(() -> nowhere(standing, seen))
                .or(() -> slots(standing))
                .or(() -> word(standing))
                .or(() -> ships(standing, seen))
                .or(() -> leader(standing, seen))
                .or(() -> event(standing, seen));
    }

    private static Optional<Line> line(StandingCheck.Finding finding) {
        return switch (finding.flaw()) {
            case TOPIC, ANSWER -> line("3.2", "object.topic");
            case FACT -> line("3.2", "object.fact", "fact", finding.name());
            case KIND, NEVER -> line("3.2", "object.never", "fact", finding.name());
        };
    }

    private static Optional<Line> line(String rule, String key, Object... values) {
        return Optional.of(new Line(Text.of(key, values), rule));
    }

    /** Odds are never 1:1 twice over, so neither 0 nor -1, and none is better than a sure thing. */
    @Rule("8.1")
    private static Optional<Line> odds(StandingOrder standing) {
        for (Map.Entry<String, Condition> when : standing.when().entrySet()) {
            if (when.getValue() instanceof Condition.Between(int least, int most)) {
                int from = Math.max(least, -MOST);
                int to = Math.min(most, MOST);
                if (from > to || (from >= -1 && to <= 0)) {
                    return line("3.2", "object.never", "fact", when.getKey());
                }
            }
        }
        return Optional.empty();
    }

    /** What is asked can come up in one of the places that it names. */
    @Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.5-naval"})
    private Optional<Line> nowhere(StandingOrder standing, Seen<War> seen) {
        if (!standing.when().containsKey(Topics.PLACE)) {
            return Optional.empty();
        }
        String topic = standing.topic();
        List<Map<String, String>> moments = new ArrayList<>();
        for (Locale place : atlas.locales()) {
            if (!place.sea() && fightsAshore(topic, Side.of(standing.seat()), place, seen)) {
                moments.add(Map.of(Topics.FIGHT, "land", Topics.PLACE, place.id()));
            }
            if (fightsAfloat(topic, place)) {
                moments.add(Map.of(Topics.FIGHT, "sea", Topics.PLACE, place.id()));
            }
        }
        return StandingCheck.together(standing.when(), moments)
                ? Optional.empty()
                : line(RULES.getOrDefault(topic, "8.2"), "object.place", "topic", Text.of("topic." + topic));
    }

    private boolean fightsAshore(String topic, Side side, Locale place, Seen<War> seen) {
        return switch (topic) {
            case Topics.INTERCEPT, Topics.EVADE, Topics.PORT -> false;
            case Topics.MARINES -> place.coastal();
            case Topics.SHELTER -> place.walled() || fort(seen, side, place);
            default -> true;
        };
    }

    private static boolean fightsAfloat(String topic, Locale place) {
        return switch (topic) {
            case Topics.PORT -> place.port();
            case Topics.MARINES, Topics.SHELTER -> false;
            default -> place.sea() || place.coastal();
        };
    }

    /** Whether a fort of the side stands there, or may come to stand there. */
    @Rule({"2.7", "9.0"})
    private boolean fort(Seen<War> seen, Side side, Locale place) {
        return atlas.forts().stream()
                .anyMatch(fort -> fort.place() == place.number()
                        && fort.side() == side
                        && !seen.position().forts().gone(fort.ref()));
    }

    private static String slot(String topic) {
        return switch (topic) {
            case Topics.DOWNGRADE -> "downgrade";
            case Topics.LOSSES, Topics.MARINES -> "units";
            case Topics.FALLS -> "leader";
            default -> "choice";
        };
    }

    /** What else an answer says makes it illegal where it would be due. */
    private static Optional<Line> slots(StandingOrder standing) {
        Call answer = standing.answer();
        String slot = slot(standing.topic());
        for (String named : answer.values().keySet()) {
            boolean due = named.equals(slot)
                    || (named.equals("event") && standing.topic().equals(Topics.EVENT))
                    || (named.equals("ships") && standing.topic().equals(Topics.PORT) && answer.says(slot, "inside"));
            if (!due) {
                return line("3.2", "object.slot", "slot", named);
            }
        }
        return Optional.empty();
    }

    /** The answer must be one that the topic's question can take. */
    private static Optional<Line> word(StandingOrder standing) {
        Set<String> words = WORDS.get(standing.topic());
        String slot = slot(standing.topic());
        List<String> given = standing.answer().all(slot);
        if (words == null || (given.size() == 1 && words.contains(given.getFirst()))) {
            return Optional.empty();
        }
        List<String> legal = words.stream().sorted().toList();
        return line(RULES.get(standing.topic()), "object.word", "slot", slot, "legal", legal);
    }

    /** Ships that are named must be ships of the side that may still be there. */
    @Rule({"7.11", "8.5-naval"})
    private Optional<Line> ships(StandingOrder standing, Seen<War> seen) {
        String slot = standing.topic().equals(Topics.MARINES)
                ? "units"
                : standing.topic().equals(Topics.PORT) ? "ships" : "";
        for (String named :
                slot.isEmpty() ? List.<String>of() : standing.answer().all(slot)) {
            if (!named.equals(Counted.ALL)
                    && Counted.of(named)
                            .filter(some -> counters.groups().contains(some.kind()))
                            .isEmpty()
                    && !ship(named, standing, seen)) {
                return line("7.11", "object.ship", "ship", named);
            }
        }
        return Optional.empty();
    }

    private boolean ship(String named, StandingOrder standing, Seen<War> seen) {
        return counters.find(named)
                .filter(piece -> !counters.isLeader(piece)
                        && counters.unit(piece).naval()
                        && seen.position().board().owner(piece) == Side.of(standing.seat())
                        && seen.position().board().place(piece) != Places.GONE)
                .isPresent();
    }

    /** The leader who shall fall is the best one, or one of the enemy's who lives. */
    @Rule("6.7")
    private Optional<Line> leader(StandingOrder standing, Seen<War> seen) {
        if (!standing.topic().equals(Topics.FALLS)) {
            return Optional.empty();
        }
        String named = standing.answer().maybe(slot(Topics.FALLS)).orElse(LoseAct.BEST);
        if (named.equals(LoseAct.BEST)) {
            return Optional.empty();
        }
        boolean lives = counters.find(named)
                .filter(piece -> counters.isLeader(piece)
                        && counters.leader(piece).side()
                                == Side.of(standing.seat()).other()
                        && seen.position().board().place(piece) != Places.GONE)
                .isPresent();
        return lives ? Optional.empty() : line("6.7", "object.leader", "leader", named);
    }

    /** An event that has happened, or cannot happen, will not be asked about again. */
    @Rule("15.0")
    private Optional<Line> event(StandingOrder standing, Seen<War> seen) {
        if (!standing.topic().equals(Topics.EVENT)) {
            return Optional.empty();
        }
        Optional<String> named = standing.answer().maybe("event");
        if (named.isEmpty()) {
            return line("15.0", "object.which-event");
        }
        String id = named.get();
        for (RandomEvent randomEvent : RandomEvent.values()) {
            if (randomEvent.id().equals(id)) {
                return event(standing, seen, randomEvent);
            }
        }
        return line("15.0", "object.no-event", "event", id);
    }

    private Optional<Line> event(StandingOrder standing, Seen<War> seen, RandomEvent event) {
        Side side = Side.of(standing.seat());
        if (seen.position().history().open(event) && asked(event) != side) {
            return line(event.rule(), "object.not-asked", "event", event.named());
        }
        if (!still(seen, event)) {
            return line(event.rule(), "object.event", "event", event.named());
        }
        Condition when = standing.when().get("event");
        return when == null || when.holds(event.id())
                ? Optional.empty()
                : line("15.0", "object.never", "fact", "event");
    }

    /** The side that is asked about the event; neutral when nobody is. */
    private static Side asked(RandomEvent event) {
        return switch (event) {
            case FIRST_SICILIAN_WAR, SECOND_SICILIAN_WAR, CARTHAGE -> Side.ATHENS;
            case SYRACUSE_JOINS -> Side.SPARTA;
            default -> Side.NEUTRAL;
        };
    }

    /** Whether the side that is asked about the event may still be. */
    private boolean still(Seen<War> seen, RandomEvent event) {
        if (!seen.position().history().open(event)) {
            return false;
        }
        boolean west = seen.position().politics().of(Nation.ATHENIAN_ALLIES) == Stance.NEUTRAL;
        Stance syracuse = seen.position().politics().of(Nation.SPARTAN_ALLIES);
        return switch (event) {
            case FIRST_SICILIAN_WAR -> west && ahead(seen, event);
            case SECOND_SICILIAN_WAR ->
                west && ahead(seen, event) && !seen.position().history().has(RandomEvent.PEACE);
            case SYRACUSE_JOINS -> syracuse == Stance.NEUTRAL;
            case CARTHAGE ->
                syracuse != Stance.OUT
                        && !seen.position().history().has(RandomEvent.SYRACUSE_JOINS)
                        && (seen.position().history().has(RandomEvent.SECOND_SICILIAN_WAR)
                                || still(seen, RandomEvent.SECOND_SICILIAN_WAR));
            default -> false;
        };
    }

    /** Whether one of its years is still to come, or now, in this scenario. */
    private boolean ahead(Seen<War> seen, RandomEvent event) {
        int last = printed.scenario(seen.position().terms().scenario()).last();
        return printed.tables().event(event).years().stream()
                .anyMatch(year -> year <= seen.position().year() && year >= last);
    }
}
