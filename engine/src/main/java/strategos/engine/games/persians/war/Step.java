package strategos.engine.games.persians.war;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.Navy.Ship;

/**
 * What is under way, as data: a position keeps a stack of these, the innermost last. A step that waits for a player is
 * answered by an order; any other goes on by itself.
 */
@Rule("2")
public sealed interface Step
        permits Step.TurnStart,
                Step.Supply,
                Step.Reorganise,
                Step.Draw,
                Step.Segment,
                Step.Activation,
                Step.Entry,
                Step.Accord,
                Step.Fight,
                Step.Redeploy,
                Step.Palace,
                Step.TurnEnd,
                Step.Over {
    /** As a viewer of that side, or of none, sees it. */
    default Step hidden(Optional<Side> viewer, Set<CounterId> shown) {
        return this;
    }

    /** That turn begins: reinforcements, and who leaves. */
    record TurnStart(int turn) implements Step {}

    /** Supply is checked. */
    public record Supply() implements Step {}

    /** Both sides reorganise unseen (4.3); in the first turn this is the set-up. */
    record Reorganise(boolean greekReady, boolean persianReady, Facade greek, Facade persian) implements Step {
        /** Whether that side is ready. */
        public boolean ready(Side side) {
            return side == Side.GREEK ? greekReady : persianReady;
        }

        /** With that side ready. */
        public Reorganise ready(Side side, boolean now) {
            return side == Side.GREEK
                    ? new Reorganise(now, persianReady, greek, persian)
                    : new Reorganise(greekReady, now, greek, persian);
        }
    }

    /** Counters are drawn, and the first player found. */
    record Draw() implements Step {}

    /**
     * A side's segment.
     *
     * @param deeds whether something was done in it
     * @param empty how many empty segments came just before; with this one when it has been passed
     */
    record Segment(Side side, boolean deeds, int empty) implements Step {
        /** Whether the phase is over with this one. */
        public boolean last() {
            return empty >= 2;
        }
    }

    /** A leader, or a dummy, acts: what he has done so far is the position's. */
    record Activation() implements Step {}

    /**
     * The enemy of a force that has entered may intercept it.
     *
     * @param asked whose enemy it is
     * @param mover the force
     * @param chain retreats that led to it
     * @param tried counters that have tried
     */
    record Entry(Side asked, Force mover, int chain, List<Tried> tried) implements Step {
        public Entry {
            tried = List.copyOf(tried);
        }

        /** With the force changed. */
        public Entry with(Force now) {
            return new Entry(asked, now, chain, tried);
        }

        /** After more attempts. */
        Entry with(List<Tried> more) {
            return new Entry(asked, mover, chain, Tried.plus(tried, more));
        }

        /** After counters of a side have gone, or have come elsewhere. */
        Entry settled(SideState before, SideState after) {
            return after.side() == asked
                    ? new Entry(asked, mover, chain, Tried.settled(tried, before, after, true))
                    : with(mover.left(after));
        }

        @Override
        public Step hidden(Optional<Side> viewer, Set<CounterId> shown) {
            return new Entry(
                    asked,
                    viewer.equals(Optional.of(mover.side())) ? mover : mover.hidden(shown),
                    chain,
                    viewer.equals(Optional.of(asked)) ? tried : Tried.marks(tried));
        }
    }

    /** The passive side may agree to fight. */
    record Accord(Side asked, Force active, Force passive) implements Step {
        @Override
        public Step hidden(Optional<Side> viewer, Set<CounterId> shown) {
            return new Accord(
                    asked,
                    viewer.equals(Optional.of(active.side())) ? active : active.hidden(shown),
                    viewer.equals(Optional.of(asked)) ? passive : passive.hidden(shown));
        }
    }

    /** A battle, which is the position's. */
    record Fight() implements Step {}

    /**
     * The Greek lays the Spartans down anew.
     *
     * @param troops units still to be laid down
     * @param leaders leaders still to be laid down
     * @param ships ships still to be laid down
     * @param tired those of the units that have been activated
     * @param spent leaders who have
     */
    record Redeploy(Troops troops, List<CounterId> leaders, List<Ship> ships, Troops tired, List<CounterId> spent)
            implements Step {
        public Redeploy {
            leaders = List.copyOf(leaders);
            ships = List.copyOf(ships);
            spent = List.copyOf(spent);
        }

        /** Whether nothing is left to be laid down. */
        public boolean isDone() {
            return troops.isEmpty() && leaders.isEmpty() && ships.isEmpty();
        }

        @Override
        public Step hidden(Optional<Side> viewer, Set<CounterId> shown) {
            return viewer.equals(Optional.of(Side.GREEK))
                    ? this
                    : new Redeploy(Troops.NONE, List.of(), List.of(), Troops.NONE, List.of());
        }
    }

    /** The Greek picks those who go home to Asia out of those whom the court has shown. */
    record Palace(Troops shown) implements Step {
        @Override
        public Step hidden(Optional<Side> viewer, Set<CounterId> shownIds) {
            return viewer.isPresent() ? this : new Palace(Troops.NONE);
        }
    }

    /** The end of the turn. */
    record TurnEnd() implements Step {}

    /**
     * The match is over.
     *
     * @param winner who has won
     * @param level how: a key of the words
     */
    record Over(Side winner, String level) implements Step {
        /** The rule by which it ended: that of its scenario; who gives up ends any. */
        public String rule() {
            return switch (level) {
                case "revolt-crushed", "revolt-few", "revolt-lives" -> "14.1";
                case "punished", "marathon" -> "14.2";
                case "resigned" -> "14";
                default -> "14.3";
            };
        }
    }
}
