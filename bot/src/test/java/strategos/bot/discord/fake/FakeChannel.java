package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import strategos.bot.port.ChannelRef;

/** A text channel, or a thread of one. */
final class FakeChannel {
    static final long VIEW = 1L << 10;
    static final long SEND = 1L << 11;
    static final long EMBED = 1L << 14;
    static final long ATTACH = 1L << 15;
    static final long HISTORY = 1L << 16;
    static final long SEND_IN_THREADS = 1L << 38;
    static final long COMMANDS = 1L << 31;
    static final long THREADS = 1L << 35;
    static final long MANAGE_THREADS = 1L << 34;
    static final long PIN = 1L << 51;

    /** What everyone may do where nothing is denied. */
    static final long ALLOWED =
            VIEW | SEND | EMBED | ATTACH | HISTORY | SEND_IN_THREADS | COMMANDS | THREADS | MANAGE_THREADS | PIN;

    /** What Discord calls it where there is none. */
    static final String NO_SERVER = "@me";

    private static final int TEXT = 0;
    private static final int DIRECT = 1;
    private static final int THREAD = 11;

    private final String id;
    private final String name;
    private final String guild;
    private final Optional<FakeChannel> parent;
    private Optional<String> user = Optional.empty();
    private long denied;
    private boolean archived;
    private boolean locked;

    private FakeChannel(String id, String name, String guild, Optional<FakeChannel> parent) {
        this.id = id;
        this.name = name;
        this.guild = guild;
        this.parent = parent;
    }

    /** One of a server. */
    static FakeChannel of(String guild, String id, String name) {
        return new FakeChannel(id, name, guild, Optional.empty());
    }

    /** A thread of one. */
    static FakeChannel thread(FakeChannel parent, String id, String name) {
        return new FakeChannel(id, name, parent.guild, Optional.of(parent));
    }

    /** Where the bot talks to that user alone. */
    static FakeChannel direct(String id, String user) {
        FakeChannel channel = new FakeChannel(id, "@" + user, NO_SERVER, Optional.empty());
        channel.user = Optional.of(user);
        return channel;
    }

    String id() {
        return id;
    }

    /** The server that it is in. */
    String guild() {
        return guild;
    }

    /** As the host knows it. */
    ChannelRef ref() {
        return new ChannelRef(guild, id);
    }

    /** Whether it is a thread of that one. */
    boolean below(FakeChannel channel) {
        return parent.filter(channel::equals).isPresent();
    }

    boolean thread() {
        return parent.isPresent();
    }

    /** Whether the bot talks to one person alone there. */
    boolean direct() {
        return user.isPresent();
    }

    boolean archived() {
        return archived;
    }

    boolean locked() {
        return locked;
    }

    void archive(boolean closed, boolean forGood) {
        archived = closed;
        locked = forGood;
    }

    void deny(long permissions) {
        denied = permissions;
    }

    boolean allows(long permissions) {
        long allowed = ALLOWED & ~parent.orElse(this).denied;
        return (allowed & permissions) == permissions;
    }

    ObjectNode json() {
        if (user.isPresent()) {
            ObjectNode direct = World.object().put("id", id).put("type", DIRECT);
            direct.putArray("recipients")
                    .addObject()
                    .put("id", user.get())
                    .put("username", "user")
                    .put("discriminator", "0");
            return direct;
        }
        ObjectNode channel = World.object()
                .put("id", id)
                .put("name", name)
                .put("guild_id", guild)
                .put("type", thread() ? THREAD : TEXT)
                .put("position", 0)
                .put("flags", 0)
                .put("rate_limit_per_user", 0)
                .put("permissions", Long.toString(ALLOWED & ~denied));
        if (thread()) {
            channel.put("parent_id", parent.get().id())
                    .put("owner_id", World.BOT)
                    .put("message_count", 0)
                    .put("member_count", 1);
            channel.set(
                    "thread_metadata",
                    World.object()
                            .put("archived", archived)
                            .put("locked", locked)
                            .put("auto_archive_duration", 1440)
                            .put("archive_timestamp", "2024-01-01T00:00:00+00:00")
                            .put("invitable", true));
        } else {
            channel.putNull("parent_id").put("nsfw", false);
            channel.putArray("permission_overwrites")
                    .addObject()
                    .put("id", guild)
                    .put("type", 0)
                    .put("allow", "0")
                    .put("deny", Long.toString(denied));
        }
        return channel;
    }
}
