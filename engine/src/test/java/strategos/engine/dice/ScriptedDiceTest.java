package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ScriptedDiceTest {
    private static final Cause CAUSE = Vectors.open("battle", "Athens");

    @Test
    void dice_fall_as_the_script_says() {
        ScriptedDice dice =
                new ScriptedDice().d6(3, 5, 1).dice(100, 42).shuffled(2, 0, 1).unshuffled();

        assertThat(dice.roll(CAUSE, 1, 6).face()).isEqualTo(3);
        assertThat(dice.roll(CAUSE, 2, 6).sum()).isEqualTo(6);
        assertThat(dice.roll(CAUSE, 1, 100).index()).isEqualTo(3);
        assertThat(dice.shuffle(CAUSE, 3).result()).containsExactly(2, 0, 1);
        assertThat(dice.shuffle(CAUSE, 4).result()).containsExactly(0, 1, 2, 3);
        assertThatCode(dice::assertUsedUp).doesNotThrowAnyException();
    }

    @Test
    void a_throw_that_the_script_did_not_foresee_fails() {
        assertThatThrownBy(() -> new ScriptedDice().roll(CAUSE, 1, 6))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("run out")
                .hasMessageContaining("battle");
        assertThatThrownBy(() -> new ScriptedDice().d6(3).roll(CAUSE, 2, 6)).hasMessageContaining("run out: 2d6");
        assertThatThrownBy(() -> new ScriptedDice().d6(3).roll(CAUSE, 1, 10)).hasMessageContaining("1d10 was thrown");
        assertThatThrownBy(() -> new ScriptedDice().d6(3).shuffle(CAUSE, 4)).hasMessageContaining("shuffle of 4");
        assertThatThrownBy(() -> new ScriptedDice().shuffled(1, 0).shuffle(CAUSE, 3))
                .hasMessageContaining("shuffle of 3");
        assertThatThrownBy(() -> new ScriptedDice().d6(3).assertUsedUp()).hasMessageContaining("never thrown");
    }

    @Test
    void a_script_of_impossible_dice_is_refused() {
        assertThatThrownBy(() -> new ScriptedDice().d6(7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ScriptedDice().shuffled(0, 2)).isInstanceOf(IllegalArgumentException.class);
    }
}
