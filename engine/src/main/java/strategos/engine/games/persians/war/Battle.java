package strategos.engine.games.persians.war;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;

/**
 * A battle on land or at sea, round by round.
 *
 * @param active the force of the side whose segment it is
 * @param passive the other
 * @param ambusher whose ambush it is, if it is one
 * @param inside who fights inside the city, if anybody
 * @param round from 1
 * @param dull rounds in a row without loss or test
 * @param chain retreats that led to it
 * @param loser who has broken off
 * @param pursued whether the loser is pursued
 */
@Rule({"7.1", "9.3"})
public record Battle(
        boolean sea,
        Force active,
        Force passive,
        Optional<Side> ambusher,
        Optional<Side> inside,
        Stage stage,
        int round,
        int dull,
        int chain,
        Ranks greek,
        Ranks persian,
        Optional<Side> loser,
        boolean pursued) {
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

    /** The zone. */
    public String place() {
        return active.place();
    }

    /** That side's force. */
    public Force force(Side side) {
        return active.side() == side ? active : passive;
    }

    /** How that side stands. */
    public Ranks ranks(Side side) {
        return side == Side.GREEK ? greek : persian;
    }

    /** All counters that lie face up for the battle. */
    public Set<String> shown() {
        Set<String> shown = new HashSet<>(active.members());
        shown.addAll(passive.members());
        return shown;
    }

    /** At another stage. */
    public Battle at(Stage now) {
        return new Battle(
                sea, active, passive, ambusher, inside, now, round, dull, chain, greek, persian, loser, pursued);
    }

    /** With that side standing otherwise. */
    public Battle with(Side side, Ranks now) {
        return new Battle(
                sea,
                active,
                passive,
                ambusher,
                inside,
                stage,
                round,
                dull,
                chain,
                side == Side.GREEK ? now : greek,
                side == Side.PERSIAN ? now : persian,
                loser,
                pursued);
    }

    /** With the force of its side changed. */
    public Battle with(Force now) {
        return new Battle(
                sea,
                active.side() == now.side() ? now : active,
                passive.side() == now.side() ? now : passive,
                ambusher,
                inside,
                stage,
                round,
                dull,
                chain,
                greek,
                persian,
                loser,
                pursued);
    }

    /** With one side inside the city. */
    public Battle inside(Side side) {
        return new Battle(
                sea,
                active,
                passive,
                ambusher,
                Optional.of(side),
                stage,
                round,
                dull,
                chain,
                greek,
                persian,
                loser,
                pursued);
    }

    /** The next round. */
    public Battle next(int nowDull) {
        return new Battle(
                sea,
                active,
                passive,
                ambusher,
                inside,
                Stage.OPENING_ACTIVE,
                round + 1,
                nowDull,
                chain,
                greek.will("").rolled(false),
                persian.will("").rolled(false),
                loser,
                pursued);
    }

    /** With that many dull rounds. */
    public Battle dull(int now) {
        return new Battle(
                sea, active, passive, ambusher, inside, stage, round, now, chain, greek, persian, loser, pursued);
    }

    /** Broken off by that side. */
    public Battle lost(Side side, boolean chased) {
        return new Battle(
                sea,
                active,
                passive,
                ambusher,
                inside,
                stage,
                round,
                dull,
                chain,
                greek,
                persian,
                Optional.of(side),
                chased);
    }

    /** As a viewer of that side, or of none, sees it. */
    Battle hidden(Optional<Side> viewer) {
        return new Battle(
                sea,
                active,
                passive,
                ambusher,
                inside,
                stage,
                round,
                dull,
                chain,
                viewer.equals(Optional.of(Side.GREEK)) ? greek : greek.hidden(),
                viewer.equals(Optional.of(Side.PERSIAN)) ? persian : persian.hidden(),
                loser,
                pursued);
    }
}
