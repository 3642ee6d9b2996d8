package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.utils.SessionController.SessionConnectNode;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.discord.ReservedSessions.Allowance;

/** Shards that wait for their turn, and whoever knows whose turn it is may not answer. */
class ReservedSessionsTest {
    private static final int FAILURES = 2;
    private static final Allowance ALLOWED = new Allowance(shard -> {}, Throwable::getMessage, Duration.ZERO);

    private final AtomicInteger asked = new AtomicInteger();
    private final CountDownLatch connected = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);

    @Test
    void aShardConnectsThoughNobodyKnewItsTurnAtFirst() throws Exception {
        sessions(FAILURES).appendSession(node(JDA.Status.AWAITING_LOGIN_CONFIRMATION, connected::countDown));

        assertThat(connected.await(1, TimeUnit.MINUTES)).isTrue();
        assertThat(asked).hasValue(FAILURES + 1);
    }

    @Test
    void aShardThatHasEndedTakesNobodysTurn() throws Exception {
        ReservedSessions sessions = sessions(0);
        sessions.appendSession(node(JDA.Status.SHUTDOWN, ended::countDown));
        sessions.appendSession(node(JDA.Status.AWAITING_LOGIN_CONFIRMATION, connected::countDown));

        assertThat(connected.await(1, TimeUnit.MINUTES)).isTrue();
        assertThat(asked).hasValue(1);
        assertThat(ended.getCount()).isOne();
    }

    @Test
    void aLongWaitIsLogged() throws Exception {
        CompletableFuture<Thread> waiting = new CompletableFuture<>();
        ReservedSessions sessions = new ReservedSessions(
                Optional.empty(),
                key -> waiting.complete(Thread.currentThread()) ? Duration.ofMinutes(7) : Duration.ofMillis(1),
                ALLOWED);
        try (Overheard log = Overheard.of(ReservedSessions.class)) {
            sessions.appendSession(node(JDA.Status.AWAITING_LOGIN_CONFIRMATION, connected::countDown));
            Thread shard = waiting.get(1, TimeUnit.MINUTES);
            while (shard.getState() != Thread.State.TIMED_WAITING) {
                Thread.sleep(5);
            }
            shard.interrupt(); // and it asks anew
            assertThat(connected.await(1, TimeUnit.MINUTES)).isTrue();
            assertThat(log.messages()).containsExactly("shard 0 connects in 420 s: others come first");
        }
    }

    /** A session that is lost again and again, as in an outage of Discord's, would else cost the bot its token within hours. */
    @Test
    void aShardThatHasLostItsSessionConnectsOnceDiscordAllowsIt() throws Exception {
        AtomicInteger questions = new AtomicInteger();
        Allowance none = new Allowance(
                shard -> {
                    if (questions.incrementAndGet() <= FAILURES) {
                        throw new IllegalStateException("it lets this bot connect 0 times");
                    }
                    assertThat(connected.getCount()).isOne();
                },
                Throwable::getMessage,
                Duration.ofMillis(1));
        ReservedSessions sessions = new ReservedSessions(Optional.empty(), key -> Duration.ZERO, none);
        try (Overheard log = Overheard.of(ReservedSessions.class)) {
            sessions.appendSession(
                    node(JDA.Status.RECONNECT_QUEUED, connected::countDown).again());

            assertThat(connected.await(1, TimeUnit.MINUTES)).isTrue();
            assertThat(questions).hasValue(FAILURES + 1);
            assertThat(log.messages())
                    .containsExactly("shard 0 waits until Discord lets it connect: it lets this bot connect 0 times");
        }
    }

    @Test
    void atTheStartItIsNotAskedTwice() throws Exception {
        AtomicInteger questions = new AtomicInteger();
        Allowance counted = new Allowance(shard -> questions.incrementAndGet(), Throwable::getMessage, Duration.ZERO);
        new ReservedSessions(Optional.empty(), key -> Duration.ZERO, counted)
                .appendSession(node(JDA.Status.AWAITING_LOGIN_CONFIRMATION, connected::countDown));
        assertThat(connected.await(1, TimeUnit.MINUTES)).isTrue();
        assertThat(questions).hasValue(0);
    }

    /** @param failures how often nobody answers */
    private ReservedSessions sessions(int failures) {
        return new ReservedSessions(
                Optional.empty(),
                key -> {
                    if (asked.incrementAndGet() <= failures) {
                        throw new UnsupportedOperationException("nobody answers");
                    }
                    return Duration.ZERO;
                },
                ALLOWED);
    }

    private Node node(JDA.Status status, Runnable connects) {
        JDA shard = mock(JDA.class);
        when(shard.getStatus()).thenReturn(status);
        return new Node(shard, connects, false);
    }

    /** A shard in the queue. */
    private record Node(JDA getJDA, Runnable connects, boolean isReconnect) implements SessionConnectNode {
        /** One that has lost its session. */
        Node again() {
            return new Node(getJDA, connects, true);
        }

        @Override
        public JDA.ShardInfo getShardInfo() {
            return new JDA.ShardInfo(0, 1);
        }

        @Override
        public void run(boolean isLast) {
            connects.run();
        }
    }
}
