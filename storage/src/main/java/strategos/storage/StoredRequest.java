package strategos.storage;

import java.util.Set;

/**
 * Somebody asks for a seat of a running match.
 *
 * @param user the id of the user who asks
 * @param name as it was shown then
 * @param agreed the ids of the players who agree
 */
public record StoredRequest(String seat, String user, String name, Set<String> agreed) {
    public StoredRequest {
        agreed = Set.copyOf(agreed);
    }
}
