package strategos.bot.discord;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.utils.ConcurrentSessionController;
import net.dv8tion.jda.api.utils.SessionController;
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
    private volatile int concurrency = 1;

    ReservedSessions(Optional<URI> gateway, Turns turns) {
        this.gateway = gateway;
        this.turns = turns;
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
