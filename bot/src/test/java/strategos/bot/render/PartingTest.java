package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;

/** Which places of a map share a picture. */
class PartingTest {
    private static final int SETS = 40;
    private static final int FEW = 25;

    private static Sheet theatre() {
        return Atlas.read(ConfigFolder.packed(), "sparta").sheet("theatre");
    }

    private static List<Set<String>> parts(String... spots) {
        return new Parting(theatre()).of(List.of(spots));
    }

    @Test
    void whatLiesNearSharesOnePicture() {
        assertThat(parts("athens", "megara", "corinth", "thebes"))
                .containsExactly(Set.of("athens", "megara", "corinth", "thebes"));
        assertThat(parts("athens")).containsExactly(Set.of("athens"));
    }

    @Test
    void whatLiesFarApartHasPicturesOfItsOwnFromNorthToSouth() {
        assertThat(parts("sparta", "byzantium", "gytheum"))
                .containsExactly(Set.of("byzantium"), Set.of("sparta", "gytheum"));
        assertThat(parts("syracuse", "lindus", "byzantium", "camirus", "gela", "cyzicus"))
                .containsExactly(
                        Set.of("byzantium", "cyzicus"), Set.of("lindus", "camirus"), Set.of("syracuse", "gela"));
    }

    @Test
    void whatIsNotOnTheMapPartsNothing() {
        assertThat(parts("atlantis", "hades")).containsExactly(Set.of("atlantis", "hades"));
        assertThat(parts("atlantis", "sparta")).containsExactly(Set.of("sparta"));
        assertThat(parts()).containsExactly(Set.of());
    }

    /** Each place of any set, and were it all of the map, is in one of at most three pictures; those of few can be read. */
    @TestFactory
    Stream<DynamicTest> eachPlaceIsInOnePicture() {
        return Plays.games().flatMap(game -> {
            Atlas atlas = Atlas.read(ConfigFolder.packed(), game.box().id());
            return atlas.sheets().keySet().stream()
                    .map(name -> dynamicTest(game.box().id() + " " + name, () -> {
                        Sheet sheet = atlas.sheet(name);
                        Parting parting = new Parting(sheet);
                        List<String> spots = new ArrayList<>(
                                sheet.spots().stream().map(Sheet.Spot::id).toList());
                        complete(parting.of(spots), Set.copyOf(spots));
                        Random luck = new Random(Long.getLong("strategos.seed", 17));
                        for (int i = 0; i < SETS; i++) {
                            Collections.shuffle(spots, luck);
                            Set<String> some =
                                    Set.copyOf(spots.subList(0, 1 + luck.nextInt(Math.min(FEW, spots.size()))));
                            List<Set<String>> parts = parting.of(some);
                            complete(parts, some);
                            assertThat(parts.size() > 1 && parting.reads(some))
                                    .as("parted for nothing")
                                    .isFalse();
                            if (some.size() <= Parting.MOST) {
                                assertThat(parts).as("few places").allMatch(parting::reads);
                            }
                        }
                    }));
        });
    }

    private static void complete(List<Set<String>> parts, Set<String> spots) {
        assertThat(parts).hasSizeBetween(1, Parting.MOST);
        Set<String> seen = new HashSet<>();
        parts.forEach(part -> assertThat(part).isNotEmpty().allMatch(seen::add));
        assertThat(seen).isEqualTo(spots);
    }
}
