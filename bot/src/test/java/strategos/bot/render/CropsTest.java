package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.awt.geom.Rectangle2D;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.ground.Crop;
import strategos.engine.Game;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;

/** Where it changed in positions of random play. */
class CropsTest {
    private static final int CHANGED = 3;
    private static final long CACHE = 16L << 20;

    @TestFactory
    Stream<DynamicTest> hardlyAnotherStackIsCutAtTheEdge() {
        return Plays.games()
                .map(game -> dynamicTest(game.box().id(), () -> {
                    Looks looks = looks(game);
                    assertThat(looks.cutBefore)
                            .as("cut by the narrowest picture")
                            .isPositive();
                    assertThat(looks.cut).as("of " + looks.cutBefore).isLessThan(looks.cutBefore / 4);
                }));
    }

    /** How many stacks would be cut in all if nobody looked at them, and how many are. */
    private record Looks(long cutBefore, long cut) {}

    private static Looks looks(Game<?> game) {
        Painter painter = Ateliers.packed(CACHE).painter(game.box().id());
        Random luck = new Random(Long.getLong("strategos.seed", 5));
        long before = 0;
        long after = 0;
        for (Scene scene : Plays.of(game).scenes()) {
            Crops crops = painter.studio(scene.sheet()).crops();
            List<String> spots = scene.pieces().stream()
                    .map(Piece::spot)
                    .distinct()
                    .filter(spot -> !crops.rooms(Set.of(spot)).isEmpty())
                    .collect(Collectors.toList());
            Set<String> occupied = Set.copyOf(spots);
            Collections.shuffle(spots, luck);
            Set<String> changed = Set.copyOf(spots.subList(0, Math.min(spots.size(), 1 + luck.nextInt(CHANGED))));
            List<Rectangle2D> rooms = crops.rooms(occupied);
            Crop narrow = crops.changed(changed, Set.of()).orElseThrow();
            Crop wide = crops.changed(changed, occupied).orElseThrow();
            before += Crops.cut(narrow, rooms);
            after += Crops.cut(wide, rooms);
            Rectangle2D seen = wide.area();
            assertThat(seen.getWidth()).isLessThanOrEqualTo(1.2 * narrow.area().getWidth());
            assertThat(seen.getHeight()).isLessThanOrEqualTo(1.2 * narrow.area().getHeight());
        }
        return new Looks(before, after);
    }
}
