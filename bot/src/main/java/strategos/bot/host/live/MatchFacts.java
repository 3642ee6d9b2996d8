package strategos.bot.host.live;

import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import strategos.bot.host.DecisionStamp;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Pending;
import strategos.bot.host.Proposal;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.TimeRules;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.json.GameCodec;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.storage.Storage;
import strategos.storage.match.Reminders;
import strategos.storage.match.Reminders.Reminder;

/**
 * What a match knows beside its position.
 *
 * @param version of its journal
 * @param revision how many commits it has seen, those too that made no version
 * @param publicVersion how many versions all have seen come
 * @param setup what it began with; empty before the start
 * @param starting the outbox number of the post whose id will start the match, while that post is on its way
 * @param asked the numbers of each seat's present question
 * @param standing the standing orders of all seats, each seat's in its order of priority
 * @param requests who asks for a seat, in the order of the seats
 * @param offers seats that are offered to somebody, in the order of the seats
 * @param proposals what is proposed to all players; some may stand no more, and are dropped soon
 * @param agreed how the players agreed to end it, by the word of the journal's row
 * @param asleep whether it waits to be woken
 * @param paused whether its clocks stand still at somebody's wish
 * @param pending what waits for a round of the beacon
 */
@RecordBuilder
public record MatchFacts(
        Stage stage,
        long version,
        long revision,
        long publicVersion,
        List<Holder> seats,
        Optional<Setup> setup,
        OptionalLong starting,
        Map<Seat, DecisionStamp> asked,
        List<StandingOrder> standing,
        List<SeatRequest> requests,
        List<SeatOffer> offers,
        List<Proposal> proposals,
        Optional<String> agreed,
        boolean asleep,
        boolean paused,
        Optional<Pending> pending)
        implements MatchFactsBuilder.With {
    public MatchFacts {
        seats = List.copyOf(seats);
        asked = Map.copyOf(asked);
        standing = List.copyOf(standing);
        requests = List.copyOf(requests);
        offers = List.copyOf(offers);
        proposals = List.copyOf(proposals);
    }

    /** The same a version later, with no question put yet, before it is known whether all have seen it come. */
    public MatchFacts moved(Stage now, List<StandingOrder> orders) {
        return with(next -> next.stage(now)
                .version(version + 1)
                .starting(OptionalLong.empty())
                .asked(Map.of())
                .pending(Optional.empty())
                .standing(orders));
    }

    /** The same, of which all have seen it come. */
    public MatchFacts seen() {
        return withPublicVersion(publicVersion + 1);
    }

    /** The same, begun with this set-up. */
    public MatchFacts begun(Setup made) {
        return withStage(Stage.RUNNING).withSetup(Optional.of(made)).withStarting(OptionalLong.empty());
    }

    /** The same with somebody else, or nobody, at the seat. */
    public MatchFacts seating(Seat seat, Optional<Person> person, Optional<Level> level) {
        return withSeats(seats.stream()
                .map(h -> h.seat().equals(seat) ? new Holder(seat, person, level, h.omen(), h.since()) : h)
                .toList());
    }

    /** The same, given up by all. */
    public MatchFacts closed() {
        return withStage(Stage.OVER)
                .withStanding(List.of())
                .withRequests(List.of())
                .withOffers(List.of())
                .withProposals(List.of());
    }

    /**
     * What never changes in a match while it stays in its channel.
     *
     * @param game its rules, with the data the match began with
     * @param options every option of the box and of the host with its value
     * @param creator the id of the user who made it; empty when forgotten
     */
    public record MatchFile<S>(
            String id,
            ChannelRef where,
            Game<S> game,
            GameCodec<S> codec,
            Scenario scenario,
            SequencedMap<String, String> options,
            Instant created,
            Optional<String> creator) {
        public MatchFile {
            options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
        }

        /** The same in another channel. */
        public MatchFile<S> at(ChannelRef channel) {
            return new MatchFile<>(id, channel, game, codec, scenario, options, created, creator);
        }

        /** Whether that person made it. */
        public boolean madeBy(Person person) {
            return creator.filter(person.id()::equals).isPresent();
        }
    }

    /** When the time of a seat that is waited for is out, in matches with a clock. */
    public static final class TimeLimits {
        /** The reminder of that moment. */
        public static final String OUT = "out";

        /** The reminder of one who could not be notified when the question was put. */
        public static final String MORNING = "morning";

        private final Reminders reminders;

        @Inject
        public TimeLimits(Storage storage) {
            this.reminders = storage.reminders();
        }

        /** One who is waited for is notified then, and not now. */
        public void notifyThen(LiveMatch match, Seat seat, Instant then) {
            reminders.put(new Reminder(match.id(), seat.id(), MORNING, then));
        }

        /** The moment; empty where no time runs for the seat. */
        public Optional<Instant> of(LiveMatch match, Seat seat) {
            return TimeRules.of(match.options()).clock() instanceof Clock.None
                    ? Optional.empty()
                    : reminders.of(match.id()).stream()
                            .filter(reminder -> reminder.kind().equals(OUT)
                                    && reminder.seat().equals(seat.id()))
                            .map(Reminder::due)
                            .findFirst();
        }
    }
}
