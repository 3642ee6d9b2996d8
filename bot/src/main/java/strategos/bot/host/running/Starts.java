package strategos.bot.host.running;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Pending;
import strategos.bot.host.Pending.What;
import strategos.bot.host.RatedNote;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchFacts;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Appointment;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.host.transaction.CommitBuilder.AcceptedOrder;
import strategos.bot.host.transaction.CommitBuilder.UsedRound;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.RedactedFailure;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.box.Option;
import strategos.engine.box.Setup;
import strategos.engine.dice.ChainDice;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.dice.HashChain.Mix;
import strategos.engine.dice.MatchDice;
import strategos.engine.dice.Omen;
import strategos.engine.dice.Omen.SeatOmen;
import strategos.engine.dice.Salt;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredMatch;
import strategos.storage.match.StoredMatch.Life;
import strategos.storage.match.StoredSeat;
import strategos.storage.post.Post;
import strategos.storage.slot.Fence;

/**
 * Starts matches in two steps: the post with the seats goes out, and when the service has given it its id, the last
 * ingredient of the salt, the match begins. A crash between the two is made good when the host opens again.
 */
public final class Starts implements OutboxPump.Started {
    private static final Logger LOG = LoggerFactory.getLogger(Starts.class);

    /** How long the one who starts waits for the post; the match begins by itself when it takes longer. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Storage storage;
    private final MatchQueues queues;
    private final LiveMatches live;
    private final MatchExecutor executor;
    private final CommitBuilder builder;
    private final OutboxWriter writer;
    private final Troubles troubles;
    private final Appointment appointment;
    private final Map<String, CompletableFuture<ActionResult>> waiting = new ConcurrentHashMap<>();

    @Inject
    Starts(
            Storage storage,
            MatchQueues queues,
            LiveMatches live,
            MatchExecutor executor,
            CommitBuilder builder,
            OutboxWriter writer,
            Troubles troubles,
            Appointment appointment) {
        this.appointment = appointment;
        this.storage = storage;
        this.queues = queues;
        this.live = live;
        this.executor = executor;
        this.builder = builder;
        this.writer = writer;
        this.troubles = troubles;
    }

    /** Starts the match, and waits a while until it has begun. */
    public ActionResult start(Action action, String match) {
        ActionResult announced =
                executor.run(Optional.of(action), match, new AnnounceStart(writer, appointment, action));
        return announced instanceof ActionResult.Done done ? begun(match, done.after()) : announced;
    }

    private ActionResult begun(String match, LiveMatch announced) {
        CompletableFuture<ActionResult> begun = waiting.computeIfAbsent(match, id -> new CompletableFuture<>());
        try {
            look(match);
            return begun.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException | StorageException slow) {
            return soon(announced);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return soon(announced);
        } catch (ExecutionException
                | RuntimeException
                | Error e) { // that it is announced is stored, and it begins by itself
            LOG.error("match {}: whether it has begun cannot be told", match, RedactedFailure.of(e));
            return soon(announced);
        } finally {
            waiting.remove(match, begun); // another process may begin it or call it off, and nobody waits here any more
        }
    }

    /** For how many matches somebody waits. */
    int awaited() {
        return waiting.size();
    }

    /** The post may have been sent, or refused, before anybody waited for it. */
    private void look(String match) {
        CommittedMatch<?> now = live.find(match).orElseThrow();
        if (now.stage() != Stage.OPEN || awaitsItsRound(now)) {
            settle(match, new ActionResult.Done(now, List.of()));
        } else if (now.facts().starting().isEmpty()) {
            givenUp(match);
        }
    }

    /** With a beacon the post is all that whoever starts waits for; the match is open until its round has appeared. */
    private static boolean awaitsItsRound(CommittedMatch<?> match) {
        return match.facts()
                .pending()
                .filter(pending -> pending.what() instanceof What.Start)
                .isPresent();
    }

    private static ActionResult soon(LiveMatch announced) {
        return new ActionResult.Done(announced, List.of(new Line(Text.of("host.start.soon"))));
    }

    @Override
    public void sent(String match, String message) {
        ActionResult outcome = executor.run(Optional.empty(), match, new Begin(builder, appointment, message));
        LOG.info("match {} begins: {}", match, outcome.getClass().getSimpleName());
        // When the database failed it begins as soon as that works again, and whoever waits is told so.
        if (!(outcome instanceof ActionResult.Failed failed && failed.passes())) {
            CallOff.after(outcome, executor, writer, match);
            settle(match, outcome);
        }
    }

