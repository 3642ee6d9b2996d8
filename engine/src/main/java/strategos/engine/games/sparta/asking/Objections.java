package strategos.engine.games.sparta.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.LoseAct;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Why a standing order cannot be kept, or can never fire again. */
@Rule({"6.7", "7.8", "7.9", "7.10", "7.11", "8.2", "8.4"})
final class Objections {
    private static final Map<String, Set<String>> WORDS = Map.of(
            Topics.INTERCEPT, Set.of("intercept", "pass"),
            Topics.EVADE, Set.of("evade", "stand"),
            Topics.PORT, Set.of("inside", "outside"),
            Topics.SHELTER, Set.of("inside", "outside"),
            Topics.DOWNGRADE, Set.of("yes", "no"),
            Topics.LOSSES, Set.of("weakest", "strongest"),
            Topics.EVENT, Set.of("yes", "no"));

    private final List<Topic> topics;
    private final Counters counters;
    private final Conditions conditions;
    private final Expected expected;

    Objections(Printed printed, Topics topics) {
        this.topics = topics.all();
        this.counters = printed.counters();
        this.conditions = new Conditions(printed.atlas());
        this.expected = new Expected(printed);
    }

    /** The first objection; empty while the order stands. */
    Optional<Line> to(StandingOrder standing, Seen<War> seen) {
        if (Side.of(standing.seat()) == Side.NEUTRAL || seen.position().step() instanceof PendingStep.Over) {
            return line("16.0", "object.over");
        }
        Optional<Topic> topic = topics.stream()
                .filter(one -> one.name().equals(standing.topic()))
                .findFirst();
        if (topic.isEmpty() || !topic.get().answers().contains(standing.answer().verb())) {
            return line("3.2", "object.topic");
        }
        return conditions
                .against(standing, topic.get(), seen)
                .or(() -> slots(standing))
                .or(() -> word(standing))
                .or(() -> ships(standing, seen))
                .or(() -> leader(standing, seen))
                .or(() -> event(standing, seen));
    }

    static Optional<Line> line(String rule, String key, Object... values) {
        return Optional.of(new Line(Text.of(key, values), rule));
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
                    || (named.equals("ships")
                            && standing.topic().equals(Topics.PORT)
                            && answer.one(slot).equals("inside"));
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
        return line("3.2", "object.word", "slot", slot, "legal", legal);
    }

    /** Ships that are named must be ships of the side that may still be there. */
    @Rule({"7.11", "8.5-naval"})
    private Optional<Line> ships(StandingOrder standing, Seen<War> seen) {
        String slot = standing.topic().equals(Topics.MARINES)
                ? "units"
                : standing.topic().equals(Topics.PORT) ? "ships" : "";
        for (String named :
                slot.isEmpty() ? List.<String>of() : standing.answer().all(slot)) {
            if (!named.equals("all") && !fleet(named) && !ship(named, standing, seen)) {
                return line("7.11", "object.ship", "ship", named);
            }
        }
        return Optional.empty();
    }

    private boolean fleet(String named) {
        int dash = named.indexOf('-');
        return dash > 0 && counters.groups().contains(named.substring(dash + 1));
    }

    private boolean ship(String named, StandingOrder standing, Seen<War> seen) {
        int piece = counters.number(named);
        return piece >= 0
                && piece < counters.firstLeader()
                && counters.unit(piece).naval()
                && seen.position().board().owner(piece) == Side.of(standing.seat())
                && seen.position().board().place(piece) != Places.GONE;
    }

    /** The leader who shall fall is the best one, or one of the enemy's who lives. */
    @Rule("6.7")
    private Optional<Line> leader(StandingOrder standing, Seen<War> seen) {
        String named = standing.answer().one(slot(Topics.FALLS));
        if (!standing.topic().equals(Topics.FALLS) || named.equals(LoseAct.BEST)) {
            return Optional.empty();
        }
        int piece = counters.number(named);
        boolean lives = piece >= counters.firstLeader()
                && counters.leader(piece).side() == Side.of(standing.seat()).other()
                && seen.position().board().place(piece) != Places.GONE;
        return lives ? Optional.empty() : line("6.7", "object.leader", "leader", named);
    }

    /** An event that has happened, or cannot happen, will not be asked about again. */
    @Rule("15.0")
    private Optional<Line> event(StandingOrder standing, Seen<War> seen) {
        if (!standing.topic().equals(Topics.EVENT)) {
            return Optional.empty();
        }
        String id = standing.answer().one("event");
        for (RandomEvent randomEvent : RandomEvent.values()) {
            if (randomEvent.id().equals(id)) {
                return event(standing, seen, randomEvent);
            }
        }
        return id.isEmpty() ? line("15.0", "object.which-event") : line("15.0", "object.no-event", "event", id);
    }

    private Optional<Line> event(StandingOrder standing, Seen<War> seen, RandomEvent event) {
        Side side = Side.of(standing.seat());
        if (seen.position().history().open(event) && Expected.asked(event) != side) {
            return line(event.rule(), "object.not-asked", "event", event.named());
        }
        if (!expected.still(seen, event)) {
            return line(event.rule(), "object.event", "event", event.named());
        }
        Condition when = standing.when().get("event");
        return when == null || when.holds(event.id())
                ? Optional.empty()
                : line("15.0", "object.never", "fact", "event");
    }
}
