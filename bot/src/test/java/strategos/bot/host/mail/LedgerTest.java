package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.verify;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.host.MovingClock;
import strategos.bot.host.mail.Delivery.Ledger;
import strategos.bot.host.mail.Delivery.Ledger.Fate;
import strategos.bot.host.running.Outages;
import strategos.bot.port.ChannelRef;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.post.Outbox;
import strategos.storage.post.Post;
import strategos.storage.post.Post.NewPost;

class LedgerTest {
    private final MovingClock clock = new MovingClock();
    private final Outbox outbox = Storage.inMemory().outbox();
    private final Ledger ledger = new Ledger(outbox, clock, new Outages());

    private void close(String channel) {
        outbox.add(NewPost.loose(channel(channel).word(), "story", "{}"), clock.instant());
        Post post = outbox.due(clock.instant(), 1).getFirst();
        outbox.claim(clock.instant(), clock.instant().plusSeconds(60), 1);
        ledger.enter(post, new Fate.Later(false, Duration.ofHours(1), "closed"));
    }

    private static ChannelRef channel(String channel) {
        return new ChannelRef("server", channel);
    }

    @Test
    void whatAClosedPlaceKeptWaitingIsDueWhenItOpens() {
        close("stoa");
        assertThat(ledger.reopened(channel("agora"))).isFalse();
        assertThat(outbox.due(clock.instant(), 1)).isEmpty();

        assertThat(ledger.reopened(channel("stoa"))).isTrue();
        assertThat(outbox.due(clock.instant(), 1)).hasSize(1);
        assertThat(ledger.reopened(channel("stoa"))).isFalse();
    }

    /** It was under way while the place opened, and would wait for an hour. */
    @Test
    void whatFailsJustAfterItsPlaceWasOpenedIsSoonTriedAgain() {
        ledger.reopened(channel("stoa"));
        ledger.reopened(channel("agora"));
        close("stoa");
        clock.move(Duration.ofSeconds(3));
        assertThat(outbox.due(clock.instant(), 1)).hasSize(1);
        outbox.claim(clock.instant(), clock.instant().plusSeconds(60), 1);

        clock.move(Duration.ofSeconds(10));
        close("agora");
        clock.move(Duration.ofSeconds(3));
        assertThat(outbox.due(clock.instant(), 1)).isEmpty();
    }

    /** Else a service from which the bot is thrown out again and again would fill its memory. */
    @Test
    void onlyTheLastPlacesAreRememberedAsClosed() {
        for (int i = 0; i <= Ledger.CLOSED; i++) {
            close("channel-" + i);
        }
        assertThat(List.of(0, 1, Ledger.CLOSED))
                .extracting(i -> ledger.reopened(channel("channel-" + i)))
                .containsExactly(false, true, true);
    }

    @Test
    void whatCannotBeStoredIsTriedAgainUntilItCan() {
        Outbox failing = spy(outbox);
        StorageException full = mock();
        doThrow(full, full).doCallRealMethod().when(failing).giveUp(anyLong(), any());
        outbox.add(NewPost.loose("server/agora", "story", "{}"), clock.instant());
        Post post = outbox.due(clock.instant(), 1).getFirst();

        assertThat(new Ledger(failing, clock, new Outages()).enter(post, new Fate.Superseded()))
                .isTrue();

        assertThat(outbox.owed()).isZero();
    }

    @Test
    void atTheEndNothingIsTriedAgain() {
        Outbox failing = mock();
        doThrow(mock(StorageException.class)).when(failing).giveUp(anyLong(), any());
        close("stoa");
        Post post = outbox.find(1).orElseThrow();
        Ledger closing = new Ledger(failing, clock, new Outages());
        closing.close();

        assertThat(closing.enter(post, new Fate.Superseded())).isFalse();
        verify(failing).giveUp(anyLong(), any());
    }
}
