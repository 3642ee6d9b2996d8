package strategos.storage;

import java.time.Instant;
import java.util.Optional;

/**
 * An interaction and how it was answered.
 *
 * @param id the service's id of the interaction
 * @param user who gave it
 * @param answer what was answered, as JSON
 */
public record Delivery(String id, Optional<String> user, String answer, Instant at) {}
