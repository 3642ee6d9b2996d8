package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Sighting;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Tide;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Stratagems and dummies (8.2, 11). */
public sealed interface StratagemEvents extends PersiansEvent {
    /** Both sides have reorganised: what they have changed unseen is seen, as far as it lies face up or can be counted. */
    @Rule({"4.3", "ruling-reorganisation"})
    @Recorded("forces-shown")
    record ForcesShown() implements StratagemEvents {
        @Override
        public War apply(War before) {
            return before.proceed(1, List.of(new Step.Draw()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }

        @Override
        public boolean reveals() {
            return true;
        }

        /** All that is learned is what was chosen: nothing that was hidden before. */
        @Override
        public boolean closesUndo() {
            return false;
        }
    }

    /** A stratagem is given. */
    @Rule("8.2")
    @Recorded("stratagem-gained")
    record StratagemGained(Side side, String stratagem, boolean fromPool) implements StratagemEvents {
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            War after = before.with(camp.with(camp.hand().with(stratagem, false)));
            if (fromPool) {
                after = after.with(after.pool().without(stratagem));
            }
            return stratagem.equals("pas-de-quartier") ? after.with(after.tide().given()) : after;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.gained", "8.2", "side", side.named(), "stratagem", new Arg.Name("stratagem", stratagem));
        }

        /** That it was still in the pool, not everybody knew. */
        @Override
        public boolean reveals() {
            return fromPool;
        }
    }

    /** A stratagem is played; it leaves the game, or goes back into the pool. */
    @Rule("11.2")
    @Recorded("stratagem-played")
    record StratagemPlayed(Side side, String stratagem, boolean back) implements StratagemEvents {
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            War after = before.with(camp.with(camp.hand().without(stratagem)));
            return back ? after.with(after.pool().with(stratagem)) : after;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.stratagem", "11.2", "side", side.named(), "stratagem", new Arg.Name("stratagem", stratagem));
        }
    }

    /** Something holds from now on, or no longer. */
    @Rule({"11.2-isolationnisme", "11.2-panhellenisme", "11.2-pas-de-quartier"})
    @Recorded("tide-turned")
    record TideTurned(String what) implements StratagemEvents {
        @Override
        public War apply(War before) {
            Tide tide = before.tide();
            return before.with(
                    switch (what) {
                        case "isolation" -> tide.isolation(true);
                        case "no-isolation" -> tide.isolation(false);
                        case "no-mercy" -> tide.merciless();
                        default -> tide.union(true);
                    });
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.tide." + what, "11.2");
        }
    }

