package strategos.bot.discord;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.ISnowflake;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.attribute.IThreadContainer;
import net.dv8tion.jda.api.entities.channel.concrete.PrivateChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.Method;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import net.dv8tion.jda.internal.requests.RestActionImpl;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.MessagePart.Envelope;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;

/**
 * Posts to Discord's channels. A post longer than a message goes out as several, each known by its own nonce and mark, so
 * that one sent again goes on where it was broken off.
 */
@Singleton
final class DiscordOutlet implements Outlet {
    private static final Logger LOG = LoggerFactory.getLogger(DiscordOutlet.class);

    private final DiscordSession session;
    private final Remedies remedies;
    private final Threads threads;
    private final Vanished vanished = new Vanished();
    private final SentPictures pictures = new SentPictures();

    @Inject
    DiscordOutlet(DiscordSession session, Remedies remedies, Threads threads) {
        this.session = session;
        this.remedies = remedies;
        this.threads = threads;
    }

    @Override
    public String deliver(Post post) throws Undelivered {
        try {
            if (post.where().direct()) {
                return direct(post);
            }
            return asked(
                    post.where(),
                    post.edits().isPresent(),
                    channel -> post.edits().isPresent()
                            ? edit(channel, post, post.edits().get())
                            : create(channel, post));
        } catch (Undelivered known) {
            throw logged(post, known);
        }
    }

    /** To one user alone. One who does not take messages is not told. */
    private String direct(Post post) throws Undelivered {
        try {
            JDA jda = session.any().orElseThrow(DiscordOutlet::unconnected);
            PrivateChannel channel =
                    Done.with(jda.openPrivateChannelById(post.where().channel()).submit());
            int mark = Marks.mark(post.id(), 1);
            if (post.search().isPresent()) {
                SentBefore sent = new SentBefore(
                        last(channel),
                        jda.getSelfUser().getIdLong(),
                        post.search().get());
                Optional<Message> before = sent.marked(mark);
                if (before.isPresent()) {
                    return before.get().getId();
                }
            }
            MessagePart part = MessagePart.one(post.message(), Painted.of(post.message(), true));
            return Done.with(channel.sendMessage(Laid.note(part, mark).create())
                            .setNonce(Marks.nonce(post.id(), 1))
                            .submit())
                    .getId();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Undelivered(Remedy.RETRY, "stopped while waiting for Discord", stopped);
        } catch (ExecutionException | TimeoutException | RuntimeException failed) {
            throw remedies.of(failed, false);
        }
    }

    private static Undelivered unconnected() {
        return new Undelivered(Remedy.RETRY, "not connected to Discord", null);
    }

    @Override
    public void remove(ChannelRef where, String message) throws Undelivered {
        asked(where, channel -> {
            try {
                Done.with(channel.deleteMessageById(message).submit());
            } catch (ExecutionException failed) {
                if (!(failed.getCause() instanceof ErrorResponseException error)
                        || error.getErrorResponse() != ErrorResponse.UNKNOWN_MESSAGE) {
                    throw failed;
                }
            }
            return message;
        });
    }

    @Override
    public Optional<String> retract(Post post) throws Undelivered {
        Optional<String> found = asked(post.where(), channel -> {
            SentBefore sent = new SentBefore(
                    past(channel),
                    channel.getJDA().getSelfUser().getIdLong(),
                    post.search().orElseThrow());
            return sent.marked(Marks.mark(post.id(), 1)).map(ISnowflake::getId);
        });
        if (found.isPresent()) {
            remove(post.where(), found.get());
        }
        return found;
    }

    /** Without leave to read the past nothing is known to stand there. */
    @Override
    public int below(ChannelRef where, String message, int most) throws Undelivered {
        return asked(
                where,
                channel -> Permits.history(channel)
                        ? Done.with(channel.getHistoryAfter(message, most).submit())
                                .size()
                        : 0);
    }

    /** Something that Discord is asked about a channel. */
    private interface Asking<T> {
        T of(GuildMessageChannel channel)
                throws Undelivered, InterruptedException, ExecutionException, TimeoutException;
    }

    private <T> T asked(ChannelRef where, Asking<T> what) throws Undelivered {
        return asked(where, false, what);
    }

    /** @param edit whether an earlier message is to be edited */
    private <T> T asked(ChannelRef where, boolean edit, Asking<T> what) throws Undelivered {
        try {
            JDA jda = session.of(where.guild()).orElseThrow(DiscordOutlet::unconnected);
            return what.of(channel(jda, where));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Undelivered(Remedy.RETRY, "stopped while waiting for Discord", stopped);
        } catch (ExecutionException | TimeoutException | RuntimeException failed) {
            throw remedies.of(failed, edit);
        }
    }

    @Override
    public long fileBytes() {
        return DiscordLimits.FILE_BYTES;
    }

    @Override
    public Optional<String> link(ChannelRef where, String message) {
        return Optional.of(Message.JUMP_URL.formatted(where.guild(), where.channel(), message));
    }

