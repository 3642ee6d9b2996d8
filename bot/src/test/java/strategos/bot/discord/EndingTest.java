package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.sharding.ShardManager;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.DiscordBot.Ended;
import strategos.bot.discord.DiscordBot.Ending;

/** The bot ends when its connection does, unless that was ended on purpose. */
class EndingTest {
    private static final int LOOKS = 500;

    private final ShardManager first = mock();
    private final ShardManager second = mock();
    private final Ending ending = new Ending();

    /** One that comes too late is ended while the one before may still be closing. */
    @Test
    void severalConnectionsMayBeEndedAtOnce() {
        ending.parts(first);
        ending.parts(second);
        ending.onShutdown(shutdown(first));
        ending.onShutdown(shutdown(second));
        assertThat(ending.ended()).isNotDone();
    }

    @Test
    void oneThatNobodyEndedIsLost() {
        ending.parts(first);
        ending.onShutdown(shutdown(second));
        assertThat(ending.ended()).isCompletedWithValue(Ended.LOST);
    }

    /** A bot whose database comes and goes ends many in its life. */
    @Test
    void whatHasEndedIsLetGo() throws InterruptedException {
        ending.parts(mock(ShardManager.class));
        ending.parts(first);
        for (int i = 0; i < LOOKS && ending.parting() > 1; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(ending.parting()).isOne();
        assertThat(first).isNotNull();
    }

    private static ShutdownEvent shutdown(ShardManager shards) {
        JDA shard = mock();
        when(shard.getShardManager()).thenReturn(shards);
        ShutdownEvent event = mock();
        when(event.getJDA()).thenReturn(shard);
        return event;
    }
}