    /** The oracle is asked. */
    @Rule("11.2-oracle")
    @Recorded("oracle-asked")
    record OracleAsked(Side side, int roll, int die, int value) implements StratagemEvents {
        @Override
        public War apply(War before) {
            return before.with(new Notice("oracle", "", List.of(die, value)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.oracle", "11.2-oracle", "side", side.named(), "die", die, "value", value);
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
        public Optional<Line> tell(War before, Viewer viewer) {
            return viewer.equals(sighting.by().seat())
                    ? Told.line(
                            "told.sighted",
                            "11.2-reconnaissance",
                            "zone",
                            Zone.named(sighting.place()),
                            "counters",
                            Told.counters(sighting.counters()),
                            "troops",
                            sighting.troops().named(),
                            "ships",
                            Told.types(sighting.ships()))
                    : Told.line("told.scouted", "11.2-reconnaissance", "zone", Zone.named(sighting.place()));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A dummy is laid on the map. */
    @Rule("11.1")
    @Recorded("dummy-laid")
    record DummyLaid(Side side, String id, String place) implements StratagemEvents {
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            return before.with(
                    SeaZone.is(place)
                            ? camp.with(new Vessel(id, place, List.of(), 0, 0))
                                    .lost(camp.lostDummies(), camp.lostDecoys() - 1)
                            : camp.with(Chief.at(id, place)).lost(camp.lostDummies() - 1, camp.lostDecoys()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return viewer.equals(side.seat())
                    ? Told.line("told.dummy-laid", "11.1", "dummy", Leader.named(id), "zone", Zone.named(place))
                    : Optional.empty();
        }
    }

    /** A dummy is found out and waits to come back. */
    @Rule("11.1")
    @Recorded("dummy-lost")
    record DummyLost(Side side, String id, String place) implements StratagemEvents {
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            boolean fleet = camp.vessel(id).isPresent();
            Camp after = fleet
                    ? camp.withoutVessel(id).lost(camp.lostDummies(), camp.lostDecoys() + 1)
                    : camp.withoutChief(id).lost(camp.lostDummies() + 1, camp.lostDecoys());
            return Told.recounted(before, before.with(after).steps(Told.without(before.steps(), id)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.dummy", "11.1", "side", side.named(), "zone", Zone.named(place));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** All Spartans are taken from the map, to be laid down in the Peloponnese. */
    @Rule({"11.2-isolationnisme", "4.1"})
    @Recorded("spartans-gathered")
    record SpartansGathered(Troops troops, List<String> leaders, List<Ship> ships) implements StratagemEvents {
        public SpartansGathered {
            leaders = List.copyOf(leaders);
            ships = List.copyOf(ships);
        }

        @Override
        public War apply(War before) {
            Camp camp = Boxes.strip(before.camp(Side.GREEK), troops);
            for (Ship ship : ships) {
                camp = Boxes.sink(camp, ship);
            }
            for (String leader : leaders) {
                Chief chief = camp.chief(leader).orElseThrow();
                String heir = chief.aboard() ? Boxes.heir(camp, chief) : "";
                camp = camp.withoutChief(leader);
                if (!chief.troops().isEmpty()) {
                    camp = heir.isEmpty()
                            ? camp.lay(chief.place(), chief.troops(), chief.spent())
                            : camp.with(camp.chief(heir)
                                    .orElseThrow()
                                    .with(camp.chief(heir)
                                            .orElseThrow()
                                            .troops()
                                            .plus(chief.troops())));
                }
            }
            return Told.recounted(before, Told.recalled(before.with(camp)))
                    .proceed(0, List.of(new Step.Redeploy(troops, leaders, ships, tired(before), spent(before))));
        }

        /** Going home activates nobody; who was activated before is still. */
        private Troops tired(War before) {
            Troops all = Troops.NONE;
            for (Pile pile : before.greek().piles()) {
                all = all.plus(pile.spent());
            }
            for (Chief chief : before.greek().chiefs()) {
                all = chief.spent() ? all.plus(chief.troops()) : all;
            }
            return all.and(troops);
        }

        private List<String> spent(War before) {
            return before.greek().chiefs().stream()
                    .filter(Chief::spent)
                    .map(Chief::id)
                    .filter(leaders::contains)
                    .toList();
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return viewer.equals(Side.GREEK.seat())
                    ? Told.line("told.spartans", "11.2-isolationnisme", "troops", troops.named())
                    : Optional.empty();
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Spartans are laid down. */
    @Rule({"11.2-isolationnisme", "4.1", "13"})
    @Recorded("spartans-laid")
    record SpartansLaid(String zone, Troops troops, List<String> leaders, List<Ship> ships) implements StratagemEvents {
        public SpartansLaid {
            leaders = List.copyOf(leaders);
            ships = List.copyOf(ships);
        }

        @Override
        public War apply(War before) {
            Step.Redeploy step = (Step.Redeploy) before.step();
            Troops rested = troops.and(step.troops().minus(step.tired()));
            Camp camp = before.camp(Side.GREEK);
            for (String leader : leaders) {
                camp = camp.with(Chief.at(leader, zone).spent(step.spent().contains(leader)));
            }
            if (!troops.isEmpty()) {
                camp = camp.lay(zone, troops.minus(rested), true);
                camp = leaders.isEmpty()
                        ? camp.lay(zone, rested, false)
                        : camp.with(camp.chief(leaders.getFirst()).orElseThrow().with(rested));
            }
            for (Ship ship : ships) {
                camp = camp.single(zone, ship);
            }
            List<String> left = new ArrayList<>(step.leaders());
            left.removeAll(leaders);
            List<Ship> afloat = new ArrayList<>(step.ships());
            ships.forEach(afloat::remove);
            War after = troops.isEmpty() ? before : before.with(before.ground().entered(zone, Side.GREEK));
            return after.with(camp)
                    .proceed(
                            1,
                            List.of(new Step.Redeploy(
                                    step.troops().minus(troops),
                                    left,
                                    afloat,
                                    step.tired().minus(troops.minus(rested)),
                                    step.spent())));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.spartans-laid", "11.2-isolationnisme", "zone", Zone.named(zone));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
