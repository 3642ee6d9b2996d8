package strategos.bot.render;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.config.ConfigFolder;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Scenes and strips of the made-up game {@code sample} in the test resources. */
final class Samples {
    /**
     * A text's key is its sentence, with its counts in the order of their names: the order in which a text has them is another in
     * each process. Only the painter's own texts have values.
     */
    static final Function<Text, String> WORDS = text -> Stream.concat(
                    Stream.of(text.key()),
                    new TreeMap<>(text.with())
                            .values().stream()
                                    .filter(Arg.Count.class::isInstance)
                                    .map(count -> Long.toString(((Arg.Count) count).n())))
            .collect(Collectors.joining(" "));

    private static final Atelier ATELIER = Ateliers.of(config(), 64L << 20);

    private Samples() {}

    /** The packed config with the sample game over it. */
    static ConfigFolder config() {
        try {
            URI folder = Samples.class.getResource("/atelier").toURI();
            return ConfigFolder.overlaid(Path.of(folder));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** One that is shared, since it warms up but once. */
    static Atelier atelier() {
        return ATELIER;
    }

    static Painter painter() {
        return ATELIER.painter("sample");
    }

    static Text words(String sentence) {
        return Text.of(sentence);
    }

    static Piece piece(String spot, String style, String sign, String number, String badge, String... looks) {
        return Piece.at(spot, style, words(style))
                .signed(sign)
                .numbered(number)
                .badged(badge)
                .looking(Set.of(looks));
    }

    /** Every kind of piece, as on the sheet of counters in a box. */
    static Scene counters() {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(piece("big-army", "blue-hoplite", "SPA", "5", ""));
        pieces.add(piece("big-fleet", "red-trireme", "ATH", "3", "", "wavering"));
        String[][] nations = {
            {"red", "ATH"},
            {"orange", "DEL"},
            {"yellow", "ALL"},
            {"blue", "SPA"},
            {"violet", "PEL"},
            {"green", "SYM"},
            {"brown", "PER"},
            {"stone", "CHA"},
            {"plain", "ARG"}
        };
        for (String[] nation : nations) {
            String spot = "nation-" + nation[0];
            pieces.add(piece(spot, nation[0] + "-hoplite", nation[1], "4", ""));
            pieces.add(piece(spot, nation[0] + "-trireme", nation[1], "2", "", "wavering"));
        }
        pieces.add(piece("pile-0", "red-hoplite", "ATH", "24", "8", "some-wavering"));
        pieces.add(piece("pile-1", "red-trireme", "ATH", "28", "6"));
        pieces.add(piece("pile-2", "violet-hoplite", "PEL", "9", "3", "some-wavering"));
        pieces.add(piece("pile-3", "orange-trireme", "DEL", "10", "2", "wavering"));
        pieces.add(piece("person-0", "red-leader", "Phormio", "2-1-9", ""));
        pieces.add(piece("person-1", "blue-leader", "Brasidas", "0-2-10", ""));
        pieces.add(piece("person-2", "green-leader", "Hermocrates", "1-1-9", ""));
        pieces.add(piece("person-3", "red-leader", "Alcibiades", "2-1-10", ""));
        String[][] markers = {
            {"fort-light", "3"},
            {"fort-dark", "4"},
            {"siege", ""},
            {"ravaged", ""},
            {"revolt", ""},
            {"force-light", "2"},
            {"force-dark", "1"},
            {"blockade", ""},
            {"scorched", ""}
        };
        for (int i = 0; i < markers.length; i++) {
            pieces.add(piece("marker-" + i, markers[i][0], "", markers[i][1], ""));
        }
        pieces.add(piece("force-0", "azure-hidden", "B", "", ""));
        pieces.add(piece("force-1", "brick-hidden", "K", "", "3"));
        pieces.add(piece("force-2", "azure-trireme", "GRE", "12", "5"));
        pieces.add(piece("force-3", "brick-trireme", "PER", "25", "6"));
        pieces.add(piece("force-4", "brick-bow", "PER", "6*D", "", "lost"));
        pieces.add(piece("force-5", "azure-hoplite", "GRE", "4A", "", "active"));
        String[][] places = {
            {"red-walls", "9"},
            {"blue-disc", "7"},
            {"violet-walls", "6"},
            {"orange-disc", "3"},
            {"yellow-walls", "3"},
            {"green-walls", "3"},
            {"plain-disc", "6"},
            {"red-lozenge", ""},
            {"sea", ""}
        };
        for (int i = 0; i < places.length; i++) {
            pieces.add(piece("place-" + i, places[i][0], "", places[i][1], ""));
        }
        pieces.add(piece("chip-0", "red-chip-army", "", "24", ""));
        pieces.add(piece("chip-1", "blue-chip-army", "", "19", ""));
        pieces.add(piece("chip-2", "orange-chip-fleet", "", "10", ""));
        pieces.add(piece("chip-3", "violet-chip-fleet", "", "2", "", "wavering"));
        for (String size : List.of("region-", "board-")) {
            pieces.add(piece(size + 0, "red-hoplite", "ATH", "4", ""));
            pieces.add(piece(size + 1, "blue-hoplite", "SPA", "5", ""));
            pieces.add(piece(size + 2, "violet-trireme", "PEL", "3", "", "wavering"));
        }
        String[] signs = {"A", "B", "Γ", "Δ"};
        for (int i = 0; i < signs.length; i++) {
            pieces.add(piece("pawn-" + i, "pawn-" + "abcd".charAt(i), signs[i], "", ""));
        }
        return scene("counters", pieces, List.of(), List.of());
    }

    /** Stacks, a place name to each spot, a move, and a panel of each kind. */
    static Scene island(int cards) {
        List<Piece> pieces = List.of(
                piece("t4", "pawn-a", "A", "8,300", ""),
                piece("t4", "pawn-b", "B", "7,100", ""),
                piece("t7", "red-hoplite", "ATH", "24", "8"),
                piece("t7", "red-leader", "Phormio", "2-1-9", ""),
                piece("t2", "siege", "", "", ""));
        return scene("island", pieces, List.of(new Arrow(List.of("t0", "t1", "t2"), "move")), panels(cards));
    }

    private static List<Panel> panels(int count) {
        List<Panel.Card> cards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Panel.Count> counts = List.of(
                    new Panel.Count("food", i, words("food")),
                    new Panel.Count("hunger", 0, words("hunger")),
                    new Panel.Count("mutiny", 12, words("mutiny")),
                    new Panel.Count("anger", 1, words("anger")));
            cards.add(new Panel.Card(
                    "pawn-" + "abcd".charAt(i % 4),
                    Optional.of("A"),
                    words("Army " + i),
                    words("space " + i),
                    "7,100",
                    words("men"),
                    Optional.of(.7),
                    counts,
                    i == 1,
                    i == 2));
        }
        Panel.Row row = new Panel.Row(Optional.of("sun"), words("Weather"), words("Mild"), List.of("+1", "-1", "0"));
        return List.of(
                new Panel.Track(words("Time"), 1, 20, 10, 7, List.of(piece("7", "pawn-a", "", "", ""))),
                new Panel.Roster(words("Armies"), cards),
                new Panel.Table(
                        words("Now"),
                        List.of(words("forage"), words("travel"), words("battle")),
                        List.of(row),
                        List.of(new Panel.Row(Optional.empty(), words(""), words("all"), List.of("+1", "-1", "0")))),
                new Panel.Legend(
                        words("Signs"),
                        List.of(
                                new Panel.Entry("town", words("town")),
                                new Panel.Entry("siege", words("siege")),
                                new Panel.Entry("land", words("road")))));
    }

    static Scene scene(String sheet, List<Piece> pieces, List<Arrow> arrows, List<Panel> panels) {
        return new Scene(
                sheet,
                words("Title"),
                words("and what follows"),
                List.of(words("alt")),
                List.of(),
                pieces,
                arrows,
                panels);
    }

    static Strip strip(int dice, int modifiers, String sentence) {
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i < dice; i++) {
            faces.add(i % 6 + 1);
        }
        List<Strip.Modifier> causes = new ArrayList<>();
        for (int i = 0; i < modifiers; i++) {
            causes.add(new Strip.Modifier(i % 2 == 0 ? "+" + i : "-" + i, words(sentence)));
        }
        return new Strip(
                words(sentence),
                words(sentence),
                "pawn-a",
                Chain.OPEN,
                37,
                faces,
                6,
                causes,
                Optional.of("12"),
                Optional.of("3:1"),
                words(sentence),
                words(sentence));
    }
}
