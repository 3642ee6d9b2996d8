package strategos.engine.games.persians.computer;

import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.activation.ActivateAct;
import strategos.engine.games.persians.battle.BattleActs.FightAct;
import strategos.engine.games.persians.battle.BattleActs.RetreatAct;
import strategos.engine.games.persians.battle.Retreats;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.city.CityActs.CityAct;
import strategos.engine.games.persians.city.CityActs.SackAct;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.interception.AgreeAct;
import strategos.engine.games.persians.interception.InterceptAct;
import strategos.engine.games.persians.interception.InterceptCall;
import strategos.engine.games.persians.interception.Interception;
import strategos.engine.games.persians.interception.Unseen;
import strategos.engine.games.persians.movement.MovementActs.MarchAct;
import strategos.engine.games.persians.movement.MovementActs.ScorchAct;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.PoliticalAct;
import strategos.engine.games.persians.sea.SeaActs.DebarkAct;
import strategos.engine.games.persians.sea.SeaActs.SailAct;
import strategos.engine.games.persians.stratagem.StratagemAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Throws;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.text.Text;

/**
 * What an order hopes for. To everyone that is told of orders which everyone sees: where a force goes, who leads it, and what
 * a side wants at the end of a round is nobody's business but its owner's.
 */
final class Reasons {
    private static final Set<Stratagem> AT_A_ZONE = Set.of(Stratagem.RECONNAISSANCE, Stratagem.TEMPEST);

    /** No oracle is asked. */
    private static final List<Integer> SILENT = List.of(0);

    private final Procedures rules;
    private final Unseen unseen;

    Reasons(Procedures rules) {
        this.rules = rules;
        this.unseen = new Unseen(rules.interception());
    }

    /** One sentence; nothing of an order that hides anything from the viewer. */
    Optional<Text> of(Seen<War> seen, Order order) {
        return switch (order.verb()) {
            case PoliticalAct.NAME -> Optional.of(political(seen, order));
            case ScorchAct.NAME -> Optional.of(Text.of("why.scorch"));
            case SackAct.NAME -> Optional.of(Text.of("why.sack"));
            case AgreeAct.NAME -> Optional.of(Text.of("why.agree"));
            case InterceptAct.NAME -> intercept(seen, order);
            case CityAct.NAME -> city(seen.position(), order);
            case RetreatAct.NAME -> retreat(seen.position(), order);
            case StratagemAct.NAME -> stratagem(seen.position(), order);
            default -> seen.viewer().equals(order.seat()) ? owners(seen.position(), order) : Optional.empty();
        };
    }

    /** Of orders by which a force goes somewhere, or goes on fighting. */
    private Optional<Text> owners(War war, Order order) {
        Call call = order.call();
        return switch (order.verb()) {
            case MarchAct.NAME -> march(war, order);
            case SailAct.NAME ->
                ZoneId.list(call.all(SailAct.PATH)).reversed().stream()
                        .findFirst()
                        .map(zone -> bound("why.sail", war, order, zone));
            case ActivateAct.NAME -> activation(war, order);
            case DebarkAct.NAME ->
                call.maybe(DebarkAct.ZONE).map(ZoneId::new).map(zone -> bound("why.debark", war, order, zone));
            case FightAct.NAME -> fight(war, order);
            default -> Optional.empty();
        };
    }

    /**
     * What the first throws of another round would do; there is none where the enemy must break off. Both answer unseen, so
     * nobody but its owner is told.
     */
    @Rule({"7.4", "7.5", "7.6", "8.1"})
    private Optional<Text> fight(War war, Order order) {
        Side side = Side.of(order.seat());
        String will = order.call().one(FightAct.WILL);
        return war.battle()
                .map(battle -> battle.side(side.other()).routed()
                        ? Text.of(will.equals(Will.BREAK.id()) ? "why.fight.both" : "why.fight.won")
                        : Text.of(
                                "why.fight." + will,
                                "ours",
                                harm(war, battle, side.other()),
                                "theirs",
                                harm(war, battle, side)));
    }

    /** Who leads how many where, and who of the enemy lies there: dummies lead none. */
    @Rule("4.1")
    private static Optional<Text> activation(War war, Order order) {
        return war.side(Side.of(order.seat()))
                .chief(new CounterId(order.call().one(ActivateAct.COUNTER)))
                .map(chief -> Text.of(
                        "why.activate",
                        "zone",
                        chief.place().named(),
                        "units",
                        chief.troops().size(),
                        "n",
                        counters(war, order, chief.place())));
    }

