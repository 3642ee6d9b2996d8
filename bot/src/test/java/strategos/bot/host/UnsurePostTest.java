package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Post;
import strategos.engine.duel.DuelFactory;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.post.Outbox;
import strategos.storage.post.Post.NewPost;

/** Since when a post may have been there of which nobody knows whether it was sent. */
class UnsurePostTest {
    private static final ChannelRef STOA = new ChannelRef("server", "stoa");

    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();
    private final List<Post.Search> searches = new CopyOnWriteArrayList<>();

    /** Hours by which the clocks were ahead of whoever owed the post and of whoever took it first; and how long it lay since. */
    @ParameterizedTest
    @CsvSource({"0, 0, 2", "0, 1, 0", "0, 1, 2", "1, 1, 0"})
    void itIsFoundThoughAClockWasFast(int owing, int taking, int later) {
        Instant sent = clock.instant();
        assertThat(searched(TestHost.AGORA, owing, taking, later).since()).isBeforeOrEqualTo(sent);
    }

    /** Where no message is known that is another post's, what is old may be anything. */
    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "1, 1"})
    void whatIsOldIsNotTakenForItWhereNothingElseIsKnown(int owing, int taking) {
        Instant sent = clock.instant();
        assertThat(searched(STOA, owing, taking, 0)).isEqualTo(new Post.Search(sent, List.of()));
    }

    /** Another process has sent it, as far as anybody knows. */
    private Post.Search searched(ChannelRef where, int owing, int taking, int later) {
        Instant sent = clock.instant();
        try (Storage storage = Storage.inMemory()) {
            String match;
            try (TestHost host = TestHost.of(parts(storage), outlet, clock)) {
                match = host.duel(Map.of());
                host.settled();
            }
            NewPost told = new OutboxWriter(new Envelopes()).notice(new Line(Text.of("host.downtime")));
            Outbox posts = storage.outbox();
            long id = posts.add(
                    NewPost.of(match, where.word(), told.kind(), told.payload()), sent.plus(Duration.ofHours(owing)));
            Instant taken = sent.plus(Duration.ofHours(taking));
            assertThat(posts.claim(taken, taken.plusSeconds(60), 1)).hasSize(1);
            posts.markUnsure(id, sent);
            clock.move(Duration.ofHours(later));

            try (TestHost host = TestHost.of(parts(storage), outlet, clock)) {
                host.settled();
            }
        }
        assertThat(searches).hasSize(1);
        return searches.getFirst();
    }

    private HostParts parts(Storage storage) {
        return TestHost.parts(storage, DuelFactory.library(), outlet, clock)
                .withOutlet(new PassingOutlet(outlet, (post, to) -> {
                    post.search().ifPresent(searches::add);
                    return to.deliver(post);
                }));
    }
}
