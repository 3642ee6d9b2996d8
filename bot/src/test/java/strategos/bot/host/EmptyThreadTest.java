package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;
import strategos.engine.duel.DuelFactory;
import strategos.storage.Storage;

/** A thread is made before its match, and is no more where there is none in the end. */
class EmptyThreadTest {
    private static final Duration BRIEFLY = Duration.ofMillis(20);

    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();
    private final List<ChannelRef> threads = new ArrayList<>();
    private final AtomicReference<TestHost> host = new AtomicReference<>();

    private TestHost open(HostParts parts, BiConsumer<TestHost, ChannelRef> made) {
        host.set(TestHost.of(
                parts.withOutlet(new Threading(thread -> made.accept(host.get(), thread))), outlet, clock));
        return host.get();
    }

    private static ActionResult create(TestHost host, Action action) {
        return host.matches.createInThread(action, AGORA, "Foils", "duel", "foils", Map.of());
    }

    @Test
    void itIsTheMatchsOwn() {
        try (TestHost here = open(TestHost.inMemoryParts(outlet, clock), (host, thread) -> {})) {
            assertThat(threads).containsExactly(done(create(here, by("red"))).where());
        }
    }

    @Test
    void whereTheDatabaseFailsMeanwhileItGoes(@TempDir Path folder) {
        Wire wire = new Wire();
        try (Storage storage = wire.open(folder.resolve("matches.db"), BRIEFLY);
                TestHost here = open(
                        TestHost.parts(storage, DuelFactory.library(), outlet, clock),
                        (host, thread) -> wire.faults(passing -> passing.sql().startsWith("insert into match")))) {
            assertThat(create(here, by("red"))).isInstanceOf(ActionResult.Failed.class);
            wire.mend();
            assertThat(threads).isEmpty();
        }
    }

    /** Whether it is empty is not known there. */
    @Test
    void whereTheDatabaseIsGoneItStays(@TempDir Path folder) {
        Wire wire = new Wire();
        try (Storage storage = wire.open(folder.resolve("matches.db"), BRIEFLY);
                TestHost here = open(
                        TestHost.parts(storage, DuelFactory.library(), outlet, clock),
                        (host, thread) -> wire.faults(passing -> true))) {
            assertThat(create(here, by("red"))).isInstanceOf(ActionResult.Failed.class);
            wire.mend();
            assertThat(threads).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Checkpoint.class,
            names = {"DECIDED", "COMMITTED"})
    void afterAFaultOfOurOwnItGoesUnlessTheMatchIsStored(Checkpoint step) {
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withWatch((reached, what) -> {
            if (reached == step && what.equals("create")) {
                throw new StackOverflowError("for a test");
            }
        });
        try (TestHost here = open(parts, (host, thread) -> {})) {
            assertThat(create(here, by("red"))).isInstanceOf(ActionResult.Failed.class);
            assertThat(threads).hasSize(step == Checkpoint.COMMITTED ? 1 : 0);
        }
    }

    @Test
    void ofOneThatIsAskedForTwiceAtATimeThereIsOne() {
        Action once = by("red");
        try (TestHost here = open(TestHost.inMemoryParts(outlet, clock), (host, thread) -> {
            if (threads.size() == 1) {
                create(host, once);
            }
        })) {
            assertThat(threads).containsExactly(done(create(here, once)).where());
        }
    }

    /** A service with threads. */
    private final class Threading implements Outlet {
        private final Consumer<ChannelRef> made;
        private int count;

        Threading(Consumer<ChannelRef> made) {
            this.made = made;
        }

        @Override
        public Optional<ChannelRef> thread(ChannelRef where, String name) {
            count++;
            ChannelRef thread = new ChannelRef(where.guild(), name + count);
            threads.add(thread);
            made.accept(thread);
            return Optional.of(thread);
        }

        @Override
        public void abandon(ChannelRef thread) {
            threads.remove(thread);
        }

        @Override
        public String deliver(Post post) throws Undelivered {
            return outlet.deliver(post);
        }

        @Override
        public void remove(ChannelRef where, String message) {
            outlet.remove(where, message);
        }

        @Override
        public Optional<String> retract(Post post) {
            return outlet.retract(post);
        }

        @Override
        public int below(ChannelRef where, String message, int most) {
            return outlet.below(where, message, most);
        }
    }
}
