package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.CombatPhase;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Sighting;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Tide;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
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
            return before.replace(new Step.Draw());
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
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
            War after = before.with(camp.withHand(camp.hand().with(stratagem, false)));
            if (fromPool) {
                after = after.withPool(after.pool().without(stratagem));
            }
            return stratagem.equals(Stratagem.NO_QUARTER)
                    ? after.withTide(after.tide().withMercyGiven(true))
                    : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line(
                    "told.gained", "8.2", "side", side.named(), "stratagem", new Arg.Name("stratagem", stratagem));
        }

        /** That it was still in the pool, not everybody knew. */
        @Override
        public boolean reveals() {
            return fromPool;
        }
    }

    /** A stratagem is played, in a battle for one of its sides; it leaves the game, or goes back into the pool. */
    @Rule("11.2")
    @Recorded("stratagem-played")
    record StratagemPlayed(Side side, String stratagem, boolean back) implements StratagemEvents {
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            War after = before.with(camp.withHand(camp.hand().without(stratagem)))
                    .withBattle(before.battle()
                            .map(battle -> battle.with(side, battle.ranks(side).played(stratagem))));
            return back ? after.withPool(after.pool().with(stratagem)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
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
            return before.withTide(
                    switch (what) {
                        case "isolation" -> tide.withIsolation(true);
                        case "no-isolation" -> tide.withIsolation(false);
                        case "no-mercy" -> tide.withNoMercy(true);
                        default -> tide.withUnion(true);
                    });
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line("told.tide." + what, "11.2");
        }
    }

    /**
     * The oracle is asked.
     *
     * @param on the roll of combat about which it is
     */
    @Rule("11.2-oracle")
    @Recorded("oracle-asked")
    record OracleAsked(Side side, int roll, int die, int value, Optional<CombatPhase> on) implements StratagemEvents {
        @Override
        public War apply(War before) {
            return on.map(phase -> before.with(side, before.fight().ranks(side).oracle(value, phase)))
                    .orElse(before);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line("told.oracle", "11.2-oracle", "side", side.named(), "die", die, "value", value);
        }
    }

    /** The court shows whom it could send home: what is shown cannot be unseen. */
    @Rule("11.2-intrigues")
    @Recorded("court-shown")
    record CourtShown(Troops shown) implements StratagemEvents {
        @Override
        public War apply(War before) {
            return before.push(new Step.Palace(shown));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** It is settled who goes home to Asia. */
    @Rule("11.2-intrigues")
    @Recorded("court-answered")
    record CourtAnswered() implements StratagemEvents {
        @Override
        public War apply(War before) {
            return before.pop();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
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
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
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
            return before.with(after);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
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
            return before.with(camp).push(new Step.Redeploy(troops, leaders, ships, tired(before), spent(before)));
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
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(Side.GREEK.seat())
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
            Step.Redeploy rest = new Step.Redeploy(
                    step.troops().minus(troops), left, afloat, step.tired().minus(troops.minus(rested)), step.spent());
            War after = troops.isEmpty()
                    ? before
                    : before.withGround(before.ground().entered(zone, Side.GREEK));
            return rest.isDone() ? after.with(camp).pop() : after.with(camp).replace(rest);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line("told.spartans-laid", "11.2-isolationnisme", "zone", Zone.named(zone));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
