package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Scene;

/** A scale between two sides. */
class BalanceTest {
    private static byte[] painted(int level, String low, String high) {
        Scene scene = Samples.island(2);
        Panel balance = new Panel.Balance(
                Samples.words("Prestige"),
                -15,
                15,
                level,
                "+" + Math.abs(level),
                "blue-hoplite",
                Samples.words(low),
                "red-hoplite",
                Samples.words(high));
        Scene shown = new Scene(
                scene.sheet(),
                scene.title(),
                scene.subtitle(),
                scene.alt(),
                scene.tints(),
                scene.pieces(),
                scene.arrows(),
                List.of(balance));
        return Samples.painter().map(shown, Samples.WORDS, Framing.whole());
    }

    @ParameterizedTest
    @ValueSource(ints = {-15, -11, -7, 0, 6, 11, 15})
    void bothSidesAreNamedWhereverTheMarkerStands(int level) {
        byte[] both = painted(level, "Sparta", "Athens");
        assertThat(both).as("with Sparta").isNotEqualTo(painted(level, " ", "Athens"));
        assertThat(both).as("with Athens").isNotEqualTo(painted(level, "Sparta", " "));
    }
}
