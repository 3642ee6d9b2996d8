package strategos.bot.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.bot.render.Ateliers;
import strategos.bot.render.MapKit;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** What comes onto the map of a page lies above and below what is there already as the painter has it. */
class DrawListsTest {
    private static Piece inside(String spot, String style, int points) {
        return Piece.at(spot, style, Text.of("piece"))
                .signed("ATH")
                .numbered(points)
                .looking(Set.of("inside"));
    }

    private static Scene walled(Piece... pieces) {
        return new Scene(
                "theatre",
                Text.of("title"),
                Text.of("under"),
                List.of(),
                List.of(),
                List.of(pieces),
                List.of(),
                List.of());
    }

    @Test
    void aWallThatGrowsIsToldFromThePiecesThatStayWithinIt() {
        MapKit kit = Ateliers.packed(64L << 20).painter("sparta").kit("theatre");
        DrawLists lists = new DrawLists(kit, Text::key);
        Set<Integer> stayed = new HashSet<>();
        Set<Integer> grown = new HashSet<>();
        for (String spot : kit.spots().keySet()) {
            Piece first = inside(spot, "athens-land", 4);
            List<Integer> before = lists.to(walled(first)).come();
            DrawLists.Change joined = lists.to(walled(first, inside(spot, "athens-naval", 3)));
            before.stream().filter(op -> !joined.gone().contains(op)).forEach(stayed::add);
            grown.addAll(joined.come());
        }
        Json json = new Json();
        json.write(out -> {
            out.writeStartObject();
            lists.write(out);
            out.writeEndObject();
        });
        JsonNode ops = Played.parsed(json.text()).path("ops");
        assertThat(stayed)
                .extracting(op -> ops.path(op).path(0).asInt())
                .contains(3)
                .doesNotContain(4);
        assertThat(grown).extracting(op -> ops.path(op).path(0).asInt()).contains(3, 4);
    }
}
