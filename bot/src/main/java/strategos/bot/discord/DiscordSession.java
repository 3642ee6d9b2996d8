package strategos.bot.discord;

import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.sharding.ShardManager;

/** The connection, while there is one: shards, each of which tells of some of the servers. */
@Singleton
public final class DiscordSession {
    /** Below these bits an id says nothing of the shard. */
    private static final int SHARD_BITS = 22;

    private static final Set<JDA.Status> ENDED = EnumSet.of(JDA.Status.SHUTTING_DOWN, JDA.Status.SHUTDOWN);

    private volatile ShardManager shards;

    Optional<ShardManager> manager() {
        return Optional.ofNullable(shards);
    }

    void open(ShardManager connection) {
        shards = connection;
    }

    void close() {
        shards = null;
    }

    /** The shard that tells of that server; empty while there is no connection, or where another process has that shard. */
    Optional<JDA> of(String guild) {
        List<JDA> all = living();
        if (all.isEmpty()) {
            return Optional.empty();
        }
        int total = all.getFirst().getShardInfo().getShardTotal();
        long wanted = (Long.parseUnsignedLong(guild) >>> SHARD_BITS) % total;
        return all.stream().filter(shard -> number(shard) == wanted).findFirst();
    }

    /** The same, if it is connected now. */
    Optional<JDA> connected(String guild) {
        return of(guild).filter(DiscordSession::connected);
    }

    /** Any shard, for what concerns no server; one that is connected, if there is one. */
    Optional<JDA> any() {
        return living().stream().max(Comparator.comparing(DiscordSession::connected));
    }

    /** The shard with the lowest number here, whichever answered first: the one in whose process is also the first of all. */
    Optional<JDA> first() {
        return all().stream().min(Comparator.comparingInt(DiscordSession::number));
    }

    /** Whether each shard is connected, by its number; none while there is no connection. */
    public Map<Integer, Boolean> states() {
        Map<Integer, Boolean> states = new TreeMap<>();
        all().forEach(shard -> states.put(number(shard), connected(shard)));
        return states;
    }

    /** The time of the last heartbeat there and back of each shard that is connected, in milliseconds. */
    public Map<Integer, Long> pings() {
        Map<Integer, Long> pings = new TreeMap<>();
        all().stream()
                .filter(DiscordSession::connected)
                .forEach(shard -> pings.put(number(shard), shard.getGatewayPing()));
        return pings;
    }

    private List<JDA> all() {
        return manager().map(all -> all.getShardCache().asList()).orElse(List.of());
    }

    /** Those that take requests. */
    private List<JDA> living() {
        return all().stream().filter(shard -> !ended(shard)).toList();
    }

    /** Whether it takes no requests any more, and never will again. */
    static boolean ended(JDA shard) {
        return ENDED.contains(shard.getStatus());
    }

    private static int number(JDA shard) {
        return shard.getShardInfo().getShardId();
    }

    private static boolean connected(JDA shard) {
        return shard.getStatus() == JDA.Status.CONNECTED;
    }
}
