package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.View;
import strategos.engine.box.Setup;
import strategos.engine.config.ConfigFolder;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** What the pictures show: places and their holders, piles, markers, tracks; and the boards of fights to come. */
class MapPictureTest {
    private static final List<Locale> LOCALES = Theatre.PRINTED.atlas().locales();

    private static Scene scene(War war, Viewer viewer) {
        return Theatre.game()
                .views()
                .of(Theatre.game().conceal(war, viewer))
                .scene()
                .orElseThrow();
    }

    private static Scene scene(String... words) {
        return scene(Theatre.of("campaign").with(words).war(), Viewer.EVERYONE);
    }

    private static List<Piece> at(Scene scene, String spot) {
        return scene.pieces().stream().filter(p -> p.spot().equals(spot)).toList();
    }

    private static Piece styled(Scene scene, String spot, String style) {
        return at(scene, spot).stream()
                .filter(p -> p.style().equals(style))
                .findFirst()
                .orElseThrow(() -> new AssertionError(spot + " has no " + style + " but " + at(scene, spot)));
    }

    private static <P extends Panel> P panel(Scene scene, Class<P> kind) {
        return scene.panels().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    private static JsonNode sheet() {
        try {
            return new ObjectMapper().readTree(ConfigFolder.packed().text("games/sparta/sheet-theatre.json"));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void theSheetHasEveryPlaceOfTheMapAndNoOther() {
        Set<String> spots = new TreeSet<>();
        sheet().get("spots").forEach(spot -> spots.add(spot.get("id").asText()));
        assertThat(spots)
                .containsExactlyInAnyOrderElementsOf(
                        LOCALES.stream().map(Locale::id).toList());
    }

    /** A route that only the optional rule opens looks otherwise than one that is open in every match, whatever goes along it. */
    @Rule({"7.1", "ruling-V10"})
    @Test
    void theSheetHasEveryRouteOfTheMapInItsKind() {
        Set<String> drawn = new HashSet<>();
        sheet().get("roads")
                .forEach(road -> drawn.add(route(
                        road.get("style").asText().replace("sea-lane", "sea"),
                        road.get("spots").get(0).asText(),
                        road.get("spots").get(1).asText())));
        Set<String> printed = new HashSet<>();
        LOCALES.forEach(from -> Theatre.PRINTED
                .atlas()
                .from(from.number())
                .forEach(r -> printed.add(route(
                        r.kind().name().toLowerCase(java.util.Locale.ROOT) + (r.drawn(false) ? "" : "-optional"),
                        from.id(),
                        Theatre.PRINTED.atlas().locale(r.to()).id()))));
        assertThat(drawn).isEqualTo(printed);
    }

    private static String route(String kind, String a, String b) {
        return a.compareTo(b) < 0 ? kind + " " + a + " " + b : kind + " " + b + " " + a;
    }

    @Rule({"2.1", "2.16"})
    @Test
    void theSheetPrintsPortsAndTributeAsTheMapHasThem() {
        sheet().get("spots").forEach(spot -> {
            Locale locale = LOCALES.get(Theatre.place(spot.get("id").asText()));
            assertThat(spot.has("emblem")).as(locale.id()).isEqualTo(locale.port());
            List<String> tags = new ArrayList<>();
            spot.path("tags").forEach(tag -> tags.add(tag.get("text").asText()));
            List<String> tribute = locale.confederate()
                    ? List.of(String.valueOf(locale.athenian()), String.valueOf(locale.spartan()))
                    : List.of();
            assertThat(tags).as(locale.id()).isEqualTo(tribute);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign", "peace-of-nicias", "ionian-war"})
    void everyCityAndFortSiteIsShownOnceFromTheStart(String scenario) {
        Setup setup = new Setup(
                scenario, Map.of("forces", "open", "road", "closed"), List.of(Theatre.ATHENS, Theatre.SPARTA));
        Scene scene = scene(Theatre.game().rules().setUp(setup), Viewer.EVERYONE);
        List<String> places = scene.pieces().stream()
                .filter(p -> p.style().matches(".*-(city|walls|site|fort)"))
                .map(Piece::spot)
                .toList();
        assertThat(places).doesNotHaveDuplicates();
        assertThat(places).hasSize((int) LOCALES.stream()
                .filter(l -> l.city() || l.kind() == Locale.Kind.FORT_SITE)
                .count());
    }

    @Rule({"2.3", "2.9", "9.2", "11.8"})
    @Test
    void aPlaceShowsItsHolderByThePlateAndItsGarrison() {
        Scene scene = scene("captured=sparta:athens", "mark=ravaged:thebes");
        assertThat(styled(scene, "athens", "athens-walls").looks()).containsExactly("dark");
        assertThat(styled(scene, "athens", "athens-walls").number()).contains("0");
        assertThat(styled(scene, "athens", "captured").looks()).containsExactly("dark");
        assertThat(styled(scene, "thebes", "peloponnesian-coalition-walls").looks())
                .containsExactlyInAnyOrder("dark", "ravaged");
        assertThat(styled(scene, "sparta", "sparta-city").number()).contains("7");
        assertThat(styled(scene, "argos", "argos-walls").looks()).containsExactly("grey");
    }

    @Rule({"2.7", "9.0", "9.2", "9.3", "10.1"})
    @Test
    void markersLieWhereTheyBelong() {
        Scene scene = scene(
                "fort=minoa",
                "fort=oenoe",
                "trapped=athens:plataea",
                "mark=ravaged:athens",
                "mark=defected:miletus",
                "blockade");
        assertThat(at(scene, "plataea")).extracting(Piece::style).contains("fort", "siege");
        assertThat(styled(scene, "oenoe", "athens-fort").number()).contains("2");
        assertThat(styled(scene, "panactum", "athens-site").number()).isEmpty();
        assertThat(at(scene, "athens")).extracting(Piece::style).contains("ravaged");
        assertThat(at(scene, "miletus")).extracting(Piece::style).contains("revolt");
        assertThat(at(scene, "propontis-east")).extracting(Piece::style).containsExactly("blockade");
    }

    @Rule({"2.2", "2.3", "2.4"})
    @Test
    void aPileIsOneNationsKindWithItsSumAndItsWavering() {
        Scene scene = scene("spa-l1+archidamus@larisa", "~spa-l2@larisa", "ath-n1@saronic-gulf");
        War war = Theatre.of("campaign")
                .with("spa-l1+archidamus@larisa", "~spa-l2@larisa")
                .war();
        int points = Theatre.PRINTED.counters().points(war.board(), Theatre.piece("spa-l1"))
                + Theatre.PRINTED.counters().points(war.board(), Theatre.piece("spa-l2"));
        Piece pile = styled(scene, "larisa", "sparta-land");
        assertThat(pile.number()).contains(Integer.toString(points));
        assertThat(pile.badge()).contains("2");
        assertThat(pile.looks()).containsExactlyInAnyOrder("dark", "some-wavering");
        assertThat(styled(scene, "larisa", "sparta-leader").number()).contains("0-1-8");
        assertThat(styled(scene, "saronic-gulf", "athens-naval").badge()).isEmpty();
    }

    @Rule({"2.15", "5.2"})
    @Test
    void concealedForcesAreShownByTheirBacksToTheEnemyAlone() {
        War war = Theatre.of("campaign", "concealed", "closed")
                .with("spa-l1+spa-l2+archidamus@sparta")
                .war();
        assertThat(at(scene(war, Theatre.ATHENS), "sparta"))
                .extracting(Piece::style)
                .contains("sparta-hidden", "sparta-leader")
                .doesNotContain("sparta-land");
        assertThat(at(scene(war, Theatre.SPARTA), "sparta"))
                .extracting(Piece::style)
                .contains("sparta-land")
                .doesNotContain("sparta-hidden");
        List<Panel.Count> own = counts(war, Theatre.SPARTA);
        assertThat(own).extracting(Panel.Count::icon).containsExactly("land", "naval", "tribute", "upkeep");
        assertThat(counts(war, Theatre.ATHENS))
                .as("how many there are is no secret, but what they cost is")
                .isEqualTo(own.subList(0, 3));
    }

    /** What is counted of Sparta, as the viewer is shown it. */
    private static List<Panel.Count> counts(War war, Seat viewer) {
        return panel(scene(war, viewer), Panel.Roster.class).cards().getLast().counts();
    }

    @Rule({"2.11", "2.14", "2.17", "14.1"})
    @Test
    void theTracksSayWhatTheGameSays() {
        Scene scene = scene("prestige=-4", "year=425", "quarter=summer", "talents=athens:77", "government=5");
        assertThat(panel(scene, Panel.Track.class).current()).isEqualTo(425);
        assertThat(panel(scene, Panel.Dial.class).current()).isEqualTo(3);
        assertThat(panel(scene, Panel.Balance.class).at()).isEqualTo(-4);
        assertThat(panel(scene, Panel.Balance.class).figure()).isEqualTo("+4");
        assertThat(panel(scene, Panel.Roster.class).cards().getFirst().figure()).isEqualTo("77");
        assertThat(panel(scene, Panel.Tray.class).sign()).isEqualTo("5");
    }

    @Rule("4.0")
    @Test
    void aMarchIsAnArrowAlongItsPlaces() {
        TestTable<War> table =
                Theatre.of("campaign").with("spa-l1+archidamus@sparta").table(new strategos.engine.dice.ScriptedDice());
        table.order(Theatre.SPARTA, "march leader=archidamus units=all to=argos");
        Scene scene = scene(table.state(), Viewer.EVERYONE);
        assertThat(scene.arrows()).hasSize(1);
        assertThat(scene.arrows().getFirst().style()).isEqualTo("march");
        assertThat(scene.arrows().getFirst().spots()).startsWith("sparta").endsWith("argos");
        assertThat(panel(scene, Panel.Fact.class).figure()).endsWith("/ 8");
    }

    private static List<Board> boards(War war, Seat seat, String call) {
        return Theatre.game()
                .views()
                .preview(new Order(seat, TestTable.call(call)), Theatre.game().conceal(war, seat))
                .map(View::boards)
                .orElse(List.of());
    }

    @Rule({"8.1", "6.2"})
    @Test
    void anAttackIsShownOnABoardWithItsColumnAndTheChanceOfEveryResult() {
        War war = Theatre.of("campaign")
                .with("spa-l1+spa-l2+spa-l3+archidamus@larisa", "ath-l1@larisa", "~ath-l2@larisa")
                .war();
        List<Board> boards = boards(war, Theatre.SPARTA, "attack leader=archidamus units=all target=land");
        assertThat(boards).hasSize(1);
        Board board = boards.getFirst();
        assertThat(board.spot()).isEqualTo("larisa");
        assertThat(board.camps()).extracting(Board.Camp::style).containsExactly("athens", "sparta");
        assertThat(board.camps().getFirst().pieces()).hasSize(2);
        assertThat(board.camps().getFirst().pieces())
                .anySatisfy(p -> assertThat(p.looks()).contains("wavering"));
        assertThat(board.camps().getLast().figure()).isEqualTo("18");
        assertThat(board.cast().steps().getLast().figure())
                .isEqualTo(board.grid().columns().get(board.grid().column()));
        assertThat(board.chances().stream().mapToInt(Board.Chance::of).sum()).isEqualTo(6);
        assertThat(board.cast().roll()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"besiege leader=archidamus units=all, plataea", "march leader=archidamus units=all to=tanagra, tanagra"
    })
    void asAreSiegesAndMarchesIntoAFight(String call, String spot) {
        String from = spot.equals("plataea") ? "plataea" : "thebes";
        War war = Theatre.of("campaign")
                .with(
                        "spa-l1+spa-l2+spa-l3+archidamus@" + from,
                        "captured=athens:" + spot,
                        "ath-l1@" + spot + (spot.equals("plataea") ? "/inside" : ""))
                .war();
        List<Board> boards = boards(war, Theatre.SPARTA, call);
        assertThat(boards).hasSize(1);
        assertThat(boards.getFirst().spot()).isEqualTo(spot);
        assertThat(boards.getFirst().chances().stream()
                        .mapToInt(Board.Chance::of)
                        .sum())
                .isEqualTo(6);
    }
}