    /** What it is played for, and where: it lies open as soon as it is played. */
    @Rule("11.2")
    private static Optional<Text> stratagem(War war, Order order) {
        Optional<Text> where = order.call()
                .maybe(StratagemAct.AIM)
                .filter(aim ->
                        AT_A_ZONE.contains(StratagemAct.meant(order.call()).orElseThrow()))
                .map(ZoneId::new)
                .map(zone -> bound("why." + order.call().one(StratagemAct.COUNTER) + "-at", war, order, zone));
        return where.or(() -> StratagemAct.meant(order.call()).map(meant -> Text.of("why.stratagem." + meant.id())));
    }

    /** For that zone, with how many of the enemy's counters lie there, real or not, and how many ships on their own. */
    private static Text bound(String key, War war, Order order, ZoneId zone) {
        return Text.of(key, "zone", zone.named(), "n", counters(war, order, zone));
    }

    private static int counters(War war, Order order, ZoneId zone) {
        return war.side(Side.of(order.seat()).other()).lying(zone);
    }

    /** At least so likely: units that the viewer does not see there may help. */
    @Rule({"11.2-oracle", "14.3-political"})
    private Text political(Seen<War> seen, Order order) {
        Call call = order.call();
        ZoneId zone = new ZoneId(call.one(PoliticalAct.PROVINCE));
        int points = PoliticalAct.number(call, PoliticalAct.POINTS);
        int manoeuvres = PoliticalAct.number(call, PoliticalAct.MANOEUVRES);
        List<Integer> answers =
                PoliticalAct.oracle(call) ? answers(rules.politics().table().oracle()) : SILENT;
        int hits = answers.stream()
                .mapToInt(answer ->
                        rules.politics().hits(seen.position(), Side.of(order.seat()), zone, points, manoeuvres, answer))
                .sum();
        int throwsInAll = Throws.PAIRS * answers.size();
        return Text.of(
                hits == throwsInAll ? "why.political.sure" : "why.political",
                "zone",
                zone.named(),
                "points",
                points,
                "hits",
                hits,
                "of",
                throwsInAll);
    }

    /** What the oracle may say, face by face. */
    private static List<Integer> answers(int value) {
        return IntStream.rangeClosed(1, Throws.FACES)
                .mapToObj(face -> Hands.answer(face, value))
                .toList();
    }

    /** The same of an interception; nothing where it is not asked. */
    private static List<Integer> answers(InterceptCall call) {
        return call.uses(Stratagem.ORACLE)
                ? IntStream.rangeClosed(1, Throws.FACES).mapToObj(Hands::answer).toList()
                : SILENT;
    }

    /**
     * His owner knows who tries. To everyone he may be any leader who can be there, and where a fleet that is not entered upon
     * tries, nothing is told.
     */
    @Rule({"6.2", "9.2", "11.2-oracle"})
    private Optional<Text> intercept(Seen<War> seen, Order order) {
        War war = seen.position();
        Side side = Side.of(order.seat());
        InterceptCall call = new InterceptCall(order.call());
        if (seen.viewer().equals(order.seat())) {
            return Optional.of(own(war, side, call));
        }
        return war.step() instanceof Step.Entry entry
                ? Optional.of(anyone(war, side, entry.mover(), call))
                : Optional.empty();
    }

    private Text own(War war, Side side, InterceptCall call) {
        Force ours = call.force(war, side);
        Interception interception = rules.interception();
        if (interception.automatic(ours.place())) {
            return sure(ours.place());
        }
        if (ours.place().sea()) {
            int bonus = interception
                    .odds(war, new Interception.Attempt(ours, ours, 0, 0))
                    .bonus();
            return ships("why.intercept-sea", ours.place(), bonus, call);
        }
        boolean loose = call.atLoose()
                || (war.step() instanceof Step.Entry entry && entry.mover().loose());
        IntSummaryStatistics met = unseen.values(war, side.other(), loose).stream()
                .map(value -> interception.odds(war, unseen.against(war, ours, value, call.shift(), 0)))
                .mapToInt(odds -> meets(odds, call))
                .summaryStatistics();
        return land("why.intercept-own", ours.place(), met, call);
    }

