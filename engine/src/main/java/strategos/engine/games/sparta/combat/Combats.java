package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.combat.CombatEvents.BattleDecided;
import strategos.engine.games.sparta.combat.CombatEvents.CasualtyRolled;
import strategos.engine.games.sparta.combat.CombatEvents.CombatJoined;
import strategos.engine.games.sparta.combat.CombatEvents.CombatRolled;
import strategos.engine.games.sparta.combat.CombatEvents.Downgraded;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ForceEvents.UnitsLost;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeLifted;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.CombatTable.Outcome.Loss;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.Combat.Stage;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Land and naval combat, from the odds to the leaders who fall. */
@Rule({"8.1", "8.2", "8.3", "8.4", "8.5", "8.5-naval"})
public final class Combats {
    private static final int SPARTAN_FALLS = 12;
    private static final int ATHENIAN_FALLS = 2;

    private final Printed printed;
    private final Counters counters;
    private final Field field;
    private final Losses losses;
    private final Mortality mortality;
    private final PrestigeAwards awards;
    private final Captures captures;

    public Combats(
            Printed printed,
            Field field,
            Losses losses,
            Mortality mortality,
            PrestigeAwards awards,
            Captures captures) {
        this.printed = printed;
        this.counters = printed.counters();
        this.field = field;
        this.losses = losses;
        this.mortality = mortality;
        this.awards = awards;
        this.captures = captures;
    }

    /** The combat begins: its column is fixed, and a siege that a relief force breaks into is over. */
    @Rule({"8.1", "8.5-naval", "9.0"})
    public void join(Play<War> play, Strengths.Prospect prospect) {
        Combat combat = prospect.combat();
        PlaceRef place = printed.atlas().locale(combat.place()).ref();
        if (combat.defender().units().meets(play.state().board().besieging())) {
            play.happen(new SiegeLifted(combat.attacker().side(), place));
        }
        play.happen(new CombatJoined(
                combat.naval(),
                place,
                party(combat.attacker(), combat.sums().attack()),
                party(combat.defender(), combat.sums().defence()),
                combat.garrison(),
                prospect.shift(),
                new CombatJoined.Column(combat.sums().column(), column(combat))));
    }

    private CombatJoined.Party party(CombatForce force, int points) {
        Optional<LeaderRef> leader =
                force.leader().map(number -> counters.leader(number).ref());
        return new CombatJoined.Party(force.side(), counters.company(force.units()), leader, points);
    }

    private String column(Combat combat) {
        return table(combat).columns().get(combat.sums().column());
    }

    private CombatTable table(Combat combat) {
        return printed.tables().combat(combat.naval());
    }

    /** What the side of this combat still has in it. */
    public static PieceSet alive(War war, Combat combat, boolean attacking) {
        return combat.force(attacking).units().and(war.board().at(combat.place()));
    }

    /** What the result makes a side lose. */
    public static Loss loss(Combat combat, boolean attacking) {
        return combat.rolled()
                .map(rolled -> Outcome.of(rolled.result()).loss(attacking))
                .orElse(Loss.NONE);
    }

    private static Outcome outcome(Combat combat) {
        return Outcome.of(combat.rolled().orElseThrow().result());
    }

    /** How many units a side must take away, downgrading considered. */
    @Rule({"8.2", "8.4"})
    public static int required(War war, Combat combat, boolean attacking) {
        int units = alive(war, combat, attacking).size();
        boolean weaker = combat.taken(attacking).downgraded();
        return switch (loss(combat, attacking)) {
            case NONE -> 0;
            case HALF -> weaker ? 0 : outcome(combat).half(units);
            case ALL -> weaker ? (units + 1) / 2 : units;
            case EXCHANGE -> Math.min(units, combat.attackerTaken().lost());
        };
    }

    /** Units of a side that are lost whatever it chooses: of a downgraded result those that waver already. */
    @Rule("8.4")
    public static PieceSet doomed(War war, Combat combat, boolean attacking) {
        return combat.taken(attacking).downgraded()
                ? alive(war, combat, attacking).and(war.board().flipped())
                : PieceSet.NONE;
    }

