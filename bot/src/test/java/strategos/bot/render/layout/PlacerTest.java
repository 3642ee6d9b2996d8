package strategos.bot.render.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.render.layout.Placer.Item;

class PlacerTest {
    private static Item item(String id, double rank, double... lefts) {
        List<Item.Choice> choices = new ArrayList<>();
        for (int i = 0; i < lefts.length; i++) {
            choices.add(new Item.Choice(new Bounds(lefts[i], 0, 50, 20), i * 10));
        }
        return new Item(id, rank, choices);
    }

    @Test
    void theLowerRankGivesWay() {
        List<Placer.Placed> placed =
                Placer.solve(List.of(item("village", .6, 0, 100), item("capital", 3, 0, 100)), 10, 1, i -> true);
        assertThat(placed).extracting(p -> p.item().id()).containsExactly("capital", "village");
        assertThat(placed).extracting(p -> p.box().x()).containsExactly(0.0, 100.0);
    }

    @Test
    void leavesOutTheLowestRankThatMayBeMissing() {
        List<Item> items = List.of(item("a", 3, 0), item("b", 1, 10), item("c", 2, 40));
        assertThat(Placer.solve(items, 10, 1, i -> true))
                .extracting(p -> p.item().id())
                .containsExactly("a");
        assertThat(Placer.solve(items, 10, 1, i -> i.id().equals("c")))
                .extracting(p -> p.item().id())
                .containsExactly("a", "b");
        assertThat(Placer.solve(items, 10, 1, i -> false)).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void twoMustMoveTogether(long seed) {
        // The third can only have the first's place; the first can only go where the second stands.
        List<Item> items = List.of(item("first", 2, 0, 60), item("second", 2, 60, 120), item("third", 1, 0));
        List<Placer.Placed> placed = Placer.solve(items, 400, seed, i -> true);
        assertThat(placed).as("seed %d", seed).hasSize(3);
        assertThat(Placer.solve(items, 400, seed, i -> true)).isEqualTo(placed);
    }
}
