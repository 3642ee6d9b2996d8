package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.Pictures.Focus;
import strategos.bot.port.Message.Picture;
import strategos.engine.View;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Tint;
import strategos.engine.seat.Viewer;
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

    /** What is proposed shows both moments, and one can tell what would change only where both are cut alike. */
    @Test
    void twoMomentsAreCutAlikeTheEarlierFirst() {
        Scene before = scene(List.of(), List.of(army("attica")));
        Scene now = scene(List.of(), List.of(army("boeotia")));
        List<Focus> looks = new ArrayList<>();
        Pictures pictures = mock();
        when(pictures.map(any(), any(), any(), any())).thenAnswer(asked -> {
            looks.add(asked.getArgument(2));
            return Optional.of(new Picture("map.png", "The map.", () -> new byte[1]));
        });
        ChangedMap maps = new ChangedMap(pictures);

        assertThat(maps.both(at(before), at(now)))
                .extracting(Picture::name)
                .containsExactly("before-map.png", "now-map.png");
        Focus cut = Focus.changed(Set.of("attica", "boeotia"));
        assertThat(looks).containsExactly(cut.beside(now), cut.beside(before));
        assertThat(maps.both(at(before), at(before))).isEmpty();
        assertThat(looks).hasSize(2);
    }

    private static LiveMatch at(Scene scene) {
        View view = new View(List.of(), List.of(), Optional.of(scene), List.of());
        LiveMatch match = mock();
        when(match.view(Viewer.EVERYONE)).thenReturn(view);
        when(match.box()).thenReturn(RegisteredGames.LIBRARY.open("persians").box());
        return match;
    }
}