    /** Whether the side may take the weaker result instead. */
    @Rule({"8.4", "ruling-F6"})
    public static boolean mayDowngrade(War war, Combat combat, boolean attacking) {
        Loss loss = loss(combat, attacking);
        return (loss == Loss.HALF || loss == Loss.ALL) && required(war, combat, attacking) > 0;
    }

    /** Whether the owner has a choice of units to lose. */
    @Rule("8.2")
    public boolean choosesLosses(War war, Combat combat, boolean attacking) {
        PieceSet units = alive(war, combat, attacking);
        int required = required(war, combat, attacking);
        if (required == 0 || required >= units.size()) {
            return false;
        }
        int first = units.first();
        return units.any(unit -> !alike(war, unit, first));
    }

    /** Whether it makes no difference which of the two is lost: to what it carries (7.4), to a siege, to Syracuse (15.3). */
    @Rule({"7.4", "8.2"})
    private boolean alike(War war, int unit, int other) {
        Board board = war.board();
        PieceSet captors = war.politics().captors();
        PieceSet load = board.aboard(PieceSet.of(unit));
        PieceSet otherLoad = board.aboard(PieceSet.of(other));
        return counters.unit(unit).group().equals(counters.unit(other).group())
                && counters.points(board, unit) == counters.points(board, other)
                && board.flipped().has(unit) == board.flipped().has(other)
                && board.besieging().has(unit) == board.besieging().has(other)
                && captors.has(unit) == captors.has(other)
                && load.isEmpty() == otherLoad.isEmpty()
                && (load.isEmpty() || alike(war, load.first(), otherLoad.first()));
    }

    /** Whether a player is asked now. */
    public boolean asks(War war, Stage stage) {
        Combat combat = war.combat().orElseThrow();
        return switch (stage) {
            case ATTACKER_DOWNGRADES -> mayDowngrade(war, combat, true);
            case DEFENDER_DOWNGRADES -> mayDowngrade(war, combat, false);
            case ATTACKER_LOSES -> choosesLosses(war, combat, true);
            case DEFENDER_LOSES -> choosesLosses(war, combat, false);
            case ROLL, AFTER, CASUALTY, END -> false;
        };
    }

    /** The side that answers for one of the two forces. */
    @Rule("2.10")
    public static Side answers(Combat combat, boolean attacking) {
        Side attacker = combat.attacker().side();
        return attacking ? attacker : attacker.other();
    }

    /** One step that needs no choice. */
    public void advance(Play<War> play, Stage stage) {
        Combat combat = play.state().combat().orElseThrow();
        switch (stage) {
            case ROLL -> roll(play, combat);
            case ATTACKER_DOWNGRADES -> Flow.go(play, Stage.DEFENDER_DOWNGRADES);
            case DEFENDER_DOWNGRADES -> Flow.go(play, Stage.ATTACKER_LOSES);
            case ATTACKER_LOSES -> lose(play, combat, true, automatic(play.state(), combat, true));
            case DEFENDER_LOSES -> lose(play, combat, false, automatic(play.state(), combat, false));
            case AFTER -> after(play, combat);
            case CASUALTY -> casualty(play, combat);
            case END -> end(play, combat);
        }
    }

    private PieceSet automatic(War war, Combat combat, boolean attacking) {
        PieceSet units = alive(war, combat, attacking);
        Side side = combat.force(attacking).side();
        return losses.choose(war.board(), side, units, required(war, combat, attacking), true);
    }

    private void roll(Play<War> play, Combat combat) {
        String rule = combat.naval() ? "8.5-naval" : "8.1";
        Side attacker = combat.attacker().side();
        Roll roll = Flow.roll(play, attacker, combat.naval() ? "sea-fight" : "land-fight", rule, 1);
        Outcome outcome = table(combat).outcome(combat.sums().column(), roll.face());
        play.happen(new CombatRolled(
                combat.naval(),
                attacker,
                printed.atlas().locale(combat.place()).ref(),
                roll.face(),
                roll.index(),
                column(combat),
                outcome.code()));
        Flow.go(play, Stage.ATTACKER_DOWNGRADES);
    }

