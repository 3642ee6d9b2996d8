package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.battle.BattleActs.FightAct;
import strategos.engine.games.persians.battle.BattleActs.LossesAct;
import strategos.engine.games.persians.battle.RoundOdds;
import strategos.engine.games.persians.battle.RoundOdds.Distribution;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.city.CityActs.CityAct;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.stratagem.StratagemAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/**
 * Exact chances of a round of battle, as far as the viewer may know them: by the die where one die decides, as shares where
 * an oracle, losses and tests come first.
 */
@Rule({"7.1", "7.2", "7.6", "9.3"})
final class BattleOdds {
    private static final double HUNDRED = 100;

    /** What would be rounded to nothing is not told. */
    private static final double SMALLEST = 0.0005;

    private static final Comparator<Optional<ResultCode>> NO_THROW_FIRST =
            Comparator.comparing(result -> result.orElse(new ResultCode(-1, false)));

    private final Procedures rules;
    private final RoundOdds prospects;

    BattleOdds(Procedures rules) {
        this.rules = rules;
        this.prospects = rules.battles().prospects();
    }

    /** Whatever stands before the viewer. */
    List<Line> now(Seen<War> seen) {
        War war = seen.position();
        List<Line> lines = war.battle()
                .map(battle -> supported(war, battle, ahead(war, battle)))
                .orElse(List.of());
        return lines.isEmpty() ? List.of(new Line(Text.of("odds.nothing"), "2")) : lines;
    }

    /** What the order leads to: a round, the rest of one, or the pursuit. */
    List<Line> of(Seen<War> seen, Battle battle, Side side, Call call) {
        War war = seen.position();
        return supported(war, battle, ordered(war, battle, side, call));
    }

    /** In a strait counters of the other element may lie face down that give a column more: says that they are not reckoned with. */
    @Rule("5.4-straits")
    private List<Line> supported(War seen, Battle battle, List<Line> lines) {
        Optional<ZoneId> twin = rules.printed().atlas().twin(battle.place());
        if (lines.isEmpty() || twin.isEmpty()) {
            return lines;
        }
        List<Line> all = new ArrayList<>(lines);
        for (Side side : Side.values()) {
            SideState state = seen.side(side);
            if (!state.known() && state.counters(twin.get()) > 0) {
                Text without = Text.of(
                        "odds.unseen", "side", side.named(), "zone", twin.get().named());
                all.add(new Line(without, "5.4-straits"));
            }
        }
        return all;
    }

    private List<Line> ordered(War seen, Battle battle, Side side, Call call) {
        return switch (call.verb()) {
            case FightAct.NAME -> fight(seen, battle, side, call.says(FightAct.WILL, Will.BREAK.id()));
            case CityAct.NAME ->
                round(
                        seen,
                        Distribution.sure(
                                call.says(CityAct.WHERE, CityAct.INSIDE)
                                        ? battle.withInside(Optional.of(side))
                                        : battle));
            case LossesAct.NAME ->
                ahead(
                        seen,
                        battle.with(
                                side,
                                battle.side(side)
                                        .withChosen(
                                                LossesAct.chosen(rules.battles(), rules.forces(), seen, side, call))));
            case StratagemAct.NAME -> stratagem(seen, battle, side, call);
            default -> ahead(seen, battle);
        };
    }

    /** Who must break off fights no other round, and where both break off nobody is pursued. */
    @Rule({"7.4", "7.5", "7.6", "ruling-both-break"})
    private List<Line> fight(War seen, Battle battle, Side side, boolean breaks) {
        if (battle.side(side.other()).routed()) {
            return breaks ? List.of() : pursuit(seen, battle, side);
        }
        return breaks ? pursuit(seen, battle, side.other()) : on(seen, battle, side);
    }

    /** Another round; or the pursuit, if the enemy, who answers unseen, breaks off. */
    @Rule({"7.1", "7.6"})
    private List<Line> on(War seen, Battle battle, Side side) {
        List<Line> lines = new ArrayList<>(round(seen, Distribution.sure(battle)));
        for (Line line : pursuit(seen, battle, side)) {
            Text breaks = Text.of("odds.if-breaks", "side", side.other().named(), "odds", new Arg.Nested(line.text()));
            lines.add(new Line(breaks, line.rule()));
        }
        return lines;
    }

    /** What comes when a round is over: who has no choice is pursued. */
    @Rule({"7.4", "7.5", "ruling-both-break"})
    private List<Line> ended(War seen, Battle battle) {
        boolean greek = battle.greek().routed();
        boolean persian = battle.persian().routed();
        if (greek && persian) {
            return List.of();
        }
        return greek || persian
                ? pursuit(seen, battle, greek ? Side.PERSIAN : Side.GREEK)
                : round(seen, Distribution.sure(battle));
    }

    private List<Line> stratagem(War seen, Battle battle, Side side, Call call) {
        BattleSide standing = battle.side(side);
        Optional<Stratagem> stratagem = StratagemAct.meant(call);
        if (stratagem.isEmpty()) {
            return ahead(seen, battle);
        }
        return switch (stratagem.get()) {
            case NO_QUARTER -> ahead(seen.withStatus(seen.status().withNoMercy(true)), battle);
            case PANHELLENISM ->
                ahead(
                        seen.status().isolation()
                                ? seen
                                : seen.withStatus(seen.status().withUnion(true)),
                        battle);
            case ORACLE ->
                round(
                        seen,
                        Distribution.even(answers())
                                .map(answer -> battle.with(
                                        side, standing.oracle(answer, CombatPhase.of(call.one(StratagemAct.AIM))))));
            default -> ahead(seen, battle.with(side, standing.played(stratagem.get())));
        };
    }

