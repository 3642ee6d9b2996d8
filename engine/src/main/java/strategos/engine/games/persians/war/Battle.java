package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.ResultCode;

/**
 * A battle on land or at sea, round by round.
 *
 * @param active the force of the side whose segment it is
 * @param passive the other
 * @param ambusher whose ambush it is, if it is one
 * @param inside who fights inside the city, if anybody
 * @param dull rounds in a row without loss or test, before this one
 * @param chain retreats that led to it
 * @param loser who has broken off
 * @param pursued whether the loser is pursued
 */
@Rule({"7.1", "9.3"})
@RecordBuilder
public record Battle(
        Force active,
        Force passive,
        Optional<Side> ambusher,
        Optional<Side> inside,
        Stage stage,
        BattleRound round,
        int dull,
        int chain,
        BattleSide greek,
        BattleSide persian,
        Optional<Side> loser,
        boolean pursued)
        implements BattleBuilder.With {
    private static final int NOBLE = 10;

    /** What comes next in it. */
    public enum Stage {
        CITY,
        OPENING_ACTIVE,
        OPENING_PASSIVE,
        FIRE,
        FIRE_LOSSES,
        FIRE_TESTS,
        MELEE,
        MELEE_LOSSES,
        MELEE_TESTS,
        CASUALTIES,
        ROUND_END,
        MERCY,
        PURSUIT,
        PURSUIT_LOSSES,
        RETREAT,
        CLOSE
    }

    /** Before the first round, with the points that both bring. */
    public static Battle of(Force active, Force passive, Optional<Side> ambusher, int points, int against) {
        boolean greek = active.side() == Side.GREEK;
        return new Battle(
                active,
                passive,
                ambusher,
                Optional.empty(),
                Stage.OPENING_ACTIVE,
                BattleRound.FIRST,
                0,
                0,
                BattleSide.FRESH.withBrought(greek ? points : against),
                BattleSide.FRESH.withBrought(greek ? against : points),
                Optional.empty(),
                false);
    }

    /** The zone. */
    public ZoneId place() {
        return active.place();
    }

    /** Whether it is fought at sea. */
    public boolean sea() {
        return place().sea();
    }

    /** Whether both may agree to part: not at sea, nor in an ambush. */
    @Rule({"7", "7.7", "9.3"})
    public boolean parts() {
        return !sea() && ambusher.isEmpty();
    }

    /** That side's force. */
    public Force force(Side side) {
        return active.side() == side ? active : passive;
    }

    /** How that side stands. */
    public BattleSide side(Side side) {
        return side == Side.GREEK ? greek : persian;
    }

    /** All counters that lie face up for the battle. */
    public Set<CounterId> shown() {
        Set<CounterId> shown = new HashSet<>(active.members());
        shown.addAll(passive.members());
        return shown;
    }

    /** With that side standing otherwise. */
    public Battle with(Side side, BattleSide now) {
        return side == Side.GREEK ? withGreek(now) : withPersian(now);
    }

    /** What the enemy of the side owes for such a result: twice as much beside Leonidas, and no test in a pursuit. */
    @Rule({"7.3", "7.6", "11.2-sacrifice"})
    public BattleSide owing(Side side, CombatPhase phase, ResultCode result) {
        boolean noble = result.points() == NOBLE && !sea();
        int factor = side == Side.GREEK && greek.sacrifice() ? 2 : 1;
        return side(side.other()).owing(factor * result.points(), noble, phase.tests(result));
    }

    /** How many rounds in a row are without loss or test once this one is fought. */
    @Rule("ruling-dull")
    public int dulled() {
        return round.dull() ? dull + 1 : 0;
    }

    /** The next round. */
    public Battle next() {
        return with(next -> next.stage(Stage.OPENING_ACTIVE)
                .round(round.next())
                .greek(greek.withWill(Optional.empty()).withRolled(false))
                .persian(persian.withWill(Optional.empty()).withRolled(false)));
    }

    /** After the side that could play a stratagem has passed. */
    public Battle passed() {
        return withStage(
                switch (stage) {
                    case OPENING_ACTIVE -> Stage.OPENING_PASSIVE;
                    case OPENING_PASSIVE -> Stage.FIRE;
                    case MERCY -> Stage.PURSUIT;
                    default -> throw new IllegalStateException("nobody can pass at " + stage);
                });
    }

    /** Broken off by that side. */
    public Battle lost(Side side, boolean chased) {
        return withLoser(Optional.of(side)).withPursued(chased);
    }

    /** With units of a fallen commander whom nobody succeeds fighting on alone, apart from others in the zone. */
    Battle bereft(CounterId fallen, Troops others) {
        return withActive(active.bereft(fallen, others)).withPassive(passive.bereft(fallen, others));
    }

    /** After counters of a side have gone. */
    Battle settled(SideState after) {
        return after.side() == active.side() ? withActive(active.left(after)) : withPassive(passive.left(after));
    }

    /** As a viewer of that side, or of none, sees it. */
    public Battle hidden(Optional<Side> viewer) {
        return withGreek(viewer.equals(Optional.of(Side.GREEK)) ? greek : greek.hidden())
                .withPersian(viewer.equals(Optional.of(Side.PERSIAN)) ? persian : persian.hidden());
    }
}
