package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import strategos.bot.host.Pictures;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.host.Speech;
import strategos.bot.port.Message.Picture;
import strategos.bot.render.ink.Lettering;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

class PaintedPicturesTest {
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

    private final Pictures pictures = new PaintedPictures(Samples.atelier());

    private final Speech speech = new Speech() {
        @Override
        public String say(Text text) {
            throw new AssertionError("a picture and its alt text want no markup");
        }

        @Override
        public String plain(Text text) {
            return Samples.WORDS.apply(text);
        }

        @Override
        public String cite(Line line) {
            throw new AssertionError("a picture and its alt text want no markup");
        }
    };

    private Picture map(String where, int zoom) {
        return pictures.map("sample", Samples.island(2), new Pictures.Focus(where, zoom), speech)
                .orElseThrow();
    }

    @Test
    void paintsTheWholeAMoveASpotAndARegion() {
        assertThat(map("", 0).png().get()).startsWith(PNG);
        assertThat(map("", 1).png().get()).startsWith(PNG);
        assertThat(map("t0", 0).png().get()).startsWith(PNG);
        assertThat(map("west", 1).png().get()).startsWith(PNG);
        assertThat(map("", 0).name()).isEqualTo("island.png");
        assertThat(map("", 0).alt()).isEqualTo("alt");
    }

    /** What changed in Sicily, on Rhodes and on the Propontis: three pictures that are no more to send than a large one. */
    @Test
    void whatChangedFarApartIsSeveralPicturesUnderNamesOfTheirOwn() {
        Scene scene = Samples.scene("theatre", List.of(), List.of(), List.of());
        List<Picture> parts = new PaintedPictures(Ateliers.packed(16L << 20))
                .changes("sparta", scene, Set.of("syracuse", "lindus", "byzantium"), speech);
        assertThat(parts).extracting(Picture::name).containsExactly("theatre.png", "theatre-2.png", "theatre-3.png");
        assertThat(parts).extracting(Picture::alt).doesNotHaveDuplicates();
        List<byte[]> painted = parts.stream().map(part -> part.png().get()).toList();
        assertThat(painted).allSatisfy(png -> assertThat(png).startsWith(PNG)).doesNotHaveDuplicates();
        assertThat(painted.stream().mapToInt(png -> png.length).sum()).isLessThan(1 << 20);
    }

    @Test
    void whatChangedInOnePlaceIsOnePicture() {
        assertThat(pictures.changes("sample", Samples.island(2), Set.of("t0"), speech))
                .singleElement()
                .satisfies(one -> assertThat(one.png().get())
                        .isEqualTo(
                                pictures.map("sample", Samples.island(2), Pictures.Focus.changed(Set.of("t0")), speech)
                                        .orElseThrow()
                                        .png()
                                        .get()));
    }

    /** No font has all letters: whatever one lacks, the picture is that of the seats' own names. */
    @Test
    void aNameThatNoFontShowsGivesWayToTheSeatsOwn() {
        Lettering lettering = Lettering.load();
        String strange = IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .filter(Character::isLetter)
                .mapToObj(Character::toString)
                .filter(letter -> !lettering.shows(letter))
                .findFirst()
                .orElseThrow();
        byte[] own = map("", 0).png().get();

        assertThat(painted(named("x"))).isNotEqualTo(own);
        assertThat(painted(named(strange))).isEqualTo(own);
    }

    private byte[] painted(Speech words) {
        return pictures.map("sample", Samples.island(2), Pictures.Focus.WHOLE, words)
                .orElseThrow()
                .png()
                .get();
    }

    private Speech named(String name) {
        return new Speech() {
            @Override
            public String say(Text text) {
                return speech.say(text);
            }

            @Override
            public String plain(Text text) {
                return speech.plain(text) + name;
            }

            @Override
            public String cite(Line line) {
                return speech.cite(line);
            }

            @Override
            public Speech unnamed() {
                return speech;
            }
        };
    }