    private static List<Integer> answers() {
        List<Integer> answers = new ArrayList<>();
        for (int face = 1; face <= Tables.SIDES; face++) {
            answers.add(Hands.answer(face));
        }
        return answers;
    }

    private List<Line> ahead(War seen, Battle battle) {
        return switch (battle.stage()) {
            case CITY, OPENING_ACTIVE, OPENING_PASSIVE, FIRE -> round(seen, Distribution.sure(battle));
            case ROUND_END -> ended(seen, battle);
            case FIRE_LOSSES -> battle.sea() ? List.of() : melee(seen, Distribution.sure(asKnown(battle)));
            case MERCY, PURSUIT ->
                pursuit(seen, battle, battle.loser().orElseThrow().other());
            case FIRE_TESTS, MELEE, MELEE_LOSSES, MELEE_TESTS, CASUALTIES, PURSUIT_LOSSES, RETREAT, CLOSE -> List.of();
        };
    }

    /** Losses that the enemy has chosen unseen are taken as if he had not chosen yet. */
    private static Battle asKnown(Battle battle) {
        Battle known = battle;
        for (Side side : Side.values()) {
            BattleSide standing = battle.side(side);
            known = standing.chosen().contains(BattleSide.GIVEN)
                    ? known.with(side, standing.withChosen(List.of()))
                    : known;
        }
        return known;
    }

    /** Nobody is pursued at sea, nor at a city. */
    @Rule({"7.6", "8.1", "9.3"})
    private List<Line> pursuit(War seen, Battle battle, Side winner) {
        return battle.sea() || battle.inside().isPresent()
                ? List.of()
                : thrown(seen, Distribution.sure(battle), winner, CombatPhase.PURSUIT);
    }

    private List<Line> round(War seen, Distribution<Battle> battles) {
        boolean sea = any(battles).sea();
        List<Line> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            lines.addAll(thrown(seen, battles, side, sea ? CombatPhase.SEA : CombatPhase.FIRE));
        }
        if (!sea) {
            lines.addAll(lines.isEmpty() ? alone(seen, battles) : melee(seen, battles));
        }
        return lines;
    }

    /** The mêlée when nobody can fire. */
    private List<Line> alone(War seen, Distribution<Battle> battles) {
        List<Line> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            lines.addAll(thrown(seen, battles, side, CombatPhase.MELEE));
        }
        return lines;
    }

    /** One of them: they differ in what an oracle says. */
    private static Battle any(Distribution<Battle> battles) {
        return battles.chances().keySet().iterator().next();
    }

    /** What the die of a side does as the position stands: face by face, but as shares when an oracle speaks first. */
    private List<Line> thrown(War seen, Distribution<Battle> battles, Side side, CombatPhase phase) {
        Battle any = any(battles);
        CombatModifiers reckoning = rules.battles().reckon(seen, any, side, phase);
        if (reckoning.points() == 0) {
            return List.of();
        }
        if (battles.chances().size() > 1) {
            return List.of(shares(
                    side,
                    phase,
                    battles.then(battle -> costs(prospects.thrown(seen, battle, side, phase), battle, side, phase))));
        }
        Arg faces = new Arg.Typed(IntStream.rangeClosed(1, Tables.SIDES)
                .mapToObj(die -> prospects.result(any, reckoning, die))
                .map(result -> cost(any, side, phase, result).code())
                .collect(Collectors.joining(" ")));
        return List.of(new Line(
                Text.of(
                        "odds.round." + phase.id(),
                        "side",
                        side.named(),
                        "points",
                        reckoning.points(),
                        "results",
                        faces),
                phase.rule()));
    }

    /** The mêlée of both sides after all that fire can do. */
    @Rule({"7.1", "7.2"})
    private List<Line> melee(War seen, Distribution<Battle> battles) {
        List<Line> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            lines.add(shares(
                    side,
                    CombatPhase.MELEE,
                    battles.then(
                            battle -> costs(prospects.melee(seen, battle, side), battle, side, CombatPhase.MELEE))));
        }
        return lines;
    }

    /** What a result of the side costs the enemy, with the sign of a test. */
    private static ResultCode cost(Battle battle, Side side, CombatPhase phase, ResultCode result) {
        BattleSide owing = battle.owing(side, phase, result);
        return new ResultCode(owing.owes(), owing.tests());
    }

    private static Distribution<Optional<ResultCode>> costs(
            Distribution<Optional<ResultCode>> results, Battle battle, Side side, CombatPhase phase) {
        return results.map(result -> result.map(code -> cost(battle, side, phase, code)));
    }

    private static Line shares(Side side, CombatPhase phase, Distribution<Optional<ResultCode>> costs) {
        List<Arg> shares = costs.chances().entrySet().stream()
                .filter(one -> one.getValue() >= SMALLEST)
                .sorted(Map.Entry.comparingByKey(NO_THROW_FIRST))
                .map(BattleOdds::share)
                .toList();
        return new Line(
                Text.of("odds.shares." + phase.id(), "side", side.named(), "results", new Arg.Many(shares)),
                phase.rule());
    }

    private static Arg share(Map.Entry<Optional<ResultCode>, Double> one) {
        Text text = Text.of(
                one.getKey().isEmpty() ? "odds.share.none" : "odds.share",
                "result",
                new Arg.Typed(one.getKey().map(ResultCode::code).orElse("")),
                "percent",
                new Arg.Typed(String.format(Locale.ROOT, "%.1f", HUNDRED * one.getValue())));
        return new Arg.Nested(text);
    }
}
