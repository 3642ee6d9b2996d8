package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.MovingClock;
import strategos.bot.host.mail.ChannelSender.Sight;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

class SightTest {
    private static final ChannelRef WHERE = new ChannelRef("server", "channel");

    private final MovingClock clock = new MovingClock();
    private final Looked outlet = new Looked();
    private final Sight sight = new Sight(outlet, clock);
    private final Instant posted = clock.instant();

    /** Says how much stands below, and counts who asks. */
    private static final class Looked implements Outlet {
        private int below;
        private int looks;

        @Override
        public String deliver(Post post) {
            throw new IllegalStateException("nothing is posted here");
        }

        @Override
        public void remove(ChannelRef where, String message) {
            throw new IllegalStateException("nothing is removed here");
        }

        @Override
        public Optional<String> retract(Post post) {
            return Optional.empty();
        }

        @Override
        public int below(ChannelRef where, String message, int most) {
            looks++;
            return Math.min(below, most);
        }
    }

    private boolean holds() throws Undelivered {
        return sight.holds(WHERE, "message", posted);
    }

    @BeforeEach
    void laterOn() {
        clock.move(Duration.ofMinutes(3));
    }

    @Test
    void aLookThatFoundLittleHoldsForAWhile() throws Undelivered {
        outlet.below = 4;
        assertThat(holds()).isTrue();
        outlet.below = 10;
        clock.move(Duration.ofMinutes(14));
        assertThat(holds()).isTrue();
        assertThat(outlet.looks).isEqualTo(1);
        clock.move(Duration.ofMinutes(2));
        assertThat(holds()).isFalse();
        assertThat(outlet.looks).isEqualTo(2);
    }

    @Test
    void whereTalkIsPushingItUpEachLookIsTakenAnew() throws Undelivered {
        outlet.below = 9;
        assertThat(holds()).isTrue();
        outlet.below = 10;
        assertThat(holds()).isFalse();
        assertThat(holds()).isFalse();
        assertThat(outlet.looks).isEqualTo(3);
    }

    /** Else it would seem to stand in sight until that clock says the same again. */
    @Test
    void afterTheClockWasPutBackItIsLookedForAtOnce() throws Undelivered {
        outlet.below = 4;
        assertThat(holds()).isTrue();
        outlet.below = 10;
        clock.move(Duration.ofDays(-1));
        assertThat(holds()).isFalse();
        assertThat(outlet.looks).isEqualTo(2);
    }

    @Test
    void whatWasPostedJustNowIsNotLookedFor() throws Undelivered {
        assertThat(sight.holds(WHERE, "young", clock.instant())).isTrue();
        assertThat(outlet.looks).isZero();
    }
}
