package strategos.engine.games.persians.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.events.ActivationChanged;
import strategos.engine.games.persians.events.AnswersOpened;
import strategos.engine.games.persians.events.BattleChanged;
import strategos.engine.games.persians.events.BattleEnded;
import strategos.engine.games.persians.events.BrokeOff;
import strategos.engine.games.persians.events.CombatRolled;
import strategos.engine.games.persians.events.DangerRolled;
import strategos.engine.games.persians.events.LeaderGone;
import strategos.engine.games.persians.events.MoraleTested;
import strategos.engine.games.persians.events.Victorious;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** A battle, round by round, on land and at sea. */
@Rule({"7", "7.1", "7.4", "7.5", "7.6", "7.7", "8.1", "9.3"})
public final class Battles {
    /** Another round. */
    public static final String ON = "on";

    /** Breaks off. */
    public static final String BREAK = "break";

    /** Ends the battle if the other wants it too. */
    public static final String ACCORD = "accord";

    private static final int DULL = 3;
    private static final int AMBUSH_ROUNDS = 2;
    private static final int SNAKE_EYES = 2;
    private static final int BOXCARS = 12;
    private static final int TEN = 10;

    private final Forces forces;
    private final Losses losses;
    private final LandCombat land;
    private final SeaCombat sea;
    private final Retreats retreats;
    private final Storming storming;
    private final Attrition attrition;
    private final Entering entering;
    private final Victory victory;

    Battles(
            Forces forces,
            Losses losses,
            LandCombat land,
            SeaCombat sea,
            Retreats retreats,
            Storming storming,
            Attrition attrition,
            Entering entering,
            Victory victory) {
        this.forces = forces;
        this.losses = losses;
        this.land = land;
        this.sea = sea;
        this.retreats = retreats;
        this.storming = storming;
        this.attrition = attrition;
        this.entering = entering;
        this.victory = victory;
    }

    /** Whether the side is asked now: this depends on what lies face up and on how many stratagems it holds. */
    public boolean asks(War war, Battle battle, Side side) {
        Ranks ranks = battle.ranks(side);
        return switch (battle.stage()) {
            case CITY -> war.ground().holder(battle.place()).equals(Optional.of(side));
            case OPENING_ACTIVE ->
                battle.active().side() == side && war.camp(side).hand().size() > 0;
            case OPENING_PASSIVE ->
                battle.passive().side() == side && war.camp(side).hand().size() > 0;
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES ->
                ranks.owes() > 0
                        && ranks.chosen().isEmpty()
                        && !choice(war, battle, side).forced();
            case ROUND_END -> ranks.will().isEmpty() && !ranks.routed();
            case MERCY ->
                side == Side.GREEK
                        && battle.loser().equals(Optional.of(Side.PERSIAN))
                        && war.camp(side).hand().size() > 0
                        && !war.tide().noMercy();
            case RETREAT ->
                battle.loser().equals(Optional.of(side))
                        && !retreats.zones(war, battle.force(side)).isEmpty();
            case FIRE, FIRE_TESTS, MELEE, MELEE_TESTS, CASUALTIES, PURSUIT, CLOSE -> false;
        };
    }

    /** The losses that a side may choose. */
    public LossChoice choice(War war, Battle battle, Side side) {
        return battle.sea()
                ? losses.shipChoice(
                        forces.ships(war, battle.force(side)),
                        battle.ranks(side).owes())
                : land.losses(war, battle, side);
    }

    /** One step that needs no decision. */
    public void advance(Play<War> play, Battle battle) {
        switch (battle.stage()) {
            case CITY -> to(play, battle, Stage.OPENING_ACTIVE);
            case OPENING_ACTIVE -> to(play, battle, Stage.OPENING_PASSIVE);
            case OPENING_PASSIVE -> to(play, battle, Stage.FIRE);
            case FIRE -> roll(play, battle.sea() ? SeaCombat.SEA : LandCombat.FIRE, Stage.FIRE_LOSSES);
            case FIRE_LOSSES -> take(play, battle.sea() ? Stage.CASUALTIES : Stage.FIRE_TESTS);
            case FIRE_TESTS -> test(play, Stage.MELEE);
            case MELEE -> roll(play, LandCombat.MELEE, Stage.MELEE_LOSSES);
            case MELEE_LOSSES -> take(play, Stage.MELEE_TESTS);
            case MELEE_TESTS -> test(play, Stage.CASUALTIES);
            case CASUALTIES -> danger(play, battle);
            case ROUND_END -> endRound(play, battle);
            case MERCY -> to(play, battle, Stage.PURSUIT);
            case PURSUIT -> pursue(play, battle);
            case PURSUIT_LOSSES -> take(play, Stage.RETREAT);
            case RETREAT -> stranded(play, battle);
            case CLOSE -> close(play, battle);
        }
    }