    @Test
    void aPlaceIsFoundAsItIsWrittenOnTheMap() {
        assertThat(map("westhaven", 1).png().get()).isEqualTo(map("t0", 1).png().get());
        assertThat(map("WEST", 1).png().get()).isEqualTo(map("west", 1).png().get());
    }

    @Test
    void refusesBeforeAnythingIsPainted() {
        assertThatExceptionOfType(BadPicture.class)
                .isThrownBy(() -> map("atlantis", 0))
                .satisfies(e -> assertThat(e.why()).isEqualTo(Text.of("picture.spot", "spot", "atlantis")));
        assertThatExceptionOfType(BadPicture.class).isThrownBy(() -> map("t0", 7));
    }

    @Test
    void anAltTextIsCutToWhatServicesTake() {
        Scene island = Samples.island(1);
        Scene long1 = new Scene(
                island.sheet(),
                island.title(),
                island.subtitle(),
                List.of(Text.of("💀".repeat(3_000))),
                island.tints(),
                island.pieces(),
                island.arrows(),
                island.panels());
        String alt = pictures.map("sample", long1, Pictures.Focus.WHOLE, speech)
                .orElseThrow()
                .alt();
        assertThat(alt.length()).isBetween(1_023, 1_024);
        assertThat(alt).endsWith("…");
    }

    @Test
    void theDiceOfAReportComeWithTheirKey() {
        DiceSheet.Proof proof = new DiceSheet.Proof(116, 123, "ecc1482e");
        List<DiceSheet.Row> rows =
                Collections.nCopies(20, DiceSheet.Row.of(Samples.strip(2, 1, "Marc"), DiceSheet.State.JUDGED));
        Picture dice = pictures.dice("sample", new DiceSheet.Rows(Text.of("Dice"), rows, proof), speech)
                .orElseThrow();
        assertThat(dice.name()).isEqualTo("dice-116-123.png");
        assertThat(dice.png().get()).startsWith(PNG);
        assertThat(dice.alt()).startsWith("Dice: ");
        assertThat(pictures.dice("sample", new DiceSheet.Rows(Text.of("Dice"), List.of(), proof), speech))
                .isEmpty();
        assertThat(pictures.dice("sample", new DiceSheet.Bundle(Text.of("Dice"), List.of(), proof), speech))
                .isEmpty();
    }

    @Test
    void theMapCanBeThatOfWhatChanged() {
        assertThat(pictures.map("sample", Samples.island(2), Pictures.Focus.changed(Set.of("t0")), speech)
                        .orElseThrow()
                        .png()
                        .get())
                .isNotEqualTo(map("", 0).png().get())
                .isNotEqualTo(pictures.map("sample", Samples.island(2), Pictures.Focus.changed(Set.of()), speech)
                        .orElseThrow()
                        .png()
                        .get());
    }

    @Test
    void namesTheParts() {
        assertThat(pictures.parts("sample", Samples.island(1))).containsExactly("west");
    }

    @Test
    void theHostHasTheWordsForAllOfIt() {
        Phrasebook words = Phrasebook.common(ConfigFolder.packed(), Escape.plain());
        for (Text text : List.of(
                Text.of("picture.zoom", "least", 0, "most", 2),
                Text.of("picture.region", "name", "x", "regions", "y"),
                Text.of("picture.spot", "spot", "x"),
                Text.of("picture.dice-open"),
                Text.of("picture.dice-as-it-stands", "result", Text.of("picture.dice-void")),
                Text.of("picture.dice-taken-back"),
                Text.of("picture.dice-proof", "first", 1, "last", 2, "count", 2, "key", "k"),
                Text.of("picture.roll-open", "index", 3),
                Text.of("picture.roll-sealed", "index", 3),
                Text.of("picture.strip-modifier", "figure", "+1", "cause", Text.of("picture.roll-open", "index", 1)))) {
            assertThat(words.problems(text)).isEmpty();
        }
    }
}
