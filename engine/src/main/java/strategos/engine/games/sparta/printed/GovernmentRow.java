package strategos.engine.games.sparta.printed;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;

/**
 * A row of the Athens Government Table.
 *
 * @param leaders ids of those it may place
 * @param place how many of them
 * @param must those that must be among them
 * @param mustAfter one that must be among them once that city is lost
 * @param withShips those that are placed with ships
 * @param at the only places for its leaders, or empty for any
 * @param forts forts that come with it
 * @param avert the leader whose removal averts its fall
 * @param year the year in which it comes by itself
 * @param oneYear whether it stays one year only
 */
@Rule({"6.4", "14.1"})
public record GovernmentRow(
        int row,
        List<String> leaders,
        int place,
        List<String> must,
        Optional<After> mustAfter,
        List<String> withShips,
        List<String> at,
        List<String> forts,
        Optional<String> avert,
        Optional<Integer> year,
        boolean oneYear,
        String provenance) {
    /** A leader who is called for once a city is lost. */
    public record After(String leader, String lost) {}

    public GovernmentRow {
        leaders = List.copyOf(leaders);
        must = List.copyOf(must);
        withShips = List.copyOf(withShips);
        at = List.copyOf(at);
        forts = List.copyOf(forts);
    }
}
