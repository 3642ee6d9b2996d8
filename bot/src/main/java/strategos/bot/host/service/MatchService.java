package strategos.bot.host.service;

import jakarta.inject.Inject;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.ActionResult.Failed.Cause;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Recap;
import strategos.bot.host.creation.MatchCreation;
import strategos.bot.host.history.Archive;
import strategos.bot.host.history.Exports;
import strategos.bot.host.history.Missed;
import strategos.bot.host.history.Recaps;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchFacts.TimeLimits;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.outcome.Conclusions;
import strategos.bot.host.running.DropStanding;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.host.running.MatchQueues;
import strategos.bot.host.running.Outages;
import strategos.bot.host.running.SetStanding;
import strategos.bot.host.running.Starts;
import strategos.bot.host.seating.AnswerOffer;
import strategos.bot.host.seating.Leave;
import strategos.bot.host.seating.LetIn;
import strategos.bot.host.seating.OfferSeat;
import strategos.bot.host.seating.SeatComputer;
import strategos.bot.host.seating.TakeSeat;
import strategos.bot.host.timekeeping.GottenUp;
import strategos.bot.host.timekeeping.Settle;
import strategos.bot.host.timekeeping.Sleep;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.host.transaction.FollowerNotes;
import strategos.bot.host.transaction.MatchTransaction.GiveOrder;
import strategos.bot.host.transaction.TakeBack;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Request.Person;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.offer.Order;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Looks;
import strategos.storage.match.StoredMatch;
import strategos.storage.match.StoredSeat.Occupant;

/** All matches, over storage: finds what was last committed, and hands each transaction to the executor. */
final class MatchService implements Matches {
    private static final Logger LOG = LoggerFactory.getLogger(MatchService.class);

    /** Matches of a server that a list shows. */
    private static final int LISTED = 100;

    /** New matches are made one after the other, so that the limits hold; the name is no match's. */
    private static final String CREATION = "";

    private final Storage storage;
    private final LiveMatches live;
    private final MatchLoader loader;
    private final MatchQueues queues;
    private final MatchExecutor executor;
    private final Outages outages;
    private final MatchCreation opening;
    private final Starts starts;
    private final CommitBuilder builder;
    private final OutboxWriter writer;
    private final Archive archive;
    private final Exports exports;
    private final Recaps recaps;
    private final TimeLimits limits;
    private final FollowerNotes notes;
    private final Conclusions conclusions;
    private final OutboxPump pump;
    private final Outlet outlet;
    private final InstantSource clock;

    @Inject
    MatchService(
            Storage storage,
            LiveMatches live,
            MatchLoader loader,
            MatchQueues queues,
            MatchExecutor executor,
            Outages outages,
            MatchCreation opening,
            Starts starts,
            CommitBuilder builder,
            OutboxWriter writer,
            Archive archive,
            Exports exports,
            Recaps recaps,
            TimeLimits limits,
            FollowerNotes notes,
            Conclusions conclusions,
            OutboxPump pump,
            Outlet outlet,
            InstantSource clock) {
        this.storage = storage;
        this.live = live;
        this.loader = loader;
        this.queues = queues;
        this.executor = executor;
        this.outages = outages;
        this.opening = opening;
        this.starts = starts;
        this.builder = builder;
        this.writer = writer;
        this.archive = archive;
        this.exports = exports;
        this.recaps = recaps;
        this.limits = limits;
        this.notes = notes;
        this.conclusions = conclusions;
        this.pump = pump;
        this.outlet = outlet;
        this.clock = clock;
    }

    @Override
    public Optional<LiveMatch> at(ChannelRef where) {
        return live.at(where).map(match -> match);
    }

    @Override
    public Optional<LiveMatch> find(String match) {
        return live.find(match).map(found -> found);
    }

    @Override
    public List<Listed> list(String guild) {
        return storage.matches().ofGuild(guild, LISTED).stream()
                .map(MatchService::listed)
                .toList();
    }

    @Override
    public List<Listed> list(String guild, Set<LiveMatch.Stage> stages, int from, int most) {
        Set<StoredMatch.Life> lives = stages.stream()
                .map(stage -> StoredMatch.Life.valueOf(stage.name()))
                .collect(Collectors.toSet());
        return storage.matches().ofGuild(guild, lives, from, most).stream()
                .map(MatchService::listed)
                .toList();
    }

    @Override
    public Optional<String> latest(String match) {
        return storage.matches()
                .find(match)
                .flatMap(stored -> storage.pages().latest(match).flatMap(page -> {
                    ChannelRef where = new ChannelRef(stored.guild(), stored.channel());
                    return outlet.link(page.place().map(ChannelRef::of).orElse(where), page.message());
                }));
    }

    @Override
    public List<Listed> of(Person person) {
        return storage.matches().aliveOf(person.id()).stream()
                .map(MatchService::listed)
                .toList();
    }

