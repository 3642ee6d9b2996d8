package strategos.engine.games.persians.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.battle.BattleActs.FightAct;
import strategos.engine.games.persians.battle.BattleActs.RetreatAct;
import strategos.engine.games.persians.battle.Retreats;
import strategos.engine.games.persians.interception.InterceptCall;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.stratagem.StratagemAct;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text.Line;

/** Whether the question of a standing order can still come, in the turns, zones and numbers that its conditions name. */
@Rule({"2", "6.1", "7.6", "8.1", "11.2-isolationism"})
final class Occasions {
    private static final int HUNDRED = 100;
    /** The least that a number can be, where it is not 0. */
    private static final Map<String, Integer> LEAST = Map.of(Topics.ROUND, 1, Topics.TURN, 1);
    /** Numbers that are percents of a whole. */
    private static final List<String> SHARES = List.of(Topics.LEFT, Topics.WAVERING);

    private final Printed printed;
    private final List<ZoneId> places;

    Occasions(Printed printed) {
        this.printed = printed;
        this.places = printed.atlas().places();
    }

    /** Why it never comes; empty when it may. */
    Optional<Line> objection(StandingOrder standing, Seen<War> seen) {
        War war = seen.position();
        Side side = Side.of(standing.seat());
        if (standing.topic().equals(Topics.REDEPLOY) && !redeploys(side, war)) {
            return Objections.line("object.never");
        }
        if (late(standing, side, war)) {
            return Objections.line("object.expired");
        }
        boolean numbers = standing.when().entrySet().stream().allMatch(Occasions::possible);
        boolean first = StratagemAct.meant(standing.answer()).equals(Optional.of(Stratagem.TREASON))
                && standing.when().get(Topics.ROUND) instanceof Condition.Between rounds
                && rounds.least() > 1;
        if (!numbers || first) {
            return Objections.line("object.condition");
        }
        Predicate<ZoneId> there = place(standing, war);
        return places.stream().anyMatch(there) ? Optional.empty() : Objections.line("object.zone");
    }

    /** Only the Greek lays Spartans down, and only when Isolation comes into force. */
    private boolean redeploys(Side side, War seen) {
        boolean comes = printed.sheet(seen).pool().containsKey(Stratagem.ISOLATIONISM.id())
                && !seen.status().isolation();
        return side == Side.GREEK && (comes || seen.step() instanceof Step.Redeploy);
    }

    /** Whether the turns named are over, or beyond the last one. */
    private boolean late(StandingOrder standing, Side side, War seen) {
        int next = seen.turn() + 1;
        boolean over = switch (seen.step()) {
            case Step.TurnStart s -> false;
            case Step.Supply s -> false;
            case Step.Reorganise r -> standing.topic().equals(Topics.READY) && r.ready(side);
            case Step.TurnEnd e -> true;
            default -> standing.topic().equals(Topics.READY);
        };
        int soonest = over ? next + 1 : next;
        int last = printed.sheet(seen).turns().size();
        return soonest > last
                || (standing.when().get(Topics.TURN) instanceof Condition.Between turns
                        && (turns.most() < soonest || turns.least() > last));
    }

    private static boolean possible(Map.Entry<String, Condition> when) {
        return switch (when.getValue()) {
            case Condition.Between(int least, int most) ->
                most >= LEAST.getOrDefault(when.getKey(), 0) && (!SHARES.contains(when.getKey()) || least <= HUNDRED);
            case Condition.OneOf words -> true;
        };
    }

    /** Where the question can come, as far as the conditions, the topic and the answer say so. */
    private Predicate<ZoneId> place(StandingOrder standing, War seen) {
        Map<String, Condition> when = standing.when();
        Predicate<ZoneId> named =
                place -> !when.containsKey(Topics.ZONE) || when.get(Topics.ZONE).holds(place.id());
        Predicate<ZoneId> element = place ->
                !when.containsKey(Topics.SEA) || when.get(Topics.SEA).holds(Topics.FLAG.get(place.sea() ? 0 : 1));
        return named.and(element).and(place -> asked(standing, place, seen));
    }

    private boolean asked(StandingOrder standing, ZoneId place, War seen) {
        boolean land = !place.sea();
        Call answer = standing.answer();
        return switch (standing.topic()) {
            case Topics.AGREE -> land;
            case Topics.CITY ->
                land
                        && printed.atlas().zone(place).city().isPresent()
                        && !seen.ground().destroyed().contains(place);
            case Topics.FIGHT -> land || !answer.says(FightAct.WILL, Will.ACCORD.id());
            case Topics.RETREAT ->
                answer.maybe(RetreatAct.ZONE).filter(to -> retreats(to, place)).isPresent();
            case Topics.OPENING -> played(answer, land);
            case Topics.INTERCEPT -> intercepted(answer, place);
            default -> true;
        };
    }

    private boolean retreats(String to, ZoneId place) {
        return to.equals(Retreats.ABOARD)
                ? !place.sea() && !printed.atlas().zone(place).seas().isEmpty()
                : printed.atlas().next(place).contains(new ZoneId(to));
    }

    private static boolean played(Call answer, boolean land) {
        Optional<Stratagem> stratagem = StratagemAct.meant(answer);
        if (stratagem.isEmpty()) {
            return true;
        }
        return switch (stratagem.get()) {
            case SACRIFICE, NO_QUARTER -> land;
            case ORACLE -> answer.says(StratagemAct.AIM, CombatPhase.SEA.id()) != land;
            default -> true;
        };
    }

    /** Leaders intercept on land, ships at sea; where no die is thrown nothing can help it. */
    private boolean intercepted(Call answer, ZoneId place) {
        InterceptCall call = new InterceptCall(answer);
        boolean land = !place.sea();
        boolean ours = call.with().isEmpty()
                || printed.counters().leader(call.with().getFirst()).isPresent() == land;
        boolean scouts = !call.uses(Stratagem.RECONNAISSANCE) || land;
        boolean dice = !(call.uses(Stratagem.RECONNAISSANCE) || call.uses(Stratagem.ORACLE))
                || !land
                || !printed.atlas().zone(place).thermopylae();
        return ours && scouts && dice;
    }
}
