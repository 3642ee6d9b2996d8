package strategos.bot.host;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Instant;
import java.util.List;
import strategos.engine.Entry.Source;
import strategos.engine.offer.Order;
import strategos.engine.text.Text.Line;

/**
 * Something that is decided and waits for its dice: they fall with a round of the beacon. Until then nobody is asked
 * anything, and nothing can be taken back.
 *
 * @param round the round that it waits for
 * @param posted whether a post that is older than the round has named it
 * @param named the ids of the posts that have named a round for it, the last one last; those before it went out too late
 * @param since when it was decided
 * @param agreed whether the players have agreed to go on without the beacon
 */
@RecordBuilder
public record Pending(What what, long round, boolean posted, List<String> named, Instant since, boolean agreed)
        implements PendingBuilder.With {
    public Pending {
        named = List.copyOf(named);
    }

    /** What waits. */
    public sealed interface What {
        /** The start, whose post names the round; as long as that post is on its way, nothing is decided yet. */
        record Announced() implements What {}

        /**
         * The start.
         *
         * @param startId the id of the post that started the match
         */
        record Start(String startId) implements What {}

        /**
         * An order.
         *
         * @param preface what is told before it
         */
        record Given(Order order, Source source, List<Line> preface) implements What {
            public Given {
                preface = List.copyOf(preface);
            }
        }
    }

    /** Whether it is decided, and cannot be changed any more. */
    public boolean decided() {
        return !(what instanceof What.Announced);
    }
}
