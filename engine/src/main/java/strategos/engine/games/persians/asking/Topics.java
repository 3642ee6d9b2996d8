package strategos.engine.games.persians.asking;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Trail;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.standing.Topic;

/** What standing orders can answer, and on which facts they may depend. */
@Rule({"6", "7", "2"})
public final class Topics {
    static final String READY = "ready";
    static final String SEGMENT = "segment";
    static final String INTERCEPT = "intercept";
    static final String AGREE = "agree";
    static final String CITY = "city";
    static final String OPENING = "opening";
    static final String LOSSES = "losses";
    static final String FIGHT = "fight";
    static final String RETREAT = "retreat";
    static final String TEMPEST = "tempest";
    static final String REDEPLOY = "redeploy";

    static final String ZONE = "zone";
    static final String SEA = "sea";
    private static final String COUNTERS = "counters";
    static final String TURN = "turn";
    private static final String POINTS = "action-points";
    static final String ROUND = "round";
    private static final String OWN = "own-points";
    private static final String ENEMY = "enemy-points";
    private static final String STRENGTH = "strength";
    static final String LEFT = "own-left";
    private static final String ROUTED = "disorganised";
    static final String WAVERING = "wavering";
    private static final String AGAINST = "against";
    private static final int HUNDRED = 100;
    static final List<String> FLAG = List.of("yes", "no");

    private final Procedures rules;

    public Topics(Procedures rules) {
        this.rules = rules;
    }

    /** The topics of the box. */
    public List<Topic> all() {
        List<String> zones = ZoneId.ids(rules.printed().atlas().places());
        return List.of(
                Topic.of(READY, List.of(Topic.Fact.of(TURN)), "pass"),
                Topic.of(SEGMENT, List.of(Topic.Fact.of(TURN), Topic.Fact.of(POINTS)), "pass"),
                Topic.of(
                        INTERCEPT,
                        List.of(
                                Topic.Fact.of(ZONE, zones),
                                Topic.Fact.of(SEA, FLAG),
                                Topic.Fact.of(COUNTERS),
                                Topic.Fact.of(POINTS)),
                        "intercept",
                        "stratagem",
                        "pass"),
                Topic.of(AGREE, List.of(Topic.Fact.of(ZONE, zones)), "agree", "pass"),
                Topic.of(
                        CITY,
                        List.of(
                                Topic.Fact.of(ZONE, zones),
                                Topic.Fact.of(OWN),
                                Topic.Fact.of(ENEMY),
                                Topic.Fact.of(STRENGTH)),
                        "city"),
                Topic.of(OPENING, fighting(zones), "stratagem", "pass"),
                Topic.of(LOSSES, fighting(zones), "losses"),
                Topic.of(FIGHT, fighting(zones), "fight"),
                Topic.of(RETREAT, fighting(zones), "retreat"),
                Topic.of(
                        TEMPEST,
                        List.of(Topic.Fact.of(ZONE, zones), Topic.Fact.of(COUNTERS), Topic.Fact.of(TURN)),
                        "stratagem"),
                Topic.of(REDEPLOY, List.of(Topic.Fact.of(TURN)), "redeploy", "pass"));
    }

    private List<Topic.Fact> fighting(List<String> zones) {
        List<String> leaders = rules.printed().counters().leaders().stream()
                .map(leader -> leader.id().id())
                .toList();
        return List.of(
                Topic.Fact.of(ZONE, zones),
                Topic.Fact.of(SEA, FLAG),
                Topic.Fact.of(ROUND),
                Topic.Fact.of(OWN),
                Topic.Fact.of(ENEMY),
                Topic.Fact.of(STRENGTH),
                Topic.Fact.of(LEFT),
                Topic.Fact.of(ROUTED),
                Topic.Fact.of(WAVERING),
                Topic.Fact.of(AGAINST, leaders));
    }

    /** The topic of what the side is asked now, where a standing order can answer. */
    Optional<String> of(Seen<War> seen, Side side) {
        War war = seen.position();
        return switch (war.step()) {
            case Step.Activation a ->
                war.active().orElseThrow().side() == side ? Optional.empty() : Optional.of(TEMPEST);
            case Step.Redeploy r -> Optional.of(REDEPLOY);
            case Step.Reorganise r -> Optional.of(READY);
            case Step.Segment s -> Optional.of(SEGMENT);
            case Step.Entry e -> Optional.of(INTERCEPT);
            case Step.Accord a -> Optional.of(AGREE);
            case Step.Fight f -> battle(war.fight());
            default -> Optional.empty();
        };
    }

