package strategos.bot.discord;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.utils.ConcurrentSessionController;
import net.dv8tion.jda.api.utils.SessionController;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets shards in at the pace that Discord allows the bot, also where several processes have shards of it; at the gateway that
 * the operator names, if any.
 */
final class ReservedSessions extends ConcurrentSessionController {
    private static final Logger LOG = LoggerFactory.getLogger(ReservedSessions.class);

    /** Between two questions whose turn it is, where nobody answers. */
    private static final Duration PAUSE = Duration.ofSeconds(1);

    /** A wait of which an operator wants to know. */
    private static final Duration LONG = Duration.ofMinutes(1);

    private final Optional<URI> gateway;
    private final Turns turns;
    private final Allowance allowance;
    private volatile int concurrency = 1;

    ReservedSessions(Optional<URI> gateway, Turns turns, Allowance allowance) {
        this.gateway = gateway;
        this.turns = turns;
        this.allowance = allowance;
    }

    /**
     * Whether Discord lets the bot connect once more in this day. At the start it is asked with the number of shards; a shard that
     * has lost its session connects anew by itself, and where that happens again and again nobody else would ask.
     *
     * @param question throws where it does not, or is not reached
     * @param words what was said by what is thrown
     * @param pause until it is asked again, at first: each is longer than the one before
     */
    record Allowance(Consumer<JDA> question, Function<Throwable, String> words, Duration pause) {
        /** Discord itself is asked, where {@link StartsLeft} reads the answer. */
        static Allowance ofDiscord(DiscordWords words) {
            return new Allowance(
                    shard -> new SessionControllerAdapter().getShardedGateway(shard),
                    words::reason,
                    Duration.ofSeconds(5));
        }
    }

    @Override
    public void setConcurrency(int level) {
        concurrency = Math.max(1, level);
        super.setConcurrency(level);
    }

    @Override
    public String getGateway() {
        return gateway.map(URI::toString).orElseGet(super::getGateway);
    }

    @Override
    public void appendSession(SessionController.SessionConnectNode node) {
        super.appendSession(new InTurn(node, this));
    }

    @Override
    public void removeSession(SessionController.SessionConnectNode node) {
        super.removeSession(new InTurn(node, this));
    }

    /** A shard that waits for its turn before it connects. */
    private record InTurn(SessionController.SessionConnectNode node, ReservedSessions sessions)
            implements SessionController.SessionConnectNode {
        @Override
        public boolean isReconnect() {
            return node.isReconnect();
        }

        @Override
        public JDA getJDA() {
            return node.getJDA();
        }

        @Override
        public JDA.ShardInfo getShardInfo() {
            return node.getShardInfo();
        }

        @Override
        public void run(boolean isLast) throws InterruptedException {
            if (isReconnect()) {
                awaitAllowed();
            }
            Duration turn = turn();
            if (turn.compareTo(LONG) > 0) {
                LOG.warn(
                        "shard {} connects in {} s: others come first",
                        node.getShardInfo().getShardId(),
                        turn.toSeconds());
            }
            Thread.sleep(turn);
            if (!ended()) {
                node.run(isLast);
            }
        }

        private void awaitAllowed() throws InterruptedException {
            boolean told = false;
            Duration pause = sessions.allowance.pause();
            while (!ended()) {
                try {
                    sessions.allowance.question().accept(node.getJDA());
                    return;
                } catch (RuntimeException e) {
                    if (!told) {
                        LOG.error(
                                "shard {} waits until Discord lets it connect: {}",
                                node.getShardInfo().getShardId(),
                                sessions.allowance.words().apply(e));
                        told = true;
                    }
                    Thread.sleep(pause);
                    pause = pause.compareTo(LONG) < 0 ? pause.multipliedBy(2) : pause;
                }
            }
        }

        /** Asked until it is told: a shard that leaves the queue with an error never connects again. */
        private Duration turn() throws InterruptedException {
            long key = node.getShardInfo().getShardId() % sessions.concurrency;
            boolean told = false;
            while (!ended()) {
                try {
                    return sessions.turns.next(key);
                } catch (RuntimeException e) {
                    if (!told) {
                        LOG.warn(
                                "shard {} waits until it is known whose turn it is to connect: {}",
                                node.getShardInfo().getShardId(),
                                e.getMessage());
                        told = true;
                    }
                    Thread.sleep(PAUSE);
                }
            }
            return Duration.ZERO;
        }

        private boolean ended() {
            return DiscordSession.ended(node.getJDA());
        }
    }
}