    @Override
    public Optional<ChannelRef> thread(ChannelRef where, String name) {
        try {
            return asked(where, channel -> {
                if (!(channel instanceof IThreadContainer container)
                        || !channel.getGuild()
                                .getSelfMember()
                                .hasPermission(container, Permission.CREATE_PUBLIC_THREADS)) {
                    return Optional.empty();
                }
                ThreadChannel made =
                        Done.with(container.createThreadChannel(name, false).submit());
                return Optional.of(new ChannelRef(where.guild(), made.getId()));
            });
        } catch (Undelivered e) {
            LOG.warn("no thread can be made in channel {}: {}", where.channel(), e.getMessage());
            return Optional.empty();
        }
    }

    /** Whoever has made a thread may archive it; to delete it takes a permission that the bot need not have. */
    @Override
    public void abandon(ChannelRef thread) {
        try {
            asked(thread, channel -> {
                if (channel instanceof ThreadChannel made) {
                    boolean may = made.getGuild().getSelfMember().hasPermission(made, Permission.MANAGE_THREADS);
                    Done.with((may ? made.delete() : made.getManager().setArchived(true)).submit());
                }
                return thread;
            });
        } catch (Undelivered e) {
            LOG.warn("the empty thread {} stays: {}", thread.channel(), e.getMessage());
        }
    }

    @Override
    public void pin(ChannelRef where, String message) {
        try {
            asked(where, channel -> {
                if (Permits.pinning(channel)) {
                    Done.with(channel.pinMessageById(message).submit());
                }
                return message;
            });
        } catch (Undelivered e) {
            LOG.warn("message {} is not pinned: {}", message, e.getMessage());
        }
    }

