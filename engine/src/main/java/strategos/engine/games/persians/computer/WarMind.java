package strategos.engine.games.persians.computer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Judgement;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.LearntJudgement;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Plays either side with thought. */
public final class WarMind implements Mind<War> {
    /** A plan that is dropped again costs more than it brought, and a few worlds in which one of many was better prove nothing. */
    private static final Caution CAUTION = new Caution(2, 8, 6);

    /** With so many turns left thoughts go to the end, which no judgement of what lies between can mistake. */
    private static final int LATE = 3;

    private final Procedures rules;
    private final Reasons reasons;
    private final Imagination imagination;
    private final Balance balance;
    private final Map<Plans, List<Computer<War>>> plans;
    private final Judgement judgement = LearntJudgement.beside(WarMind.class, "judgement.json");

    public WarMind(Procedures rules) {
        this.rules = rules;
        this.reasons = new Reasons(rules);
        this.imagination = new Imagination(rules.printed());
        this.balance = new Balance(rules);
        Distances distances = new Distances(rules);
        this.plans = rules.printed().scenarios().stream()
                .filter(sheet -> sheet.prepared().isEmpty())
                .flatMap(sheet -> Stream.of(Side.values()).map(side -> new Plans(sheet.id(), side)))
                .collect(Collectors.toUnmodifiableMap(Function.identity(), plan -> plan.computers(rules, distances)));
    }

    /** For whom plans are made. */
    private record Plans(String scenario, Side side) {
        List<Computer<War>> computers(Procedures rules, Distances distances) {
            return Doctrine.others(scenario, side).stream()
                    .<Computer<War>>map(doctrine -> new General(rules, distances, doctrine))
                    .toList();
        }
    }

    @Override
    public War imagine(Seen<War> seen, RandomGenerator luck) {
        return imagination.of(seen.position(), luck);
    }

    @Override
    public double value(War war, Seat seat) {
        return value(war, seat, judgement);
    }

    @Override
    public double value(War war, Seat seat, Judgement judgement) {
        double turns = rules.printed().sheet(war).turns().size();
        double left = Math.clamp(left(war) / turns, 0, 1);
        double persian = judgement.of(war.scenario(), balance.of(war), left);
        return Side.of(seat) == Side.PERSIAN ? persian : 1 - persian;
    }

    @Override
    public long clock(War war) {
        return war.turn();
    }

    @Override
    public long horizon(War war) {
        return late(war) ? left(war) : 1;
    }

    private int left(War war) {
        return rules.printed().sheet(war).turns().size() - war.turn();
    }

    private boolean late(War war) {
        return left(war) <= LATE;
    }

    @Override
    public Caution caution() {
        return CAUTION;
    }

    /** None apart: an order that the next one does not follow up is worth nothing here, and orders by chance never were. */
    @Override
    public List<Call> ideas(Seen<War> seen, Seat seat, Decision decision, RandomGenerator luck) {
        return List.of();
    }

    /**
     * None in the first turns of the great war: what an army that waits, or a fleet at the bottom of the sea, is worth in the end
     * the judgement after one turn does not know, and whoever chose by it lost three in four against one who seldom did.
     */
    @Override
    public List<Computer<War>> plans(Seen<War> seen, Seat seat) {
        War war = seen.position();
        return war.scenario().equals(Printed.SECOND_WAR) && !late(war)
                ? List.of()
                : plans.get(new Plans(war.scenario(), Side.of(seat)));
    }

    @Override
    public boolean imaginable(Seen<War> seen) {
        return Imagination.clear(seen.position());
    }

    @Override
    public boolean worthThought(Seen<War> seen, Seat seat, Decision decision) {
        Step step = seen.position().step();
        boolean own = step instanceof Step.Segment || step instanceof Step.Activation || step instanceof Step.Fight;
        return own && imaginable(seen);
    }

    @Override
    public Optional<Text> why(Seen<War> seen, Order order) {
        return reasons.of(seen, order);
    }
}
