package strategos.storage.match;

import java.util.List;
import strategos.storage.access.Secret;

/**
 * What a match is made with.
 *
 * @param options the chosen options as JSON
 * @param dataHash the hash of the game data
 * @param dataFiles the game data as JSON; stored when no match had them yet
 * @param creator the user who makes it
 * @param settings the match's own settings as JSON
 * @param dice the state of its dice
 * @param seats all seats in the game's seat order, free ones too
 */
public record NewMatch(
        String id,
        String guild,
        String channel,
        String game,
        String scenario,
        String options,
        String dataHash,
        String dataFiles,
        String creator,
        String settings,
        Secret dice,
        List<StoredSeat> seats) {
    public NewMatch {
        seats = List.copyOf(seats);
    }
}
