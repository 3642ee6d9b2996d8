package strategos.engine.games.persians.stratagem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Sighting;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text.Line;

/** Stratagems and dummies (8.2, 11). */
public sealed interface StratagemEvents extends PersiansEvent {

    /** The court shows whom it could send home: what is shown cannot be unseen. */
    @Rule("11.2-intrigues")
    @Recorded("court-shown")
    record CourtShown(Troops shown) implements StratagemEvents, Untold {
        @Override
        public War apply(War before) {
            return before.push(new Step.Palace(shown));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Scouts have seen a force. */
    @Rule("11.2-reconnaissance")
    @Recorded("sighted")
    record Sighted(Sighting sighting) implements StratagemEvents {
        @Override
        public War apply(War before) {
            return before.seeing(sighting);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(sighting.by().seat())
                    ? EventText.line(
                            sighting.place().sea() ? "told.sighted" : "told.sighted.land",
                            "11.2-reconnaissance",
                            "zone",
                            sighting.place().named(),
                            "counters",
                            EventText.counters(sighting.counters()),
                            "troops",
                            sighting.troops().named(),
                            "ships",
                            Ship.named(
                                    sighting.ships().stream().map(Ship::fresh).toList()))
                    : EventText.line(
                            "told.scouted",
                            "11.2-reconnaissance",
                            "zone",
                            sighting.place().named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** All Spartans are taken from the map, to be laid down in the Peloponnese. */
    @Rule({"11.2-isolationism", "4.1"})
    @Recorded("spartans-gathered")
    record SpartansGathered(Troops troops, List<CounterId> leaders, List<Ship> ships) implements StratagemEvents {
        public SpartansGathered {
            leaders = List.copyOf(leaders);
            ships = List.copyOf(ships);
        }

        @Override
        public War apply(War before) {
            SideState state = Boxes.strip(before.side(Side.GREEK), troops);
            for (Ship ship : ships) {
                state = Boxes.sink(state, ship);
            }
            for (CounterId leader : leaders) {
                Chief chief = state.chief(leader).orElseThrow();
                state = Boxes.without(state, chief, Boxes.heir(state, chief));
            }
            Step.Redeploy all = new Step.Redeploy(troops, leaders, ships, tired(before), spent(before));
            return all.isDone() ? before : before.with(state).push(all);
        }

        /** Going home activates nobody; who was activated before is still. */
        private Troops tired(War before) {
            Troops all = Troops.NONE;
            for (UnledStack pile : before.greek().piles()) {
                all = all.plus(pile.spent());
            }
            for (Chief chief : before.greek().chiefs()) {
                all = chief.spent() ? all.plus(chief.troops()) : all;
            }
            return all.and(troops);
        }

        private List<CounterId> spent(War before) {
            return before.greek().chiefs().stream()
                    .filter(Chief::spent)
                    .map(Chief::id)
                    .filter(leaders::contains)
                    .toList();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(Side.GREEK.seat())
                    ? EventText.line("told.spartans", "11.2-isolationism", "troops", troops.named())
                    : Optional.empty();
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Spartans are laid down. */
    @Rule({"11.2-isolationism", "4.1", "13"})
    @Recorded("spartans-laid")
    record SpartansLaid(ZoneId zone, Troops troops, List<CounterId> leaders, List<Ship> ships)
            implements StratagemEvents {
        public SpartansLaid {
            leaders = List.copyOf(leaders);
            ships = List.copyOf(ships);
        }

        @Override
        public War apply(War before) {
            Step.Redeploy step = (Step.Redeploy) before.step();
            Troops rested = troops.and(step.troops().minus(step.tired()));
            SideState state = before.side(Side.GREEK);
            for (CounterId leader : leaders) {
                state = state.with(Chief.at(leader, zone).spent(step.spent().contains(leader)));
            }
            if (!troops.isEmpty()) {
                state = state.lay(zone, troops.minus(rested), true);
                state = leaders.isEmpty()
                        ? state.lay(zone, rested, false)
                        : state.with(
                                state.chief(leaders.getFirst()).orElseThrow().with(rested));
            }
            for (Ship ship : ships) {
                state = state.single(zone, ship);
            }
            List<CounterId> left = new ArrayList<>(step.leaders());
            left.removeAll(leaders);
            List<Ship> afloat = new ArrayList<>(step.ships());
            ships.forEach(afloat::remove);
            Step.Redeploy rest = new Step.Redeploy(
                    step.troops().minus(troops), left, afloat, step.tired().minus(troops.minus(rested)), step.spent());
            War after = troops.isEmpty()
                    ? before
                    : before.withGround(before.ground().entered(zone, Side.GREEK));
            return rest.isDone() ? after.with(state).pop() : after.with(state).replace(rest);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.spartans-laid", "11.2-isolationism", "zone", zone.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
