package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.RETURNS_DEEP_STUBS;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.List;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.sharding.ShardManager;
import org.junit.jupiter.api.Test;

/** Shards come in any order, and the second may be there before the first. */
class DiscordSessionTest {
    private final DiscordSession session = new DiscordSession();

    @Test
    void theFirstShardIsTheOneWithTheLowestNumberAndNotTheOneThatAnsweredFirst() {
        session.open(of(shard(1, JDA.Status.CONNECTED), shard(0, JDA.Status.IDENTIFYING_SESSION)));

        assertThat(session.first().orElseThrow().getShardInfo().getShardId()).isZero();
        assertThat(session.any().orElseThrow().getShardInfo().getShardId()).isOne();
        assertThat(session.states()).containsEntry(0, false).containsEntry(1, true);
    }

    @Test
    void aShardThatHasEndedIsTellableAndOfNoUse() {
        session.open(of(shard(0, JDA.Status.SHUTDOWN), shard(1, JDA.Status.SHUTTING_DOWN)));

        assertThat(session.states()).containsEntry(0, false).containsEntry(1, false);
        assertThat(session.any()).isEmpty();
        assertThat(session.of("42")).isEmpty();
    }

    @Test
    void withoutAConnectionThereIsNoShard() {
        assertThat(session.first()).isEmpty();
        assertThat(session.any()).isEmpty();
        assertThat(session.of("42")).isEmpty();
    }

    private static ShardManager of(JDA... shards) {
        ShardManager manager = mock(ShardManager.class, RETURNS_DEEP_STUBS);
        when(manager.getShardCache().asList()).thenReturn(List.of(shards));
        return manager;
    }

    private static JDA shard(int number, JDA.Status status) {
        JDA shard = mock(JDA.class);
        when(shard.getShardInfo()).thenReturn(new JDA.ShardInfo(number, 2));
        when(shard.getStatus()).thenReturn(status);
        return shard;
    }
}
