package strategos.bot.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Replays.Fallen;
import strategos.bot.host.Replays.Step;
import strategos.bot.host.TestHost;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.bot.render.scene.Draughtsman;
import strategos.bot.render.scene.Op;
import strategos.bot.render.scene.Sprite;
import strategos.engine.dice.Chain;
import strategos.engine.offer.Call;
import strategos.engine.scene.Board;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** The data of a page: what it shows is what the match was, and no more than the reader may know. */
class RecorderTest {
    private static final Seat GREEKS = new Seat("greeks");
    private static final Seat PERSIANS = new Seat("persians");

    /** Where each op draws what: with the sprite instead of its number. */
    private static Set<String> drawn(JsonNode record, Set<Integer> shown) {
        Set<String> drawn = new TreeSet<>();
        for (int op : shown) {
            JsonNode of = record.path("ops").path(op);
            assertThat(of.isArray()).as("op %d is there", op).isTrue();
            if (of.path(0).asInt() >= 2) {
                assertThat(record.path("sprites").path(of.path(1).asInt()).size())
                        .as("the sprite of op %d", op)
                        .isEqualTo(6);
            }
            drawn.add(of.path(0).asInt() + " " + of.path(of.size() - 2).asDouble() + " "
                    + of.path(of.size() - 1).asDouble());
        }
        return drawn;
    }

    private static String place(Op op) {
        return switch (op) {
            case Op.Move move ->
                "0 " + move.points().get(move.points().size() - 2) + " "
                        + move.points().getLast();
            case Op.Lead lead -> "1 " + Math.round(lead.width() * 1e4) / 1e4 + " " + (lead.foot() ? 1.0 : 0.0);
            case Op.Ring ring -> "1 " + ring.y() + " " + ring.radius();
            case Op.Place place -> "2 " + place.x() + " " + place.y();
            case Op.Stood stood -> (stood.sprite() instanceof Sprite.Wall ? "4 " : "3 ") + stood.x() + " " + stood.y();
        };
    }

    @ParameterizedTest
    @CsvSource({"sparta,archidamian,10", "xenophon,race,30", "persians,ionian-revolt,25"})
    void everyStepDrawsEveryPieceOfItsSceneInItsPlace(String game, String scenario, int orders) {
        try (Played played = Played.of(game, scenario, orders, 7)) {
            String json = played.data(Viewer.EVERYONE, 1).json();
            JsonNode record = Played.parsed(json);
            List<Step> steps = new ArrayList<>();
            played.host.replays.play(played.match, Viewer.EVERYONE, steps::add);
            List<Set<Integer>> shown = Played.shown(record);

            assertThat(record.path("steps").size()).isEqualTo(steps.size());
            for (int i = 0; i < steps.size(); i++) {
                Scene scene = steps.get(i).view().scene().orElseThrow();
                Draughtsman fresh = played.painter().kit(scene.sheet()).draughtsman();
                List<Op> ops = fresh.ops(scene, played.live().tale()::plain);
                Set<String> expected = new TreeSet<>();
                ops.forEach(op -> expected.add(place(op)));
                assertThat(drawn(record, shown.get(i)))
                        .as("step %d of %s", i, game)
                        .isEqualTo(expected);
                assertThat(record.path("steps").path(i).path("a").size())
                        .isEqualTo(scene.alt().size());
            }
            record.path("measures")
                    .forEach(measure -> measure.path("lines")
                            .forEach(line -> assertThat(line.path("v").size()).isEqualTo(steps.size())));
            assertThat(json.length()).isLessThan(3_000_000);
        }
    }

