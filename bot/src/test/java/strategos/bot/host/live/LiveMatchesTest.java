package strategos.bot.host.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.bot.host.HostLimits;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.TestHost;
import strategos.bot.port.ChannelRef;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.duel.DuelFactory;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

class LiveMatchesTest {
    private static final HostLimits LIMITS = new HostLimits(100, 100, 10, 100);

    private static LiveMatches live(Storage storage) {
        return new LiveMatches(
                storage,
                new MatchLoader(storage, DuelFactory.library(), new GameWords(DuelFactory.library(), Escape.plain())),
                () -> LIMITS);
    }

    @Test
    void keepsNoMoreThanItMayAndFindsTheOthersAgain() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        List<String> ids = new ArrayList<>();
        try (TestHost host = TestHost.of(
                TestHost.parts(storage, DuelFactory.library(), outlet, clock).withLimits(LIMITS), outlet, clock)) {
            for (int i = 0; i < 30; i++) {
                ChannelRef where = new ChannelRef("server", "channel-" + i);
                ids.add(TestHost.done(host.matches.create(TestHost.by("ann"), where, "duel", "foils", Map.of()))
                        .id());
            }
            host.settled();
        }
        LiveMatches live = live(storage);

        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < ids.size(); i++) {
                assertThat(live.find(ids.get(i))).map(CommittedMatch::id).contains(ids.get(i));
                assertThat(live.at(new ChannelRef("server", "channel-" + i)))
                        .map(CommittedMatch::id)
                        .contains(ids.get(i));
                assertThat(live.size()).isLessThanOrEqualTo(10);
            }
        }
        assertThat(live.find("none")).isEmpty();
        assertThat(live.at(new ChannelRef("server", "nowhere"))).isEmpty();
        assertThat(live.find(ids.getFirst()).orElseThrow())
                .as("what is kept is the same value")
                .isSameAs(live.find(ids.getFirst()).orElseThrow());
    }

    /** As where the report of a commit is lost: what is kept is dropped, and nobody hears of what the commit has done. */
    @Test
    void aMatchThatMovedUnheardIsNotThatOfTheChannelAnyMore() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        ChannelRef before = new ChannelRef("server", "agora");
        ChannelRef now = new ChannelRef("server", "stoa");
        LiveMatches live = live(storage);
        try (TestHost host =
                TestHost.of(TestHost.parts(storage, DuelFactory.library(), outlet, clock), outlet, clock)) {
            String id = TestHost.done(host.matches.create(TestHost.by("ann"), before, "duel", "foils", Map.of()))
                    .id();
            assertThat(live.at(before)).map(CommittedMatch::id).contains(id);

            live.drop(id);
            // What is on its way to the channel keeps a match there.
            TestHost.done(host.settled().matches.settle(TestHost.by("ann"), id, now));

            assertThat(live.at(before)).isEmpty();
            assertThat(live.at(now)).map(CommittedMatch::id).contains(id);

            live.drop(id);
            TestHost.done(host.settled().matches.sleep(TestHost.by("ann"), id));
            String second = TestHost.done(host.matches.create(TestHost.by("bob"), now, "duel", "foils", Map.of()))
                    .id();
            assertThat(live.at(now)).map(CommittedMatch::id).contains(second);
        }
    }

    @Test
    void whatIsLoadedAnewKeepsItsDiceUnlessOthersAreStored() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        String id;
        try (TestHost host =
                TestHost.of(TestHost.parts(storage, DuelFactory.library(), outlet, clock), outlet, clock)) {
            ChannelRef where = new ChannelRef("server", "channel");
            id = TestHost.done(host.matches.create(TestHost.by("ann"), where, "duel", "foils", Map.of()))
                    .id();
        }
        LiveMatches live = live(storage);

        MatchDice stored = live.find(id).orElseThrow().dice();
        assertThat(live.reload(id).dice()).isSameAs(stored);
        assertThat(live.made(id, stored.withNextChain(Chain.OPEN)).dice())
                .as("dice that are not stored are nobody's")
                .isNotSameAs(stored)
                .isEqualTo(stored);
    }
}
