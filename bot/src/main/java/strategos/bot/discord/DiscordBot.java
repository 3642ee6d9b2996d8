package strategos.bot.discord;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.session.ReadyEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.sharding.DefaultShardManagerBuilder;
import net.dv8tion.jda.api.sharding.ShardManager;
import net.dv8tion.jda.api.utils.ChunkingFilter;
import net.dv8tion.jda.api.utils.MemberCachePolicy;
import okhttp3.OkHttpClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.CommandRegistry.Registering;
import strategos.bot.discord.ReservedSessions.Allowance;

/** The connection to Discord, from start to end. Reconnecting and resuming are JDA's. */
@Singleton
public final class DiscordBot implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DiscordBot.class);

    /** Longer than the 75 seconds that JDA waits for a server that Discord announces and does not send. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Duration CLOSING = Duration.ofSeconds(5);

    /** Longer than what was taken in waits for a database that does not answer. Nothing more is taken in meanwhile. */
    private static final Duration ANSWERING = Duration.ofSeconds(30);

    /** Between two attempts to connect again. */
    private static final Duration PAUSE = Duration.ofSeconds(5);

    private final DiscordSettings settings;
    private final CommandRegistry commands;
    private final Registering registering;
    private final DiscordWords words;
    private final DiscordSession session;
    private final GatewayListener listener;
    private final Doors doors;
    private final Ending ending;
    private final BotThreads threads;
    private final Turns turns;
    private final Lanes lanes;
    private State state = State.NEW;
    private Optional<Long> failed = Optional.empty();

    private enum State {
        NEW,
        JOINED,
        PARTED,
        RETIRED
    }

    @Inject
    DiscordBot(
            DiscordSettings settings,
            CommandRegistry commands,
            Registering registering,
            DiscordWords words,
            DiscordSession session,
            GatewayListener listener,
            Doors doors,
            Ending ending,
            BotThreads threads,
            Turns turns,
            Lanes lanes) {
        this.lanes = lanes;
        this.turns = turns;
        this.settings = settings;
        this.commands = commands;
        this.registering = registering;
        this.words = words;
        this.session = session;
        this.listener = listener;
        this.doors = doors;
        this.ending = ending;
        this.threads = threads;
    }

    /**
     * Connects, and returns when the servers of the first shard are known; Discord lets the others in one after another.
     * Commands are registered meanwhile, if Discord knows others and the first of all shards is this process's.
     *
     * @throws DiscordUnavailable when the token is refused, or Discord is not reached
     * @throws IllegalArgumentException when the commands break a limit of Discord's
     */
    public void start() throws DiscordUnavailable, InterruptedException {
        commands.commands();
        ShardManager shards = connect();
        session.open(shards);
        JDA first = session.first().orElseThrow();
        try {
            threads.work().submit(first::awaitReady).get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException failed) {
            session.close();
            shards.shutdown();
            shards.getShardCache().forEach(JDA::shutdownNow);
            throw new DiscordUnavailable(
                    words.unreachable(failed), failed, ending.ended().getNow(Ended.LOST) == Ended.REFUSED);
        }
        LOG.info(
                "connected to Discord, with {} of {} shards to come",
                shards.getShardsQueued(),
                first.getShardInfo().getShardTotal());
        move(State.NEW, State.JOINED);
        if (first.getShardInfo().getShardId() == 0) {
            threads.work().execute(registering::register);
        }
    }

    /**
     * Done when the connection has ended for good: by {@link #close}, because Discord does not want the bot, or for no known
     * reason.
     */
    public CompletableFuture<Ended> ended() {
        return ending.ended().copy();
    }

    /**
     * Ends the connection until {@link #rejoin}: another process is to be told of what this one was told of. What was taken in
     * is answered before, for half a minute at most. Does nothing where there is no connection.
     */
    public void part() {
        if (!move(State.JOINED, State.PARTED)) {
            return;
        }
        LOG.warn("Discord is left until the database answers");
        session.manager().ifPresent(shards -> {
            ending.parts(shards);
            shards.removeEventListener(listener, doors);
            answered(ANSWERING, lanes::awaitEmpty);
            shutDown(shards);
        });
    }

    /**
     * Connects again after {@link #part}, where Discord is reached; else that is tried again when this is called some seconds
     * later. The shards are begun as at the start, all of them anew: JDA 6.5.0 does not always begin one that was ended
     * alone, since what looks through its queue may count as at work for ever.
     */
    public void rejoin() throws InterruptedException {
        if (!parted() || (failed.isPresent() && System.nanoTime() - failed.get() < PAUSE.toNanos())) {
            return;
        }
        try {
            join(connect());
            failed = Optional.empty();
        } catch (DiscordUnavailable e) {
            if (failed.isEmpty()) {
                LOG.warn("Discord cannot be joined again yet: {}", e.getMessage());
            }
            failed = Optional.of(System.nanoTime());
            if (e.refused()) {
                ending.ended().complete(Ended.REFUSED);
            }
        }
    }

    private void join(ShardManager shards) {
        synchronized (this) {
            if (move(State.PARTED, State.JOINED)) {
                session.open(shards);
                LOG.info("Discord is joined again");
                return;
            }
        }
        ending.parts(shards);
        shutDown(shards);
    }

    private synchronized boolean parted() {
        return state == State.PARTED;
    }

    private synchronized boolean move(State from, State to) {
        boolean moves = state == from;
        if (moves) {
            state = to;
        }
        return moves;
    }

    /** Takes nothing more in, and answers what was taken in, for some seconds; posts can still be sent. */
    public void retire() {
        synchronized (this) {
            state = State.RETIRED;
        }
        session.manager().ifPresent(shards -> {
            shards.removeEventListener(listener, doors, ending);
            threads.work().shutdown();
            answered(CLOSING, patience -> threads.work().awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS));
        });
    }

    private interface Answering {
        boolean done(Duration patience) throws InterruptedException;
    }

    private static void answered(Duration patience, Answering answering) {
        try {
            if (!answering.done(patience)) {
                LOG.warn("not everything that was taken in could be answered before the end");
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the connection, after some seconds for what is under way. */
    @Override
    public void close() {
        retire();
        session.manager().ifPresent(shards -> {
            session.close();
            shutDown(shards);
            ending.ended().complete(Ended.ASKED);
        });
        threads.close();
    }

    private static void shutDown(ShardManager shards) {
        shards.shutdown();
        shards.getShardCache().forEach(DiscordBot::awaitShutdown);
    }

    private static void awaitShutdown(JDA shard) {
        try {
            if (!shard.awaitShutdown(CLOSING)) {
                shard.shutdownNow();
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            shard.shutdownNow();
        }
    }

    /** How many shards there are to be may be asked of Discord first, which waits where Discord does not answer. */
    private ShardManager connect() throws DiscordUnavailable, InterruptedException {
        CompletableFuture<ShardManager> built =
                CompletableFuture.supplyAsync(() -> builder().build(), threads.work());
        try {
            return built.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof InvalidTokenException
                    || failure.getCause() instanceof IllegalArgumentException) {
                throw new DiscordUnavailable(words.badToken(), failure, true);
            }
            throw new DiscordUnavailable(words.unreachable(failure), failure, false);
        } catch (TimeoutException late) {
            abandon(built);
            throw new DiscordUnavailable(words.unreachable(late), late, false);
        } catch (InterruptedException stopped) {
            abandon(built);
            throw stopped;
        }
    }

    /** A connection that comes too late is nobody's, and would be told of everything beside the next one. */
    private void abandon(CompletableFuture<ShardManager> built) {
        CompletableFuture<Void> unused = built.thenAccept(shards -> {
            ending.parts(shards);
            shutDown(shards);
        });
    }

    // No privileged intent, no presences, no members: servers, channels and roles are all that is kept.
    private DefaultShardManagerBuilder builder() {
        DefaultShardManagerBuilder builder = DefaultShardManagerBuilder.createLight(
                        settings.token(), EnumSet.noneOf(GatewayIntent.class))
                .setMemberCachePolicy(MemberCachePolicy.NONE)
                .setChunkingFilter(ChunkingFilter.NONE)
                .setEnableShutdownHook(false)
                .setHttpClientBuilder(new OkHttpClient.Builder()
                        .addInterceptor(new OldEdits())
                        .addInterceptor(new StartsLeft(settings)))
                .setCallbackPool(threads.callbacks(), false)
                .setSessionController(new ReservedSessions(settings.gatewayUrl(), turns, Allowance.ofDiscord(words)))
                .addEventListeners(listener, doors, ending);
        if (settings.shards() > 0) {
            builder.setShardsTotal(settings.shards());
        }
        if (!settings.mine().isEmpty()) {
            builder.setShards(settings.mine());
        }
        settings.apiUrl().ifPresent(url -> builder.setRestConfig(new RestConfig().setBaseUrl(url.toString())));
        return builder;
    }

    /** Why the connection has ended for good. */
    public enum Ended {
        /** The bot was told to close it. */
        ASKED,
        /** Discord does not want this bot as it is: its token was revoked, say. To come again does not help. */
        REFUSED,
        /** For no reason that is known: to come again may help. */
        LOST
    }

    /** Tells when the connection has ended for good. */
    @Singleton
    static final class Ending extends ListenerAdapter {
        private static final Logger LOG = LoggerFactory.getLogger(Ending.class);

        private final CompletableFuture<Ended> ended = new CompletableFuture<>();
        private final Set<ShardManager> parting =
                Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

        /** The connection of those shards is ended on purpose, and not for good. */
        void parts(ShardManager shards) {
            parting.add(shards);
        }

        /** How many such connections somebody still holds: none is held here. */
        int parting() {
            return parting.size();
        }

        /** Done then, with the reason. */
        CompletableFuture<Ended> ended() {
            return ended;
        }

        @Override
        public void onReady(ReadyEvent event) {
            LOG.info(
                    "shard {} is connected, in {} servers",
                    event.getJDA().getShardInfo().getShardId(),
                    event.getJDA().getGuildCache().size());
        }

        @Override
        public void onShutdown(ShutdownEvent event) {
            boolean refused =
                    event.getCloseCode() != null && !event.getCloseCode().isReconnect();
            if (!refused && parting.contains(event.getJDA().getShardManager())) {
                return;
            }
            if (refused) {
                LOG.error("Discord has ended the connection for good: {}", event.getCloseCode());
            } else {
                LOG.error("the connection to Discord has ended ({})", event.getCode());
            }
            ended.complete(refused ? Ended.REFUSED : Ended.LOST);
        }
    }

    /** The bot cannot connect; the message tells the operator why, in one sentence. */
    public static final class DiscordUnavailable extends Exception {
        private static final long serialVersionUID = 1L;

        private final boolean refused;

        DiscordUnavailable(String sentence, Throwable cause, boolean refused) {
            super(sentence, cause);
            this.refused = refused;
        }

        /** Whether Discord does not want this bot as it is; else it may work later. */
        public boolean refused() {
            return refused;
        }
    }
}
