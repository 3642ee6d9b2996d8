package strategos.bot.render.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;

/** What a sheet or look may have wrong: each is told with its file, the path in it and the reason. */
class AtlasTest {
    private static final String LOOK = """
            {"sheets": ["land"],
             "styles": {
               "army": {"kind": "counter", "colour": "#B5352C", "ink": "#FBF4E1", "hatch": "vertical",
                        "plate": "light", "figure": "hoplite"},
               "town": {"kind": "spot", "outline": "disc", "colour": "#D3DBA6", "radius": 12, "rim": "#2B2620",
                        "rimWidth": 2, "size": 14},
               "road": {"kind": "route", "colour": "#6A635A", "width": 5, "casing": "#FBF4E1", "casingWidth": 8}},
             "icons": {"food": "ear"}}
            """;
    private static final String SHEET = """
            {"about": "a land", "size": {"width": 600, "height": 400},
             "stacks": {"beside": true, "side": 40, "columns": 3},
             "types": {"place": {"face": "sans", "size": 18, "tracking": 0, "capitals": false, "ink": "#2B2620",
                                 "halo": "#FBF3DA", "haloWidth": 3, "rank": 3}},
             "spots": [{"id": "a", "at": [100, 100], "look": "town", "name": "Alpha", "type": "place", "sign": "1"},
                       {"id": "b", "at": [300, 200], "look": "town"}],
             "roads": [{"style": "road", "spots": ["a", "b"]}],
             "decor": [{"name": "The land", "type": "place", "at": [200, 300]}],
             "regions": {}}
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void write() throws IOException {
        write("look.json", LOOK);
        write("sheet-land.json", SHEET);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve("games/plain/" + name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Atlas read() {
        return Atlas.read(ConfigFolder.overlaid(folder), "plain");
    }

    @Test
    void readsALookWithItsSheets() {
        Atlas atlas = read();
        assertThat(atlas.sheets().keySet()).isEqualTo(Set.of("land"));
        assertThat(atlas.sheet("land").spots()).hasSize(2);
        assertThat(atlas.look().style("army", Style.Counter.class).figure()).isEqualTo("hoplite");
        assertThat(atlas.icon("food")).isNotNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    "kind": "counter"     | "kind": "balloon"        | styles.army          | balloon
                    "#B5352C"             | "red"                    | styles.army.colour   | is no colour like #B5352C: red
                    "vertical"            | "plaid"                  | styles.army.hatch    | plaid
                    "figure": "hoplite"   | "figure": "elephant"     | styles.army.figure   | has no elephant
                    "radius": 12,         | ""                       | styles.town.radius   | radius
                    "food": "ear"         | "food": "cake"           | icons.food           | has no cake
                    """)
    void tellsWhatIsWrongInALook(String right, String wrong, String path, String reason) throws IOException {
        write("look.json", LOOK.replace(right, wrong.equals("\"\"") ? "" : wrong));
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(this::read)
                .withMessageStartingWith("config/games/plain/look.json, " + path)
                .withMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    "width": 600          | "width": 60              |                      | at least 200 by 200
                    "width": 600          | "width": 60000           |                      | at most
                    "side": 40,           | ""                       | stacks.side          | side
                    "id": "b"             | "id": "a"                | spots[1].id          | two spots a
                    "look": "town", "name"| "look": "city", "name"   | spots[0].look        | no style city
                    "look": "town", "name"| "look": "army", "name"   | spots[0].look        | is a Counter, not a Spot
                    "type": "place", "sign" | "sign"                 | spots[0].type        | a name needs it
                    "look": "town", "name"| "name"                   | spots[0].look        | a sign needs it
                    [300, 200]            | [900, 200]               | spots[1].at          | off the map
                    [300, 200]            | [300]                    | spots[1].at          | y
                    ["a", "b"]            | ["a", "c"]               | roads[0].spots[1]    | no spot c
                    "style": "road"       | "style": "town"          | roads[0].style       | is a Spot, not a Route
                    "type": "place", "at" | "type": "sea", "at"      | decor[0].type        | no type sea
                    "at": [200, 300]      | "river": "Styx"          | decor[0].river       | no rivers
                    "columns": 3          | "columns": 0             | stacks               | columns of stacks
                    "size": {"width"      | "ground": {"coast": "moon", "ranges": "aegean", "seed": 1, "glyph": 20, "band": 20, "projection": {"west": 20, "north": 40, "degree": 100, "trueLatitude": 38}}, "size": {"width" | ground.coast | no config/coasts/moon.json
                    "size": {"width"      | "ground": {"coast": "aegean", "ranges": "moon", "seed": 1, "glyph": 20, "band": 20, "projection": {"west": 20, "north": 40, "degree": 100, "trueLatitude": 38}}, "size": {"width" | ground.ranges | no config/look/ranges-moon.json
                    "size": {"width"      | "of": "sea", "size": {"width" | of              | no sheet before this one is called sea
                    "regions": {}         | "regions": {"all": {"northWest": [300, 200], "southEast": [100, 300]}} | regions.all | not north-west of the other
                    "capitals": false     | "capitals": "perhaps"    | types.place.capitals | boolean
                    "face": "sans"        | "face": "gothic"         | types.place.face     | gothic
                    "width": 600          | "width": "wide"          | size.width           | wide
                    "id": "b", "at"       | "id": "b", "where": 1, "at" | spots[1].where    | where
                    "spots": ["a", "b"]   | "spots": "a"             | roads[0].spots       | String
                    "regions": {}         | "regions": {}, "towns": 1 | towns               | towns
                    "stacks"              | "areas": {"land": [], "water": [], "border": "road", "closed": "road", "shore": "road", "joined": []}, "stacks" | areas | without a ground
                    """)
    void tellsWhatIsWrongInASheet(String right, String wrong, String path, String reason) throws IOException {
        write("sheet-land.json", SHEET.replace(right, wrong.equals("\"\"") ? "" : wrong));
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(this::read)
                .withMessageStartingWith("config/games/plain/sheet-land.json" + (path == null ? "" : ", " + path))
                .withMessageContaining(reason);
    }

    @Test
    void tellsOfAMissingSheet() throws IOException {
        Files.delete(folder.resolve("games/plain/sheet-land.json"));
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(this::read)
                .withMessage("config/games/plain/sheet-land.json: is missing");
    }

    @Test
    void tellsWhatIsWrongInACoast() throws IOException {
        Path file = folder.resolve("coasts/odd.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, """
                {"type": "FeatureCollection",
                 "meta": {"name": "odd", "bounds": [], "source": "", "licence": "", "layers": ""},
                 "features": [{"type": "Feature", "properties": {"layer": "swamp"},
                               "geometry": {"type": "LineString", "coordinates": [[1, 1], [2, 2]]}}]}
                """);
        Projection projection = new Projection(0, 10, 50, 5);
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> Coast.read(ConfigFolder.overlaid(folder), "odd", projection))
                .withMessage("config/coasts/odd.json, features[0].properties.layer: is not land, lake or river");
    }
}
