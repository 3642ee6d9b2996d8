package strategos.engine.games.persians.activation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.ZoneId;

/** Whether fleets hold what is aboard, when ships, leaders or units change places. */
final class TransportCapacity {
    private TransportCapacity() {}

    /** The fleets and ships of a sea zone, and what would become of them if ships and leaders went to one of them. */
    @Rule({"4.3", "9.4"})
    static final class FleetCapacity {
        private final Losses losses;
        private final CounterId to;
        private final boolean single;
        private final List<Berth> berths = new ArrayList<>();
        private final List<Ship> ships = new ArrayList<>();
        private final List<CounterId> leaders = new ArrayList<>();

        private record Berth(Vessel vessel, boolean gives, int space, List<Passenger> aboard) {}

        /** Who is aboard, with the room that the own units take: reckoned once, and asked for each selection. */
        private record Passenger(CounterId id, int room) {}

        /**
         * FleetCapacity.
         *
         * @param ashore leaders ashore who may come aboard
         */
        FleetCapacity(Losses losses, SideState state, ZoneId sea, CounterId to, List<CounterId> ashore) {
            this.losses = losses;
            this.to = to;
            this.single = to.equals(Boxes.SINGLE);
            for (Vessel vessel : state.afloat(sea)) {
                if (!vessel.dummy()) {
                    List<Passenger> aboard = new ArrayList<>();
                    for (Chief chief : state.aboard(vessel.id())) {
                        aboard.add(new Passenger(chief.id(), losses.room(chief.troops())));
                    }
                    add(new Berth(vessel, gives(vessel), losses.space(vessel.ships()), aboard));
                }
            }
            Collections.sort(ships);
            if (!single) {
                leaders.addAll(ashore);
            }
        }

        private void add(Berth berth) {
            berths.add(berth);
            if (berth.gives) {
                ships.addAll(berth.vessel.ships());
            }
            if (berth.gives && !single) {
                for (Passenger passenger : berth.aboard) {
                    leaders.add(passenger.id);
                }
            }
        }

        private boolean gives(Vessel vessel) {
            return single ? vessel.fleet() : !vessel.id().equals(to);
        }

        /** Ships that can be chosen. */
        List<Ship> ships() {
            return ships;
        }

        /** Leaders that can be chosen. */
        List<CounterId> leaders() {
            return leaders;
        }

        /** The very ships that would go. */
        List<Ship> chosen(CounterSelection.Taken taken) {
            return taken.out(ships);
        }

        /** Every vessel must still hold what is aboard, whoever is aboard needs a ship, and a fleet must have one. */
        boolean fits(CounterSelection.Taken taken) {
            List<Ship> going = new ArrayList<>(chosen(taken));
            boolean ship = single || !going.isEmpty();
            int free = losses.space(going);
            for (Berth berth : berths) {
                int stay = 0;
                int crowd = 0;
                boolean manned = false;
                for (Passenger passenger : berth.aboard) {
                    boolean goes = taken.leaders().contains(passenger.id);
                    crowd += goes ? passenger.room : 0;
                    stay += goes ? 0 : passenger.room;
                    manned |= !goes;
                }
                free -= crowd;
                if (berth.vessel.id().equals(to)) {
                    ship = true;
                    free += berth.space - stay;
                } else if (!holds(berth, going, stay, manned)) {
                    return false;
                }
            }
            return ship && (single || free >= 0);
        }

        /** Whether what stays of it holds what stays aboard. */
        private boolean holds(Berth berth, List<Ship> going, int stay, boolean manned) {
            int space = berth.space;
            int left = berth.vessel.ships().size();
            if (berth.gives && !going.isEmpty()) {
                for (Ship ship : berth.vessel.ships()) {
                    if (going.remove(ship)) {
                        space -= losses.space(List.of(ship));
                        left--;
                    }
                }
            }
            return (left > 0 || !manned) && space >= stay;
        }
    }

    /** Units of the leaders aboard in a sea zone, and whether they find room where one of these leaders is. */
    @Rule({"4.3", "9.4"})
    static final class DeckCapacity {
        private final Losses losses;
        private final int free;
        private final Troops near;
        private final Troops all;

        DeckCapacity(Losses losses, SideState state, Chief to) {
            this.losses = losses;
            this.free = losses.free(state, to.vessel().flatMap(state::vessel).orElseThrow());
            Troops here = Troops.NONE;
            Troops there = Troops.NONE;
            for (Chief chief : state.chiefs()) {
                if (chief.aboard()
                        && chief.place().equals(to.place())
                        && !chief.id().equals(to.id())) {
                    boolean same = chief.vessel().equals(to.vessel());
                    here = same ? here.plus(chief.troops()) : here;
                    there = same ? there : there.plus(chief.troops());
                }
            }
            near = here;
            all = here.plus(there);
        }

        /** Units that can be chosen. */
        Troops troops() {
            return all;
        }

        /** What is aboard the same vessel already needs no more room; it goes first. */
        boolean fits(CounterSelection.Taken taken) {
            return losses.room(taken.troops().minus(near.and(taken.troops()))) <= free;
        }
    }
}
