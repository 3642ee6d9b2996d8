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
 * Something that a player proposes to all others: it is done when every seat that a person holds has agreed.
 *
 * @param by the seat that proposes it
 * @param voices of all seats that persons held when it was made
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
    public record Voice(Seat seat, Optional<String> user, boolean agreed) {}

    /** A new one, to which the proposer's own seats agree. */
    public static Proposal of(Motion motion, Seat by, Person proposer, LiveMatch match, Instant now) {
        List<Voice> voices =
                players(match).stream().map(holder -> voice(holder, proposer)).toList();
        return new Proposal(motion, by, voices, match.publicVersion(), now, now.plus(PATIENCE));
    }

    private static Voice voice(Holder holder, Person proposer) {
        String id = holder.person().orElseThrow().id();
        return new Voice(holder.seat(), Optional.of(id), id.equals(proposer.id()));
    }

    private static List<Holder> players(LiveMatch match) {
        return match.seats().stream()
                .filter(holder -> holder.person().isPresent())
                .toList();
    }

    /**
     * Whether it still stands: the match runs, each seat is held by whoever held it, and the match has not moved on where that
     * matters.
     */
    public boolean stands(LiveMatch match) {
        List<Holder> now = players(match);
        return match.stage() == Stage.RUNNING
                && (!motion.passing() || match.publicVersion() == publicVersion)
                && now.size() == voices.size()
                && now.stream()
                        .allMatch(holder -> voices.stream()
                                .anyMatch(voice -> voice.seat().equals(holder.seat())
                                        && voice.user().equals(holder.person().map(Person::id))));
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