    /** A side says whether it takes the weaker result. */
    @Rule("8.4")
    public void downgrade(Play<War> play, Stage stage, boolean yes) {
        Combat combat = play.state().combat().orElseThrow();
        play.happen(new Downgraded(combat.force(stage.attacking()).side(), yes));
        Flow.go(play, stage.attacking() ? Stage.DEFENDER_DOWNGRADES : Stage.ATTACKER_LOSES);
    }

    /** A side takes its losses; of a downgraded result the survivors waver, and those that wavered die. */
    @Rule({"7.4", "8.2", "8.4"})
    public void lose(Play<War> play, Combat combat, boolean attacking, PieceSet chosen) {
        Board board = play.state().board();
        boolean weaker = combat.taken(attacking).downgraded();
        PieceSet survivors = alive(play.state(), combat, attacking).minus(chosen);
        PieceSet wavering = weaker ? survivors.minus(board.flipped()) : PieceSet.NONE;
        PieceSet lost = weaker ? chosen.or(survivors.and(board.flipped())) : chosen;
        if (!lost.isEmpty() || !wavering.isEmpty()) {
            PieceSet drowned = board.aboard(lost).minus(lost);
            play.happen(new UnitsLost(
                    combat.force(attacking).side(),
                    counters.company(lost),
                    counters.company(drowned),
                    counters.company(wavering)));
        }
        Flow.go(play, attacking ? Stage.DEFENDER_LOSES : Stage.AFTER);
    }

    @Rule("ruling-F7")
    private void after(Play<War> play, Combat combat) {
        Flow.go(play, Stage.CASUALTY);
        boolean lone = combat.defender().units().isEmpty();
        if (lone && combat.garrison() && outcome(combat) == Outcome.DE) {
            captures.capture(play, combat.attacker().side(), combat.place());
        }
    }

    /** Two dice after any combat in which a leader took part. */
    @Rule({"6.7", "8.3", "ruling-F9"})
    private void casualty(Play<War> play, Combat combat) {
        Flow.go(play, Stage.END);
        Optional<Integer> chief = combat.attacker().leader();
        Optional<Integer> captain = combat.defender().leader();
        if (chief.isEmpty() && captain.isEmpty()) {
            return;
        }
        Side attacker = combat.attacker().side();
        Roll roll = Flow.roll(play, attacker, "casualty", "6.7", 2);
        Side falls =
                roll.sum() == SPARTAN_FALLS ? Side.SPARTA : roll.sum() == ATHENIAN_FALLS ? Side.ATHENS : Side.NEUTRAL;
        int column = combat.sums().column();
        boolean spared = falls == attacker
                ? chief.isEmpty() || table(combat).isHighest(column)
                : captain.isEmpty() || table(combat).isLowest(column);
        PieceSet there = field.chiefs(play.state(), falls, combat.place());
        Side victim = falls == Side.NEUTRAL || spared || there.isEmpty() ? Side.NEUTRAL : falls;
        play.happen(new CasualtyRolled(
                printed.atlas().locale(combat.place()).ref(),
                roll.result().get(0),
                roll.result().get(1),
                roll.index(),
                victim));
        if (victim == Side.NEUTRAL) {
            return;
        }
        if (there.size() == 1) {
            mortality.killedInCombat(play, there.first());
        } else {
            Flow.push(play, new PendingStep.LeaderFalls(victim, combat.place()));
        }
    }

    /** Leaders without units die, and the battle has its winner. */
    @Rule({"6.9", "8.2", "13.0"})
    private void end(Play<War> play, Combat combat) {
        mortality.after(play, combat);
        if (!combat.defender().units().isEmpty()) {
            boolean won = combat.defenderTaken().lost() > combat.attackerTaken().lost();
            Side winner = combat.force(won).side();
            play.happen(new BattleDecided(
                    winner,
                    combat.naval(),
                    printed.atlas().locale(combat.place()).ref()));
            awards.award(play, combat.naval() ? "naval-battle" : "land-battle", winner);
        }
        Flow.pop(play);
    }

    /** What losses the owner may choose next. */
    public Losses losses() {
        return losses;
    }
}
