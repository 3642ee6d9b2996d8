package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Motion.Point;
import strategos.bot.verify.FileVerifier;
import strategos.engine.Chapter;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.storage.Storage;

/** Random play that goes back now and then, in every game. */
class RandomRewindsTest {
    private static final int BACK = 4;
    private static final int ORDERS = 25;

    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void theRecordVerifiesAndDiceNeverGoBack(Offered offered) {
        RandomGenerator luck = new Random(offered.toString().hashCode());
        try (TestHost host =
                TestHost.over(Storage.inMemory(), offered.library(), new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, luck);
            String match = players.begin(
                    TestHost.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().most());
            for (int round = 0; round < BACK && host.match(match).stage() == Stage.RUNNING; round++) {
                players.play(match, 1 + luck.nextInt(ORDERS));
                if (host.match(match).stage() == Stage.RUNNING) {
                    back(host, match, luck);
                }
            }
            players.play(match, ORDERS);
            host.end(match);

            String record = host.matches.record(match);
            assertThat(new FileVerifier(offered.library(), StubBeacon.check())
                            .verify(record.getBytes(StandardCharsets.UTF_8))
                            .findings())
                    .isEmpty();
            host.settled();
        }
    }

    /** A slip is often noticed late: a whole turn of many orders can be gone back over, and there is a bound. */
    @Test
    void aHundredOrdersCanBeGoneBackOver() {
        try (TestHost host =
                TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new Random(3));
            Scenario race = RegisteredGames.LIBRARY
                    .open("xenophon")
                    .box()
                    .scenario("solitaire")
                    .orElseThrow();
            String match = players.begin(TestHost.AGORA, "xenophon", race, 1);
            players.play(match, 150);
            List<Point> points = host.proposals.points(match);
            assertThat(points).hasSize(100);

            LiveMatch now = done(host.proposals.rewind(by("alpha"), match, 100, OptionalLong.empty()));
            assertThat(now.proposals()).as("who plays alone asks nobody").isEmpty();
            assertThat(host.proposals.points(match)).hasSizeBetween(1, 99);
        }
    }

    private static void back(TestHost host, String match, RandomGenerator luck) {
        List<Point> points = host.proposals.points(match);
        if (points.isEmpty()) {
            return;
        }
        Point point = points.get(luck.nextInt(points.size()));
        LiveMatch before = host.match(match);
        Seat by = before.seats().stream()
                .filter(holder -> holder.person().isPresent())
                .findFirst()
                .orElseThrow()
                .seat();
        toldByAll(host, match, points);
        LiveMatch now = done(host.proposals.rewind(by(by.id()), match, point.orders(), OptionalLong.empty()));
        for (LiveMatch.Holder holder : before.seats()) {
            Optional<Proposal> open = now.proposals().stream().findFirst();
            if (open.isPresent() && open.get().waiting().contains(holder.seat())) {
                now = done(host.proposals.answer(
                        by(holder.seat().id()), match, Motion.Rewind.WORD, OptionalLong.empty(), true));
            }
        }
        point.resumed()
                .ifPresent(chapter -> assertThat(host.settled().outlet.texts())
                        .anyMatch(text -> text.contains(heading(host.match(match), chapter) + ", again")));
        assertThat(now.proposals()).isEmpty();
        assertThat(now.rolls()).isEqualTo(before.rolls());
        assertThat(host.proposals.points(match))
                .as("what is left to go back over")
                .hasSizeGreaterThanOrEqualTo(points.size() - point.orders());
        assertThat(now.publicVersion()).isEqualTo(before.publicVersion() + 1);
    }

    private static String heading(LiveMatch match, Chapter chapter) {
        return match.tale().say(chapter.title());
    }

    /** Whatever a point says stands in the story that everyone has read. */
    private static void toldByAll(TestHost host, String match, List<Point> points) {
        List<String> story = host.matches.history(match, Viewer.EVERYONE, 5_000).stream()
                .map(Matches.HistoryLine::words)
                .toList();
        for (Point point : points) {
            assertThat(story).contains(host.match(match).tale().cite(point.first()));
            assertThat(story)
                    .containsAll(point.last().stream()
                            .map(host.match(match).tale()::cite)
                            .toList());
        }
    }
}