    private static Optional<String> battle(Battle battle) {
        return switch (battle.stage()) {
            case CITY -> Optional.of(CITY);
            case OPENING_ACTIVE, OPENING_PASSIVE, MERCY -> Optional.of(OPENING);
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> Optional.of(LOSSES);
            case ROUND_END -> Optional.of(FIGHT);
            case RETREAT -> Optional.of(RETREAT);
            default -> Optional.empty();
        };
    }

    /** Its facts as the side may know them. */
    Map<String, String> facts(Seen<War> seen, Side side) {
        War war = seen.position();
        Map<String, String> facts = new HashMap<>();
        switch (war.step()) {
            case Step.Reorganise r -> turn(war, facts);
            case Step.Redeploy r -> turn(war, facts);
            case Step.Activation a -> moved(war, war.active().orElseThrow().side(), facts);
            case Step.Segment s -> {
                turn(war, facts);
                points(war, side, facts);
            }
            case Step.Entry entry -> {
                place(entry.mover().place(), facts);
                facts.put(COUNTERS, Integer.toString(entry.mover().members().size()));
                points(war, side, facts);
            }
            case Step.Accord accord -> facts.put(ZONE, accord.active().place().id());
            case Step.Fight f -> fight(war, war.fight(), side, facts);
            default -> {}
        }
        return facts;
    }

    private static void turn(War seen, Map<String, String> facts) {
        facts.put(TURN, Integer.toString(seen.turn() + 1));
    }

    /** Where the enemy has come last, and how many of his counters lie there: fleets and single ships alike, since each rolls. */
    @Rule("11.2-tempest")
    private static void moved(War seen, Side enemy, Map<String, String> facts) {
        turn(seen, facts);
        List<Trail> trails = seen.trails();
        if (!trails.isEmpty() && trails.getLast().side() == enemy) {
            ZoneId place = trails.getLast().places().getLast();
            facts.put(ZONE, place.id());
            SideState there = seen.side(enemy);
            facts.put(COUNTERS, Integer.toString(there.counters(place) + there.singles(place)));
        }
    }

    private static void place(ZoneId place, Map<String, String> facts) {
        facts.put(ZONE, place.id());
        facts.put(SEA, place.sea() ? FLAG.getFirst() : FLAG.getLast());
    }

    private static void points(War seen, Side side, Map<String, String> facts) {
        if (seen.side(side).known()) {
            facts.put(POINTS, Integer.toString(seen.side(side).points()));
        }
    }

    private void fight(War seen, Battle battle, Side side, Map<String, String> facts) {
        place(battle.place(), facts);
        int own = strength(seen, battle, side);
        int enemy = strength(seen, battle, side.other());
        facts.put(OWN, Integer.toString(own));
        facts.put(ENEMY, Integer.toString(enemy));
        share(STRENGTH, own, enemy, facts);
        if (battle.stage() == Battle.Stage.CITY) {
            facts.remove(SEA);
            return;
        }
        facts.put(ROUND, Integer.toString(battle.round().number()));
        share(LEFT, own, battle.side(side).brought(), facts);
        int out = battle.side(side).out().size();
        facts.put(ROUTED, Integer.toString(out));
        share(WAVERING, out, rules.forces().troops(seen, battle.force(side)).size(), facts);
        rules.forces().fighting(seen, battle.force(side.other())).stream()
                .findFirst()
                .ifPresent(commander -> facts.put(AGAINST, commander.id()));
    }

    /** So many of the hundred; nothing where there is nothing to compare with. */
    private static void share(String fact, int some, int of, Map<String, String> facts) {
        if (of > 0) {
            facts.put(fact, Integer.toString(HUNDRED * some / of));
        }
    }

    private int strength(War seen, Battle battle, Side side) {
        return battle.sea()
                ? rules.battles().sea().points(seen, battle, side)
                : rules.printed().counters().points(rules.battles().land().organised(seen, battle, side));
    }
}