    private static Listed listed(StoredMatch match) {
        List<Person> players = match.seats().stream()
                .flatMap(seat -> seat.occupant() instanceof Occupant.Person(String id, String name)
                        ? Stream.of(new Person(id, name))
                        : Stream.empty())
                .distinct()
                .toList();
        return new Listed(
                match.id(),
                new ChannelRef(match.guild(), match.channel()),
                match.game(),
                match.scenario(),
                LiveMatch.Stage.valueOf(match.life().name()),
                match.asleep(),
                players,
                match.active());
    }

    @Override
    public ActionResult create(
            Action action, ChannelRef where, String game, String scenario, Map<String, String> options) {
        return created(where, game, () -> opening.open(action, where, game, scenario, options));
    }

    @Override
    public ActionResult rematch(Action action, String match) {
        CommittedMatch<?> first = found(match);
        return created(first.where(), first.box().id(), () -> opening.again(action, first));
    }

    private ActionResult created(ChannelRef where, String game, Supplier<ActionResult> creation) {
        return attempted(where, game, () -> queues.in(CREATION, creation));
    }

    private ActionResult attempted(ChannelRef where, String game, Supplier<ActionResult> creation) {
        try {
            return creation.get();
        } catch (StorageException e) {
            outages.tell(LOG, "a match of " + game + " cannot be created", e);
            live.unsettle(where);
            return ActionResult.Failed.unstored(e);
        } catch (RuntimeException | Error e) {
            LOG.error("a match of {} cannot be created", game, RedactedFailure.of(e));
            return ActionResult.Failed.because(Text.of("host.failed.creation"));
        } finally {
            pump.wake();
        }
    }

    /** The thread is made outside the queue, since Discord may take its time. */
    @Override
    public ActionResult createInThread(
            Action action, ChannelRef below, String thread, String game, String scenario, Map<String, String> options) {
        return attempted(
                below,
                game,
                () -> opening.objection(action, below, game, scenario, options)
                        .or(() -> outlet.thread(below, thread)
                                .map(made -> createAt(action, made, game, scenario, options)))
                        .orElseGet(() -> new ActionResult.Refused(new Line(Text.of("host.no-thread")))));
    }

    /** Nobody looks for a thread in which there is no match. */
    private ActionResult createAt(
            Action action, ChannelRef thread, String game, String scenario, Map<String, String> options) {
        ActionResult outcome = create(action, thread, game, scenario, options);
        if (surelyEmpty(thread, outcome)) {
            outlet.abandon(thread);
        }
        return outcome;
    }

    /** It was asked for twice, or could not be stored. */
    private boolean surelyEmpty(ChannelRef thread, ActionResult outcome) {
        boolean unsure = outcome instanceof ActionResult.Failed failed && failed.cause() == Cause.DOUBT;
        boolean there = outcome instanceof ActionResult.Done(LiveMatch made, List<Line> told)
                && made.where().equals(thread);
        if (unsure || there) {
            return false;
        }
        try {
            return storage.matches().livingIn(thread.guild(), thread.channel()).isEmpty();
        } catch (StorageException e) {
            LOG.warn("thread {} may be empty: {}", thread.channel(), e.getMessage());
            return false;
        }
    }

    @Override
    public ActionResult join(Action action, String match, Seat seat, Optional<String> omen) {
        return executor.run(Optional.of(action), match, new TakeSeat(writer, storage.matches(), action, seat, omen));
    }

    @Override
    public ActionResult admit(Action action, String match, Seat seat, Optional<String> user, boolean yes) {
        return executor.run(Optional.of(action), match, new LetIn(writer, action, seat, user, yes));
    }

    @Override
    public ActionResult offer(Action action, String match, Seat seat, LiveMatch.SeatOffer.Kind kind, Person to) {
        return executor.run(
                Optional.of(action), match, new OfferSeat(writer, storage.matches(), action, seat, kind, to));
    }

    @Override
    public ActionResult answer(Action action, String match, Seat seat, Reply reply) {
        return executor.run(
                Optional.of(action),
                match,
                new AnswerOffer(writer, storage.matches(), storage.looks(), action, seat, reply));
    }

    @Override
    public ActionResult sleep(Action action, String match) {
        Line why = new Line(
                Text.of("host.asleep.wish", "match", match, "by", action.by().name()));
        return executor.run(Optional.of(action), match, new Sleep(writer, Optional.of(action), why, false));
    }

    @Override
    public ActionResult settle(Action action, String match, ChannelRef where) {
        return executor.run(Optional.of(action), match, new Settle(writer, storage.matches(), action, where));
    }

    @Override
    public ActionResult computer(Action action, String match, Seat seat, Level level) {
        return executor.run(Optional.of(action), match, new SeatComputer(writer, action, seat, level));
    }

    @Override
    public ActionResult leave(Action action, String match) {
        return executor.run(Optional.of(action), match, new Leave(writer, notes, conclusions, action, false));
    }

    @Override
    public ActionResult close(Action action, String match) {
        return executor.run(Optional.of(action), match, new Leave(writer, notes, conclusions, action, true));
    }

    @Override
    public ActionResult start(Action action, String match) {
        return starts.start(action, match);
    }

