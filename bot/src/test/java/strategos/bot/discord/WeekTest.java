package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.FakePerson;
import strategos.bot.host.MovingClock;

/**
 * A week of a match through Discord, a few orders a day, with a restart each day: one player sleeps at other hours and is away
 * for two days, the clocks stand still for one. Nobody is called when they do not wish it, buttons of yesterday still work, and
 * every die is proved in the end.
 */
class WeekTest {
    private static final int DAYS = 7;
    /** In one go: a part of what an army does in a turn, with {@code -Dstrategos.week=12} most of it. */
    private static final int ORDERS = Integer.getInteger("strategos.week", 3);

    private static final ZoneId TOKYO = ZoneId.of("Asia/Tokyo");
    private static final LocalTime EVENING = LocalTime.of(22, 0);
    private static final LocalTime MORNING = LocalTime.of(8, 0);

    /** In Tokyo it is 11 and 17 o'clock; then it is night there, and Alice alone plays. */
    private static final Duration NIGHT = Duration.ofHours(12);

    private static final Duration BETWEEN = Duration.ofHours(6);

    private static final int SESSIONS = 2;
    private static final int LEAVES = 2;
    private static final int RETURNS = 4;
    private static final int STANDS = 5;

    private final MovingClock clock = new MovingClock();

    @Test
    void isPlayedWithARestartEachDay(@TempDir Path folder) throws Exception {
        try (HostedTable table = HostedTable.at(clock, folder.resolve("week.db"))) {
            clock.move(Duration.ofHours(6));
            FakeHands alice = table.alice();
            FakeHands bob = table.bob();
            bob.types("away zone", Map.of("zone", TOKYO.getId())).answer();
            bob.types("away quiet", Map.of("from", "22:00", "to", "08:00")).answer();
            table.begin("xenophon", "race", "alpha", "an owl", "beta");
            alice.types("clock set", Map.of("time", "2d", "lapse", "remind")).answer();
            Player first = new Player(alice, new Random(1), 100);
            Player second = new Player(bob, new Random(2), 100);
            Instant left = Instant.MAX;
            Instant back = Instant.MIN;
            int orders = 0;
            for (int day = 0; day < DAYS; day++) {
                if (day == LEAVES) {
                    left = clock.instant();
                    back = left.plus(Duration.ofDays(RETURNS - LEAVES));
                    assertThat(bob.types("away until", Map.of("when", "2d"))
                                    .answer()
                                    .text())
                            .isNotBlank();
                }
                if (day == STANDS) {
                    alice.types("clock pause").answer();
                }
                boolean away = day >= LEAVES && day < RETURNS;
                for (int session = 0; session < SESSIONS; session++) {
                    orders += turns(first, ORDERS) + (away ? 0 : turns(second, ORDERS));
                    clock.move(BETWEEN);
                }
                orders += turns(first, ORDERS);
                FakeMessage page = first.page();
                table.restart(() -> clock.move(NIGHT));
                assertThat(first.press(page))
                        .as("a page of yesterday is answered")
                        .isNotBlank();
                if (day == STANDS) {
                    assertThat(alice.types("clock resume").answer().text()).isNotBlank();
                }
            }

            assertThat(orders).as("orders of a week").isGreaterThan(DAYS * SESSIONS);
            assertThat(table.discord().refusals()).isEmpty();
            assertThat(alice.types("dice verify").answer().text())
                    .matches("All \\d{2,} published rolls are proven; .*");
            assertNobodyIsDisturbed(table, left, back);
        }
    }

    private static int turns(Player player, int most) {
        int given = 0;
        while (given < most && player.plays()) {
            given++;
        }
        return given;
    }

    private void assertNobodyIsDisturbed(HostedTable table, Instant left, Instant back) {
        FakePerson bob = table.discord().person("Bob");
        Map<LocalDate, Integer> calls = new TreeMap<>();
        for (FakeMessage message : table.discord().posted(HostedTable.CHANNEL)) {
            if (message.pinged().contains(bob.id())) {
                Instant when = message.time();
                LocalTime local = when.atZone(TOKYO).toLocalTime();
                assertThat(local).as("Bob's hour at %s", when).isBetween(MORNING, EVENING);
                assertThat(when.isAfter(left) && when.isBefore(back))
                        .as("Bob is away at %s", when)
                        .isFalse();
                calls.merge(when.atOffset(ZoneOffset.UTC).toLocalDate(), 1, Integer::sum);
            }
        }
        assertThat(calls).as("he was called at all").isNotEmpty();
        assertThat(calls.values()).as("calls of a day").allMatch(n -> n <= SESSIONS + 1);
    }
}