    @ParameterizedTest
    @CsvSource({"sparta,archidamian,12", "xenophon,race,25", "persians,ionian-revolt,20"})
    void beforeTheEndNothingSealedIsToldAndTheStepsHaveNoGaps(String game, String scenario, int orders) {
        try (Played played = Played.of(game, scenario, orders, 3)) {
            assertThat(played.live().stage()).isEqualTo(Stage.RUNNING);
            JsonNode record = played.json();

            assertThat(record.path("view").path("over").asBoolean()).isFalse();
            assertThat(record.has("ranking")).isFalse();
            assertThat(record.path("cards").size()).isZero();
            int number = 0;
            for (JsonNode step : record.path("steps")) {
                assertThat(step.path("v").asInt()).isEqualTo(number++);
                step.path("r")
                        .forEach(roll -> assertThat(roll.path("chain").asText()).isEqualTo("open"));
            }
            for (JsonNode chain : record.path("dice").path("chains")) {
                assertThat(chain.path("name").asText().equals("sealed")
                                && !chain.path("rolls").isEmpty())
                        .isFalse();
            }
        }
    }

    private static final Call UNSEEN =
            Call.of("reorganise").with("zone", "aeolis").with("to", "anabasius").with("what", "2-pe-spara");

    private static ObjectNode told(Played played, Viewer viewer) {
        ObjectNode record = (ObjectNode) played.json(viewer);
        // Each match has its own salt and keys.
        record.remove("dice");
        return record;
    }

    @Test
    void whatIsDoneUnseenIsInNobodyElsesRecord() {
        try (Played still = Played.of("persians", "ionian-revolt", 0, 1);
                Played moved = Played.of("persians", "ionian-revolt", 0, 1)) {
            TestHost.done(moved.host.order(moved.match, PERSIANS.id(), UNSEEN));
            moved.host.settled();

            ObjectNode everyones = told(moved, Viewer.EVERYONE);
            ObjectNode own = told(moved, PERSIANS);
            assertThat(everyones).isEqualTo(told(still, Viewer.EVERYONE));
            assertThat(told(moved, GREEKS)).isEqualTo(told(still, GREEKS));
            assertThat(own).isNotEqualTo(told(still, PERSIANS));
            assertThat(own.path("view").path("of").asText()).isEqualTo(PERSIANS.id());
            assertThat(own.path("steps").size())
                    .isEqualTo(everyones.path("steps").size() + 1);
        }
    }

    @Test
    void zeroOrdersMakeAPageToo() {
        try (Played played = Played.of("sparta", "archidamian", 0, 1)) {
            JsonNode record = played.json();
            assertThat(record.path("steps").size()).isBetween(1, 2);
            assertThat(record.path("seats").size()).isEqualTo(2);
            assertThat(Played.shown(record).getFirst()).isNotEmpty();
        }
    }

    @Test
    void anUndoLeadsBackToWhatStoodThere() {
        try (Played played = Played.of("sparta", "archidamian", 1, 1)) {
            JsonNode before = played.json();
            String seat = played.players.last().seat().id();
            TestHost.done(played.host.matches.undo(TestHost.by(seat), played.match, new Seat(seat)));
            played.host.settled();
            JsonNode after = played.json();

            JsonNode undo = after.path("steps").path(after.path("steps").size() - 1);
            assertThat(undo.path("u").asInt(-1))
                    .isBetween(0, before.path("steps").size() - 1);
            List<Set<Integer>> shown = Played.shown(after);
            assertThat(shown.getLast()).isEqualTo(shown.get(undo.path("u").asInt()));
            assertThat(undo.path("y").size()).isOne();
        }
    }

