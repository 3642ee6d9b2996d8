package strategos.bot.host;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;

/**
 * Something that a player proposes to all others: it is done when all have agreed who are asked: every seat whose
 * player has still something to win or to keep.
 *
 * @param by the seat that proposes it
 * @param voices of all seats that were asked when it was made
 * @param publicVersion of the match then
 * @param at when; it is also its number
 */
public record Proposal(Motion motion, Seat by, List<Voice> voices, long publicVersion, Instant at, Instant expires) {
    /** So long it waits for an answer. */
    public static final Duration PATIENCE = Duration.ofDays(1);

    public Proposal {
        voices = List.copyOf(voices);
    }

    /**
     * What a seat says.
     *
     * @param user who held it then; nobody when forgotten
     */
    public record Voice(Seat seat, Optional<String> user, boolean agreed) {
        /** Whether that person still holds the seat. */
        private boolean of(Holder holder) {
            return seat.equals(holder.seat())
                    && user.isPresent()
                    && user.equals(holder.person().map(Person::id));
        }
    }

    /**
     * A new one, to which the proposer's own seats agree.
     *
     * @param asked the seats of persons that are asked
     */
    public static Proposal of(
            Motion motion, Seat by, Person proposer, List<Holder> asked, LiveMatch match, Instant now) {
        List<Voice> voices =
                asked.stream().map(holder -> voice(holder, proposer)).toList();
        return new Proposal(motion, by, voices, match.publicVersion(), now, now.plus(PATIENCE));
    }

    private static Voice voice(Holder holder, Person proposer) {
        String id = holder.person().orElseThrow().id();
        return new Voice(holder.seat(), Optional.of(id), id.equals(proposer.id()));
    }

    /**
     * Whether it still stands: the match runs, each seat is held by whoever held it, nobody is waited for who has given up since,
     * and the match has not moved on where that matters.
     */
    public boolean stands(LiveMatch match) {
        List<Holder> players = match.players();
        return match.stage() == Stage.RUNNING
                && (!motion.passing() || match.publicVersion() == publicVersion)
                && players.stream().allMatch(holder -> voices.stream().anyMatch(voice -> voice.of(holder)))
                && voices.stream().allMatch(voice -> match.seats().stream().anyMatch(voice::of))
                && (motion.passing()
                        || voices.stream()
                                .filter(voice -> !voice.agreed())
                                .allMatch(voice -> players.stream().anyMatch(voice::of)));
    }

    /** The same, to which that person's seats agree too. */
    public Proposal agreed(Person person) {
        List<Voice> more = voices.stream()
                .map(voice -> voice.user().filter(person.id()::equals).isPresent()
                        ? new Voice(voice.seat(), voice.user(), true)
                        : voice)
                .toList();
        return new Proposal(motion, by, more, publicVersion, at, expires);
    }

    /** Whether that person has a seat that is asked. */
    public boolean asks(Person person) {
        return voices.stream()
                .anyMatch(voice -> voice.user().filter(person.id()::equals).isPresent());
    }

    /** Whether that person has a seat that has not agreed. */
    public boolean waitsFor(Person person) {
        return voices.stream()
                .anyMatch(voice -> !voice.agreed()
                        && voice.user().filter(person.id()::equals).isPresent());
    }

    /** The seats that have not agreed. */
    public List<Seat> waiting() {
        return voices.stream().filter(voice -> !voice.agreed()).map(Voice::seat).toList();
    }

    /** Tells it from others of its kind. */
    public long number() {
        return at.toEpochMilli();
    }
}