    @Override
    public ActionResult order(Action action, String match, Order order, OptionalLong asked) {
        return executor.run(Optional.of(action), match, new GiveOrder(builder, action.by(), order, asked));
    }

    @Override
    public ActionResult stand(Action action, String match, StandingOrder standing, int priority) {
        return executor.run(Optional.of(action), match, new SetStanding(action.by(), standing, priority));
    }

    @Override
    public ActionResult drop(Action action, String match, Seat seat, int number) {
        return executor.run(Optional.of(action), match, new DropStanding(action.by(), seat, number));
    }

    @Override
    public ActionResult undo(Action action, String match, Seat seat) {
        return executor.run(
                Optional.of(action), match, new TakeBack(storage.journal(), loader, writer, action.by(), seat));
    }

    @Override
    public boolean free(String match, Seat seat) {
        return archive.free(found(match), seat);
    }

    @Override
    public List<HistoryLine> since(String match, Viewer viewer, long version) {
        return archive.since(found(match), viewer, version);
    }

    @Override
    public Optional<Instant> deadline(String match, Seat seat) {
        return limits.of(found(match), seat);
    }

    @Override
    public Missed missed(String match, Person by, Viewer viewer, int most) {
        CommittedMatch<?> found = found(match);
        Optional<Looks.Look> last = storage.looks().last(match, by.id());
        return new Missed(
                last.map(Looks.Look::at),
                recaps.since(found, viewer, last.map(Looks.Look::version).orElse(0L), most));
    }

    @Override
    public Recap recap(String match, Viewer viewer, int upTo, int most) {
        return recaps.upTo(found(match), viewer, upTo, most);
    }

    @Override
    public boolean follow(Person by, String match) {
        return storage.followers().add(match, by.id(), clock.instant());
    }

    @Override
    public boolean unfollow(Person by, String match) {
        return storage.followers().remove(match, by.id());
    }

    /**
     * Where the match has moved on meanwhile, nobody has seen that yet; a look that is lost is told of again. Who is about to
     * lose the seat by being away is there, whatever there is to be seen.
     */
    @Override
    public void looked(Person by, String match, long publicVersion) {
        try {
            Optional<CommittedMatch<?>> now = live.find(match).filter(m -> m.version() > 0);
            if (now.filter(m -> m.publicVersion() == publicVersion).isPresent()) {
                storage.looks().seen(match, by.id(), now.get().version(), clock.instant());
            }
            if (now.filter(m -> missed(m, by)).isPresent()) {
                storage.looks().there(match, by.id(), clock.instant());
            }
        } catch (StorageException e) {
            LOG.warn("match {}: a look is not remembered: {}", match, e.getMessage());
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: a look is not remembered", match, RedactedFailure.of(e));
        }
    }

    private static boolean missed(CommittedMatch<?> match, Person by) {
        List<Seat> held = match.held(by);
        return match.offers().stream()
                .anyMatch(offer -> offer.kind() == LiveMatch.SeatOffer.Kind.ABSENCE && held.contains(offer.seat()));
    }

    @Override
    public ActionResult resign(Action action, String match, Seat seat) {
        return order(action, match, Order.resignation(seat), OptionalLong.empty());
    }

    @Override
    public List<HistoryLine> history(String match, Viewer viewer, int most) {
        CommittedMatch<?> found = found(match);
        return found.version() == 0 ? List.of() : archive.history(found, viewer, most);
    }

    @Override
    public List<DescribedRoll> rolls(String match) {
        return archive.publicRolls(found(match));
    }

    @Override
    public String diceLog(String match) {
        return exports.diceLog(found(match));
    }

    @Override
    public String record(String match) {
        return exports.record(found(match));
    }

    /**
     * What is under way in a match ends first, so that nothing brings the name back; the seat is then nobody's. What follows is
     * due in any case: where it cannot be done now, or another process has the match, its clock does it.
     */
    @Override
    public void forget(Person person) {
        List<StoredMatch> matches = storage.matches().aliveOfUser(person.id());
        storage.users()
                .forget(
                        person.id(),
                        person.name(),
                        ChannelRef.direct(person.id()).word(),
                        clock.instant());
        live.clear();
        for (StoredMatch match : matches) {
            try {
                queues.in(match.id(), () -> live.reload(match.id()));
                executor.run(Optional.empty(), match.id(), new GottenUp(writer, seats(match, person)));
            } catch (StorageException e) {
                LOG.warn("match {}: its card does not show yet who is forgotten: {}", match.id(), e.getMessage());
            } catch (RuntimeException | Error e) {
                LOG.error("match {}: its card does not show yet who is forgotten", match.id(), RedactedFailure.of(e));
            }
        }
    }

    private static List<Seat> seats(StoredMatch match, Person person) {
        return match.seats().stream()
                .filter(seat ->
                        seat.occupant() instanceof Occupant.Person(String id, String name) && id.equals(person.id()))
                .map(seat -> new Seat(seat.seat()))
                .toList();
    }

    private CommittedMatch<?> found(String match) {
        return live.find(match).orElseThrow(() -> new IllegalArgumentException("no match " + match));
    }
}