    /** With the stratagems that lie open with the attempt. */
    private Text anyone(War war, Side side, Force mover, InterceptCall call) {
        ZoneId place = mover.place();
        if (rules.interception().automatic(place)) {
            return sure(place);
        }
        if (place.sea()) {
            return ships("why.intercept-ships", place, 0, call);
        }
        int bonus = rules.printed().atlas().mountain(place) ? 1 : 0;
        int shift = call.shift() + (side == Side.GREEK && war.status().union() ? 1 : 0);
        List<Integer> enemies = List.copyOf(unseen.values(war, side.other(), mover.loose()));
        IntSummaryStatistics met = unseen.values(war, side, false).stream()
                .flatMap(own -> enemies.stream().map(enemy -> new Interception.Odds(own - enemy + shift, bonus)))
                .mapToInt(odds -> meets(odds, call))
                .summaryStatistics();
        return land("why.intercept-land", place, met, call);
    }

    private static Text sure(ZoneId place) {
        return Text.of("why.intercept-sure", "zone", place.named());
    }

    private static Text land(String key, ZoneId place, IntSummaryStatistics met, InterceptCall call) {
        return Text.of(
                key,
                "zone",
                place.named(),
                "least",
                met.getMin(),
                "most",
                met.getMax(),
                "of",
                Throws.FACES * answers(call).size());
    }

    private Text ships(String key, ZoneId place, int bonus, InterceptCall call) {
        int needed = rules.printed().tables().navalInterception();
        List<Integer> answers = answers(call);
        int hits = answers.stream()
                .mapToInt(answer -> Throws.pairs(sum -> sum + bonus + answer >= needed))
                .sum();
        return Text.of(key, "zone", place.named(), "hits", hits, "of", Throws.PAIRS * answers.size());
    }

    /** On how many faces, the oracle's too, the interceptor has a battle or an ambush. */
    private int meets(Interception.Odds odds, InterceptCall call) {
        return answers(call).stream()
                .mapToInt(answer -> Throws.faces(die -> rules.interception()
                        .result(new Interception.Odds(odds.difference(), odds.bonus() + answer), die, false)
                        .filter(contact -> contact != Contact.CAUGHT)
                        .isPresent()))
                .sum();
    }

    /** What the enemy's first throw does within and without. */
    @Rule("8.1")
    private Optional<Text> city(War war, Order order) {
        Side side = Side.of(order.seat());
        return war.battle()
                .map(battle -> Text.of(
                        order.call().says(CityAct.WHERE, CityAct.INSIDE) ? "why.city-inside" : "why.city-outside",
                        "inside",
                        harm(war, battle.withInside(Optional.of(side)), side),
                        "outside",
                        harm(war, battle, side)));
    }

    /** On how many faces the enemy's first throw of a round harms that side. */
    private int harm(War war, Battle battle, Side side) {
        Side enemy = side.other();
        boolean silent =
                rules.battles().reckon(war, battle, enemy, CombatPhase.FIRE).points() == 0;
        CombatPhase phase = silent ? CombatPhase.MELEE : CombatPhase.FIRE;
        CombatModifiers reckoning = rules.battles().reckon(war, battle, enemy, phase);
        IntUnaryOperator lost = die ->
                rules.battles().prospects().result(battle, reckoning, die).points();
        return Throws.faces(die -> lost.applyAsInt(die) > 0);
    }

    @Rule("7.6")
    private static Optional<Text> retreat(War war, Order order) {
        return order.call()
                .maybe(RetreatAct.ZONE)
                .filter(zone -> !zone.equals(Retreats.ABOARD))
                .map(ZoneId::new)
                .map(zone -> bound("why.fall-back", war, order, zone));
    }

    @Rule("5.3")
    private Optional<Text> march(War war, Order order) {
        Call call = order.call();
        List<ZoneId> path = ZoneId.list(call.all(MarchAct.PATH));
        Tables tables = rules.printed().tables();
        return path.isEmpty()
                ? Optional.empty()
                : war.active()
                        .map(active -> active.toll() + path.size())
                        .map(zones -> Text.of(
                                "why.march",
                                "zone",
                                path.getLast().named(),
                                "n",
                                counters(war, order, path.getLast()),
                                "zones",
                                zones,
                                "hits",
                                marches(war)
                                        ? Throws.faces(die -> tables.attrition().lost(die, zones) > 0)
                                        : 0));
    }

    /** Whether the active force has units to lose: a dummy's die, or a bare leader's, takes nothing. */
    @Rule({"5.3", "11.1"})
    private static boolean marches(War war) {
        return war.active()
                .filter(active -> !active.force().troops(war).isEmpty())
                .isPresent();
    }
}
