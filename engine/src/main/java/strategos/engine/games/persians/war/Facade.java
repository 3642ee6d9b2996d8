package strategos.engine.games.persians.war;

import java.util.List;

/** What others saw of a side before it reorganised unseen. */
public record Facade(List<Face> faces, List<Pile> piles, List<Vessel> singles, int lostDummies, int lostDecoys) {
    public Facade {
        faces = List.copyOf(faces);
        piles = List.copyOf(piles);
        singles = List.copyOf(singles);
    }

    /** What is face up of the camp, and how many counters lie face down where; without those that a battle shows. */
    public static Facade of(Camp camp, java.util.Set<String> shown) {
        java.util.TreeMap<String, Integer> counts = new java.util.TreeMap<>();
        for (Chief chief : camp.chiefs()) {
            if (!chief.aboard() && !shown.contains(chief.id())) {
                counts.merge(chief.place(), 1, Integer::sum);
            }
        }
        for (Vessel vessel : camp.vessels()) {
            if (!vessel.single() && !shown.contains(vessel.id())) {
                counts.merge(vessel.sea(), 1, Integer::sum);
            }
        }
        return new Facade(
                counts.entrySet().stream()
                        .map(e -> new Face(e.getKey(), e.getValue()))
                        .toList(),
                camp.piles(),
                camp.vessels().stream().filter(Vessel::single).toList(),
                camp.lostDummies(),
                camp.lostDecoys());
    }
}
