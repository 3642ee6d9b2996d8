package strategos.bot.render.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bot.render.Plays;
import strategos.bot.render.dice.Glyph.Column;
import strategos.bot.render.dice.Glyph.Words;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.dice.Chain;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Block;
import strategos.engine.scene.DiceSheet.Proof;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.DiceSheet.State;
import strategos.engine.scene.Strip;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

class DiceSheetTest {
    private static final Proof PROOF = new Proof(116, 123, "k".repeat(64));
    private static final int SHEETS = Integer.getInteger("strategos.sheets", 8);
    private static final List<State> STATES = List.of(State.values());

    private final List<String> cuts = new ArrayList<>();
    private final Lettering lettering = Lettering.load(cuts::add);
    private final DicePainter painter = new DicePainter(lettering, look("xenophon"));

    private static Look look(String game) {
        return Atlas.read(ConfigFolder.packed(), game).look();
    }

    private static Row row(int dice, int modifiers, String words, State state) {
        Text said = Text.of(words);
        Strip strip = new Strip(
                said,
                Text.of(""),
                "alpha",
                Chain.OPEN,
                7,
                IntStream.range(0, dice).mapToObj(i -> i % 6 + 1).toList(),
                6,
                Collections.nCopies(modifiers, new Strip.Modifier("-2", said)),
                Optional.of("12"),
                Optional.of("3:1"),
                said,
                said);
        return new Row(strip, state, Optional.of(said));
    }

    private static DiceSheet rows(List<Row> rows) {
        return new DiceSheet.Rows(Text.of("title"), rows, PROOF);
    }

    private static DiceSheet bundle(List<Row> rows) {
        return new DiceSheet.Bundle(
                Text.of("title"),
                List.of(new Block("alpha", rows.getFirst().strip().title(), rows)),
                PROOF);
    }

    private List<Card> cards(DiceSheet sheet, Function<Text, String> words) {
        return painter.cards(sheet, new RollWords(words));
    }

    /** All is inside its card, nothing lies on anything else, nothing is cut, and nothing is too small to be read. */
    private void assertReadable(List<Card> cards) {
        double above = 0;
        for (Card card : cards) {
            Rectangle2D box = DicePainter.box(card);
            assertThat(box.getMinY()).isGreaterThanOrEqualTo(above);
            above = box.getMaxY();
            List<Mark> marks = card.marks();
            for (int i = 0; i < marks.size(); i++) {
                Rectangle2D mark = marks.get(i).box();
                assertThat(mark.isEmpty() || box.contains(mark))
                        .as("%s in %s", mark, box)
                        .isTrue();
                size(marks.get(i).glyph()).ifPresent(size -> assertThat(size).isGreaterThanOrEqualTo(RowText.LEAST));
                for (Mark other : marks.subList(0, i)) {
                    assertThat(other.box().intersects(mark))
                            .as("%s on %s", marks.get(i), other)
                            .isFalse();
                }
            }
        }
        assertThat(cuts).isEmpty();
    }

    private static Optional<Double> size(Glyph glyph) {
        return switch (glyph) {
            case Words words -> Optional.of(words.type().size());
            case Column column -> Optional.of(column.words().type().size());
            default -> Optional.empty();
        };
    }

