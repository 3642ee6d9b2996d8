package strategos.storage.match;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A match as it stands, without its position and its secrets.
 *
 * @param options the chosen options as JSON
 * @param dataHash the hash of its game data
 * @param creator the user who made it; nothing when forgotten
 * @param settings the match's own settings as JSON
 * @param version the number of its last journal row, 0 before the first
 * @param revision how many commits it has seen, those too that made no version
 * @param publicVersion how many versions everyone has seen come
 * @param startId the id that went into the salt of the dice; nothing before the start
 * @param active when somebody last did anything in it
 * @param asleep whether it waits, without a channel of its own, to be woken
 * @param paused whether its clocks stand still at somebody's wish
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
        long revision,
        long publicVersion,
        Optional<String> startId,
        Instant created,
        Optional<Instant> started,
        Optional<Instant> ended,
        Instant active,
        boolean asleep,
        boolean paused,
        List<StoredSeat> seats,
        Map<String, Long> posts) {
    public StoredMatch {
        seats = List.copyOf(seats);
        posts = Map.copyOf(posts);
    }

    /**
     * The numbers of the question that stands for a seat.
     *
     * @param own for what the seat alone sees
     * @param open for what all see
     */
    public record StoredStamp(long own, long open) {}

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

    /**
     * A seat that is offered to a person.
     *
     * @param kind why, in the host's words
     * @param user the id of the user who may accept
     * @param name as it was shown then
     * @param by the id of the user who offers it
     */
    public record StoredOffer(
            String seat, String kind, String user, String name, String by, String byName, Instant at) {}

    /**
     * What a player proposes to all others.
     *
     * @param kind what is proposed, in the host's words; a match has one proposal of each at most
     * @param seat who proposes it
     * @param payload the rest of it as JSON
     * @param publicVersion how many versions everyone had seen come
     * @param expires when it falls by itself
     */
    public record StoredProposal(
            String kind,
            String seat,
            String payload,
            long publicVersion,
            Instant at,
            Instant expires,
            List<StoredVoice> voices) {
        public StoredProposal {
            voices = List.copyOf(voices);
        }
    }

    /**
     * What a seat says to a proposal.
     *
     * @param user who held the seat when it was made; nobody when forgotten
     */
    public record StoredVoice(String seat, Optional<String> user, boolean agreed) {}

    /** Where a match is in its life. */
    public enum Life {
        /** Seats may be taken. */
        OPEN,
        /** It has started. */
        RUNNING,
        /** It is finished or was given up; its channel is free for another. */
        OVER;

        /** As the tables have it. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Life of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }
}
