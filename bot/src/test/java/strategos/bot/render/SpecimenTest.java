package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Piece;

/** Palettes are made from what can be seen of a specimen. */
class SpecimenTest {
    private static Optional<Coast> coast(Sheet sheet) {
        return sheet.ground().map(ground -> Coast.read(Samples.config(), ground.coast(), ground.projection()));
    }

    @Test
    void itsStacksAreSpreadOverAllSpots() {
        Atlas atlas = Atlas.read(Samples.config(), "sample");
        atlas.sheets().keySet().forEach(name -> {
            Chart chart = Ateliers.chart(
                    Samples.config(), atlas, name, coast(atlas.sheet(name)), Optional.empty(), Lettering.load());
            Map<String, Long> stacks = Specimen.scene(atlas, chart).pieces().stream()
                    .collect(Collectors.groupingBy(Piece::spot, Collectors.counting()));
            long all = stacks.values().stream().mapToLong(n -> n).sum();
            assertThat(stacks.values())
                    .as(name)
                    .allSatisfy(some -> assertThat(some)
                            .isLessThanOrEqualTo(
                                    2 + 3 * all / (2L * chart.spots().size())));
        });
    }
}
