package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.Chart;
import strategos.bot.host.Speech;
import strategos.bot.host.Speech.Wording;
import strategos.bot.luck.LuckCharts;
import strategos.bot.render.chart.ChartPainter;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.png.Palette;
import strategos.bot.render.png.PngWriter;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.config.ConfigFolder;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Charts of results and of dice. To look at them, run it with {@code -Dstrategos.charts=FOLDER}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChartsTest {
    private static final int TALLEST = 1_600;

    /** That of all units. */
    private static final int TALLEST_TABLE = 3_000;

    /** The longest that a chat service lets somebody have. */
    private static final String LONG_NAME = "Hippias the Elder, Lord of Elis.";

    private static final int MANY = 1_902;

    /** Shared by all charts, since fonts take long to load. */
    private final Atelier atelier = Ateliers.packed(0);

    /** Each chart as it was painted first. */
    private final Map<String, byte[]> painted = new HashMap<>();

    private final List<String> cuts = new ArrayList<>();
    private final ChartPainter painter = new ChartPainter(Lettering.load(cuts::add));

    private byte[] first(String name, Chart chart) {
        return painted.computeIfAbsent(name, key -> atelier.chart(chart));
    }

    @BeforeEach
    void nothingIsCut() {
        cuts.clear();
    }

    static Stream<Arguments> charts() {
        return Stream.of(
                Arguments.of("crosstable-2", SomeCharts.crosstable(2)),
                Arguments.of("crosstable-5", SomeCharts.crosstable(5)),
                Arguments.of("crosstable-12", SomeCharts.crosstable(12)),
                Arguments.of("shares", SomeCharts.shares()),
                Arguments.of("course-1", SomeCharts.course(1, 1)),
                Arguments.of("course-2", SomeCharts.course(2, 5)),
                Arguments.of("course-8", SomeCharts.course(8, 9)),
                Arguments.of("course-8-at-once", SomeCharts.course(8, 1)),
                Arguments.of("luck-1-of-1", SomeCharts.luck(1, 1)),
                Arguments.of("luck-6-of-2000", SomeCharts.luck(6, 2_000)),
                Arguments.of("faces-1-of-none", SomeCharts.faces(1, List.of(0, 0, 0, 0, 0, 1))),
                Arguments.of("faces-6", SomeCharts.faces(6, List.of(33, 26, 21, 22, 25, 30))),
                Arguments.of("means-0", SomeCharts.means(1, 0)),
                Arguments.of("means-1", SomeCharts.means(1, 1)),
                Arguments.of("means-6", SomeCharts.means(6, 12)));
    }

    /** Every table that a box prints, as it is looked up. */
    static Stream<Arguments> tables() {
        Library library = RegisteredGames.LIBRARY;
        return library.games().stream().flatMap(game -> {
            String id = game.box().id();
            Phrasebook words = library.words(id, Escape.plain());
            return game.box().tables().stream()
                    .flatMap(table -> table.sheets().stream()
                            .map(sheet -> Arguments.of(id + " " + table.id(), SomeCharts.listing(sheet, words))));
        });
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aTableHasAllItsWordsAndFitsATelephone(String name, Chart chart) {
        BufferedImage image = painter.paint(chart);
        assertThat(cuts).as("cut in %s", name).isEmpty();
        assertThat(image.getWidth()).isEqualTo(1060);
        assertThat(image.getHeight()).isBetween(200, TALLEST_TABLE);
        // As the atelier makes it of what is painted, which is tried with the charts.
        assertThat(PngWriter.write(image, Palette.ofOne(image))).hasSizeLessThan(400_000);
    }

    static Stream<String> games() {
        return RegisteredGames.LIBRARY.games().stream().map(game -> game.box().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aKindOfRollIsNamedWhole(String game) throws IOException {
        List<String> kinds = List.copyOf(kinds(game).values());
        assertThat(kinds).isNotEmpty();
        painter.paint(SomeCharts.means(2, kinds));
        assertThat(cuts).isEmpty();
    }

    /** The kinds of rolls of a game, and how each is called. */
    private static Map<String, String> kinds(String game) throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(ConfigFolder.packed().text("games/" + game + "/words/en.properties")));
        return words.stringPropertyNames().stream()
                .filter(key -> key.startsWith("roll."))
                .collect(Collectors.toMap(key -> key.substring("roll.".length()), words::getProperty));
    }

    /** As players with long names see them after thousands of dice, those of one seat all too high. */
    @ParameterizedTest
    @MethodSource("games")
    void ofTheLuckOfAMatchNothingButLongNamesIsCut(String game) throws IOException {
        Box box = RegisteredGames.LIBRARY.open(game).box();
        Phrasebook book = RegisteredGames.LIBRARY.words(game, Escape.plain());
        Function<Seat, String> called =
                seat -> book.say(Text.of("command.seat", "seat", seat)) + " (" + LONG_NAME + ")";
        Speech words = Wording.of(book).calling(book.calling(seat -> Optional.of(called.apply(seat))));
        List<Seat> seats = box.scenarios().stream()
                .map(Scenario::seats)
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
        String kind = kinds(game).keySet().iterator().next();
        List<Roll> rolls = seats.stream()
                .map(seat -> new Cause(Chain.OPEN, kind, Optional.of(seat), new Line(Text.of("order.pass"))))
                .map(cause -> new Roll(cause, 1, 6, false, faces(cause.by().equals(Optional.of(seats.getFirst())))))
                .toList();
        List<Chart> charts = new LuckCharts(words, seat -> Optional.empty(), name -> true).of(rolls);
        assertThat(charts).hasSize(3);
        charts.forEach(painter::paint);
        assertThat(cuts).isSubsetOf(seats.stream().map(called).toList());
    }

    private static List<Integer> faces(boolean high) {
        return IntStream.range(0, MANY)
                .map(i -> high && i % 6 == 0 ? 4 : i % 6 + 1)
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("charts")
    void fitsATelephone(String name, Chart chart) throws IOException {
        byte[] png = first(name, chart);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isEqualTo(1060);
        assertThat(image.getHeight()).isBetween(200, TALLEST);
        assertThat(png.length).isLessThan(200_000);
        String folder = System.getProperty("strategos.charts", "");
        if (!folder.isEmpty()) {
            Files.write(Path.of(folder, name + ".png"), png);
        }
    }

    @ParameterizedTest
    @MethodSource("charts")
    void isPaintedTheSameEachTime(String name, Chart chart) {
        assertThat(atelier.chart(chart)).as(name).isEqualTo(first(name, chart));
    }

    @ParameterizedTest
    @MethodSource("charts")
    void nothingButLongNamesIsCut(String name, Chart chart) {
        painter.paint(chart);
        assertThat(cuts)
                .as("a name may be cut in %s, and never a figure with it", name)
                .isSubsetOf(SomeCharts.NAMES)
                .allMatch(cut -> cut.startsWith("Hippias") || cut.startsWith("Chrysanthe"));
    }
}
