package strategos.storage;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match as it stands, without its position and its secrets.
 *
 * @param options the chosen options as JSON
 * @param dataHash the hash of its game data
 * @param creator the user who made it; nothing when forgotten
 * @param settings the match's own settings as JSON
 * @param version the number of its last journal row, 0 before the first
 * @param told how many versions everyone has seen come
 * @param startId the id that went into the salt of the dice; nothing before the start
 * @param salt the salt of the dice; nothing before the start
 * @param seats in the game's seat order
 * @param posts the outbox ids of posts it remembers, by what they are for
 */
public record StoredMatch(
        String id,
        String guild,
        String channel,
        String game,
        String scenario,
        String options,
        String dataHash,
        Optional<String> creator,
        String settings,
        Life life,
        long version,
        long publicVersion,
        Optional<String> startId,
        Optional<String> salt,
        Instant created,
        Optional<Instant> started,
        Optional<Instant> ended,
        List<StoredSeat> seats,
        Map<String, Long> posts) {
    public StoredMatch {
        seats = List.copyOf(seats);
        posts = Map.copyOf(posts);
    }
}