    @ParameterizedTest
    @CsvSource({"1", "16", "40"})
    void aRowIs86PixelsHighAndNoneIsLeftOut(int many) {
        List<Row> rows = Collections.nCopies(many, row(2, 1, "Weather", State.JUDGED));
        BufferedImage image = painter.paint(rows(rows), Text::key);
        assertThat(image.getWidth()).isEqualTo(1060);
        assertThat(image.getHeight()).isEqualTo(many * 86 + DicePainter.MARGIN);
        assertThat(cards(rows(rows), Text::key)).hasSize(many);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, ''",
        "1, 0, Marc",
        "2, 3, a word",
        "1, 20, a cause with several words",
        "12, 0, Morale",
        "60, 2, Morale",
        "9, 9, the army stays where it is since the snow lies deep and the guides have run away in the night",
        "3, 5, 漢字かな交じり文の長い説明がここに入ります",
        "3, 5, مرحبا بالعالم كيف حالك اليوم",
        "3, 5, WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"
    })
    void whateverIsSaidIsSaidInFull(int dice, int modifiers, String words) {
        for (State state : State.values()) {
            Row row = row(dice, modifiers, words, state);
            assertReadable(cards(rows(List.of(row, row(1, 0, "Route", State.JUDGED), row)), Text::key));
            assertReadable(cards(bundle(List.of(row, row(1, 0, "Route", State.JUDGED), row)), Text::key));
        }
    }

    /** Whether a modifier helps is no matter of its sign: -1 helps who would throw low. */
    @Test
    void theSignOfAModifierHasNoColour() {
        assertThat(coloured(modified("-1"))).isEqualTo(coloured(modified("+1")));
        assertThat(coloured(rows(List.of(row(1, 0, "lost", State.VOID)))))
                .as("dice that are void are pale")
                .isNotEqualTo(coloured(rows(List.of(row(1, 0, "lost", State.JUDGED)))));
    }

    private static DiceSheet modified(String figure) {
        Text said = Text.of("Roll");
        List<Strip.Modifier> modifiers = List.of(new Strip.Modifier(figure, said));
        Strip strip = new Strip(
                said,
                Text.of(""),
                "alpha",
                Chain.OPEN,
                3,
                List.of(4),
                6,
                modifiers,
                Optional.of("5"),
                Optional.empty(),
                Text.of(""),
                said);
        return rows(List.of(Row.of(strip, State.JUDGED)));
    }

    /** Points of a strong red or green. */
    private long coloured(DiceSheet sheet) {
        BufferedImage image = painter.paint(sheet, Text::key);
        return IntStream.range(0, image.getHeight())
                .mapToLong(y -> IntStream.range(0, image.getWidth())
                        .filter(x -> strong(image.getRGB(x, y)))
                        .count())
                .sum();
    }

    private static boolean strong(int rgb) {
        int red = rgb >> 16 & 0xFF;
        int green = rgb >> 8 & 0xFF;
        int blue = rgb & 0xFF;
        return red - Math.max(green, blue) > 90 || green - Math.max(red, blue) > 25;
    }

    @ParameterizedTest
    @CsvSource({"6, 6, 5", "10, 10, 1", "100, 77, 70", "2, 1, 2"})
    void diceOfAnySidesShowTheirFace(int sides, int face, int other) {
        assertThat(pixels(sides, face)).isNotEqualTo(pixels(sides, other)).isEqualTo(pixels(sides, face));
        assertReadable(cards(thrown(sides, face), Text::key));
    }

    private static DiceSheet thrown(int sides, int face) {
        Text said = Text.of("Roll");
        return rows(List.of(Row.of(
                new Strip(
                        said,
                        Text.of(""),
                        "alpha",
                        Chain.OPEN,
                        3,
                        List.of(face),
                        sides,
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        said,
                        said),
                State.JUDGED)));
    }

    private List<Integer> pixels(int sides, int face) {
        BufferedImage image = painter.paint(thrown(sides, face), Text::key);
        return IntStream.of(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                .boxed()
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> whatIsThrownInAMatchIsReadable() {
        return Plays.games().map(game -> dynamicTest(game.box().id(), () -> new Match(game).readable()));
    }

    @TestFactory
    Stream<DynamicTest> mostRowsOfAMatchAreNoHigherThanOthers() {
        return Plays.games().map(game -> dynamicTest(game.box().id(), () -> new Match(game).even()));
    }

    /** What random matches of a game throw. */
    private final class Match {
        private final Function<Text, String> words;
        private final List<Strip> strips;
        private final DicePainter own;
        private final SplittableRandom luck = new SplittableRandom(Long.getLong("strategos.seed", 5));

        Match(Game<?> game) {
            String id = game.box().id();
            Phrasebook book = RegisteredGames.LIBRARY.words(id, Escape.plain());
            this.words = book::say;
            this.strips = Plays.of(game).strips();
            this.own = new DicePainter(lettering, look(id));
        }

        private List<Row> some(int many) {
            int from = luck.nextInt(strips.size() - many);
            return strips.subList(from, from + many).stream()
                    .map(strip -> Row.of(strip, STATES.get(luck.nextInt(STATES.size()))))
                    .toList();
        }

        void readable() {
            for (int i = 0; i < SHEETS; i++) {
                List<Row> rows = some(1 + luck.nextInt(20));
                assertReadable(own.cards(rows(rows), new RollWords(words)));
                assertReadable(own.cards(
                        new DiceSheet.Bundle(
                                Text.of("title"),
                                List.of(
                                        new Block(
                                                rows.getFirst().strip().style(),
                                                rows.getFirst().strip().title(),
                                                rows),
                                        new Block(
                                                rows.getLast().strip().style(),
                                                rows.getLast().strip().title(),
                                                rows.reversed())),
                                PROOF),
                        new RollWords(words)));
            }
        }

        void even() {
            List<Card> cards = Stream.generate(() -> own.cards(rows(some(12)), new RollWords(words)))
                    .limit(SHEETS)
                    .flatMap(List::stream)
                    .toList();
            assertThat(cards.stream()
                            .filter(card -> card.height() > RowLayout.HEIGHT)
                            .count())
                    .isLessThan(cards.size() / 6);
        }
    }

    /** A line of a bundle never begins with dice: what they were thrown for stands before them. */
    @Test
    void aRollInShortStaysTogether() {
        for (int rolls = 1; rolls < 40; rolls++) {
            List<Row> rows = new ArrayList<>();
            for (int i = 0; i < rolls; i++) {
                rows.add(row(1 + i % 2, 0, "Attrition".substring(i % 5), State.JUDGED));
            }
            Card block = cards(bundle(rows), Text::key).getFirst();
            assertThat(block.marks())
                    .filteredOn(mark -> mark.glyph() instanceof Glyph.Dice)
                    .hasSize(rolls)
                    .allMatch(dice -> dice.x() > block.marks().getFirst().x());
        }
    }

    /** Only a roll that counts has its outcome in red; the open one is on a ground of its own, and the past ones are pale. */
    @Test
    void whatBecameOfARollIsSeen() {
        Shades open = Shades.of(State.OPEN);
        assertThat(open.ground()).isNotEqualTo(Inks.CREAM);
        assertThat(open.outcome()).isEqualTo(Inks.INK);
        assertThat(Shades.of(State.JUDGED).outcome()).isEqualTo(Inks.LOSS);
        assertThat(Shades.of(State.JUDGED).pale()).isFalse();
        assertThat(Shades.of(State.VOID).pale()).isTrue();
        assertThat(Shades.of(State.TAKEN_BACK).pale()).isTrue();

        DiceSheet sheet =
                rows(Stream.of(State.values()).map(s -> row(1, 0, "Rally", s)).toList());
        BufferedImage image = painter.paint(sheet, Text::key);
        List<Card> cards = cards(sheet, Text::key);
        for (Card card : cards) {
            assertThat(image.getRGB(1030, (int) (card.y() + 8)) & 0xFFFFFF)
                    .isEqualTo(card.shades().ground().rgb());
            assertThat(image.getRGB(20, (int) (card.y() + 40)) & 0xFFFFFF)
                    .isEqualTo(look("xenophon").style("alpha").colour().rgb());
        }
        assertThat(darkest(image, cards.get(STATES.indexOf(State.VOID))))
                .isGreaterThan(darkest(image, cards.get(STATES.indexOf(State.JUDGED))) + 40);
    }

    /** The darkest point of a roll's dice. */
    private static int darkest(BufferedImage image, Card card) {
        Rectangle2D dice = card.marks().stream()
                .filter(mark -> mark.glyph() instanceof Glyph.Dice)
                .findFirst()
                .orElseThrow()
                .box();
        return IntStream.range((int) dice.getMinY(), (int) dice.getMaxY())
                .flatMap(y -> IntStream.range((int) dice.getMinX(), (int) dice.getMaxX())
                        .map(x -> image.getRGB(x, y) >> 8 & 255))
                .min()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(State.class)
    void whatBecameOfARollIsSaid(State state) {
        RollWords words = new RollWords(text -> text.with().isEmpty() ? text.key() : text.key() + " with");
        assertThat(words.outcome(row(1, 0, "Rally", state)))
                .isEqualTo(
                        switch (state) {
                            case OPEN -> "picture.dice-as-it-stands with";
                            case JUDGED -> "Rally";
                            case VOID -> "picture.dice-void";
                            case TAKEN_BACK -> "picture.dice-taken-back";
                        });
        assertThat(words.outcome(row(1, 0, "", state)))
                .isEqualTo(
                        switch (state) {
                            case OPEN -> "picture.dice-open";
                            case JUDGED -> "";
                            case VOID -> "picture.dice-void";
                            case TAKEN_BACK -> "picture.dice-taken-back";
                        });
    }
}