    /** Read in the match's queue: the commit that announced the start may still be putting its own, older value down. */
    @Override
    public void givenUp(String match) {
        try {
            queues.in(match, () -> live.reload(match));
        } catch (StorageException e) {
            troubles.report(match);
        } catch (RuntimeException | Error e) {
            LOG.error("match {}: that its start is called off cannot be read", match, RedactedFailure.of(e));
            troubles.report(match);
        }
        settle(match, ActionResult.Failed.because(Text.of("host.start.unposted")));
    }

    private void settle(String match, ActionResult outcome) {
        Optional.ofNullable(waiting.remove(match)).ifPresent(begun -> begun.complete(outcome));
    }

    /** Begins the matches whose post went out just before the last run ended. */
    public void recover(Fence within) {
        storage.matches().alive(within).forEach(this::resume);
    }

    /** Begins the match if its post is out. */
    void resume(String match) {
        storage.matches().find(match).ifPresent(this::resume);
    }

    private void resume(StoredMatch match) {
        Long post = match.posts().get(MatchLoader.START);
        if (match.life() == Life.OPEN && post != null) {
            storage.outbox()
                    .find(post)
                    .filter(row -> row.state() == Post.State.SENT)
                    .flatMap(Post::message)
                    .ifPresent(message -> sent(match.id(), message));
        }
    }

    /**
     * The first step of a start: the post with the seats and their omens is owed. From here on nobody sits down or leaves,
     * since the salt is made of what it says.
     */
    record AnnounceStart(OutboxWriter writer, Appointment appointment, Action action) implements MatchTransaction {
        @Override
        public String name() {
            return "start";
        }

