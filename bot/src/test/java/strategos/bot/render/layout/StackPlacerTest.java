package strategos.bot.render.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;

class StackPlacerTest {
    private static final Chart CHART = chart();

    private static Chart chart() {
        try {
            ConfigFolder config = ConfigFolder.overlaid(
                    Path.of(StackPlacerTest.class.getResource("/atelier").toURI()));
            Atlas atlas = Atlas.read(config, "sample");
            Sheet sheet = atlas.sheet("island");
            Coast coast =
                    Coast.read(config, "island", sheet.ground().orElseThrow().projection());
            return ChartMaker.make(sheet, atlas.look(), Optional.of(coast), Optional.empty(), Lettering.load());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Bounds> place(List<StackPlacer.Wish> wishes) {
        return new StackPlacer(CHART)
                .place(wishes).stream().map(StackPlacer.Stand::box).toList();
    }

    @Test
    void aLoneStackStandsInItsSlot() {
        Bounds slot = CHART.slots().get("t3");
        List<Bounds> placed = place(List.of(new StackPlacer.Wish("t3", slot.width(), slot.height(), false)));
        assertThat(placed).containsExactly(slot);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void stacksCoverNeitherEachOtherNorSpotsNorNames(long seed) {
        Random random = new Random(seed);
        List<String> spots = new ArrayList<>(CHART.spots().keySet());
        java.util.Collections.shuffle(spots, random);
        List<StackPlacer.Wish> wishes = spots.subList(0, 4).stream()
                .map(s -> new StackPlacer.Wish(s, 45 + random.nextInt(60), 60, random.nextInt(4) == 0))
                .toList();
        List<Bounds> placed = place(wishes);
        for (int i = 0; i < placed.size(); i++) {
            Bounds stack = placed.get(i);
            for (int j = 0; j < i; j++) {
                assertThat(stack.intersects(placed.get(j))).as("seed %d", seed).isFalse();
            }
            assertThat(CHART.spots().values())
                    .as("seed %d", seed)
                    .noneMatch(s -> s.box().intersects(stack));
            assertThat(CHART.names().stream().filter(n -> n.of().isPresent()))
                    .as("seed %d", seed)
                    .noneMatch(n -> n.box().intersects(stack));
        }
        assertThat(place(wishes)).isEqualTo(placed);
    }
}