    private static void to(Play<War> play, Battle battle, Stage stage) {
        play.happen(new BattleChanged(battle.at(stage)));
    }

    private static Battle now(Play<War> play) {
        return play.state().battle().orElseThrow();
    }

    /** Both sides throw; both reckon from their strength before. */
    @Rule({"7.1", "7.2", "9.3"})
    private void roll(Play<War> play, String phase, Stage next) {
        War war = play.state();
        Battle battle = now(play);
        Side first = battle.active().side();
        Reckoning one = reckon(war, battle, first, phase);
        Reckoning two = reckon(war, battle, first.other(), phase);
        roll(play, first, phase, one);
        roll(play, first.other(), phase, two);
        to(play, now(play), next);
    }

    /** What a side brings to a phase. */
    public Reckoning reckon(War war, Battle battle, Side side, String phase) {
        return battle.sea() ? sea.reckon(war, battle, side) : land.reckon(war, battle, side, phase);
    }

    private void roll(Play<War> play, Side side, String phase, Reckoning reckoning) {
        if (reckoning.points() == 0) {
            return;
        }
        Battle battle = now(play);
        Roll roll = Flow.roll(play, side, phase, battle.sea() ? "9.3" : "7.2", 1);
        String result = battle.sea()
                ? Integer.toString(sea.result(reckoning, roll.face()))
                : land.result(reckoning, roll.face());
        int points = LandCombat.points(result);
        boolean noble = points == TEN && !battle.sea();
        if (side == Side.GREEK && battle.ranks(side).sacrifice()) {
            points *= 2;
        }
        boolean pursuit = phase.equals(LandCombat.PURSUIT);
        boolean tests = LandCombat.tests(result) && !pursuit;
        Ranks owing = battle.ranks(side.other()).owing(points, noble, tests);
        play.happen(new CombatRolled(
                side,
                phase,
                battle.place(),
                reckoning.points(),
                roll.index(),
                roll.face(),
                reckoning.parts(),
                column(reckoning, battle.sea()),
                result,
                owing,
                points == 0 && !tests));
    }

    private String column(Reckoning reckoning, boolean naval) {
        Tables tables = land.tables();
        int last = naval
                ? tables.navalCombat().columns().size() - 1
                : tables.landCombat().from().size() - 1;
        int column = Math.max(0, Math.min(last, reckoning.column()));
        if (naval) {
            return tables.navalCombat().columns().get(column);
        }
        int from = tables.landCombat().from().get(column);
        return column == last
                ? from + "+"
                : from + "-" + (tables.landCombat().from().get(column + 1) - 1);
    }

    /** Chosen losses are taken, both sides' together. */
    @Rule({"7.3", "9.3"})
    private void take(Play<War> play, Stage next) {
        for (Side side : Side.values()) {
            Battle battle = now(play);
            Ranks ranks = battle.ranks(side);
            if (ranks.owes() > 0) {
                LossChoice choice = choice(play.state(), battle, side);
                List<String> chosen = ranks.chosen().isEmpty()
                        ? choice.byOrder(forces.lossOrder(play.state().camp(side)))
                        : ranks.chosen();
                lose(play, battle, side, chosen);
            }
        }
        for (Side side : Side.values()) {
            Battle battle = now(play);
            Ranks ranks = battle.ranks(side);
            Troops left = battle.sea() ? Troops.NONE : forces.troops(play.state(), battle.force(side));
            play.happen(new BattleChanged(battle.with(
                    side, ranks.owing(0, false, ranks.tests()).out(ranks.out().and(left)))));
        }
        if (!wiped(play)) {
            to(play, now(play), next);
        }
    }

    private void lose(Play<War> play, Battle battle, Side side, List<String> chosen) {
        if (battle.sea()) {
            losses.sinkTypes(play, side, battle.force(side).members(), chosen, "battle", true);
            return;
        }
        Troops troops = Troops.NONE;
        for (String kind : chosen) {
            troops = troops.plus(Troops.of(kind, 1));
        }
        losses.take(play, battle.force(side), troops, "battle", true);
    }

    /** A side without units or ships left has lost, with all its leaders. */
    @Rule({"4.4", "7.5"})
    private boolean wiped(Play<War> play) {
        Battle battle = now(play);
        List<Side> gone = new ArrayList<>();
        for (Side side : Side.values()) {
            if (!forces.alive(play.state(), battle.force(side))) {
                gone.add(side);
            }
        }
        if (gone.isEmpty()) {
            return false;
        }
        for (Side side : gone) {
            if (!battle.sea()) {
                losses.annihilate(play, now(play).force(side), "battle");
            }
        }
        Battle over = now(play);
        close(play, gone.size() == 1 ? over.lost(gone.getFirst(), false) : over);
        return true;
    }

