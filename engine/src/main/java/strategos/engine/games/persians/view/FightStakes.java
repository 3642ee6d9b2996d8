package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What hangs on a question in a battle: who fights, with what, and what the enemy's next die costs. */
@Rule({"7.1", "7.2", "7.3", "7.6", "8.1", "9.3"})
final class FightStakes {
    /** So many kinds of units are told by their names. */
    static final int KINDS = 6;

    /** So many ways of retreat are told with who stands there. */
    private static final int ZONES = 6;

    /** No more lines than a question has room for. */
    private static final int MOST = 4;

    private final Procedures rules;

    FightStakes(Procedures rules) {
        this.rules = rules;
    }

    /** What hangs on the question put to the side at this stage of the battle; where a die is told, whether support may come. */
    List<Text> of(War war, Battle battle, Side side) {
        List<Text> lines = new ArrayList<>();
        switch (battle.stage()) {
            case CITY -> {
                lines.add(strengths(war, battle, side));
                lines.add(fire("stakes.inside", war, battle.withInside(Optional.of(side)), side));
                lines.add(fire("stakes.outside", war, battle, side));
            }
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> lines.add(losses(war, battle, side));
            case ROUND_END -> {
                lines.add(strengths(war, battle, side));
                lines.add(Text.of(
                        "stakes.unseen",
                        "first",
                        Stakes.chosen(Side.GREEK, battle.side(Side.GREEK).will().isPresent()),
                        "second",
                        Stakes.chosen(
                                Side.PERSIAN, battle.side(Side.PERSIAN).will().isPresent())));
                lines.add(on(war, battle, side));
                lines.add(breaking(war, battle, side));
            }
            case RETREAT -> lines.add(retreat(war, battle, side));
            default -> {
                lines.add(strengths(war, battle, side));
                lines.add(fire("stakes.next", war, battle, side));
            }
        }
        if (lines.size() > 1 && lines.size() < MOST) {
            unseen(war, battle).ifPresent(lines::add);
        }
        return lines;
    }

    private Text strengths(War war, Battle battle, Side side) {
        Side enemy = side.other();
        return Text.of(
                battle.sea() ? "stakes.ships" : "stakes.strength",
                "side",
                side.named(),
                "own",
                points(war, battle, side),
                "enemy",
                enemy.named(),
                "against",
                points(war, battle, enemy));
    }

    private int points(War war, Battle battle, Side side) {
        return battle.sea()
                ? rules.battles().sea().points(war, battle, side)
                : rules.printed().counters().points(rules.battles().land().organised(war, battle, side));
    }

    /** What the enemy's next die does to the side: the fire on land (without archers the mêlée), the round at sea, the pursuit. */
    private Text fire(String key, War war, Battle battle, Side side) {
        boolean beaten = battle.stage() == Battle.Stage.MERCY;
        CombatPhase phase = battle.sea() ? CombatPhase.SEA : beaten ? CombatPhase.PURSUIT : CombatPhase.FIRE;
        Side thrower = beaten ? battle.loser().orElse(side).other() : side.other();
        boolean silent = phase == CombatPhase.FIRE
                && rules.battles().reckon(war, battle, thrower, phase).points() == 0;
        return Text.of(key, "roll", roll(war, battle, thrower, silent ? CombatPhase.MELEE : phase));
    }

    /** Another round; but who is in disorder, or has nobody to command, breaks off whatever the other wants. */
    @Rule({"7.4", "7.5"})
    private Text on(War war, Battle battle, Side side) {
        Side enemy = side.other();
        return battle.side(enemy).routed()
                ? Text.of("stakes.on.routed", "side", enemy.named())
                : fire("stakes.on", war, battle, side);
    }

    /** Nobody is pursued at sea, nor at a city, nor where both break off; inside the city there is no way out. */
    @Rule({"7.6", "8.1", "9.3", "ruling-both-break"})
    private Text breaking(War war, Battle battle, Side side) {
        Side enemy = side.other();
        boolean routed = battle.side(enemy).routed();
        if (battle.inside().equals(Optional.of(side))) {
            return Text.of("stakes.break.inside", "side", side.named());
        }
        if (routed) {
            return battle.inside().isPresent()
                    ? Text.of("stakes.break.won", "side", enemy.named())
                    : Text.of(
                            "stakes.break.both", "side", battle.active().side().named());
        }
        return battle.sea() || battle.inside().isPresent()
                ? Text.of("stakes.break.free", "side", side.named())
                : Text.of("stakes.break", "roll", roll(war, battle, enemy, CombatPhase.PURSUIT));
    }

    private Text roll(War war, Battle battle, Side thrower, CombatPhase phase) {
        CombatModifiers reckoning = rules.battles().reckon(war, battle, thrower, phase);
        if (reckoning.points() == 0) {
            return Text.of("stakes.roll.none", "side", thrower.named());
        }
        int hits = (int) IntStream.rangeClosed(1, Tables.SIDES)
                .mapToObj(die -> rules.battles().prospects().result(battle, reckoning, die))
                .filter(result -> battle.owing(thrower, phase, result).owes() > 0)
                .count();
        return Text.of(
                "stakes.roll." + phase.id(),
                "side",
                thrower.named(),
                "column",
                new Arg.Typed(rules.printed().tables().column(battle.sea(), reckoning.column())),
                "n",
                hits);
    }

    @Rule("7.3")
    private Text losses(War war, Battle battle, Side side) {
        int owes = battle.side(side).owes();
        if (battle.sea()) {
            return Text.of("stakes.losses.sea", "owes", owes, "points", points(war, battle, side));
        }
        boolean all = battle.stage() == Battle.Stage.PURSUIT_LOSSES;
        Troops from = all
                ? rules.forces().troops(war, battle.force(side))
                : rules.battles().land().organised(war, battle, side);
        return Text.of(
                "stakes.losses",
                "owes",
                owes,
                "points",
                rules.printed().counters().points(from),
                "units",
                Stakes.names(from));
    }

    @Rule("7.6")
    private Text retreat(War war, Battle battle, Side side) {
        SideState enemy = war.side(side.other());
        List<Text> ways = rules.battles().retreats().zones(war, battle.force(side)).stream()
                .limit(ZONES)
                .map(zone -> Text.of("stakes.way", "zone", zone.named(), "n", enemy.lying(zone)))
                .toList();
        return Text.of("stakes.retreat", "ways", ways);
    }

    /** In a strait counters of the other element may lie face down that give a column more. */
    @Rule("5.4-straits")
    private Optional<Text> unseen(War war, Battle battle) {
        return rules.printed()
                .atlas()
                .twin(battle.place())
                .filter(twin -> hidden(war, Side.GREEK, twin) || hidden(war, Side.PERSIAN, twin))
                .map(twin -> Text.of("stakes.support", "zone", twin.named()));
    }

    private static boolean hidden(War war, Side side, ZoneId place) {
        return !war.side(side).known() && war.side(side).counters(place) > 0;
    }
}