        @Override
        public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
            if (match.stage() != Stage.OPEN) {
                return TransactionResult.refuse(match.stage() == Stage.OVER ? "host.over" : "host.begun");
            }
            if (match.facts().starting().isPresent()) {
                return TransactionResult.refuse("host.starting");
            }
            long taken = match.seats().stream().filter(Holder::taken).count();
            if (taken < match.scenario().least()) {
                return TransactionResult.refuse(
                        "host.too-few",
                        "taken",
                        Math.toIntExact(taken),
                        "least",
                        match.scenario().least());
            }
            if (match.held(action.by()).isEmpty() && !match.file().madeBy(action.by()) && !action.manager()) {
                return TransactionResult.refuse("host.players-only");
            }
            List<Line> lines = new ArrayList<>();
            lines.add(new Line(Text.of("host.start.title", "match", match.id())));
            Begin.omens(match.seats().stream().filter(Holder::taken))
                    .forEach(pair -> lines.add(new Line(Text.of(
                            "host.start.omen",
                            "seat",
                            pair.seat(),
                            "omen",
                            pair.omen().words()))));
            lines.add(new Line(
                    Text.of("host.start.victory", "victory", match.scenario().victory())));
            new RatedNote(match).line().ifPresent(lines::add);
            lines.add(new Line(Text.of("host.start.salt-to-come")));
            Commit commit = Commit.on(match.id(), match.version(), now);
            // Who is forgotten before is not in play; who is forgotten from here on is, as the post says.
            for (Holder holder : match.seats()) {
                if (!holder.taken() && holder.omen().isPresent()) {
                    commit = commit.sit(StoredSeat.free(holder.seat().id()));
                }
            }
            if (HostOptions.protocol(match.options()) == DiceProtocol.BEACON) {
                Pending announced =
                        new Pending(new What.Announced(), appointment.next(now), false, List.of(), now, false);
                lines.add(appointment.named(announced.round()));
                commit = Appointment.keep(commit, Optional.of(announced));
            }
            return TransactionResult.Decided.reload(writer.start(commit, match, lines));
        }
    }

    /**
     * The second step of a start: the service has given the post with the seats its id, the last ingredient of the salt. The
     * match plays to its first question.
     *
     * @param startId that id
     */
    record Begin(CommitBuilder builder, Appointment appointment, String startId) implements MatchTransaction {
        @Override
        public String name() {
            return "begin";
        }

        @Override
        public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
            if (match.stage() != Stage.OPEN || match.facts().starting().isEmpty()) {
                return TransactionResult.refuse("host.begun");
            }
            Commit commit = Commit.on(match.id(), match.version(), now);
            return HostOptions.protocol(match.options()) == DiceProtocol.CHAIN
                    ? play(match, new Mix.ChainAlone(), Optional.empty(), commit)
                    : waiting(match, commit);
        }

        /** The first deck and the first dice fall with a round, too: with the one that the post named, if it was in time. */
        private TransactionResult waiting(CommittedMatch<?> match, Commit commit) {
            Optional<Pending> announced = match.facts().pending();
            if (announced.isPresent() && announced.get().decided()) {
                return TransactionResult.refuse("host.starting");
            }
            long round = announced.map(Pending::round).orElseGet(() -> appointment.next(commit.at()));
            Pending waiting = new Pending(new What.Start(startId), round, false, List.of(), commit.at(), false);
            CommittedMatch<?> decided = match.with(match.facts().withPending(Optional.of(waiting)));
            return new NameRound(appointment, round, Optional.of(startId)).decide(decided, commit.at())
                            instanceof TransactionResult.Decided(Commit named, var after, var told)
                    ? new TransactionResult.Decided(named, after, List.of(appointment.named(round)))
                    : TransactionResult.refuse("host.starting");
        }

        /** The match begins, with dice into which that is mixed. */
        <S> TransactionResult.Decided play(CommittedMatch<S> match, Mix mix, Optional<UsedRound> round, Commit commit) {
            // Those of the post: whoever was forgotten since has left a seat in play.
            List<SeatOmen> omens =
                    omens(match.seats().stream().filter(holder -> holder.omen().isPresent()));
            Salt salt = Salt.of(mix.protocol(), match.id(), omens, startId);
            MatchDice dice = match.dice().salted(salt);
            Game<S> game = match.file().game();
            Map<String, String> options = new HashMap<>();
            for (Option option : game.box().options()) {
                options.put(option.name(), match.options().get(option.name()));
            }
            Setup setup = new Setup(
                    match.scenario().id(),
                    options,
                    omens.stream().map(SeatOmen::seat).toList());
            ChainDice used = dice.dice(mix);
            Ruling.Accepted<S> ruling = new Referee().start(game, setup, used);
            CommittedMatch<S> begun = match.begun(setup, dice);
            AcceptedOrder<S> turn = new AcceptedOrder<>(
                    AcceptedOrder.START,
                    Optional.empty(),
                    Optional.empty(),
                    game.rules().setUp(setup),
                    ruling,
                    used,
                    Optional.empty(),
                    List.of(new Line(Text.of("host.start.salt", "salt", salt.hex()))),
                    round);
            return builder.enter(
                    begun,
                    turn,
                    commit.start(startId).settings(match.file().codec().writeSetup(setup)));
        }

        /** The omens of those, in the game's seat order. */
        static List<SeatOmen> omens(Stream<Holder> holders) {
            return holders.map(holder ->
                            new SeatOmen(holder.seat(), new Omen(holder.omen().orElseThrow())))
                    .toList();
        }
    }

    /**
     * What was announced could not begin: the match is open again, to be left, closed or started anew.
     *
     * @param why the key of the sentence that says so
     */
    public record CallOff(OutboxWriter writer, String why) implements MatchTransaction.AtAnyTime {
        /** Does so where the beginning came to a fault of our own. */
        public static void after(ActionResult begun, MatchExecutor executor, OutboxWriter writer, String match) {
            if (begun instanceof ActionResult.Failed failed && failed.faulty()) {
                executor.run(Optional.empty(), match, new CallOff(writer, "host.start.failed"));
            }
        }

        @Override
        public String name() {
            return "call the start off";
        }

        @Override
        public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
            if (match.stage() != Stage.OPEN || match.facts().starting().isEmpty()) {
                return TransactionResult.refuse("host.begun");
            }
            Commit commit = Appointment.keep(
                    Commit.on(match.id(), match.version(), now).forgetPost(MatchLoader.START), Optional.empty());
            MatchFacts open = match.facts().withStarting(OptionalLong.empty()).withPending(Optional.empty());
            commit = writer.lines(commit, match, List.of(new Line(Text.of(why, "match", match.id()))), List.of());
            return TransactionResult.Decided.reload(writer.show(commit, match.with(open), Optional.empty()));
        }
    }
}