    /** Each counter tests its morale: out of order once, gone the second time. */
    @Rule("7.4")
    private void test(Play<War> play, Stage next) {
        for (Side side : Side.values()) {
            if (now(play).ranks(side).tests()) {
                test(play, side);
            }
        }
        if (wiped(play)) {
            return;
        }
        boolean routed = false;
        for (Side side : Side.values()) {
            Battle battle = now(play);
            if (land.organised(play.state(), battle, side).isEmpty()) {
                routed = true;
                play.happen(
                        new BattleChanged(battle.with(side, battle.ranks(side).rout())));
            }
        }
        to(play, now(play), routed ? Stage.CASUALTIES : next);
    }

    private void test(Play<War> play, Side side) {
        War war = play.state();
        Battle battle = now(play);
        Troops all = forces.troops(war, battle.force(side));
        Troops out = battle.ranks(side).out();
        Roll roll = Flow.roll(play, side, "morale", "7.4", 2 * all.size());
        int at = 0;
        Troops broken = Troops.NONE;
        Troops fled = Troops.NONE;
        for (String kind : all.kinds()) {
            for (int n = 0; n < all.count(kind); n++) {
                int thrown = roll.result().get(at) + roll.result().get(at + 1);
                at += 2;
                if (!land.passes(war, battle, side, forces.arms(kind).morale(), thrown)) {
                    Troops one = Troops.of(kind, 1);
                    broken = n < out.count(kind) ? broken : broken.plus(one);
                    fled = n < out.count(kind) ? fled.plus(one) : fled;
                }
            }
        }
        play.happen(new MoraleTested(side, roll.index(), all, broken, fled));
        losses.take(play, now(play).force(side), fled, "fled", true);
    }

    /** On 2 or 12 of a side that threw, the enemy commander is in danger; Leonidas dies if he was to. */
    @Rule({"7.5", "11.2-sacrifice"})
    private void danger(Play<War> play, Battle battle) {
        if (!battle.sea()) {
            for (Side side : Side.values()) {
                if (battle.ranks(side).rolled()) {
                    danger(play, side);
                }
                if (play.state().step() instanceof Step.Over) {
                    return;
                }
            }
            Battle now = now(play);
            if (now.ranks(Side.GREEK).sacrifice()) {
                play.happen(new BattleChanged(
                        now.with(Side.GREEK, now.ranks(Side.GREEK).sacrifice(false))));
                if (now.force(Side.GREEK).members().contains("leonidas")) {
                    kill(play, Side.GREEK, "leonidas");
                }
            }
        }
        Battle now = now(play);
        int dull = now.dull() + 1;
        if (dull >= DULL) {
            close(play, now);
        } else if (now.ambusher().isPresent() && now.round() >= AMBUSH_ROUNDS) {
            broke(play, now.dull(dull), now.ambusher().get().other(), true);
        } else {
            play.happen(new BattleChanged(now.dull(dull).at(Stage.ROUND_END)));
        }
    }

    private void danger(Play<War> play, Side side) {
        Side enemy = side.other();
        List<String> leaders = forces.leaders(play.state(), now(play).force(enemy));
        if (leaders.isEmpty()) {
            return;
        }
        Roll roll = Flow.roll(play, side, "danger", "7.5", 2);
        boolean struck = roll.sum() == SNAKE_EYES || roll.sum() == BOXCARS;
        int fate = struck ? Flow.roll(play, enemy, "fate", "7.5", 1).face() : 0;
        play.happen(new DangerRolled(side, roll.index(), roll.result(), fate));
        if (struck && fate % 2 == 0) {
            kill(play, enemy, leaders.getFirst());
        }
    }

    /** The next in rank takes over at once; without one the force breaks off. */
    @Rule({"4.4", "7.5"})
    private void kill(Play<War> play, Side side, String leader) {
        List<String> others = forces.leaders(play.state(), now(play).force(side)).stream()
                .filter(id -> !id.equals(leader))
                .toList();
        play.happen(new LeaderGone(side, leader, others.isEmpty() ? "" : others.getFirst(), true));
        if (others.isEmpty()) {
            Battle now = now(play);
            play.happen(new BattleChanged(now.with(side, now.ranks(side).rout())));
        }
        victory.test(play);
    }

