package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.Outcome.Ending;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcome.Rated;
import strategos.bot.host.Outcome.Score;
import strategos.bot.host.Servers.ServerSettings;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.bot.rating.Ladder.Standing;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.match.Commit;

/** How matches end: what is kept of each, which count for ratings, and the second match of a set. */
class OutcomesTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");
    private static final Map<String, String> RATED = Map.of("rated", "yes");

    private final Storage storage = Storage.inMemory();
    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();
    private final TestHost host = TestHost.of(
            TestHost.parts(storage, DuelFactory.library(), outlet, clock).withServers(new Rating(true)), outlet, clock);

    private record Rating(boolean on) implements Servers {
        @Override
        public ServerSettings of(String guild) {
            return new ServerSettings(Integer.MAX_VALUE, Integer.MAX_VALUE, true, on, List.of(), List.of());
        }

        @Override
        public void settle(String guild, ServerSettings settings) {
            throw new IllegalStateException();
        }
    }

    @AfterEach
    void close() {
        host.close();
        storage.close();
    }

    private String begun(Map<String, String> options) {
        return begun(options, "red", "blue");
    }

    private String begun(Map<String, String> options, String red, String blue) {
        String match = done(host.matches.create(by(red), AGORA, "duel", "foils", options))
                .id();
        done(host.matches.join(by(red), match, RED, Optional.of("an owl")));
        done(host.matches.join(by(blue), match, BLUE, Optional.of("an eagle")));
        done(host.matches.start(by(red), match));
        return match;
    }

    private Outcome outcome(String match) {
        return host.outcomes.find(match).orElseThrow();
    }

    private String lost(String match, String who, Seat seat) {
        done(host.matches.resign(by(who), match, seat));
        host.settled();
        clock.move(Duration.ofMinutes(1));
        return match;
    }

    private List<String> ladder() {
        return host.outcomes.ladder("server", "duel").standings().stream()
                .map(Standing::player)
                .toList();
    }

    private double mean(String player) {
        return host.outcomes.ladder("server", "duel").standings().stream()
                .filter(standing -> standing.player().equals(player))
                .findFirst()
                .orElseThrow()
                .rating()
                .mean();
    }

    @Test
    void theResultIsThereAsSoonAsTheMatchIsOver() {
        String match = begun(RATED);
        assertThat(host.outcomes.find(match)).isEmpty();

        done(host.matches.resign(by("red"), match, RED));

        Outcome outcome = outcome(match);
        assertThat(outcome.ending()).isEqualTo(Ending.RESIGNED);
        assertThat(outcome.rated()).isEqualTo(Rated.YES);
        assertThat(outcome.ended()).isEqualTo(clock.instant());
        Score red = outcome.scores().getFirst();
        assertThat(red.seat()).isEqualTo(RED);
        assertThat(red.player()).isEqualTo(new Player.Known("id-red", "red"));
        assertThat(red.place()).isEqualTo(OptionalInt.of(2));
        assertThat(red.resigned()).isTrue();
        assertThat(outcome.scores().getLast().resigned()).isFalse();
        assertThat(outcome.points()).isEqualTo(Map.of("id-blue", 1.0, "id-red", 0.0));
        assertThat(ladder()).containsExactly("id-blue", "id-red");
    }

    @Test
    void aMatchThatIsWonByItsRulesHasThePlacesOfItsRanking() {
        String match = begun(Map.of());
        new RandomPlayers(host, new SplittableRandom(3)).play(match, 500);
        host.settled();
        assertThat(host.match(match).stage()).isEqualTo(LiveMatch.Stage.OVER);
        Outcome outcome = outcome(match);
        assertThat(outcome.rated()).isEqualTo(Rated.UNASKED);
        host.match(match)
                .result()
                .orElseThrow()
                .ranking()
                .forEach(place -> assertThat(outcome.scores()).anySatisfy(score -> {
                    assertThat(score.seat()).isEqualTo(place.seat());
                    assertThat(score.place()).hasValue(place.rank());
                    assertThat(score.score()).isEqualTo(place.score());
                }));
    }

    @Test
    void whereTheServerKeepsNoRatingsNoMatchIsRated() {
        try (Storage other = Storage.inMemory();
                TestHost plain = TestHost.of(
                        TestHost.parts(other, DuelFactory.library(), outlet, clock)
                                .withServers(new Rating(false)),
                        outlet,
                        clock)) {
            assertThat(refused(plain.matches.create(by("ann"), AGORA, "duel", "foils", RATED)))
                    .isEqualTo("host.no-ratings");
            done(plain.matches.create(by("ann"), AGORA, "duel", "foils", Map.of()));
        }
    }

    @Test
    void itIsSaidAtTheStartAndInTheEndThatAMatchIsRated() {
        lost(begun(RATED), "red", RED);
        assertThat(outlet.texts()).anyMatch(text -> text.contains("starts") && text.contains("The match is rated"));
        assertThat(outlet.texts().getLast()).contains("The match is over", "The match is rated");
    }

    @Test
    void aMatchWithAComputerIsNotRatedAndSaysSo() {
        String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", RATED))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.of("an owl")));
        done(host.matches.computer(by("red"), match, BLUE, Level.NORMAL));
        done(host.matches.start(by("red"), match));
        host.settled();
        assertThat(outlet.texts())
                .anyMatch(text -> text.contains("starts") && text.contains("not rated, since the computer plays"));
        lost(match, "red", RED);
        assertThat(outcome(match).rated()).isEqualTo(Rated.COMPUTER);
        assertThat(ladder()).isEmpty();
    }

    @Test
    void whoLeavesHasGivenUp() {
        String match = begun(Map.of("rated", "yes", "vacant", "fallback"));
        done(host.matches.leave(by("red"), match));
        host.settled();
        done(host.matches.resign(by("blue"), match, BLUE));
        Outcome outcome = outcome(match);
        assertThat(outcome.scores().getFirst().gone()).isTrue();
        assertThat(outcome.places()).as("behind even those who resign").containsEntry("id-red", 3);
        assertThat(outcome.rated()).isEqualTo(Rated.YES);
        assertThat(ladder()).containsExactly("id-blue", "id-red");
    }

    /** Who is forgotten has no name, and no way out of a loss; who stayed has won a rated match all the same. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoLeavesAndIsForgottenHasLostAllTheSame(boolean leaves) {
        String match = begun(Map.of("rated", "yes", "vacant", "fallback"));
        if (leaves) {
            done(host.matches.leave(by("red"), match));
            host.settled();
        }
        host.matches.forget(TestHost.person("red"));
        host.settled();
        done(host.matches.resign(by("blue"), match, BLUE));
        Outcome outcome = outcome(match);
        assertThat(outcome.scores().getFirst().player()).isEqualTo(new Player.Forgotten(1));
        assertThat(outcome.rated()).isEqualTo(Rated.YES);
        assertThat(outcome.places()).containsEntry("~1", 3).containsEntry("id-blue", 2);
        assertThat(mean("id-blue")).isGreaterThan(1500);
    }

    @Test
    void whoLosesTheSeatToTheComputerHasGivenUpUnlessTheyTakeItAgain() {
        String match = begun(Map.of("rated", "yes", "clock", "1h", "lapse", "computer"));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));
        host.settled();
        clock.move(Duration.ofHours(2));
        host.gameHost.tick();
        host.settled();
        done(host.matches.resign(by("red"), match, RED));
        host.settled();
        Outcome outcome = outcome(match);
        assertThat(outcome.scores().getLast().player()).isEqualTo(new Player.Known("id-blue", "blue"));
        assertThat(outcome.scores().getLast().gone()).isTrue();
        assertThat(outcome.rated()).isEqualTo(Rated.YES);
        assertThat(outlet.texts().getLast()).contains("The match was to be rated");
    }

    /** Else whoever made a match could have the opponent lose the seat at night, and end the match before the morning. */
    @Test
    void whoMadeARatedMatchAndPlaysInItSetsNoClockAlone() {
        String match = begun(Map.of("rated", "yes", "clock", "24h"));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));
        host.times.setClock(by("red"), match, Map.of("clock", "5m", "lapse", "open"));
        host.settled();
        clock.move(Duration.ofMinutes(6));
        host.gameHost.tick();
        host.settled();
        host.proposals.propose(by("red"), match, new Motion.Draw());

        assertThat(host.outcomes.find(match)).isEmpty();
    }

    /** Else whoever made a match could have all the time there is, and let the others' go on when they sleep. */
    @Test
    void whoMadeARatedMatchAndPlaysInItStopsNoClockAlone() {
        String match = begun(Map.of("rated", "yes", "clock", "24h"));
        assertThat(refused(host.times.pause(by("red"), match, true))).isEqualTo("host.host-only");
        assertThat(refused(host.matches.sleep(by("red"), match))).isEqualTo("host.sleep.rated");

        done(host.proposals.propose(by("red"), match, new Motion.Pause()));
        done(host.proposals.answer(by("blue"), match, Motion.Pause.WORD, OptionalLong.empty(), true));
        assertThat(host.match(match).paused()).isTrue();
        done(host.matches.sleep(by("red"), match));
        host.settled();
        done(host.matches.settle(by("blue"), match, host.match(match).where()));
        assertThat(host.match(match).paused()).isTrue();
        done(host.times.pause(by("red"), match, false));
    }

    @Test
    void resignationsCountUnlessTheOptionsSayOtherwise() {
        String match = lost(begun(Map.of("rated", "yes", "rated-resignations", "unrated")), "red", RED);
        assertThat(outcome(match).rated()).isEqualTo(Rated.RESIGNED);
        assertThat(ladder()).isEmpty();
    }

    @Test
    void lapsesCountUnlessTheOptionsSayOtherwise() {
        for (String option : List.of("count", "unrated")) {
            Map<String, String> options = new HashMap<>(RATED);
            options.put("clock", "1h");
            options.put("rated-lapses", option);
            String match = begun(options);
            done(host.order(match, "red", Call.of("stance", "stance", "low")));
            host.settled();
            clock.move(Duration.ofHours(2));
            host.gameHost.tick();
            host.settled();
            lost(match, "red", RED);
            Outcome outcome = outcome(match);
            assertThat(outcome.scores().getLast().lapsed()).isTrue();
            assertThat(outcome.rated()).isEqualTo(option.equals("count") ? Rated.YES : Rated.LAPSED);
        }
    }

    @Test
    void anEndlessMatchThatAllHaveLeftHasNoPlaces() {
        String match = begun(RATED);
        done(host.matches.leave(by("red"), match));
        done(host.matches.leave(by("blue"), match));
        done(host.matches.close(by("red"), match));
        Outcome outcome = outcome(match);
        assertThat(outcome.ending()).isEqualTo(Ending.CLOSED);
        assertThat(outcome.rated()).isEqualTo(Rated.PLACELESS);
        assertThat(outcome.points().values()).containsOnly(0.0);
    }

    @Test
    void resultsOfEarlierMatchesAreFilledInOnceAndAreTheSame(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("earlier.db");
        String match;
        Outcome before;
        try (Storage earlier = Storage.open(file);
                TestHost then = TestHost.over(earlier, DuelFactory.library(), outlet, clock)) {
            match = then.duel(Map.of());
            done(then.matches.resign(by("red"), match, RED));
            before = then.settled().outcomes.find(match).orElseThrow();
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("delete from result_seat");
            statement.executeUpdate("delete from result");
        }
        try (Storage earlier = Storage.open(file);
                TestHost again = TestHost.over(earlier, DuelFactory.library(), outlet, clock)) {
            again.gameHost.tick();
            assertThat(again.outcomes.find(match)).contains(before);
            again.gameHost.tick();
            assertThat(again.outcomes.newest("server", Optional.empty(), 0, 9)).containsExactly(before);
        }
    }

    @Test
    void theForgottenStayUnderAPseudonymAndTheOthersRatingsAsTheyWere() {
        lost(begun(RATED), "red", RED);
        double before = mean("id-blue");
        host.matches.forget(TestHost.person("red"));
        assertThat(mean("id-blue")).isEqualTo(before);
        assertThat(ladder()).containsExactly("id-blue", "~1");
        assertThat(host.outcomes.of("server", TestHost.person("red"), 9)).isEmpty();
        assertThat(host.outcomes.of("server", TestHost.person("blue"), 9)).hasSize(1);
    }

    @Test
    void theSecondMatchOfASetHasTheSidesExchanged() {
        String first = lost(begun(RATED), "red", RED);

        LiveMatch second = done(host.matches.rematch(by("red"), first));

        assertThat(second.options()).containsEntry("rated", "yes");
        assertThat(second.held(TestHost.person("red"))).containsExactly(BLUE);
        assertThat(second.offers()).singleElement().satisfies(offer -> {
            assertThat(offer.seat()).isEqualTo(RED);
            assertThat(offer.to()).isEqualTo(TestHost.person("blue"));
        });
        host.settled();
        assertThat(outlet.texts()).anyMatch(text -> text.contains("red sits down, and blue is invited to play Red"));

        done(host.matches.answer(by("blue"), second.id(), RED, Matches.Reply.YES));
        done(host.matches.start(by("blue"), second.id()));
        lost(second.id(), "blue", RED);
        Outcome outcome = outcome(second.id());
        assertThat(outcome.first()).contains(first);
        assertThat(outcome.exchanges(outcome(first))).isTrue();
    }

    @Test
    void theMatchesOfASetCountTogetherWhenTheSecondHasEnded() {
        String first = lost(begun(RATED), "red", RED);
        double alone = mean("id-blue");
        String second = done(host.matches.rematch(by("red"), first)).id();
        clock.move(Duration.ofDays(30));
        assertThat(mean("id-blue")).as("a set that is not over changes nothing").isEqualTo(alone);
        done(host.matches.answer(by("blue"), second, RED, Matches.Reply.YES));
        done(host.matches.start(by("blue"), second));
        lost(second, "blue", RED);

        assertThat(mean("id-blue")).isEqualTo(mean("id-red"));
        assertThat(host.outcomes.ladder("server", "duel").standings())
                .allMatch(
                        standing -> standing.matches() == 2 && standing.course().size() == 1);
    }

    @Test
    void thereIsNoSecondMatchWithoutAFirstForTwo() {
        String first = begun(RATED);
        assertThat(refused(host.matches.rematch(by("red"), first))).isEqualTo("host.rematch.not-over");
        lost(first, "red", RED);
        assertThat(refused(host.matches.rematch(by("ann"), first))).isEqualTo("host.rematch.players-only");
        String second = done(host.matches.rematch(by("blue"), first)).id();
        assertThat(refused(host.matches.rematch(by("red"), first))).isEqualTo("host.rematch.there");
        done(host.matches.leave(by("blue"), second));
        String another = done(host.matches.rematch(by("red"), first)).id();
        done(host.matches.answer(by("blue"), another, RED, Matches.Reply.YES));
        done(host.matches.start(by("blue"), another));
        lost(another, "blue", RED);
        assertThat(refused(host.matches.rematch(by("red"), another))).isEqualTo("host.rematch.second");
        assertThat(refused(host.matches.rematch(by("red"), first))).isEqualTo("host.rematch.there");
    }

    @Test
    void whereThereAreNoTwoSidesThereAreNoSets() {
        try (Storage other = Storage.inMemory();
                TestHost packed = TestHost.over(other, RegisteredGames.LIBRARY, outlet, clock)) {
            String match = done(packed.matches.create(by("ann"), AGORA, "xenophon", "race", Map.of()))
                    .id();
            assertThat(refused(packed.matches.rematch(by("ann"), match))).isEqualTo("host.rematch.no-sides");
        }
    }

    /** Ten years of a busy club. */
    @Test
    void aLadderLooksAtTheNewestResultsAndNoMore(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("club.db");
        Storage.open(file).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            String numbers = "with recursive n (i) as (select 0 union all select i + 1 from n where i < 5999) ";
            statement.executeUpdate(
                    "insert into match (id, guild, channel, game, scenario, options, data_hash, settings,"
                            + " life, version, public_version, created, started, ended) " + numbers
                            + "select 'm' || i, 'server', 'agora', 'duel', 'foils', '{\"rated\":\"yes\"}', 'hash',"
                            + " '{}', 'over', 1, 1, 0, 0, i * 50000000 from n");
            statement.executeUpdate("insert into result (match, guild, game, ending, ended) " + numbers
                    + "select 'm' || i, 'server', 'duel', 'finished', i * 50000000 from n");
            for (int seat = 0; seat < 2; seat++) {
                statement.executeUpdate(
                        "insert into result_seat (match, seat, ordinal, kind, user_id, name, place, score,"
                                + " resigned, lapsed, gone) " + numbers + "select 'm' || i, 's" + seat + "', " + seat
                                + ", 'person', 'p' || ((i * " + (7 + seat) + " + " + seat + ") % 40 + 40 * " + seat
                                + "), 'somebody', " + (seat + 1) + ", '0', 0, 0, 0 from n");
            }
        }
        Wire wire = new Wire();
        try (Storage club = wire.open(file, Duration.ofSeconds(60));
                TestHost busy = TestHost.over(club, DuelFactory.library(), outlet, clock)) {
            assertThat(busy.outcomes.newest("server", Optional.empty(), 0, Outcomes.MOST))
                    .hasSize(Outcomes.MOST)
                    .first()
                    .extracting(Outcome::match)
                    .isEqualTo("m5999");
            busy.settled();
            wire.faults(passing -> false);
            List<Standing> standings = busy.outcomes.ladder("server", "duel").standings();
            assertThat(wire.passed().stream().filter(sql -> sql.contains("result")))
                    .as("statements, however many results there are")
                    .hasSize(2);
            assertThat(standings.stream().mapToInt(Standing::matches).sum()).isEqualTo(2 * Outcomes.MOST);
        }
    }

    @Test
    void aRepeatedDeliveryOpensOneSecondMatch() {
        String first = lost(begun(Map.of()), "red", RED);
        String second = done(host.matches.rematch(by("red", "once"), first)).id();
        assertThat(done(host.matches.rematch(by("red", "once"), first)).id()).isEqualTo(second);
    }

    @Test
    void nothingOfAnotherServerIsRead() {
        lost(begun(RATED), "red", RED);
        assertThat(host.outcomes.newest("another", Optional.empty(), 0, 9)).isEmpty();
        assertThat(host.outcomes.ladder("another", "duel").standings()).isEmpty();
        assertThat(host.outcomes.of("another", new Person("id-red", "red"), 9)).isEmpty();
    }

    @Test
    void aResultIsWrittenOnceHoweverOftenTheEndIsDecided() {
        String match = lost(begun(RATED), "red", RED);
        storage.commits()
                .apply(
                        Commit.on(match, host.match(match).version(), clock.instant()),
                        storage.matches().find(match).orElseThrow().revision());
        assertThat(host.outcomes.newest("server", Optional.of("duel"), 0, 9)).hasSize(1);
        assertThat(done(host.matches.create(by("red"), new ChannelRef("server", "stoa"), "duel", "foils", RATED))
                        .options())
                .containsEntry("rated-resignations", "count")
                .containsEntry("rated-lapses", "count");
    }
}