    @Test
    void namesAreWordsWhateverTheyLookLikeAndForgottenOnesAreNot() {
        String hostile = "</script><img src=x onerror=alert(1)>{{data}}\u2028\"'\u202E";
        try (Played played = Played.of("sparta", "archidamian", 0, 1)) {
            String id = TestHost.done(played.host.matches.create(
                            by(hostile), new ChannelRef("server", "stoa"), "sparta", "archidamian", Map.of()))
                    .id();
            TestHost.done(played.host.matches.join(
                    by(hostile), id, new Seat("athens"), Optional.of(hostile.replace("\u2028", ""))));
            TestHost.done(played.host.matches.join(TestHost.by("blue"), id, new Seat("sparta"), Optional.of("owl")));
            TestHost.done(played.host.matches.start(by(hostile), id));
            Recorder.Wish wish = new Recorder.Wish(played.host.match(id), Viewer.EVERYONE, 1, false, Played.NOW);
            RecordData data = played.recorder().make(wish, played.painter());

            assertThat(Played.parsed(data.json())
                            .path("seats")
                            .path(0)
                            .path("player")
                            .asText())
                    .as("what turns the direction of its line is no part of a name")
                    .isEqualTo(hostile.replace('\u2028', ' ').replace("\u202E", ""));
            assertThat(String.join("", data.masthead())).doesNotContain("\u202E");
            assertThat(new RecordPage().html(data)).doesNotContain("<img src=x");

            played.host.matches.forget(new Person("id-hostile", hostile));
            Recorder.Wish later = new Recorder.Wish(played.host.match(id), Viewer.EVERYONE, 1, false, Played.NOW);
            JsonNode forgotten = Played.parsed(
                    played.recorder().make(later, played.painter()).json());
            assertThat(forgotten.path("seats").path(0).path("player").asText()).isEqualTo("nobody");
            assertThat(forgotten.path("seats").toString()).doesNotContain("onerror");
        }
    }

    private static Action by(String name) {
        return new Action("delivery-" + UUID.randomUUID(), new Person("id-hostile", name), false);
    }

    @Test
    void whenItIsOverTheSealedDrawsAreNamed() {
        try (Played played = Played.of("xenophon", "last-stretch", 10_000, 1)) {
            assertThat(played.live().stage()).isEqualTo(Stage.OVER);
            RecordData data = played.data(Viewer.EVERYONE, 1);
            JsonNode record = Played.parsed(data.json());
            assertThat(record.path("cards").size()).isPositive();
            JsonNode deck = record.path("cards").path("sealed-1");
            assertThat(deck.size())
                    .isEqualTo(record.path("dice")
                            .path("chains")
                            .path(1)
                            .path("rolls")
                            .path(0)
                            .path("order")
                            .size());
            assertThat(record.path("ranking").size()).isEqualTo(2);
            assertThat(data.masthead()).hasSize(3);
        }
    }

    /** The page finds its own story false where a strip shows other dice than those of its roll and the ones before. */
    @ParameterizedTest
    @CsvSource({"sparta,ionian-war,80,11,1", "xenophon,race,40,2,0", "persians,ionian-revolt,100,2,0"})
    void theDiceOfTheStoryAreThoseThatFell(String game, String scenario, int orders, long seed, int both) {
        try (Played played = Played.of(game, scenario, orders, seed)) {
            Map<Integer, List<Integer>> fell = new HashMap<>();
            List<Strip> strips = new ArrayList<>();
            List<Board.Roll> fought = new ArrayList<>();
            played.host.replays.play(played.match, Viewer.EVERYONE, step -> {
                step.rolls().stream()
                        .map(Fallen::roll)
                        .filter(roll -> roll.cause().chain() == Chain.OPEN)
                        .forEach(roll -> fell.put(roll.index(), roll.result()));
                strips.addAll(step.strips());
                step.boards().stream()
                        .flatMap(board -> Stream.concat(Stream.of(board.cast()), board.earlier().stream()))
                        .flatMap(cast -> cast.roll().stream())
                        .forEach(fought::add);
            });

            assertThat(strips).isNotEmpty();
            assertThat(strips).allSatisfy(strip -> {
                int rolls = 1;
                List<Integer> faces = fell.get(strip.index());
                while (faces.size() < strip.faces().size()) {
                    faces = Stream.concat(fell.get(strip.index() - rolls++).stream(), faces.stream())
                            .toList();
                }
                assertThat(strip.faces()).isEqualTo(faces);
            });
            assertThat(strips.stream()
                            .filter(strip -> strip.faces().size()
                                    > fell.get(strip.index()).size()))
                    .as("where both sides threw")
                    .hasSize(both);
            assertThat(fought)
                    .allSatisfy(roll -> assertThat(fell.get(roll.index())).containsExactly(roll.face()));
        }
    }
}
