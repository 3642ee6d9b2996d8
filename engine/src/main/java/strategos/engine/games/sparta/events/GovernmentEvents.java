package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Government;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Prestige;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Athens' governments, prestige and the peace (13 to 15). */
public sealed interface GovernmentEvents extends SpartaEvent {
    /** A side gives a leader up by choice, for good. */
    @Rule("6.3")
    @Recorded("leader-removed")
    record LeaderRemoved(Side side, Tag leader) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().remove(Bits.of(leader.number()), Places.GONE));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.leader-removed", "6.3", "side", side.named(), "leader", leader.named("leader"));
        }
    }

    /**
     * Athens gives a leader up for good, and the government stays.
     *
     * @param leader who is given up
     * @param row whose fall is averted
     */
    @Rule("14.1")
    @Recorded("government-averted")
    record GovernmentAverted(Tag leader, int row) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            return before.with(before.government()
                            .avert()
                            .comparing(before.prestige().level()))
                    .with(before.board().remove(Bits.of(leader.number()), Places.GONE));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.government-averted",
                    "14.1",
                    "leader",
                    leader.named("leader"),
                    "government",
                    new Arg.Name("government", Integer.toString(row)));
        }
    }

    /**
     * A new government comes in: its leaders are at hand, all others leave the map.
     *
     * @param row in the government table
     * @param leaving named leaders taken off the map
     * @param coming leaders of the new government, not yet placed
     * @param compared whether it came by the yearly comparison of prestige
     */
    @Rule({"14.1", "6.4"})
    @Recorded("government-changed")
    record GovernmentChanged(int row, Bits leaving, Bits coming, boolean compared) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            Board board = before.board().remove(leaving, Places.BOX).remove(coming, Places.HELD);
            Government government = before.government().to(row);
            return before.with(board)
                    .with(compared ? government.comparing(before.prestige().level()) : government);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.government", "14.1", "government", new Arg.Name("government", Integer.toString(row)));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** The government stays in power. */
    @Rule("14.1")
    @Recorded("government-tested")
    record GovernmentTested(int row) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            return before.with(before.government().comparing(before.prestige().level()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.government-stays", "14.1", "government", new Arg.Name("government", Integer.toString(row)));
        }
    }

    /** The prestige marker moves, or stands at the end of its track for a cause that is counted. */
    @Rule({"13.0", "2.11"})
    @Recorded("prestige-changed")
    record PrestigeChanged(String cause, int from, int to) implements GovernmentEvents {
        /** The cause that counts as often as it comes about: Sparta has ravaged Athens. */
        public static final String RAVAGE = "athens-ravaged";

        @Override
        public War apply(War before) {
            Prestige prestige = before.prestige().at(to);
            return before.with(cause.equals(RAVAGE) ? prestige.ravaged() : prestige);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            if (to == from) {
                return Optional.empty();
            }
            Side favoured = to > from ? Side.ATHENS : Side.SPARTA;
            return Told.line(
                    "told.prestige",
                    "13.0",
                    "cause",
                    new Arg.Name("cause", cause),
                    "levels",
                    Math.abs(to - from),
                    "side",
                    favoured.named(),
                    "level",
                    Told.level(to));
        }
    }

    /** The Peace of Nicias begins, or ends. */
    @Rule({"15.7", "15.11"})
    @Recorded("peace-changed")
    record PeaceChanged(boolean peace) implements GovernmentEvents {
        @Override
        public War apply(War before) {
            War after = before.with(before.politics().withPeace(peace));
            if (!peace) {
                return after;
            }
            Ground ground = before.ground()
                    .set(Mark.ATHENS_TRAPPED, Bits.NONE)
                    .set(Mark.SPARTA_TRAPPED, Bits.NONE)
                    .set(Mark.NEUTRAL_TRAPPED, Bits.NONE);
            Board board = before.board();
            // Land units keep their marker until they have withdrawn.
            return after.with(ground).with(board.withBesieging(board.land(board.besieging())));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(peace ? "told.peace" : "told.war", peace ? "15.7" : "15.11");
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
