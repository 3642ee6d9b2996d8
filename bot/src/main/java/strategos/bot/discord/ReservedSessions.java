package strategos.bot.discord;

import java.net.URI;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.utils.ConcurrentSessionController;
import net.dv8tion.jda.api.utils.SessionController;

/**
 * Lets shards in at the pace that Discord allows the bot, also where several processes have shards of it; at the gateway that
 * the operator names, if any.
 */
final class ReservedSessions extends ConcurrentSessionController {
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
            long key = node.getShardInfo().getShardId() % sessions.concurrency;
            Thread.sleep(sessions.turns.next(key));
            node.run(isLast);
        }
    }
}
