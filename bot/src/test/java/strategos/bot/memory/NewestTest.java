package strategos.bot.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NewestTest {
    private final Newest<String, Integer> newest = new Newest<>(2);

    @Test
    void theOneNotAskedForLongestIsForgotten() {
        newest.put("a", 1);
        newest.put("b", 2);
        assertThat(newest.get("a")).contains(1);
        newest.put("c", 3);

        assertThat(newest.get("b")).isEmpty();
        assertThat(newest.get("a")).contains(1);
        assertThat(newest.size()).isEqualTo(2);
    }

    @Test
    void whatIsThereStays() {
        assertThat(newest.putIfAbsent("a", 1)).isEqualTo(1);
        assertThat(newest.putIfAbsent("a", 2)).isEqualTo(1);
        assertThat(newest.remove("a")).isTrue();
        assertThat(newest.remove("a")).isFalse();
        assertThat(newest.putIfAbsent("a", 2)).isEqualTo(2);
    }
}
