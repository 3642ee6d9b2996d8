package strategos.bot.host.creation;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Beacon;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.HostLimits;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.Luck;
import strategos.bot.host.Servers;
import strategos.bot.host.Servers.ServerSettings;
import strategos.bot.host.creation.Rematch.Table;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchFacts.MatchFile;
import strategos.bot.host.running.MatchExecutor.StoredReply;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.RedactedFailure;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.dice.HashChain;
import strategos.engine.dice.MatchDice;
import strategos.engine.library.Library;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Commit;
import strategos.storage.match.Matches;
import strategos.storage.match.Matches.Creation;
import strategos.storage.match.StoredMatch;

/** Opens matches: draws their chains, publishes the commitments, keeps the game data they begin with. */
public final class MatchCreation {
    private static final String MATCH = "match";
    private static final Logger LOG = LoggerFactory.getLogger(MatchCreation.class);
    private static final int ATTEMPTS = 64;
    private static final String CREATE = "create";

    private final Storage storage;
    private final Library library;
    private final LiveMatches live;
    private final FirstCommit opening;
    private final Provider<HostLimits> limits;
    private final Servers servers;
    private final Outlet outlet;
    private final Beacon beacon;
    private final InstantSource clock;
    private final Supplier<HashChain> chains;
    private final MatchIds ids;
    private final Checkpoint.Watch watch;

    @Inject
    MatchCreation(
            Storage storage,
            Library library,
            LiveMatches live,
            FirstCommit opening,
            Provider<HostLimits> limits,
            Servers servers,
            Outlet outlet,
            Beacon beacon,
            InstantSource clock,
            Luck luck,
            MatchIds ids,
            Checkpoint.Watch watch) {
        this.storage = storage;
        this.library = library;
        this.live = live;
        this.opening = opening;
        this.limits = limits;
        this.servers = servers;
        this.outlet = outlet;
        this.beacon = beacon;
        this.clock = clock;
        this.chains = luck.chains();
        this.ids = ids;
        this.watch = watch;
    }

    /** A new match in the channel. */
    public ActionResult open(
            Action action, ChannelRef where, String game, String scenario, Map<String, String> chosen) {
        return switch (asked(action, where, game, scenario, chosen)) {
            case Asked.Answered(ActionResult already) -> already;
            case Asked.New wanted ->
                create(
                        action,
                        where,
                        wanted.game(),
                        wanted.scenario(),
                        wanted.options(),
                        Table.free(free(wanted.scenario())));
        };
    }

    /** What is answered without making a match: a refusal, or what the same request was answered before. */
    public Optional<ActionResult> objection(
            Action action, ChannelRef where, String game, String scenario, Map<String, String> chosen) {
        return asked(action, where, game, scenario, chosen) instanceof Asked.Answered(ActionResult already)
                ? Optional.of(already)
                : Optional.empty();
    }

    /** What is asked for, once it was looked at. */
    private sealed interface Asked {
        /** A match that can be made, as far as one knows before trying. */
        record New(Game<?> game, Scenario scenario, SequencedMap<String, String> options) implements Asked {}

        /** Nothing that could be made. */
        record Answered(ActionResult already) implements Asked {}
    }

    private Asked asked(Action action, ChannelRef where, String gameId, String scenarioId, Map<String, String> chosen) {
        Optional<String> earlier = storage.deliveries().answer(action.delivery());
        if (earlier.isPresent()) {
            return new Asked.Answered(again(where, earlier.get()));
        }
        Optional<Game<?>> game = library.game(gameId);
        if (game.isEmpty()) {
            List<String> games = library.games().stream().map(g -> g.box().id()).toList();
            return new Asked.Answered(refuse("host.no-such-game", "game", gameId, "games", games));
        }
        Optional<Scenario> scenario = game.get().box().scenario(scenarioId);
        if (scenario.isEmpty()) {
            List<String> scenarios =
                    game.get().box().scenarios().stream().map(Scenario::id).toList();
            return new Asked.Answered(refuse("host.no-such-scenario", "scenario", scenarioId, "scenarios", scenarios));
        }
        return switch (new ChosenOptions(game.get().box()).read(chosen)) {
            case ChosenOptions.Bad(Line why) -> new Asked.Answered(new ActionResult.Refused(why));
            case ChosenOptions.Good(SequencedMap<String, String> options) ->
                unrated(where, options)
                        .or(() -> unrolled(options))
                        .or(() -> full(action, where))
                        .<Asked>map(Asked.Answered::new)
                        .orElseGet(() -> new Asked.New(game.get(), scenario.get(), options));
        };
    }

    /** The second match of a set, in the channel of the first. */
    public <S> ActionResult again(Action action, CommittedMatch<S> first) {
        ChannelRef where = first.where();
        Optional<String> earlier = storage.deliveries().answer(action.delivery());
        if (earlier.isPresent()) {
            return again(where, earlier.get());
        }
        Rematch rematch = new Rematch(storage, action);
        Optional<Line> no = rematch.refusal(first);
        if (no.isPresent()) {
            return new ActionResult.Refused(no.get());
        }
        Game<?> game = library.game(first.box().id()).orElseThrow();
        SequencedMap<String, String> options = first.file().options();
        return unrated(where, options)
                .or(() -> unrolled(options))
                .or(() -> full(action, where))
                .orElseGet(() ->
                        create(action, where, game, first.scenario(), options, rematch.table(first, clock.instant())));
    }

