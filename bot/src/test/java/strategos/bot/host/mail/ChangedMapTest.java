package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Tint;
import strategos.engine.text.Text;

/** What counts as a change of the map: what lies on a spot, and the colour of an area. */
class ChangedMapTest {
    private static Scene scene(List<Tint> tints, List<Piece> pieces) {
        Text words = Text.of("words");
        return new Scene("sheet", words, words, List.of(words), tints, pieces, List.of(), List.of());
    }

    private static Piece army(String spot) {
        return Piece.at(spot, "army", Text.of("army"));
    }

    @Test
    void anAreaThatOnlyChangesItsColourHasChanged() {
        List<Piece> lying = List.of(army("attica"));
        Scene before = scene(List.of(new Tint("thessaly", "greek"), new Tint("thrace", "persian")), lying);
        Scene now = scene(List.of(new Tint("thrace", "persian"), new Tint("thessaly", "persian")), lying);
        assertThat(ChangedMap.changed(before, now)).containsExactly("thessaly");
        assertThat(ChangedMap.changed(before, scene(List.of(), lying))).containsExactlyInAnyOrder("thessaly", "thrace");
        assertThat(ChangedMap.changed(before, before)).isEmpty();
    }

    @Test
    void bothEndsOfAMarchHaveChanged() {
        Scene before = scene(List.of(), List.of(army("attica")));
        Scene now = scene(List.of(), List.of(army("boeotia")));
        assertThat(ChangedMap.changed(before, now)).containsExactlyInAnyOrder("attica", "boeotia");
    }
}
