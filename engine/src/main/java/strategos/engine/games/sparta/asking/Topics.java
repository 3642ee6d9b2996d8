package strategos.engine.games.sparta.asking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.Combats;
import strategos.engine.games.sparta.combat.DefenceActs.LoseAct;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.standing.Topic;

/** What standing orders can answer, and on which facts they may depend. */
@Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "8.5-naval"})
public final class Topics {
    /** A fleet sails on through one's ships. */
    public static final String INTERCEPT = "intercept";

    /** Ships are attacked. */
    public static final String EVADE = "evade";

    /** Ships that could not evade may go into port. */
    public static final String PORT = "port";

    /** Land units may go inside. */
    public static final String SHELTER = "shelter";

    /** Ships may fight on land. */
    public static final String MARINES = "marines";

    /** A result may be downgraded. */
    public static final String DOWNGRADE = "downgrade";

    /** Units must be chosen for loss. */
    public static final String LOSSES = "losses";

    /** One of several enemy leaders falls. */
    public static final String FALLS = "falls";

    /** An optional event. */
    public static final String EVENT = "event";

    private static final String ODDS = "odds";
    /** In a fact: whether half of the units are to be lost, or all. */
    public static final String RESULT = "result";

    static final String PLACE = "place";
    static final String FIGHT = "fight";
    private static final String YES = "yes";
    private static final String NO = "no";

    private final Printed printed;
    private final Procedures rules;

    public Topics(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** The topics of the box. */
    public List<Topic> all() {
        Topic.Fact odds = Topic.Fact.of(ODDS);
        Topic.Fact place = Topic.Fact.of(PLACE, places());
        Topic.Fact flag = Topic.Fact.of("enemy-ships", List.of(YES, NO));
        return List.of(
                Topic.of(INTERCEPT, List.of(odds, place), "react"),
                Topic.of(EVADE, List.of(odds, place), "react"),
                Topic.of(PORT, List.of(odds, place), "shelter"),
                Topic.of(SHELTER, List.of(odds, place), "shelter"),
                Topic.of(MARINES, List.of(flag, place), "marines"),
                Topic.of(DOWNGRADE, List.of(Topic.Fact.of(RESULT, List.of("half", "all")), kind(), place), "lose"),
                Topic.of(LOSSES, List.of(kind(), place), "lose"),
                Topic.of(FALLS, List.of(kind(), place), "lose"),
                Topic.of(EVENT, List.of(Topic.Fact.of("event", events())), "event"));
    }

    private static Topic.Fact kind() {
        return Topic.Fact.of(FIGHT, List.of("land", "sea"));
    }

    private List<String> places() {
        Atlas atlas = printed.atlas();
        return atlas.locales().stream().map(Locale::id).toList();
    }

    private static List<String> events() {
        List<String> events = new ArrayList<>();
        for (RandomEvent randomEvent : RandomEvent.values()) {
            events.add(randomEvent.id());
        }
        return events;
    }

    /** The topic of what is asked now, or empty. */
    public String topic(War war) {
        return switch (war.step()) {
            case PendingStep.Interception i -> INTERCEPT;
            case PendingStep.Proposal p -> EVENT;
            case PendingStep.InEngagement(Engagement.Stage stage) ->
                switch (stage) {
                    case EVASION -> EVADE;
                    case PORT -> PORT;
                    case SHELTER -> SHELTER;
                    case MARINES -> MARINES;
                    case SEA, LAND, END -> "";
                };
            case PendingStep.InCombat(Combat.Stage stage) ->
                switch (stage) {
                    case ATTACKER_DOWNGRADES, DEFENDER_DOWNGRADES -> DOWNGRADE;
                    case ATTACKER_LOSES, DEFENDER_LOSES -> LOSSES;
                    case ROLL, AFTER, CASUALTY, END -> "";
                };
            case PendingStep.Excess e -> LOSSES;
            case PendingStep.LeaderFalls l -> FALLS;
            default -> "";
        };
    }

    /** The facts of what is asked now. */
    public Map<String, String> facts(Seen<War> seen) {
        War war = seen.position();
        return switch (war.step()) {
            case PendingStep.Interception i -> interception(war);
            case PendingStep.Proposal proposal ->
                Map.of("event", proposal.event().id());
            case PendingStep.InEngagement(Engagement.Stage stage) ->
                engagement(war, stage, war.engagement().orElseThrow());
            case PendingStep.InCombat(Combat.Stage stage) ->
                combat(stage, war.combat().orElseThrow());
            case PendingStep.Excess(Side side, int place, boolean naval) ->
                Map.of(FIGHT, naval ? "sea" : "land", PLACE, id(place));
            case PendingStep.LeaderFalls(Side side, int place) ->
                Map.of(FIGHT, LoseAct.naval(war) ? "sea" : "land", PLACE, id(place));
            default -> Map.of();
        };
    }

    private String id(int place) {
        return printed.atlas().locale(place).id();
    }

    private Map<String, String> interception(War war) {
        Stack stack = war.stack().orElseThrow();
        int place = stack.place(war.board());
        PieceSet fleet = war.board().fleet(stack.here(war.board()));
        boolean south = fleet.meets(war.board().south());
        PieceSet own = rules.ground().field().freeShips(war, stack.side().other(), place, south);
        return Map.of(ODDS, odds(war, own, fleet, 0), PLACE, id(place));
    }

    private String odds(War war, PieceSet attackers, PieceSet defenders, int more) {
        int attack = rules.fights().strengths().points(war, attackers);
        int defence = rules.fights().strengths().points(war, defenders) + more;
        return Integer.toString(Odds.of(attack, defence).ratio());
    }

    private Map<String, String> engagement(War war, Engagement.Stage stage, Engagement e) {
        return switch (stage) {
            case EVASION, PORT ->
                Map.of(
                        ODDS,
                        odds(war, e.ships(), rules.fights().participants().enemyShips(war, e), 0),
                        PLACE,
                        id(e.place()));
            case SHELTER -> {
                PieceSet defenders = rules.fights().engagements().choosing(war, e);
                int fort = rules.ground().control().fort(war, e.defender(), e.place());
                yield Map.of(ODDS, odds(war, e.troops().or(e.marines()), defenders, fort), PLACE, id(e.place()));
            }
            case MARINES -> Map.of("enemy-ships", e.sea() ? YES : NO, PLACE, id(e.place()));
            case SEA, LAND, END -> Map.of();
        };
    }

    private Map<String, String> combat(Combat.Stage stage, Combat combat) {
        String fight = combat.naval() ? "sea" : "land";
        boolean all = Combats.loss(combat, stage.attacking()) == Outcome.Loss.ALL;
        return switch (stage) {
            case ATTACKER_DOWNGRADES, DEFENDER_DOWNGRADES ->
                Map.of(RESULT, all ? "all" : "half", FIGHT, fight, PLACE, id(combat.place()));
            case ATTACKER_LOSES, DEFENDER_LOSES -> Map.of(FIGHT, fight, PLACE, id(combat.place()));
            case ROLL, AFTER, CASUALTY, END -> Map.of();
        };
    }
}
