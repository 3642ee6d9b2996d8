package strategos.engine.games.xenophon.printed;

import java.util.List;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;

/**
 * The spaces of the distance track as places on the map. Their terrain is scenery: the rules roll for that of each turn.
 *
 * @param provenance where names and sites come from
 * @param terrain what the terrain of the spaces means
 */
@Rule("distance-track")
public record DistanceTrack(String provenance, String terrain, List<Space> spaces) {
    /** The file that lists them. */
    public static final String FILE = "route.json";

    private static final Set<String> TERRAINS =
            Set.of("plain", "hills", "desert", "mountains", "settled", "high-mountains", "river");

    /**
     * A space.
     *
     * @param station whether Xenophon names it; the others lie between
     * @param anabasis where he does, or empty
     * @param note what happened there, or empty
     */
    public record Space(
            int space,
            String name,
            boolean station,
            String terrain,
            double lat,
            double lon,
            String anabasis,
            String note) {}

    public DistanceTrack {
        spaces = List.copyOf(spaces);
    }

    /** The route of these data, from 1 to {@code last}. @throws BadData when a space is missing or out of place */
    public static DistanceTrack read(GameData data, int last) {
        DistanceTrack route = data.json(FILE, DistanceTrack.class);
        String file = "config/games/" + data.game() + "/" + FILE;
        for (int i = 0; i < route.spaces.size(); i++) {
            Space space = route.spaces.get(i);
            if (space.space() != i + 1) {
                throw new BadData(file, "spaces[" + i + "].space", "must be " + (i + 1));
            }
            if (!TERRAINS.contains(space.terrain())) {
                throw new BadData(file, "spaces[" + i + "].terrain", space.terrain() + " is none of " + TERRAINS);
            }
        }
        if (route.spaces.size() != last) {
            throw new BadData(file, "spaces", "has " + route.spaces.size() + " spaces, and the distance track " + last);
        }
        return route;
    }
}