    private static List<Holder> free(Scenario scenario) {
        return scenario.seats().stream()
                .map(seat -> new Holder(seat, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()))
                .toList();
    }

    private Optional<ActionResult> unrated(ChannelRef where, Map<String, String> options) {
        return HostOptions.rated(options) && !servers.of(where.guild()).ratings()
                ? Optional.of(refuse("host.no-ratings"))
                : Optional.empty();
    }

    private Optional<ActionResult> unrolled(SequencedMap<String, String> options) {
        return HostOptions.protocol(options) == DiceProtocol.BEACON && !beacon.usable()
                ? Optional.of(refuse("host.no-beacon"))
                : Optional.empty();
    }

    private Optional<ActionResult> full(Action action, ChannelRef where) {
        ServerSettings server = servers.of(where.guild());
        String guild = where.guild();
        String user = action.by().id();
        Matches stored = storage.matches();
        return full(
                        "host.server-full",
                        Math.min(limits.get().openMatchesPerServer(), server.openMatches()),
                        () -> stored.countAliveInGuild(guild),
                        () -> stored.aliveInGuild(guild))
                .or(() -> full(
                        "host.user-full",
                        limits.get().openMatchesPerUser(),
                        () -> stored.countAliveByCreator(user),
                        () -> stored.aliveByCreator(user)))
                .or(() -> full(
                        "host.user-full.here",
                        server.openMatchesPerUser(),
                        () -> stored.countAliveByCreatorInGuild(user, guild),
                        () -> stored.aliveByCreator(user).stream()
                                .filter(match -> match.guild().equals(guild))
                                .toList()));
    }

    /** Refused where there are so many; they are looked at one by one only where they are too many to count. */
    private Optional<ActionResult> full(String key, int most, IntSupplier count, Supplier<List<StoredMatch>> alive) {
        return count.getAsInt() >= most && there(alive.get()) >= most
                ? Optional.of(refuse(key, "most", most))
                : Optional.empty();
    }

    /** How many of them are in channels that are still there: nobody can end a match in a deleted channel from there. */
    private int there(List<StoredMatch> matches) {
        Map<StoredMatch, ChannelRef> channels = new LinkedHashMap<>();
        matches.forEach(match -> channels.put(match, new ChannelRef(match.guild(), match.channel())));
        channels.values().removeAll(outlet.gone(Set.copyOf(channels.values())));
        return channels.size();
    }

    private <S> ActionResult create(
            Action action,
            ChannelRef where,
            Game<S> game,
            Scenario scenario,
            SequencedMap<String, String> options,
            Table table) {
        Instant now = clock.instant();
        MatchDice dice = MatchDice.committed(chains.get(), chains.get());
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            MatchFile<S> file = new MatchFile<>(
                    ids.draw(attempt),
                    where,
                    game,
                    library.codec(game),
                    scenario,
                    options,
                    now,
                    Optional.of(action.by().id()));
            StoredReply told = new StoredReply(List.of(new Line(
                    Text.of(table.first().isPresent() ? "host.rematch.you" : "host.created.you", MATCH, file.id()))));
            Commit first = opening.commit(file, table, dice, now)
                    .answering(action.delivery(), action.by().id(), told.json());
            watch.reached(Checkpoint.DECIDED, CREATE);
            switch (storage.matches().create(opening.stored(file, table, action, dice), first)) {
                case Creation.Created created -> {
                    LOG.info(
                            "match {}: {} {} is opened in {}",
                            file.id(),
                            game.box().id(),
                            scenario.id(),
                            where);
                    return created(file, dice, told);
                }
                case Creation.ChannelTaken(String match) -> {
                    return refuse("host.channel-taken", MATCH, match);
                }
                case Creation.Duplicate(String answer) -> {
                    return again(where, answer);
                }
                case Creation.Fenced fenced -> {
                    return ActionResult.Failed.elsewhere();
                }
                case Creation.IdTaken taken -> LOG.debug("the id {} is taken", file.id());
            }
        }
        throw new IllegalStateException("no free id was found");
    }

    private ActionResult created(MatchFile<?> file, MatchDice dice, StoredReply told) {
        try {
            watch.reached(Checkpoint.COMMITTED, CREATE);
            live.settle(file.where(), file.id());
            return new ActionResult.Done(live.made(file.id(), dice), told.lines());
        } catch (StorageException e) {
            LOG.error("match {} is opened, but cannot be read: {}", file.id(), e.getMessage(), e);
            return ActionResult.Failed.unread();
        } catch (RuntimeException | Error e) {
            LOG.error("match {} is opened, but cannot be read", file.id(), RedactedFailure.of(e));
            return ActionResult.Failed.unread();
        }
    }

    /** The match was made elsewhere where it got a thread, and may have moved since. */
    private ActionResult again(ChannelRef where, String answer) {
        List<Line> told = StoredReply.read(answer).lines();
        Optional<CommittedMatch<?>> made = told.stream()
                .flatMap(line -> Stream.ofNullable(line.text().with().get(MATCH)))
                .flatMap(named -> named instanceof Arg.Typed(String id) ? live.find(id).stream() : Stream.empty())
                .findFirst();
        return new ActionResult.Done(made.or(() -> live.at(where)).orElseThrow(), told);
    }

    private static ActionResult refuse(String key, Object... values) {
        return new ActionResult.Refused(new Line(Text.of(key, values)));
    }
}
