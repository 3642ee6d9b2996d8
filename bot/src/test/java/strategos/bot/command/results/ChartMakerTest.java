package strategos.bot.command.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import strategos.bot.command.LibraryWords;
import strategos.bot.host.Chart;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Ending;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcome.Rated;
import strategos.bot.host.Outcome.Score;
import strategos.bot.host.Outcomes;
import strategos.bot.host.Pictures;
import strategos.bot.port.Request.Person;
import strategos.bot.rating.Ladder;
import strategos.bot.rating.RatedMatch;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;

/** Charts made of results: who counts, ties, and how much is shown. */
class ChartMakerTest {
    private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");

    private final Library library = DuelFactory.library();
    private final LibraryWords words = new LibraryWords(library, Escape.plain());
    private final ChartMaker maker =
            new ChartMaker(Pictures.NONE, new OutcomeLines(library, new NoOutcomes(), words), words);

    private static final class NoOutcomes implements Outcomes {
        @Override
        public List<Outcome> newest(String guild, Optional<String> game, int from, int most) {
            return List.of();
        }

        @Override
        public List<Outcome> of(String guild, Person person, int most) {
            return List.of();
        }

        @Override
        public Optional<Outcome> find(String match) {
            return Optional.empty();
        }

        @Override
        public Ladder ladder(String guild, String game) {
            return Ladder.of(List.of(), NOON);
        }
    }

    private static Player person(String name) {
        return new Player.Known(name, name);
    }

    private static Outcome outcome(String scenario, Player red, int redPlace, Player blue, int bluePlace) {
        return new Outcome(
                "m",
                "duel",
                scenario,
                Ending.FINISHED,
                Rated.UNASKED,
                NOON,
                Optional.empty(),
                List.of(score("red", red, redPlace), score("blue", blue, bluePlace)));
    }

    private static Score score(String seat, Player player, int place) {
        return new Score(new Seat(seat), player, OptionalInt.of(place), "", false, false, false);
    }

    @Test
    void aTieIsShared() {
        List<Outcome> tie = List.of(outcome("foils", person("ann"), 1, person("bob"), 1));
        Chart.Crosstable table =
                (Chart.Crosstable) maker.crosstable("duel", new Meetings(tie)).orElseThrow();
        assertThat(table.points().get(0).get(1)).hasValue(0.5);
        assertThat(table.points().get(1).get(0)).hasValue(0.5);
        assertThat(table.alt()).contains("ann ½: ½ against bob");
        Chart.Shares shares = (Chart.Shares) maker.shares("duel", tie).orElseThrow();
        assertThat(shares.groups().getFirst().sides())
                .extracting(Chart.Side::label)
                .containsExactly("Red 50%", "Blue 50%");
    }

    @Test
    void computersAndTheForgottenAreNotInTheTable() {
        List<Outcome> all = List.of(
                outcome("foils", person("ann"), 1, new Player.Computer(), 2),
                outcome("foils", person("ann"), 1, new Player.Forgotten(1), 2));
        assertThat(maker.crosstable("duel", new Meetings(all))).isEmpty();
        Chart.Shares shares = (Chart.Shares) maker.shares("duel", all).orElseThrow();
        assertThat(shares.groups().getFirst().count())
                .as("a computer is no measure")
                .isEqualTo("1 match");
    }

    @Test
    void theSharesAddUpToAHundred() {
        List<Outcome> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            all.add(outcome("foils", person("ann"), i < 3 ? 1 : 2, person("bob"), i < 3 ? 2 : 1));
        }
        Chart.Shares shares = (Chart.Shares) maker.shares("duel", all).orElseThrow();
        assertThat(shares.groups().getFirst().sides().stream()
                        .flatMap(side ->
                                Pattern.compile("\\d+").matcher(side.label()).results())
                        .mapToInt(found -> Integer.parseInt(found.group()))
                        .sum())
                .isEqualTo(100);
    }

    @Test
    void fortyPlayersAreBoundedEverywhere() {
        List<Outcome> all = new ArrayList<>();
        List<RatedMatch> rated = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            for (int j = 0; j < i; j++) {
                String one = "player number " + i;
                String other = "player number " + j;
                all.add(outcome(i % 2 == 0 ? "foils" : "sabres", person(one), 1, person(other), 2));
                rated.add(new RatedMatch(
                        "m" + i + "-" + j,
                        NOON.plus(Duration.ofDays(7L * (i + j))),
                        new TreeMap<>(Map.of(one, 1, other, 2))));
            }
        }
        Chart.Crosstable table =
                (Chart.Crosstable) maker.crosstable("duel", new Meetings(all)).orElseThrow();
        assertThat(table.players()).hasSize(ChartMaker.PLAYERS);
        assertThat(table.points()).allMatch(row -> row.size() == ChartMaker.PLAYERS);
        assertThat(table.note()).endsWith("Of all, the 12 who played most.");
        Chart.Course course = (Chart.Course)
                maker.course("duel", Ladder.of(rated, NOON.plus(Duration.ofDays(600))), OutcomeLines.newestNames(all))
                        .orElseThrow();
        assertThat(course.lines())
                .hasSize(ChartMaker.LINES)
                .allMatch(line -> line.dots().size() <= ChartMaker.DOTS);
        assertThat(course.lines().getFirst().player()).isEqualTo("player number 39");
    }

    @Test
    void whereNobodyHasMetThereIsNothingToShow() {
        assertThat(maker.crosstable("duel", new Meetings(List.of()))).isEmpty();
        assertThat(maker.shares("duel", List.of())).isEmpty();
        assertThat(maker.course("duel", Ladder.of(List.of(), NOON), Map.of())).isEmpty();
    }

    @Test
    void aGameThatIsNotPlayedHereAnyMoreIsCalledByItsId() {
        List<Outcome> old = List.of(outcome("pikes", person("ann"), 1, person("bob"), 2));
        assertThat(maker.shares("tournament", old).orElseThrow().alt()).contains("tournament", "pikes, 1 match");
    }
}
