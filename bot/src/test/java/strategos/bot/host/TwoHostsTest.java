package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.post.Post.NewPost;
import strategos.storage.slot.Fence;
import strategos.storage.slot.Lease;
import strategos.storage.slot.Slot;

/** Two hosts over one database before one chat service: what one has, the other has no more. */
class TwoHostsTest {
    private static final int SLOT = Slot.of(TestHost.AGORA.guild()).number();
    private static final Seat BLUE = new Seat("blue");

    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();
    private Side first;
    private Side second;

    /** A host, and what it has. */
    private final class Side implements AutoCloseable {
        private final String name;
        private final Storage storage;
        private final TestHost host;
        private volatile Fence fence = Fence.NOTHING;

        Side(String name, String url) {
            this.name = name;
            this.storage = Storage.open(new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty()));
            storage.keepWithin(() -> fence);
            this.host = TestHost.over(storage, DuelFactory.library(), outlet, clock);
        }

        /** Takes over, whatever the other one believes. */
        void takeOver(Side before) {
            before.storage.leases().release(before.name, List.of(SLOT));
            Fence taken = new Fence.Held(
                    name,
                    storage.leases().acquire(name, List.of(SLOT), Duration.ofMinutes(5)).stream()
                            .collect(Collectors.toMap(Lease::slot, Lease::term)));
            host.gameHost.takeOver(taken);
            fence = taken;
            host.gameHost.goOn();
        }

        @Override
        public void close() {
            host.close();
            storage.close();
        }
    }

    @BeforeEach
    void open() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        String url = PostgresServer.shared().get().migratedUrl();
        first = new Side("first", url);
        second = new Side("second", url);
        first.takeOver(second);
    }

    @AfterEach
    void close() {
        if (first != null) {
            first.close();
            second.close();
        }
    }

    @Test
    void whatOneHasTheOtherDoesNotTouchAndGoesOnWithOnceItIsItsOwn() {
        String match = first.host.duel(Map.of());
        first.host.settled();
        long version = first.host.match(match).version();
        assertThat(second.host.match(match).version()).isEqualTo(version);
        assertElsewhere(second.host.order(match, "red", Call.of("taunt", "words", "too early")));

        second.takeOver(first);

        TestHost.done(second.host.order(match, "red", Call.of("taunt", "words", "now")));
        second.host.settled();
        assertElsewhere(first.host.order(match, "red", Call.of("taunt", "words", "too late")));
        assertThat(first.host.matches.create(
                        TestHost.by("cleo"), new ChannelRef("server", "stoa"), "duel", "foils", Map.of()))
                .isInstanceOf(ActionResult.Failed.class);
        assertThat(second.host.match(match).version()).isGreaterThan(version);
        assertThat(second.storage.outbox().owed()).isZero();

        long left = second.host.match(match).version();
        first.takeOver(second);

        TestHost.done(first.host.order(match, "red", Call.of("stance", "stance", "low")));
        first.host.settled();
        // The second may have looked meanwhile what the first has done.
        assertThat(first.host.match(match).version()).isGreaterThan(left);
    }

    @Test
    void whatIsOwedIsSentByTheOneWhoHasIt() {
        String match = first.host.duel(Map.of());
        first.host.settled();
        first.fence = Fence.NOTHING;
        NewPost told = new OutboxWriter(new Envelopes()).notice(new Line(Text.of("host.downtime")));
        NewPost owed = NewPost.of(match, TestHost.AGORA.word(), told.kind(), told.payload());
        first.storage.outbox().add(owed, clock.instant());
        first.host.gameHost.goOn();
        first.host.settled();
        second.host.gameHost.goOn();
        second.host.settled();
        assertThat(first.storage.outbox().owed()).as("nobody has it").isEqualTo(1);

        second.takeOver(first);
        second.host.settled();

        assertThat(second.storage.outbox().owed()).isZero();
    }

    @Test
    void aPersonForgottenBesideIsNoLongerNamedOnceTheMatchMoves() {
        String match = first.host.duel(Map.of());
        first.host.settled();
        assertThat(person(match)).isPresent();

        second.host.matches.forget(TestHost.person("blue"));
        TestHost.done(first.host.order(match, "red", Call.of("taunt", "words", "after")));
        first.host.settled();

        assertThat(person(match)).isEmpty();
    }

    /** Whose match it is sees to it, and whoever forgets need not be able to. */
    @Test
    void aPersonForgottenBesideLeavesNoClockAndNoStandingOrder() {
        String match = first.host.duel(Map.of("clock", "24h"));
        TestHost.done(first.host.matches.stand(
                TestHost.by("blue"), match, new StandingOrder(BLUE, "parry", Map.of(), Call.of("pass"), 1), 0));
        first.host.settled();
        assertThat(first.host.matches.deadline(match, BLUE)).isPresent();

        second.host.matches.forget(TestHost.person("blue"));
        first.host.gameHost.tick();
        first.host.settled();

        assertThat(first.host.matches.deadline(match, BLUE)).isEmpty();
        assertThat(first.host.match(match).standing(BLUE)).isEmpty();
        assertThat(first.storage.reminders().of(match))
                .noneMatch(reminder -> reminder.seat().equals(BLUE.id()));
    }

    /** Who sits on the blue seat, as the first host remembers it. */
    private Optional<Person> person(String match) {
        return first.host.match(match).seats().stream()
                .filter(holder -> holder.seat().equals(BLUE))
                .flatMap(holder -> holder.person().stream())
                .findFirst();
    }

    private static void assertElsewhere(ActionResult result) {
        assertThat(result).isInstanceOfSatisfying(ActionResult.Failed.class, failed -> {
            assertThat(failed.cause()).isEqualTo(ActionResult.Failed.Cause.ELSEWHERE);
            assertThat(DuelFactory.library()
                            .words(Escape.plain())
                            .say(failed.why().text()))
                    .as("whoever asks may be in another server than the match")
                    .doesNotContain("this server");
        });
    }
}
