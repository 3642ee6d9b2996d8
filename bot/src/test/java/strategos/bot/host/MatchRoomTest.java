package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.HostLimits.MatchRoom;

class MatchRoomTest {
    @ParameterizedTest
    @CsvSource({
        "256, 500, 500",
        "256, 100000, 1024",
        "512, 100000, 2048",
        "64, 500, 256",
        "4096, 1000, 1000",
        "0, 500, 1"
    })
    void holdsWhatIsWantedUpToAQuarterOfTheHeap(long megabytes, int wanted, int held) {
        MatchRoom room = new MatchRoom(megabytes << 20);
        assertThat(room.holds(wanted)).isEqualTo(held);
        assertThat(held == 1 || held * MatchRoom.MATCH <= (megabytes << 20) / 4).isTrue();
    }
}
