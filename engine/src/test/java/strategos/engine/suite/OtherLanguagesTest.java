package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Game;
import strategos.engine.json.GameCodec;
import strategos.engine.library.Library;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** A machine may have digits of its own, or letters that change otherwise: the games are the same there, to the last character. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OtherLanguagesTest {
    private static final int ORDERS = 80;

    private final Locale usual = Locale.getDefault();

    private List<String> expected = List.of();

    @BeforeAll
    void inNoLanguage() {
        Locale.setDefault(Locale.ROOT);
        expected = told();
    }

    @AfterEach
    void back() {
        Locale.setDefault(usual);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar-EG", "mr-IN", "tr-TR"})
    void gamesAreReadPlayedAndToldAlike(String language) {
        Locale.setDefault(Locale.forLanguageTag(language));
        assertThat(told()).isEqualTo(expected);
    }

    private static List<String> told() {
        List<String> all = new ArrayList<>();
        Library library = Library.packed();
        library.games().forEach(game -> told(library, game, all));
        return all;
    }

    private static <S> void told(Library library, Game<S> game, List<String> all) {
        GameCodec<S> codec = library.codec(game);
        Phrasebook words = library.words(game.box().id(), Escape.plain());
        Watcher<S> watcher = new Watcher<>() {
            @Override
            public void at(Position<S> position) {
                Shown shown = Shown.by(Viewer.EVERYONE, position, position.state(), List.of());
                all.add(codec.writeState(position.state()));
                all.add(shown.toString());
                shown.awaited().values().forEach(prompt -> all.add(words.say(prompt)));
            }
        };
        int begun = all.size();
        new RandomPlay<>(game, Tables.of(game.box()).getFirst().setup(1), 1, ORDERS)
                .play(watcher, () -> all.size() >= begun + 3 * ORDERS / 2);
    }
}
