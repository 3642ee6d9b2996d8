package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;

/** A seat has one colour wherever it is shown: on its dice, in charts, beside its private pages. */
class SeatStylesTest {
    static List<Game<?>> games() {
        return List.copyOf(RegisteredGames.LIBRARY.games());
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachSeatHasAStyleOfItsNameInAColourOfItsOwn(Game<?> game) {
        Look look = look(game);
        List<Tone> colours =
                seats(game).stream().map(seat -> look.style(seat.id()).colour()).toList();
        assertThat(colours).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("games")
    void diceHaveTheColourOfASeat(Game<?> game) {
        Look look = look(game);
        Set<Tone> colours =
                seats(game).stream().map(seat -> look.style(seat.id()).colour()).collect(Collectors.toSet());
        List<Tone> thrown = Plays.of(game).strips().stream()
                .map(Strip::style)
                .filter(style -> !style.isEmpty())
                .distinct()
                .map(style -> look.style(style).colour())
                .toList();
        assertThat(thrown).isNotEmpty().isSubsetOf(colours);
    }

    private static Look look(Game<?> game) {
        return Atlas.read(ConfigFolder.packed(), game.box().id()).look();
    }

    private static Set<Seat> seats(Game<?> game) {
        return game.box().scenarios().stream()
                .flatMap(scenario -> scenario.seats().stream())
                .collect(Collectors.toSet());
    }
}