    @Rule({"7.1", "7.6", "9.3"})
    private void endRound(Play<War> play, Battle battle) {
        String greek = will(battle, Side.GREEK);
        String persian = will(battle, Side.PERSIAN);
        Side active = battle.active().side();
        play.happen(new AnswersOpened(battle, greek, persian));
        boolean bothBreak = greek.equals(BREAK) && persian.equals(BREAK);
        if (bothBreak) {
            broke(play, battle, active, false);
        } else if (greek.equals(BREAK) || persian.equals(BREAK)) {
            broke(play, battle, greek.equals(BREAK) ? Side.GREEK : Side.PERSIAN, true);
        } else if (greek.equals(ACCORD) && persian.equals(ACCORD)) {
            close(play, battle);
        } else {
            play.happen(new BattleChanged(battle.next(battle.dull())));
        }
    }

    private static String will(Battle battle, Side side) {
        Ranks ranks = battle.ranks(side);
        return ranks.routed() ? BREAK : ranks.will().isEmpty() ? ON : ranks.will();
    }

    /** Inside a city who breaks off is lost; the attacker of a city goes without pursuit. */
    @Rule({"7.6", "8.1"})
    private void broke(Play<War> play, Battle battle, Side loser, boolean chased) {
        boolean pursued = chased && !battle.sea() && battle.inside().isEmpty();
        Battle lost = battle.lost(loser, pursued).at(pursued ? Stage.MERCY : Stage.RETREAT);
        play.happen(new BrokeOff(loser, pursued, lost));
        if (battle.inside().equals(Optional.of(loser))) {
            losses.annihilate(play, lost.force(loser), "city");
            close(play, now(play));
        }
    }

    /** One roll of the organised cavalry; tests are ignored, and routed units can be hurt. */
    @Rule("7.6")
    private void pursue(Play<War> play, Battle battle) {
        Side winner = battle.loser().orElseThrow().other();
        roll(play, winner, LandCombat.PURSUIT, reckon(play.state(), battle, winner, LandCombat.PURSUIT));
        to(play, now(play), Stage.PURSUIT_LOSSES);
    }

    /** No zone to go to: aboard, if there are ships, or lost. */
    @Rule("7.6")
    private void stranded(Play<War> play, Battle battle) {
        Force force = battle.force(battle.loser().orElseThrow());
        if (retreats.refuge(play.state(), force).isPresent()) {
            retreat(play, battle, Retreats.ABOARD);
        } else {
            losses.annihilate(play, force, "stranded");
            close(play, now(play));
        }
    }

    /** The loser goes; who stands there may intercept him. */
    @Rule({"7.6", "9.3"})
    public void retreat(Play<War> play, Battle battle, String to) {
        Force force = battle.force(battle.loser().orElseThrow());
        retreats.go(play, force, to);
        close(play, battle);
        boolean over = play.state().step() instanceof Step.Over;
        if (!over && !to.equals(Retreats.ABOARD)) {
            entering.entered(play, force.in(to), battle.chain() + 1);
        }
    }

    private void close(Play<War> play, Battle battle) {
        War war = play.state();
        Optional<Side> loser = battle.loser();
        Optional<Side> winner = loser.map(Side::other)
                .filter(side -> forces.alive(war, now(play).force(side)));
        boolean stormed = winner.isPresent()
                && battle.inside().isPresent()
                && battle.inside().equals(loser)
                && !forces.alive(war, now(play).force(loser.get()));
        Force active = battle.active();
        play.happen(new BattleEnded(battle.sea(), battle.place(), winner));
        if (stormed) {
            storming.roll(play, winner.get(), battle.place());
        }
        if (battle.sea()) {
            winner.ifPresent(
                    side -> play.happen(new Victorious(side, battle.force(side).members())));
        } else {
            settle(play, active, winner, loser);
        }
        victory.test(play);
    }

    /** What the battle means for the activation under way. */
    @Rule({"4.1", "5.1", "5.3"})
    private void settle(Play<War> play, Force fought, Optional<Side> winner, Optional<Side> loser) {
        Optional<Step.Active> active = play.state().active();
        if (active.isEmpty() || play.state().step() instanceof Step.Over) {
            return;
        }
        boolean own = !fought.loose()
                && (fought.members().contains(active.get().force().lead())
                        || active.get().force().lead().equals(Force.UNKNOWN));
        if (!own) {
            return;
        }
        Side side = fought.side();
        if (winner.equals(Optional.of(side))) {
            play.happen(new ActivationChanged(active.get().victorious()));
            return;
        }
        attrition.march(play);
        if (loser.equals(Optional.of(side))
                || !forces.there(play.state(), active.get().force())) {
            play.happen(
                    new ActivationChanged(play.state().active().orElseThrow().ends()));
        }
    }

    /** Where losers can go. */
    public Retreats retreats() {
        return retreats;
    }
}
