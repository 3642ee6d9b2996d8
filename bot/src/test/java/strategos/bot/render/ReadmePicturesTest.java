package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.PlacedName;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.config.ConfigFolder;
import strategos.engine.dice.SeededDice;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Order;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/**
 * The maps of the README are as large as the bot paints them today, and each name of a place stands where it stands today.
 * With {@code -Dstrategos.readme=write} they are painted anew, of matches of the games' own computer players.
 */
class ReadmePicturesTest {
    private static final Path FOLDER = Path.of("../docs/pictures");
    private static final Atelier ATELIER = Ateliers.packed(32L << 20);

    /** Of 255: darker is the ink of names. */
    private static final int INK = 100;

    private static final int DARK = 150;

    /** Of a name's ink, how much is found again where the name stands. */
    private static final double FOUND = .9;

    /**
     * A picture of the README.
     *
     * @param part of the map by its name; none for all of it
     * @param orders after so many of them it is painted
     */
    record Shown(String game, String scenario, int seats, Optional<String> part, int orders) {
        @Override
        public String toString() {
            return game;
        }

        Path file() {
            return FOLDER.resolve(game + ".png");
        }

        Framing framing() {
            return part.map(name -> Framing.region(name, 0)).orElseGet(Framing::whole);
        }
    }

    static Stream<Shown> pictures() {
        return Stream.of(
                new Shown("xenophon", "race", 4, Optional.empty(), 640),
                new Shown("sparta", "archidamian", 2, Optional.empty(), 236),
                new Shown("persians", "second-war", 2, Optional.of("greece"), 60));
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void namesStandWhereTheyStandToday(Shown shown) throws IOException {
        Painter painter = ATELIER.painter(shown.game());
        Scene first = scene(RegisteredGames.LIBRARY.open(shown.game()), shown, 0);
        Text none = Text.of("");
        Scene bare = new Scene(first.sheet(), none, none, List.of(), List.of(), List.of(), List.of(), first.panels());
        BufferedImage today = ImageIO.read(new ByteArrayInputStream(painter.map(bare, text -> "", shown.framing())));
        BufferedImage kept = ImageIO.read(shown.file().toFile());
        assertThat(List.of(kept.getWidth(), kept.getHeight()))
                .as("width and height")
                .isEqualTo(List.of(today.getWidth(), today.getHeight()));
        assertThat(chart(shown.game(), shown.part().orElse(first.sheet())).names())
                .filteredOn(name -> name.of().isPresent())
                .filteredOn(name -> found(name.box(), today, kept) < FOUND)
                .extracting(PlacedName::text)
                .as("names that stand elsewhere today")
                .isEmpty();
    }

    private static double found(Bounds box, BufferedImage today, BufferedImage kept) {
        int all = 0;
        int found = 0;
        for (int y = (int) box.y(); y < box.bottom(); y++) {
            for (int x = (int) box.x(); x < box.right(); x++) {
                if (light(today, x, y) < INK) {
                    all++;
                    found += light(kept, x, y) < DARK ? 1 : 0;
                }
            }
        }
        return all == 0 ? 1 : (double) found / all;
    }

    private static int light(BufferedImage image, int x, int y) {
        int rgb = image.getRGB(x, y);
        return Math.max(Math.max(rgb >> 16 & 255, rgb >> 8 & 255), rgb & 255);
    }

    @ParameterizedTest
    @MethodSource("pictures")
    @EnabledIfSystemProperty(named = "strategos.readme", matches = "write", disabledReason = "writes")
    void write(Shown shown) throws IOException {
        Phrasebook phrases = RegisteredGames.LIBRARY.words(shown.game(), Escape.plain());
        Scene scene = scene(RegisteredGames.LIBRARY.open(shown.game()), shown, shown.orders());
        Files.write(shown.file(), ATELIER.painter(shown.game()).map(scene, phrases::say, shown.framing()));
    }

    /** What all may see after so many orders. */
    private static <S> Scene scene(Game<S> game, Shown shown, int orders) {
        Scenario scenario = game.box().scenarios().stream()
                .filter(s -> s.id().equals(shown.scenario()))
                .findFirst()
                .orElseThrow();
        Setup setup = new Setup(
                scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, shown.seats()));
        SplittableRandom luck = new SplittableRandom(1);
        SeededDice dice = new SeededDice(1);
        Referee referee = new Referee();
        S state = referee.start(game, setup, dice).state();
        for (int i = 0; i < orders && game.rules().result(state).isEmpty(); i++) {
            Seat seat = game.rules().awaited(state).firstEntry().getKey();
            Seen<S> seen = game.conceal(state, seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            Order order = new Order(seat, game.computer().choose(seen, seat, decision, luck));
            state = ((Ruling.Accepted<S>)
                            referee.rule(game, state, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice))
                    .state();
        }
        return game.views().of(game.conceal(state, Viewer.EVERYONE)).scene().orElseThrow();
    }

    private static Chart chart(String game, String name) {
        ConfigFolder config = ConfigFolder.packed();
        Atlas atlas = Atlas.read(config, game);
        Sheet sheet = atlas.sheet(name);
        Optional<Coast> coast = sheet.ground().map(g -> Coast.read(config, g.coast(), g.projection()));
        Optional<AreaMap> areas = new AreaMaps(config, atlas, Ateliers.shelf(config)).on(name);
        return Ateliers.chart(config, atlas, name, coast, areas, Lettering.load());
    }
}
