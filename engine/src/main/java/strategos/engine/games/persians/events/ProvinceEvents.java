package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Ground;
import strategos.engine.games.persians.war.Province;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Control and political attempts (13, 14.3). */
public sealed interface ProvinceEvents extends PersiansEvent {
    /** Control markers are laid at the end of a turn. */
    @Rule({"13", "2"})
    @Recorded("control-laid")
    record ControlLaid(Side side, List<String> zones) implements ProvinceEvents {
        public ControlLaid {
            zones = List.copyOf(zones);
        }

        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            for (String zone : zones) {
                ground = ground.lay(zone, side);
            }
            return before.withGround(ground);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line("told.control", "13", "side", side.named(), "zones", Told.zones(zones));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A side tries to win a province over. */
    @Rule("14.3-political")
    @Recorded("politics-tried")
    record PoliticsTried(
            Side side, String zone, int points, int bonus, int roll, List<Integer> dice, int needed, boolean success)
            implements ProvinceEvents {
        public PoliticsTried {
            dice = List.copyOf(dice);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            return before.with(camp.withCanvass(camp.canvass().with(zone)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line(
                    success ? "told.politics.yes" : "told.politics.no",
                    "14.3-political",
                    "side",
                    side.named(),
                    "zone",
                    Zone.named(zone),
                    "dice",
                    Told.faces(dice),
                    "points",
                    points,
                    "bonus",
                    bonus,
                    "needed",
                    needed);
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(Told.strip(
                    "strip.politics",
                    "14.3-political",
                    side,
                    roll,
                    dice,
                    List.of(
                            Strip.Modifier.of(points, Text.of("part.points")),
                            Strip.Modifier.of(bonus, Text.of("part.bonus"))),
                    Integer.toString(points
                            + bonus
                            + dice.stream().mapToInt(Integer::intValue).sum()),
                    Integer.toString(needed),
                    Text.of(success ? "strip.success" : "strip.failure"),
                    tell(before)));
        }
    }

    /** A province joins a side, or becomes neutral. */
    @Rule("14.3-political")
    @Recorded("province-turned")
    record ProvinceTurned(String zone, Optional<Side> to, Troops troops) implements ProvinceEvents {
        @Override
        public War apply(War before) {
            Province province = before.province(zone).orElseThrow();
            War after = before;
            if (province.side().isPresent()) {
                Camp camp = Boxes.strip(after.camp(province.side().get()), troops);
                after = after.with(camp);
            }
            after = after.with(new Province(zone, to, to.isEmpty() ? troops : Troops.NONE));
            return to.isPresent() ? after.with(after.camp(to.get()).lay(zone, troops, false)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return to.isPresent()
                    ? Told.line(
                            "told.joined",
                            "14.3-political",
                            "zone",
                            Zone.named(zone),
                            "side",
                            to.get().named())
                    : Told.line("told.neutral", "14.3-political", "zone", Zone.named(zone));
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
