package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.engine.Rule;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;

/** Who of a beaten force goes aboard of what. */
@Rule({"7.6", "9.4", "ruling-aboard"})
final class Berths {
    private final Losses losses;
    private final SideState state;
    private final List<Vessel> vessels;
    private final Map<CounterId, Vessel> places = new LinkedHashMap<>();

    /** In those vessels, the one with most room first. */
    Berths(Losses losses, SideState state, List<Vessel> vessels) {
        this.losses = losses;
        this.state = state;
        this.vessels = vessels;
    }

    /** Leaders who go aboard of one vessel together; if their commander is among them, he is the first. */
    record Berth(Vessel vessel, List<CounterId> leaders) {}

    /** All together where one vessel has room for all of them; a commander comes before those who are parted from him. */
    List<Berth> of(List<CounterId> leaders) {
        Vessel most = vessels.getFirst();
        if (leaders.stream().mapToInt(this::need).sum() <= losses.free(state, most)) {
            return List.of(new Berth(most, leaders));
        }
        boxes(leaders.stream()
                .filter(leader -> need(leader) > 0)
                .sorted(Comparator.comparingInt(this::need).reversed())
                .toList());
        Map<Boolean, List<CounterId>> ranks = leaders.stream()
                .collect(Collectors.partitioningBy(leader -> leaders.stream().noneMatch(chief(leader)::follows)));
        List<CounterId> commanders = ranks.get(true);
        List<CounterId> followers = ranks.get(false);
        commanders.forEach(leader -> places.putIfAbsent(leader, most));
        followers.forEach(leader ->
                places.putIfAbsent(leader, places.get(chief(leader).boss().orElseThrow())));
        List<Berth> berths = new ArrayList<>();
        for (CounterId commander : commanders) {
            List<CounterId> band = new ArrayList<>(List.of(commander));
            followers.stream()
                    .filter(leader -> chief(leader).follows(commander) && together(leader, commander))
                    .forEach(band::add);
            berths.add(new Berth(places.get(commander), List.copyOf(band)));
        }
        followers.stream()
                .filter(leader -> !together(leader, chief(leader).boss().orElseThrow()))
                .forEach(leader -> berths.add(new Berth(places.get(leader), List.of(leader))));
        return berths;
    }

    /** The largest first, each where most room is left then. */
    private void boxes(List<CounterId> leaders) {
        Map<CounterId, Integer> room = new HashMap<>();
        vessels.forEach(vessel -> room.put(vessel.id(), losses.free(state, vessel)));
        for (CounterId leader : leaders) {
            Vessel vessel = vessels.stream()
                    .max(Comparator.comparingInt(v -> room.get(v.id())))
                    .orElseThrow();
            places.put(leader, vessel);
            Troops box = chief(leader).troops();
            room.computeIfPresent(vessel.id(), (id, left) -> left - losses.room(losses.fitting(state, box, left)));
        }
    }

    private boolean together(CounterId one, CounterId other) {
        return places.get(one).equals(places.get(other));
    }

    private int need(CounterId leader) {
        return losses.room(chief(leader).troops());
    }

    private Chief chief(CounterId leader) {
        return state.chief(leader).orElseThrow();
    }
}
