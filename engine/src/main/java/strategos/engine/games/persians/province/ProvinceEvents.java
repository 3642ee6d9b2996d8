package strategos.engine.games.persians.province;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Control and political attempts (13, 14.3). */
public sealed interface ProvinceEvents extends PersiansEvent {

    /** A side tries to win a province over. */
    @Rule("14.3-political")
    @Recorded("politics-tried")
    record PoliticsTried(
            Side side, ZoneId zone, int points, int bonus, int roll, List<Integer> dice, int needed, boolean success)
            implements ProvinceEvents {
        public PoliticsTried {
            dice = List.copyOf(dice);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            return before.with(state.withAttempts(state.attempts().with(zone)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    success ? "told.politics.yes" : "told.politics.no",
                    "14.3-political",
                    "side",
                    side.named(),
                    "zone",
                    zone.named(),
                    "dice",
                    EventText.faces(dice),
                    "points",
                    points,
                    "bonus",
                    bonus,
                    "sum",
                    sum(),
                    "needed",
                    needed);
        }

        /** The bonus may come of units that lie face down there. */
        @Override
        public boolean reveals() {
            return true;
        }

        private int sum() {
            return points + bonus + dice.stream().mapToInt(Integer::intValue).sum();
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip.politics", "14.3-political", side)
                    .rolled(roll, dice)
                    .adding(Stream.of(
                                    Strip.Modifier.of(points, Text.of("part.points")),
                                    Strip.Modifier.of(bonus, Text.of("part.bonus")))
                            .limit(bonus == 0 ? 1 : 2)
                            .toList())
                    .total(sum())
                    .column(Integer.toString(needed))
                    .meaning(
                            Text.of(success ? "strip.success" : "strip.failure"),
                            tell(before).orElseThrow().text()));
        }
    }

    /** A province joins a side, and its units lift the enemy's marker there, or it becomes neutral. */
    @Rule({"13", "14.3-political"})
    @Recorded("province-turned")
    record ProvinceTurned(ZoneId zone, Optional<Side> to, Troops troops) implements ProvinceEvents {
        @Override
        public War apply(War before) {
            Province province = before.province(zone).orElseThrow();
            War after = before;
            if (province.side().isPresent()) {
                SideState state = Boxes.strip(after.side(province.side().get()), troops);
                after = after.with(state);
            }
            after = after.with(new Province(zone, to, to.isEmpty() ? troops : Troops.NONE));
            return to.isPresent() ? joined(after, to.get()) : after;
        }

        private War joined(War war, Side side) {
            War laid = war.with(war.side(side).lay(zone, troops, false));
            return troops.isEmpty() ? laid : laid.withGround(laid.ground().entered(zone, side));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return to.isPresent()
                    ? EventText.line(
                            "told.joined",
                            "14.3-political",
                            "zone",
                            zone.named(),
                            "side",
                            to.get().named())
                    : EventText.line("told.neutral", "14.3-political", "zone", zone.named());
        }

        /** What of its units was still alive in boxes, others did not know. */
        @Override
        public boolean reveals() {
            return to.isEmpty();
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
