package strategos.engine.games.persians.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.battle.BattleActs.FightAct;
import strategos.engine.games.persians.battle.BattleActs.LossesAct;
import strategos.engine.games.persians.city.CityActs.CityAct;
import strategos.engine.games.persians.interception.InterceptAct;
import strategos.engine.games.persians.interception.InterceptCall;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.stratagem.RedeployAct;
import strategos.engine.games.persians.stratagem.StratagemAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.StandingCheck;
import strategos.engine.offer.Call;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Why a standing order cannot be kept, or can never fire again. */
@Rule({"2", "11.2"})
final class Objections {
    private final StandingCheck check;
    private final Occasions occasions;
    private final Answers answers;

    Objections(Topics topics, Procedures rules) {
        this.check = new StandingCheck(topics.all());
        this.occasions = new Occasions(rules.printed());
        this.answers = new Answers(rules.printed());
    }

    /** The first objection; empty while it stands. */
    Optional<Line> to(StandingOrder standing, Seen<War> seen) {
        War war = seen.position();
        if (war.step() instanceof Step.Over) {
            return line("object.over");
        }
        Optional<StandingCheck.Flaw> flaw = check.of(standing).map(StandingCheck.Finding::flaw);
        if (flaw.isPresent() && flaw.get() != StandingCheck.Flaw.NEVER) {
            return line(
                    switch (flaw.get()) {
                        case TOPIC -> "object.topic";
                        case ANSWER -> "object.answer";
                        default -> "object.fact";
                    });
        }
        return answers.objection(standing, seen)
                .or(() -> occasions.objection(standing, seen))
                .or(() -> flaw.flatMap(never -> line("object.condition")));
    }

    static Optional<Line> line(String key) {
        return Optional.of(new Line(Text.of(key), "2"));
    }

    /** Whether the answer of a standing order can ever be legal: its words, its stratagems, its leaders. */
    @Rule({"6.3", "11.2"})
    static final class Answers {
        /** What each question lets play. */
        private static final Map<String, Set<Stratagem>> PLAYED = Map.of(
                Topics.INTERCEPT,
                Set.of(Stratagem.RECONNAISSANCE, Stratagem.TEMPEST),
                Topics.TEMPEST,
                Set.of(Stratagem.TEMPEST),
                Topics.OPENING,
                Set.of(
                        Stratagem.TREASON,
                        Stratagem.ORACLE,
                        Stratagem.PANHELLENISM,
                        Stratagem.GENIUS,
                        Stratagem.SACRIFICE,
                        Stratagem.NO_QUARTER));
        /** Stratagems that need a leader. */
        private static final Map<Stratagem, CounterId> HEROES =
                Map.of(Stratagem.GENIUS, CounterId.THEMISTOCLES, Stratagem.SACRIFICE, CounterId.LEONIDAS);

        private static final List<Stratagem> WITH_A_DIE =
                List.of(Stratagem.RECONNAISSANCE, Stratagem.ORACLE, Stratagem.PANHELLENISM);

        private final Printed printed;
        private final Counters counters;

        Answers(Printed printed) {
            this.printed = printed;
            this.counters = printed.counters();
        }

        /** Why it never is; empty when it may be. */
        Optional<Line> objection(StandingOrder standing, Seen<War> seen) {
            War war = seen.position();
            Call answer = standing.answer();
            Side side = Side.of(standing.seat());
            return switch (answer.verb()) {
                case StratagemAct.NAME ->
                    StratagemAct.meant(answer)
                            .map(stratagem -> stratagem(standing.topic(), stratagem, side, war))
                            .orElse(Objections.line("object.moment"));
                case InterceptAct.NAME -> interception(new InterceptCall(answer), side, war);
                case CityAct.NAME -> word(answer.maybe(CityAct.WHERE), Set.of(CityAct.INSIDE, CityAct.OUTSIDE));
                case FightAct.NAME ->
                    word(answer.maybe(FightAct.WILL), Set.of(Will.ON.id(), Will.BREAK.id(), Will.ACCORD.id()));
                case LossesAct.NAME ->
                    losses(answer.all(LossesAct.UNITS)).or(() -> boxes(answer.all(LossesAct.FROM), side, war));
                case RedeployAct.NAME -> {
                    Optional<ZoneId> zone = answer.maybe(RedeployAct.ZONE).map(ZoneId::new);
                    yield zone.filter(z -> printed.atlas().has(z) && printed.isolated(z))
                                    .isPresent()
                            ? Optional.empty()
                            : Objections.line("object.value");
                }
                default -> Optional.empty();
            };
        }

        private static Optional<Line> word(Optional<String> value, Set<String> words) {
            return value.filter(words::contains).isPresent() ? Optional.empty() : Objections.line("object.value");
        }

        private Optional<Line> losses(List<String> units) {
            boolean known = units.equals(List.of(LossesAct.PREFERRED))
                    || (!units.isEmpty()
                            && units.stream()
                                    .allMatch(id -> counters.shipType(id).isPresent()
                                            || counters.units().stream()
                                                    .anyMatch(arms -> arms.id().equals(id))));
            return known ? Optional.empty() : Objections.line("object.value");
        }

        private Optional<Line> boxes(List<String> leaders, Side side, War seen) {
            return CounterId.list(leaders).stream().allMatch(id -> leader(id, side, seen))
                    ? Optional.empty()
                    : Objections.line("object.leader");
        }

        /** It must be one for that moment and that side, in the hand, and its hero must live. */
        private Optional<Line> stratagem(String topic, Stratagem stratagem, Side side, War seen) {
            if (!PLAYED.getOrDefault(topic, Set.of()).contains(stratagem)
                    || !printed.tables().usable(stratagem, side)) {
                return Objections.line("object.moment");
            }
            if (!held(stratagem, side, seen)) {
                return Objections.line("object.stratagem");
            }
            return HEROES.containsKey(stratagem) && seen.status().gone().contains(HEROES.get(stratagem))
                    ? Objections.line("object.leader")
                    : Optional.empty();
        }

        private static boolean held(Stratagem stratagem, Side side, War seen) {
            return !seen.side(side).known() || seen.side(side).hand().held().contains(stratagem);
        }

        /** One commander of strictly the highest rank with others, or ships; dummies never; all of them still in the war. */
        @Rule({"6.1", "6.3", "11.1"})
        private Optional<Line> interception(InterceptCall call, Side side, War seen) {
            if (WITH_A_DIE.stream().anyMatch(one -> call.uses(one) && !held(one, side, seen))) {
                return Objections.line("object.stratagem");
            }
            if (WITH_A_DIE.stream()
                    .anyMatch(one -> call.uses(one) && !printed.tables().usable(one, side))) {
                return Objections.line("object.moment");
            }
            List<CounterId> with = call.with();
            boolean ships = !with.isEmpty() && with.stream().allMatch(id -> id.sailsFor(side));
            boolean leaders = !with.isEmpty() && with.stream().allMatch(id -> leader(id, side, seen));
            boolean below = with.stream().skip(1).allMatch(id -> counters.stars(id) < counters.stars(with.getFirst()));
            return ships || (leaders && below) ? Optional.empty() : Objections.line("object.leader");
        }

        private boolean leader(CounterId id, Side side, War seen) {
            return printed.sheet(seen).leaders(side).contains(id)
                    && !seen.status().gone().contains(id);
        }
    }
}
