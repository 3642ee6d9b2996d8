package strategos.bot.record.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import strategos.bot.record.RecordData;
import strategos.engine.dice.Omen;

/** A short match made up for tests, with what the page has to show: every kind of op, panel, strip and board. */
final class HandmadeRecord {
    private static final ObjectMapper JSON = new ObjectMapper();
    static final int ORDERS = 13;

    private final Map<String, Object> data = new LinkedHashMap<>();
    private final List<Map<String, Object>> seats = new ArrayList<>();
    private final List<Map<String, Object>> steps = new ArrayList<>();
    private final String title;
    private final Map<Integer, List<?>> shown = new HashMap<>();
    private boolean beacon;

    private HandmadeRecord(String title, String player, List<String> names, boolean areas) {
        this.title = title;
        String[] colours = {"#B5352C", "#234F97", "#E3C53A", "#2F8068"};
        Map<String, String> styles = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            String id = "side" + i;
            seats.add(Map.of("id", id, "name", names.get(i), "player", player, "colour", colours[i]));
            styles.put(id, colours[i]);
        }
        data.put("format", "strategos-record-1");
        data.put("game", "handmade");
        data.put("title", title);
        data.put("scenario", player);
        data.put(
                "view",
                Map.of("of", "everyone", "over", true, "test", false, "made", "2026-11-23T12:00:00Z", "words", "en"));
        data.put("seats", seats);
        data.put("kinds", Map.of("battle", "battle roll", "march", "march roll"));
        data.put("colours", styles);
        data.put(
                "texts",
                List.of(
                        "Spring 431 BC",
                        "Summer 431 BC",
                        "Autumn 430 BC",
                        "A stack lies at " + player + ".",
                        "Nobody is besieged."));
        data.put(
                "ops",
                List.of(
                        List.of(3, 0, 100, 100),
                        List.of(3, 1, 500, 400),
                        List.of(0, "#e2711d", "#7a3306", 4, 8, 2.3, 100, 100, 200, 300, 500, 400),
                        List.of(1, "#263f67", 100, 100, 130, 130, 2, 1),
                        List.of(1, "ring", 500, 400, 20),
                        List.of(2, 2, 300, 100)));
        data.put(
                "sprites",
                List.of(
                        List.of(0, 0, 40, 40, -10, -10),
                        List.of(40, 0, 40, 40, -10, -10),
                        List.of(80, 0, 40, 40, -10, -10)));
        data.put("spots", Map.of("west", List.of(100, 100), "east", List.of(500, 400)));
        data.put("map", HandmadeMap.map(areas));
        data.put(
                "panels",
                List.of(
                        roster(),
                        Map.of(
                                "p",
                                "balance",
                                "name",
                                "Score",
                                "from",
                                -5,
                                "to",
                                5,
                                "at",
                                2,
                                "figure",
                                "+2",
                                "low",
                                "side0",
                                "lowName",
                                names.get(0),
                                "high",
                                "side1",
                                "highName",
                                names.get(1)),
                        Map.of("p", "fact", "name", "points", "figure", "2 / 8", "caption", player)));
        data.put("vectors", vectors("dice-vectors.json"));
        dice(new HandmadeDice(false, omens(player)).chain("open", 1, 16).chain("sealed", 2, 2));
        for (int i = 0; i <= ORDERS; i++) {
            steps.add(step(i, names.get(i % 2), areas));
        }
        data.put("measures", measures(names));
        data.put("steps", steps);
    }

    /** Two sides, with a balance and fights on a chart. */
    static HandmadeRecord war() {
        return new HandmadeRecord("War", "Ada", List.of("Athens", "Sparta"), false);
    }

    /** Four sides. */
    static HandmadeRecord race() {
        return new HandmadeRecord("Race", "Bob", List.of("Alpha", "Beta", "Gamma", "Delta"), false);
    }

    /** Two sides, with areas that are tinted. */
    static HandmadeRecord revolt() {
        return new HandmadeRecord("Revolt", "Cleo", List.of("Greeks", "Persians"), true);
    }

    /** Every word of it is hostile. */
    static HandmadeRecord hostile(String words) {
        return new HandmadeRecord(words, words, List.of(words, words + "2"), false);
    }

    /** Changes what is not shaped like a match that is over and quiet. */
    HandmadeRecord with(Consumer<Map<String, Object>> change) {
        change.accept(data);
        return this;
    }

    HandmadeRecord step(int which, String field, Object value) {
        steps.get(which).put(field, value);
        return this;
    }

    /** The fight of that step shows a throw of that seat, so called. */
    HandmadeRecord thrown(int which, String title, String seat) {
        Map<String, Object> board = board("Athens", which);
        Map<String, Object> cast = new LinkedHashMap<>(JSON.convertValue(
                board.get("cast"), JSON.getTypeFactory().constructMapType(Map.class, String.class, Object.class)));
        cast.put("title", title);
        board.put("cast", cast);
        step(which, "b", List.of(board));
        return step(which, "r", List.of(Map.of("chain", "open", "index", which, "kind", "battle", "by", seat)));
    }

    HandmadeRecord dice(HandmadeDice dice) {
        data.put("dice", dice.log());
        return this;
    }

    /** Whatever is called a log. */
    HandmadeRecord forged(Map<?, ?> log, boolean withBeacon) {
        this.beacon = withBeacon;
        data.put("dice", log);
        data.put("vectors2", withBeacon ? vectors("dice-2-vectors.json") : List.of());
        return this;
    }

    /** The story shows other dice of that roll than fell. */
    HandmadeRecord showing(int roll, List<Integer> faces) {
        this.shown.put(roll, faces);
        return this;
    }

    /** The story shows the dice of that roll beside those of the one before: both sides threw. */
    HandmadeRecord showingBoth(int roll) {
        return showing(
                roll,
                Stream.of(roll - 1, roll)
                        .flatMap(each -> fallen(each).orElseThrow().stream())
                        .map(Integer.class::cast)
                        .toList());
    }

    /** The dice of protocol 2, with one round of the beacon. */
    HandmadeRecord beacon(Map<String, Object> log, Object network, Object round) {
        this.beacon = true;
        Map<String, Object> whole = new LinkedHashMap<>(log);
        whole.put("network", network);
        whole.put("rounds", List.of(round));
        data.put("dice", whole);
        data.put("vectors2", vectors("dice-2-vectors.json"));
        return this;
    }

    RecordData record() {
        steps.forEach(this::showWhatFell);
        try {
            return new RecordData(
                    title,
                    (String) data.get("scenario"),
                    List.of(title + " ends.", "Somebody won."),
                    "en",
                    JSON.writeValueAsString(data),
                    beacon);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An omen has one line of a hundred characters. */
    List<List<String>> omens(String words) {
        String omen = words.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}]", "");
        String cut = omen.substring(0, omen.offsetByCodePoints(0, Math.min(omen.length(), Omen.MOST)));
        return seats.stream().map(seat -> List.of((String) seat.get("id"), cut)).toList();
    }

    /** The story shows the dice of the log, and none that did not fall. */
    private void showWhatFell(Map<String, Object> step) {
        for (String field : List.of("x", "b")) {
            List<Map<String, Object>> told = new ArrayList<>();
            for (Object shown : (List<?>) step.getOrDefault(field, List.of())) {
                Map<String, Object> copy = map(shown);
                if (field.equals("x")) {
                    fallen((int) copy.get("index")).ifPresent(faces -> told.add(with(copy, "faces", faces)));
                } else {
                    Map<String, Object> cast = map(copy.get("cast"));
                    Map<String, Object> roll = map(cast.get("roll"));
                    fallen((int) roll.get("index"))
                            .ifPresent(faces -> told.add(
                                    with(copy, "cast", with(cast, "roll", with(roll, "face", faces.getFirst())))));
                }
            }
            if (step.containsKey(field)) {
                step.put(field, told);
            }
        }
    }

    private static Map<String, Object> with(Map<String, Object> map, String field, Object value) {
        map.put(field, value);
        return map;
    }

    private static Map<String, Object> map(Object json) {
        return JSON.convertValue(
                json, JSON.getTypeFactory().constructMapType(LinkedHashMap.class, String.class, Object.class));
    }

    /** What that roll of the open chain shows in the log. */
    private Optional<List<?>> fallen(int index) {
        return Optional.of(((List<?>) map(data.get("dice")).get("chains"))
                        .stream()
                                .filter(chain -> "open".equals(map(chain).get("name")))
                                .flatMap(chain -> ((List<?>) map(chain).get("rolls")).stream())
                                .toList())
                .filter(rolls -> rolls.size() >= index)
                .<List<?>>map(rolls -> (List<?>) map(rolls.get(index - 1)).get("faces"))
                .map(faces -> shown.getOrDefault(index, faces));
    }

    private Map<String, Object> step(int at, String name, boolean areas) {
        Map<String, Object> step = new LinkedHashMap<>();
        step.put("v", at);
        step.put("c", at * 3 / (ORDERS + 1));
        step.put("a", List.of(3, 4));
        step.put("p", List.of(0, 1, 2));
        step.put(
                "d",
                at == 0
                        ? List.of(List.of(), List.of(0, 3, 5))
                        : at % 2 == 1 ? List.of(List.of(0), List.of(1, 2, 4)) : List.of(List.of(1, 2, 4), List.of(0)));
        if (areas) {
            step.put("g", at % 2);
        }
        if (at > 0) {
            step.put("k", "order");
            step.put("s", "side" + at % 2);
            step.put("o", "player");
            step.put("y", List.of(List.of(name + " moves for the " + at + ". time.", "7." + at)));
            step.put(
                    "r",
                    List.of(Map.of(
                            "chain",
                            "open",
                            "index",
                            at,
                            "kind",
                            at % 2 == 0 ? "battle" : "march",
                            "by",
                            "side" + at % 2,
                            "purpose",
                            (at % 2 == 0 ? "battle of " : "march of ") + name)));
            step.put("x", List.of(strip(name, at)));
            step.put("w", List.of(List.of("side" + (at + 1) % 2, "What now, " + name + "?")));
        }
        if (at == 4 || at == 8) {
            step.put("b", List.of(board(name, at)));
        }
        return step;
    }

    private static Map<String, Object> strip(String name, int at) {
        Map<String, Object> strip = new LinkedHashMap<>();
        strip.put("title", "The march of " + name);
        strip.put("style", "side" + at % 2);
        strip.put("chain", "open");
        strip.put("index", at);
        strip.put("total", "-3");
        strip.put("column", "-2");
        strip.put("result", name + " arrives");
        strip.put("sides", 6);
        strip.put("faces", List.of(4));
        strip.put("mods", List.of(List.of("-1", "bad road"), List.of("+2", name)));
        return strip;
    }

    private static Map<String, Object> board(String name, int roll) {
        Map<String, Object> board = new LinkedHashMap<>();
        board.put("title", "Siege by " + name);
        board.put("spot", "east");
        board.put(
                "camps",
                List.of(
                        Map.of("style", "side1", "name", "Walls", "role", "defends", "figure", "2", "unit", "points"),
                        Map.of("style", "side0", "name", name, "role", "attacks", "figure", "6", "unit", "points")));
        board.put(
                "cast",
                Map.of(
                        "title",
                        name,
                        "steps",
                        List.of(List.of("6 : 2", "odds"), List.of("3:1", "column")),
                        "added",
                        List.of(),
                        "roll",
                        Map.of("index", roll, "face", 5, "result", "X", "sentence", "the place falls")));
        List<Object> rows = new ArrayList<>();
        for (int face = 1; face <= 6; face++) {
            rows.add(List.of(face > 4 ? List.of("X", 1) : List.of("-", -1)));
        }
        board.put("grid", Map.of("columns", List.of("3:1"), "column", 0, "rows", rows));
        board.put(
                "chances",
                List.of(
                        Map.of("code", "-", "favour", -1, "meaning", "nothing", "of", 4, "in", 6),
                        Map.of("code", "X", "favour", 1, "meaning", "falls", "of", 2, "in", 6)));
        return board;
    }

    private Map<String, Object> roster() {
        List<Object> cards = new ArrayList<>();
        for (Map<String, Object> seat : seats) {
            Map<String, Object> card = new LinkedHashMap<>();
            card.put("style", seat.get("id"));
            card.put("title", seat.get("name"));
            card.put("sub", "revenue 9");
            card.put("figure", "270");
            card.put("unit", "talents");
            card.put("gauge", cards.size() / 4.0);
            card.put("active", cards.isEmpty());
            card.put("out", cards.size() == 1);
            card.put("counts", List.of(List.of("land", 21, "land units"), List.of("naval", 0, "ships")));
            cards.add(card);
        }
        return Map.of("p", "roster", "name", "Sides", "cards", cards);
    }

    private static List<Object> measures(List<String> names) {
        List<Object> lines = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            List<Integer> values = new ArrayList<>();
            for (int at = 0; at <= ORDERS; at++) {
                values.add(at < i ? null : 100 * i + at * at);
            }
            lines.add(Map.of("name", names.get(i), "style", "side" + i, "v", values));
        }
        List<Integer> score = new ArrayList<>();
        for (int at = 0; at <= ORDERS; at++) {
            score.add(at / 3 - 2);
        }
        return List.of(
                Map.of(
                        "name",
                        "Score",
                        "note",
                        "Who leads.",
                        "wide",
                        true,
                        "diverging",
                        true,
                        "high",
                        "side1",
                        "highName",
                        names.get(1),
                        "low",
                        "side0",
                        "lowName",
                        names.get(0),
                        "lines",
                        List.of(Map.of("name", "Score", "style", "side0", "v", score))),
                Map.of("name", "Men", "note", "Of each side.", "lines", lines));
    }

    /** The published vectors as the page has them. */
    private static List<Object> vectors(String file) {
        try (InputStream in = HandmadeRecord.class.getResourceAsStream("/strategos/engine/dice/" + file)) {
            JsonNode root = JSON.readTree(in);
            List<Object> vectors = new ArrayList<>();
            for (String list : List.of("rolls", "shuffles")) {
                for (JsonNode each : root.path(list)) {
                    Map<String, Object> vector = JSON.convertValue(
                            each,
                            JSON.getTypeFactory().constructMapType(LinkedHashMap.class, String.class, Object.class));
                    vector.putIfAbsent("chain", list.equals("rolls") ? "open" : "sealed");
                    vector.putIfAbsent("salt", root.get("salt").asText());
                    vectors.add(vector);
                }
            }
            return vectors;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