    @Override
    public Set<ChannelRef> gone(Set<ChannelRef> channels) {
        Map<String, Set<ChannelRef>> byServer = new HashMap<>();
        channels.forEach(channel -> byServer.computeIfAbsent(channel.guild(), server -> new HashSet<>())
                .add(channel));
        Set<ChannelRef> gone = new HashSet<>();
        try {
            for (Map.Entry<String, Set<ChannelRef>> server : byServer.entrySet()) {
                Optional<JDA> jda = session.connected(server.getKey());
                if (jda.isPresent()) {
                    gone.addAll(vanished.of(jda.get(), server.getValue()));
                }
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return gone;
    }

    private GuildMessageChannel channel(JDA jda, ChannelRef where)
            throws Undelivered, InterruptedException, ExecutionException, TimeoutException {
        GuildMessageChannel channel = jda.getChannelById(GuildMessageChannel.class, where.channel());
        if (channel != null) {
            return channel;
        }
        if (jda.getStatus() != JDA.Status.CONNECTED || jda.isUnavailable(Long.parseLong(where.guild()))) {
            throw new Undelivered(Remedy.RETRY, "the server is not available now", null);
        }
        Done.with(threads.reopen(jda, where.channel()));
        throw new Undelivered(Remedy.RETRY, "the thread was archived, and is being reopened", null);
    }

    private String edit(GuildMessageChannel channel, Post post, String message)
            throws InterruptedException, ExecutionException, TimeoutException {
        Painted painted = painted(channel, post);
        if (post.message().layout().isEmpty()) {
            MessagePart part = Marks.on(MessagePart.one(post.message(), painted), Marks.mark(post.id(), 1));
            MessageEditData data = Envelope.update(part);
            return Done.with(channel.editMessageById(message, data).submit()).getId();
        }
        Optional<List<String>> there = pictures.names(message, painted.pictures());
        try {
            return over(channel, post, message, painted, there);
        } catch (ExecutionException refused) {
            boolean malformed = refused.getCause() instanceof ErrorResponseException error
                    && error.getErrorResponse() == ErrorResponse.INVALID_FORM_BODY;
            if (there.isEmpty() || !malformed) {
                throw refused;
            }
            LOG.info("message {}: its pictures are sent anew: {}", message, refused.getMessage());
            return over(channel, post, message, painted, Optional.empty());
        }
    }

    /** @param there the names under which the pictures stand there already, and are kept */
    private String over(
            GuildMessageChannel channel, Post post, String message, Painted painted, Optional<List<String>> there)
            throws InterruptedException, ExecutionException, TimeoutException {
        Laid laid = Laid.over(
                post.message(), post.message().layout().orElseThrow(), painted, Marks.mark(post.id(), 1), there);
        String id = Done.with(channel.editMessageById(message, laid.replace()).submit())
                .getId();
        pictures.sent(id, laid.pictures());
        return id;
    }

    /** A message that is laid out is one message; what was sent before of it was looked for and taken back. */
    private String laid(GuildMessageChannel channel, Post post, Layout layout)
            throws InterruptedException, ExecutionException, TimeoutException {
        Laid laid = Laid.of(post.message(), layout, painted(channel, post), Marks.mark(post.id(), 1), post.pings());
        String id = Done.with(channel.sendMessage(laid.create())
                        .setNonce(Marks.nonce(post.id(), 1))
                        .submit())
                .getId();
        pictures.sent(id, laid.pictures());
        return id;
    }

    private String create(GuildMessageChannel channel, Post post)
            throws Undelivered, InterruptedException, ExecutionException, TimeoutException {
        if (post.message().layout().isPresent()) {
            return laid(channel, post, post.message().layout().get());
        }
        List<MessagePart> parts =
                MessagePart.all(post.message(), painted(channel, post), List.of(), Marks.PARTS, DiscordLimits.CONTENT);
        if (parts.isEmpty()) {
            throw new Undelivered(Remedy.GIVE_UP, "an empty post", null);
        }
        Optional<SentBefore> sent = post.search().isPresent()
                ? Optional.of(new SentBefore(
                        past(channel),
                        channel.getJDA().getSelfUser().getIdLong(),
                        post.search().get()))
                : Optional.empty();
        String id = "";
        for (int i = 0; i < parts.size(); i++) {
            int mark = Marks.mark(post.id(), i + 1);
            MessagePart part = Marks.on(parts.get(i), mark);
            Optional<Message> before = sent.flatMap(search -> search.find(mark, part));
            List<String> pings = i == 0 ? post.pings() : List.of();
            id = before.isPresent()
                    ? before.get().getId()
                    : Done.with(channel.sendMessage(Envelope.create(part, pings))
                                    .setNonce(Marks.nonce(post.id(), i + 1))
                                    .submit())
                            .getId();
        }
        return id;
    }

    private static Painted painted(GuildMessageChannel channel, Post post) {
        return Painted.of(post.message(), Permits.pictures(channel));
    }

    private static List<Message> past(GuildMessageChannel channel)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (!Permits.history(channel)) {
            LOG.warn(
                    "channel {}: its past may not be read, so a post sent again may stand there twice",
                    channel.getId());
            return List.of();
        }
        return last(channel);
    }

    private static List<Message> last(MessageChannel channel)
            throws InterruptedException, ExecutionException, TimeoutException {
        return Done.with(
                channel.getHistory().retrievePast(DiscordLimits.HISTORY).submit());
    }

    private static Undelivered logged(Post post, Undelivered undelivered) {
        LOG.warn(
                "post {} of match {} to {} was not delivered ({}): {}",
                post.id(),
                post.match(),
                post.where(),
                undelivered.remedy(),
                undelivered.getMessage());
        return undelivered;
    }

    /**
     * Reopens threads. Discord does not tell a bot that starts of archived threads, so JDA does not know them and has no call
     * for them; by the thread's id alone it can be asked for only through JDA's own means. Once it is open, the gateway
     * announces the thread and it is a channel like any other.
     */
    static final class Threads {
        /** Reopens the thread; fails with Discord's error when there is none, or none that the bot may reopen. */
        CompletableFuture<Void> reopen(JDA jda, String thread) {
            Route.CompiledRoute route = Route.Channels.MODIFY_CHANNEL.compile(thread);
            DataObject open = DataObject.empty().put("archived", false);
            return new RestActionImpl<Void>(jda, route, open).submit();
        }
    }

    /**
     * Finds channels that were deleted. One that JDA does not know may be an archived thread, or one that the bot may not see,
     * so Discord is asked.
     */
    static final class Vanished {
        /** Whoever waits for it is still to be answered in time. */
        private static final Duration PATIENCE = Duration.ofSeconds(5);

        private static final Route CHANNEL = Route.custom(Method.GET, "channels/{channel_id}");

        /** Those of which Discord says in time that they are gone. */
        Set<ChannelRef> of(JDA jda, Set<ChannelRef> channels) throws InterruptedException {
            Map<ChannelRef, CompletableFuture<Void>> asked = new LinkedHashMap<>();
            for (ChannelRef where : channels) {
                if (!jda.isUnavailable(Long.parseLong(where.guild()))
                        && jda.getChannelById(GuildMessageChannel.class, where.channel()) == null) {
                    asked.put(where, new RestActionImpl<Void>(jda, CHANNEL.compile(where.channel())).submit());
                }
            }
            long end = System.nanoTime() + PATIENCE.toNanos();
            Set<ChannelRef> gone = new HashSet<>();
            for (Map.Entry<ChannelRef, CompletableFuture<Void>> one : asked.entrySet()) {
                if (gone(one.getValue(), Math.max(0, end - System.nanoTime()))) {
                    gone.add(one.getKey());
                }
            }
            return gone;
        }

        private static boolean gone(CompletableFuture<Void> asked, long nanos) throws InterruptedException {
            try {
                asked.get(nanos, TimeUnit.NANOSECONDS);
                return false;
            } catch (ExecutionException failed) {
                return failed.getCause() instanceof ErrorResponseException error
                        && error.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL;
            } catch (TimeoutException late) {
                asked.cancel(false);
                return false;
            }
        }
    }
}
