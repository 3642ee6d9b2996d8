package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.done;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.engine.box.Box.Scenario;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.match.Commit;

/** What stands of a match in its channel, whatever happens there: each piece of the story once. */
class ReportsTest {
    private static final long SEED = 5;

    /** Enough for several turns, each with its report, calls and a season message between two of them. */
    private static final int ORDERS = 30;

    private static final boolean ALL =
            System.getProperty("strategos.faults", "").equals("all");

    /** Requests of a match that are tried of each kind of loss; {@code -Dstrategos.faults=all} tries each. */
    private static final int SHARE = 2;

    /** The first request after the one that starts the match. */
    private static final int BEGUN = 8;

    /** Pieces of a hundred characters that are more than a message takes. */
    private static final int FULL = 40;

    private static final int LONG = 1_000;

    private static final Duration LATER = Duration.ofMinutes(3);

    private final Storage storage = Storage.inMemory();
    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();

    private TestHost host() {
        return TestHost.over(storage, DuelFactory.library(), outlet, clock);
    }

    private void taunt(TestHost host, String match, String who) {
        done(host.order(match, who, Call.of("taunt", "words", "from " + who)));
        host.settled();
    }

    private void assertToldOnce(String match) {
        assertThat(outlet.times("“from red”")).isEqualTo(1);
        assertThat(outlet.times("“from blue”")).isEqualTo(1);
        Standing.assertEachPieceOnce(storage.pages(), outlet, match);
    }

    @Test
    void aReportThatAModeratorDeletedIsToldAgain() {
        try (TestHost host = host()) {
            String match = host.duel(Map.of());
            taunt(host, match, "red");
            outlet.remove(AGORA, outlet.card().id());
            taunt(host, match, "blue");

            assertToldOnce(match);
            assertThat(outlet.asking()).containsExactly(Map.entry(match, 1L));
        }
    }

    @Test
    void aReportThatMayNotBeEditedAnyMoreGoesOnBelow() {
        try (TestHost host = host()) {
            String match = host.duel(Map.of());
            taunt(host, match, "red");
            String old = outlet.card().id();
            outlet.failing(post ->
                    post.edits().filter(old::equals).map(id -> new Undelivered(Remedy.STANDS, "too old", null)));
            taunt(host, match, "blue");

            assertToldOnce(match);
            assertThat(outlet.card().id()).isNotEqualTo(old);
            assertThat(outlet.card().text()).contains("“from blue”").doesNotContain("“from red”");
        }
    }

    @Test
    void aLightReportFollowsTheTalk() {
        try (TestHost host = host()) {
            String match = host.duel(Map.of());
            taunt(host, match, "red");
            String old = outlet.card().id();
            clock.move(LATER);
            for (int i = 0; i < 10; i++) {
                outlet.chat(AGORA, "stranger " + i);
            }
            taunt(host, match, "blue");

            assertToldOnce(match);
            assertThat(outlet.messages()).extracting(MemoryOutlet.Message::id).doesNotContain(old);
            assertThat(outlet.messages().getLast().text()).contains("“from red”", "“from blue”");
            assertThat(outlet.times("stranger")).as("their talk is not touched").isEqualTo(10);
        }
    }

    @Test
    void ofTwoWhoActInTheSameSecondBothAreToldOnce() {
        try (TestHost host = host()) {
            String match = host.duel(Map.of());
            List<CompletableFuture<ActionResult>> both = Stream.of("red", "blue")
                    .map(who -> CompletableFuture.supplyAsync(
                            () -> host.order(match, who, Call.of("taunt", "words", "from " + who))))
                    .toList();
            both.forEach(result -> done(result.join()));
            host.settled();

            assertToldOnce(match);
            assertThat(outlet.asking()).containsExactly(Map.entry(match, 1L));
        }
    }

