package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.combat.Combats;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Outcome.Loss;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Engagement.Fights;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text;

/** What hangs on a question about a fight: who comes, how strong, what each answer risks. */
@Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "8.5-naval", "9.0"})
final class FightStakes {
    private static final int FACES = 6;

    private final Printed printed;
    private final Procedures rules;

    FightStakes(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** So many land units and ships, with their points. */
    Text force(War war, PieceSet pieces) {
        return Stakes.force(rules, war, pieces);
    }

    /** A fleet sails on through the side's ships. */
    @Rule("7.9")
    List<Text> interception(War war) {
        Stack stack = war.stack().orElseThrow();
        Board board = war.board();
        int place = stack.place(board);
        Side side = stack.side().other();
        PieceSet sailing = board.fleet(stack.here(board));
        PieceSet own = rules.ground().field().freeShips(war, side, place, sailing.meets(board.south()));
        List<String> places = war.campaign().trails().getLast().places();
        int from = places.size() > 1 ? printed.atlas().number(places.get(places.size() - 2)) : place;
        int to = stack.plan().isEmpty() ? place : stack.plan().getLast();
        Optional<Integer> captain = rules.fights().strengths().captain(war, side, place, true);
        Engagement e = Engagement.begun(
                Engagement.Kind.INTERCEPTION,
                side,
                stack.side(),
                place,
                captain,
                Engagement.Detachments.afloat(own),
                false);
        List<Text> lines = new ArrayList<>();
        lines.add(Text.of(
                "stakes.sails",
                "fleet",
                force(war, stack.here(board)),
                "from",
                printed.atlas().locale(from).named(),
                "to",
                printed.atlas().locale(to).named(),
                "own",
                force(war, own)));
        lines.add(Text.of("stakes.intercept", "n", pairs(rating(captain) - rating(Optional.of(stack.commander())), 0)));
        PieceSet met = rules.fights().participants().enemyShips(war, e);
        if (!own.isEmpty() && !met.isEmpty()) {
            lines.add(losses(rules.fights().participants().naval(war, e, own, met)));
        }
        return lines;
    }

    /** Ships are attacked. */
    @Rule("7.10")
    List<Text> evasion(War war) {
        Engagement e = war.engagement().orElseThrow();
        Optional<Integer> captain = rules.fights().strengths().captain(war, e.defender(), e.place(), true);
        List<Text> lines = new ArrayList<>(atSea(war, e));
        lines.add(Text.of("stakes.evade", "n", pairs(rating(captain) - rating(e.commander()), 1)));
        return lines;
    }

    /** Ships that could not evade. */
    @Rule("7.11")
    List<Text> port(War war) {
        List<Text> lines = new ArrayList<>(atSea(war, war.engagement().orElseThrow()));
        lines.add(Text.of("stakes.port"));
        return lines;
    }

    private List<Text> atSea(War war, Engagement e) {
        PieceSet own = rules.fights().participants().enemyShips(war, e);
        List<Text> lines = new ArrayList<>();
        lines.add(comes(war, e, e.ships(), own));
        if (!e.ships().isEmpty() && !own.isEmpty()) {
            lines.add(losses(rules.fights().participants().naval(war, e, e.ships(), own)));
        }
        return lines;
    }

    private Text comes(War war, Engagement e, PieceSet enemies, PieceSet own) {
        return Text.of(
                "stakes.comes", "enemy", e.attacker().named(), "force", force(war, enemies), "own", force(war, own));
    }

    /** Units may go inside, or stand outside. */
    @Rule({"7.8", "9.0"})
    List<Text> shelter(War war) {
        Engagement e = war.engagement().orElseThrow();
        PieceSet own = rules.fights().engagements().choosing(war, e);
        PieceSet enemies = e.troops().or(e.marines());
        List<Text> lines = new ArrayList<>();
        lines.add(comes(war, e, enemies, own));
        outside(war, e, own).ifPresent(lines::add);
        lines.add(inside(war, e, own));
        return lines;
    }

    /** Who stands outside is fought at sea, on land, or both; the chances are those of the fight on land where there is one. */
    @Rule({"7.8", "8.5-naval", "9.0", "ruling-F3", "ruling-S1"})
    private Optional<Text> outside(War war, Engagement e, PieceSet own) {
        Board board = war.board();
        War stood = war.with(board.withInside(board.inside().minus(own)));
        Engagement open = e.fighting(rules.fights().engagements().outside(stood, e, own));
        PieceSet met = met(stood, open);
        Engagement fought = met.isEmpty() ? open.withFights(open.fights().withSea(false)) : open;
        PieceSet land = board.land(own);
        if (!land.isEmpty() && !fought.troops().isEmpty()) {
            Strengths.Prospect ashore = rules.fights()
                    .participants()
                    .land(stood, fought, fought.troops().or(fought.marines()), land);
            return Optional.of(
                    Text.of(met.isEmpty() ? "stakes.outside" : "stakes.outside.sea-first", "losses", losses(ashore)));
        }
        return met.isEmpty()
                ? Optional.of(Text.of("stakes.outside.none")).filter(none -> !land.isEmpty())
                : Optional.of(Text.of(
                        "stakes.outside.sea",
                        "losses",
                        losses(rules.fights().participants().naval(stood, fought, fought.ships(), met))));
    }

    /** Who goes inside is besieged, or not fought on land now; ships that stay outside may be fought at sea all the same. */
    @Rule({"7.8", "9.0", "ruling-S1"})
    private Text inside(War war, Engagement e, PieceSet own) {
        Fights left = rules.fights().engagements().besieged(war, e);
        Engagement shut = e.fighting(left);
        if (e.siege() && !left.sea()) {
            Sieges.Attempt attempt =
                    rules.fights().sieges().attempt(war, e.troops().or(e.marines()), e.defender(), e.place());
            return Text.of(
                    "stakes.inside.siege",
                    "attack",
                    attempt.attack(),
                    "defence",
                    attempt.defence(),
                    "n",
                    attempt.chances(printed.tables().siege()));
        }
        return Text.of(
                met(war, shut).minus(own).isEmpty() ? "stakes.inside" : "stakes.inside.sea",
                "n",
                rules.fights().strengths().stronghold(war, e.defender(), e.place()));
    }

    /** The defender's ships that would be fought at sea. */
    private PieceSet met(War war, Engagement e) {
        return e.sea() && !e.ships().isEmpty() ? rules.fights().participants().enemyShips(war, e) : PieceSet.NONE;
    }

    /** Ships may fight on land. */
    @Rule("8.5-naval")
    List<Text> marines(War war) {
        Engagement e = war.engagement().orElseThrow();
        PieceSet land = e.troops().or(e.marines());
        PieceSet own = rules.ground().field().openLand(war, e.defender(), e.place());
        return List.of(
                comes(war, e, land, own),
                Text.of(
                        "stakes.marines",
                        "ships",
                        force(war, rules.fights().participants().guards(war, e)),
                        "sea",
                        e.sea() ? 1 : 0,
                        "enemy",
                        force(war, e.ships())));
    }

    /** A result may be downgraded. */
    @Rule("8.4")
    List<Text> downgrade(War war, Combat.Stage stage) {
        Combat combat = war.combat().orElseThrow();
        boolean attacking = stage.attacking();
        PieceSet alive = Combats.alive(war, combat, attacking);
        int weaker = Combats.required(war, combat.downgraded(attacking, true), attacking);
        return List.of(Text.of(
                "stakes.downgrade" + survivors(alive.size() - weaker),
                "n",
                Combats.required(war, combat, attacking),
                "units",
                force(war, alive),
                "weaker",
                weaker,
                "wavering",
                alive.and(war.board().flipped()).size()));
    }

    /** How the sentence goes where there are fewer than two. */
    private static String survivors(int left) {
        return left > 1 ? "" : left == 1 ? ".one" : ".none";
    }

    /** Units must be chosen. */
    @Rule("8.2")
    List<Text> lose(War war, Combat.Stage stage) {
        Combat combat = war.combat().orElseThrow();
        boolean attacking = stage.attacking();
        return lose(war, Combats.required(war, combat, attacking), Combats.alive(war, combat, attacking));
    }

    /** So many of these must go. */
    List<Text> lose(War war, int count, PieceSet units) {
        return List.of(Text.of("stakes.lose", "n", count, "units", force(war, units)));
    }

    private int rating(Optional<Integer> leader) {
        return leader.map(one -> printed.counters().leader(one).naval()).orElse(0);
    }

    /** On how many of 36 pairs of dice the second is ahead by at least so much, with that added. */
    private static int pairs(int added, int least) {
        int pairs = 0;
        for (int first = 1; first <= FACES; first++) {
            for (int second = 1; second <= FACES; second++) {
                pairs += second + added - first >= least ? 1 : 0;
            }
        }
        return pairs;
    }

    /** On how many faces each side loses all, or half, of what fights. */
    @Rule({"8.1", "8.2", "8.5-naval"})
    Text losses(Strengths.Prospect prospect) {
        Combat combat = prospect.combat();
        CombatTable table = printed.tables().combat(combat.naval());
        int column = combat.sums().column();
        return Text.of(
                "stakes.losses",
                "attack",
                combat.sums().attack(),
                "defence",
                combat.sums().defence(),
                "attacker",
                side(combat.attacker().side(), table, column, true),
                "defender",
                side(combat.defender().side(), table, column, false));
    }

    private static Text side(Side side, CombatTable table, int column, boolean attacking) {
        Map<Loss, Integer> faces = new EnumMap<>(Loss.class);
        for (int die = 1; die <= FACES; die++) {
            faces.merge(table.outcome(column, die).loss(attacking), 1, Integer::sum);
        }
        List<Text> losses = new ArrayList<>();
        for (Loss loss : List.of(Loss.ALL, Loss.HALF, Loss.EXCHANGE)) {
            if (faces.containsKey(loss)) {
                losses.add(Text.of("stakes.loss." + loss.name().toLowerCase(Locale.ROOT), "n", faces.get(loss)));
            }
        }
        return losses.isEmpty()
                ? Text.of("stakes.side.safe", "side", side.named())
                : Text.of("stakes.side", "side", side.named(), "losses", losses);
    }
}
