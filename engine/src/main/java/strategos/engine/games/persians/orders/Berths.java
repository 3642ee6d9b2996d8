package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.Boxes;
import strategos.engine.games.persians.rules.Losses;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Vessel;

/** The fleets and ships of a sea zone, and what would become of them if ships and leaders went to one of them. */
@Rule({"4.3", "9.4"})
final class Berths {
    private final Losses losses;
    private final String to;
    private final List<Vessel> vessels = new ArrayList<>();
    private final Map<String, Integer> crowds = new HashMap<>();
    private final Map<String, String> homes = new HashMap<>();
    private final List<Ship> ships = new ArrayList<>();
    private final List<String> leaders = new ArrayList<>();

    Berths(Losses losses, Camp camp, String sea, String to) {
        this.losses = losses;
        this.to = to;
        for (Vessel vessel : camp.afloat(sea)) {
            if (!vessel.dummy()) {
                vessels.add(vessel);
                for (Chief chief : camp.aboard(vessel.id())) {
                    crowds.put(chief.id(), losses.room(chief.troops()));
                    homes.put(chief.id(), vessel.id());
                }
                if (gives(vessel)) {
                    ships.addAll(vessel.ships());
                    if (!to.equals(Boxes.SINGLE)) {
                        camp.aboard(vessel.id()).forEach(chief -> leaders.add(chief.id()));
                    }
                }
            }
        }
    }

    private boolean gives(Vessel vessel) {
        return to.equals(Boxes.SINGLE) ? vessel.fleet() : !vessel.id().equals(to);
    }

    /** Ships that can be chosen. */
    List<Ship> ships() {
        return ships;
    }

    /** Leaders that can be chosen. */
    List<String> leaders() {
        return leaders;
    }

    /** The very ships that would go. */
    List<Ship> chosen(Handful.Taken taken) {
        return taken.out(ships);
    }

    /** Every vessel must still hold what is aboard, whoever is aboard needs a ship, and a fleet must have one. */
    boolean fits(Handful.Taken taken) {
        List<Ship> going = new ArrayList<>(chosen(taken));
        Map<String, Integer> room = new HashMap<>();
        Set<String> afloat = new HashSet<>();
        if (!to.equals(Boxes.SINGLE) && !going.isEmpty()) {
            room.put(to, losses.space(going));
            afloat.add(to);
        }
        for (Vessel vessel : vessels) {
            List<Ship> left = new ArrayList<>(vessel.ships());
            if (gives(vessel)) {
                left.removeIf(going::remove);
            }
            if (!left.isEmpty()) {
                room.merge(vessel.id(), losses.space(left), Integer::sum);
                afloat.add(vessel.id());
            }
        }
        if (!to.equals(Boxes.SINGLE) && !afloat.contains(to)) {
            return false;
        }
        for (Map.Entry<String, String> home : homes.entrySet()) {
            String vessel = taken.leaders().contains(home.getKey()) ? to : home.getValue();
            if (!afloat.contains(vessel)) {
                return false;
            }
            room.merge(vessel, -crowds.get(home.getKey()), Integer::sum);
        }
        return room.values().stream().allMatch(free -> free >= 0);
    }
}
