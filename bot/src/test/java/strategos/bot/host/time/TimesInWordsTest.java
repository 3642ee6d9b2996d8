package strategos.bot.host.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.time.TimeRules.Wishes;

/** Times as people type them. */
class TimesInWordsTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    @ParameterizedTest
    @CsvSource({"36h, PT36H", "3d 12h, PT84H", "90m, PT90M", "1w, PT168H", "2 D 4 H, PT52H", "365d, PT8760H"})
    void durationsAreRead(String typed, Duration time) {
        assertThat(Durations.read(typed)).contains(time);
        assertThat(Durations.read(Durations.write(time))).contains(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "h", "12", "-3h", "4m", "366d", "99999999999999999999d", "3 weeks", "12h?", "0h"})
    void whatIsNoneOrAbsurdIsNot(String typed) {
        assertThat(Durations.read(typed)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "none, none",
        "24h, 24h",
        "36h, 36h",
        "bank 3d +12h to 6d, bank 3d +12h to 6d",
        "Bank 3d + 12h  to 6d, bank 3d +12h to 6d",
        "bank 7d, bank 7d to 14d",
        "bank 200d, bank 200d to 365d",
        "bank 90m +5m, bank 1h 30m +5m to 3h",
        "1w 2d 3h 4m, 9d 3h 4m"
    })
    void clocksAreReadAndWritten(String typed, String word) {
        assertThat(Clock.read(typed).map(Clock::word)).contains(word);
        assertThat(Clock.read(word)).as("what is written is what is stored").isEqualTo(Clock.read(typed));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bank", "bank 6d to 3d", "bank 3d +soon", "sometimes", "bank 3d 12", "-24h"})
    void noClocksAreNot(String typed) {
        assertThat(Clock.read(typed)).isEmpty();
    }

    /** A Monday. */
    private static final Instant NOW = Instant.parse("2026-03-23T19:00:00Z");

    @ParameterizedTest
    @CsvSource({
        "36h, 2026-03-25T07:00:00Z",
        "fri 20:00, 2026-03-27T19:00:00Z",
        "friday, 2026-03-26T23:00:00Z",
        "mon 19:00, 2026-03-30T17:00:00Z",
        "mon 21:00, 2026-03-23T20:00:00Z",
        "tomorrow 8, 2026-03-24T07:00:00Z",
        "tomorrow, 2026-03-23T23:00:00Z",
        "21:30, 2026-03-23T20:30:00Z",
        "7:00, 2026-03-24T06:00:00Z",
        "2026-12-24 18:00, 2026-12-24T17:00:00Z",
        "2026-04-01, 2026-03-31T22:00:00Z"
    })
    void momentsAreReadInOnesOwnZone(String typed, Instant then) {
        assertThat(new When(BERLIN, NOW).read(typed)).contains(then);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2026-03-20", "today 8:00", "2028-01-01", "someday", "fri 25:00", "2026-02-30", "fri 20:61", ""})
    void whatIsPastOrFarOrNoMomentIsNot(String typed) {
        assertThat(new When(BERLIN, NOW).read(typed)).isEmpty();
    }

    @Test
    void anHourThatIsLeftOutIsTheOneAfterItAndOneThatComesTwiceIsTheFirst() {
        assertThat(new When(BERLIN, Instant.parse("2026-03-28T12:00:00Z")).read("2026-03-29 02:30"))
                .contains(Instant.parse("2026-03-29T01:30:00Z"));
        assertThat(new When(BERLIN, Instant.parse("2026-10-24T12:00:00Z")).read("2026-10-25 02:30"))
                .contains(Instant.parse("2026-10-25T00:30:00Z"));
    }

    private static Wishes quiet(String from, String to) {
        return Wishes.NONE
                .withZone(BERLIN)
                .withQuiet(Optional.of(new Wishes.Quiet(LocalTime.parse(from), LocalTime.parse(to))));
    }

    @Test
    void quietHoursEndByOnesOwnClockOverMidnightAndOnTheDaysWhenItIsMoved() {
        Wishes night = quiet("22:00", "07:00");
        assertThat(night.silentUntil(Instant.parse("2026-03-23T20:59:00Z"))).isEmpty();
        assertThat(night.silentUntil(Instant.parse("2026-03-23T21:00:00Z")))
                .contains(Instant.parse("2026-03-24T06:00:00Z"));
        assertThat(night.silentUntil(Instant.parse("2026-03-24T06:00:00Z"))).isEmpty();
        assertThat(night.silentUntil(Instant.parse("2026-03-28T23:00:00Z")))
                .as("the night has an hour less")
                .contains(Instant.parse("2026-03-29T05:00:00Z"));
        assertThat(night.silentUntil(Instant.parse("2026-10-24T23:00:00Z")))
                .as("the night has an hour more")
                .contains(Instant.parse("2026-10-25T06:00:00Z"));
        Wishes small = quiet("01:00", "02:30");
        assertThat(small.silentUntil(Instant.parse("2026-10-25T00:10:00Z")))
                .as("two thirty comes twice, and the second ends the hours")
                .contains(Instant.parse("2026-10-25T01:30:00Z"));
        assertThat(quiet("01:00", "02:30").silentUntil(Instant.parse("2026-03-29T00:30:00Z")))
                .as("two thirty is left out")
                .contains(Instant.parse("2026-03-29T01:30:00Z"));
    }

    @Test
    void whoIsAwayIsLeftAloneUntilTheyAreBackAndAwake() {
        Wishes wishes = quiet("22:00", "07:00").withAway(Optional.of(Instant.parse("2026-04-01T23:00:00Z")));

        assertThat(wishes.silentUntil(NOW)).contains(Instant.parse("2026-04-02T05:00:00Z"));
        assertThat(wishes.withAway(Optional.of(NOW)).silentUntil(NOW)).isEmpty();
    }
}