    /** Far more is told meanwhile than one step reads. */
    @Test
    void whatWasToldWhileTheChannelWasClosedForLongIsToldInItsOrder() {
        try (TestHost host = host()) {
            String match = host.duel(Map.of());
            taunt(host, match, "red");
            outlet.failing(post -> Optional.of(new Undelivered(Remedy.BLOCKED, "no permission", null)));
            String told = storage.pages().pieces(match, 1).getLast().json();
            Commit much = Commit.on(match, host.match(match).version(), clock.instant());
            for (int i = 1; i <= LONG; i++) {
                much = much.tell(told.replace("from red", "word " + i + "."));
            }
            storage.commits()
                    .apply(
                            much,
                            storage.matches().find(much.match()).orElseThrow().revision());
            taunt(host, match, "blue");
            outlet.failing(post -> Optional.empty());
            clock.move(Duration.ofDays(1));
            host.gameHost.tick(); // or what sleeps by the real clock would not know that this one has moved
            host.settled();

            assertToldOnce(match);
            List<Integer> words = Pattern.compile("“word (\\d+)\\.”")
                    .matcher(String.join("\n", outlet.texts()))
                    .results()
                    .map(found -> Integer.parseInt(found.group(1)))
                    .toList();
            assertThat(words)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, LONG).boxed().toList());
            assertThat(outlet.asking()).containsExactly(Map.entry(match, 1L));
        }
    }

    @Test
    void aFullReportSaysWhereItGoesOn() {
        try (TestHost host = host()) {
            String match = host.duel(Map.of());
            taunt(host, match, "red");
            String told = storage.pages().pieces(match, 1).getLast().json();
            Commit much = Commit.on(match, host.match(match).version(), clock.instant());
            for (int i = 0; i < FULL; i++) {
                much = much.tell(told.replace("from red", "x".repeat(100)));
            }
            storage.commits()
                    .apply(
                            much,
                            storage.matches().find(much.match()).orElseThrow().revision());
            taunt(host, match, "blue");

            List<MemoryOutlet.Message> reports = outlet.messages().stream()
                    .filter(message -> message.text().startsWith("### "))
                    .toList();
            assertThat(reports).hasSizeGreaterThan(1);
            for (int i = 1; i < reports.size(); i++) {
                assertThat(reports.get(i - 1).text())
                        .endsWith("-# [Goes on below](https://agora.test/"
                                + reports.get(i).id() + ")");
            }
            assertThat(reports.getLast().text()).doesNotContain("Goes on below");
        }
    }

    @Test
    void aReportInSightIsEditedWhereItStands() {
        try (TestHost host = host()) {
            String match = host.duel(Map.of());
            taunt(host, match, "red");
            String report = outlet.card().id();
            clock.move(LATER);
            for (int i = 0; i < 9; i++) {
                outlet.chat(AGORA, "stranger " + i);
            }
            taunt(host, match, "blue");

            assertToldOnce(match);
            assertThat(outlet.card().id()).isEqualTo(report);
        }
    }

    /** It dies after the service has the message and before that is stored; the next run finds it, and tells it once. */
    @Test
    void aRunThatEndsBetweenThePostAndItsMarkTellsNothingTwice() {
        String match;
        HostParts parts = TestHost.parts(storage, DuelFactory.library(), outlet, clock);
        HostParts dying = parts.withWatch((checkpoint, what) -> {
            if (checkpoint == Checkpoint.DELIVERED && what.equals("show") && outlet.times("“from red”") > 0) {
                throw new IllegalStateException("the end");
            }
        });
        try (TestHost host = TestHost.of(dying, outlet, clock)) {
            match = host.duel(Map.of());
            host.settled();
            clock.move(Duration.ofHours(1));
            done(host.order(match, "red", Call.of("taunt", "words", "from red")));
            while (outlet.times("“from red”") == 0) {
                Thread.onSpinWait();
            }
        }
        clock.move(LATER);
        try (TestHost host = host()) {
            host.settled();
            taunt(host, match, "blue");

            assertToldOnce(match);
            assertThat(outlet.asking()).containsExactly(Map.entry(match, 1L));
        }
    }

    /** Posts, edits, moves, calls and their deletion: whichever answer is lost, in the end each piece stands once. */
    @Test
    void whicheverAnswerIsLostEachPieceStandsOnce() {
        int all = play(0, true);
        assertThat(all).isGreaterThan(ORDERS);
        int step = ALL ? 1 : all / SHARE;
        for (int lost = BEGUN; lost <= all; lost += step) {
            play(lost, true);
        }
        for (int lost = BEGUN + step / 2; lost <= all; lost += step) {
            play(lost, false);
        }
    }

    private static int play(int lost, boolean done) {
        MemoryOutlet outlet = new MemoryOutlet();
        LossyOutlet lossy = new LossyOutlet(outlet, lost, done);
        MovingClock clock = new MovingClock();
        Storage storage = Storage.inMemory();
        HostParts parts =
                TestHost.parts(storage, RegisteredGames.LIBRARY, outlet, clock).withOutlet(lossy);
        Scenario scenario =
                RegisteredGames.LIBRARY.open("xenophon").box().scenarios().getFirst();
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(SEED));
            String match = players.begin(AGORA, "xenophon", scenario, 2);
            for (int i = 0; i < ORDERS; i++) {
                players.play(match, 1);
                host.settled();
                clock.move(LATER);
                host.gameHost.tick();
                outlet.chat(AGORA, "stranger");
            }
            host.matches.resign(TestHost.by("alpha"), match, new Seat("alpha"));
            host.matches.resign(TestHost.by("beta"), match, new Seat("beta"));
            for (int i = 0; i < 2; i++) {
                host.settled();
                clock.move(Duration.ofHours(1));
                host.gameHost.tick();
            }
            host.settled();

            assertThat(storage.outbox().owed()).isZero();
            assertThat(outlet.asking()).as("lost %s", lost).isEmpty();
            Standing.assertEachPieceOnce(storage.pages(), outlet, match);
            assertThat(outlet.times("The match is over")).as("lost %s", lost).isEqualTo(1);
        }
        return lossy.asked();
    }
}
