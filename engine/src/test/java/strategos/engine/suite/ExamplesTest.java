package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.box.Box;
import strategos.engine.box.Example;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** Each worked example is reckoned again from the data files, die by die, in another way than the games do it. */
class ExamplesTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;

    /** Three sections and an example fit into one message of Discord's. */
    private static final int LONGEST = 360;

    private static String said(String game, String rule) {
        return said(game, rule, 0);
    }

    private static String said(String game, String rule, int which) {
        List<Example> examples = LIBRARY.open(game).box().examples(rule);
        assertThat(examples).as(rule).hasSizeGreaterThan(which);
        return words(game).say(examples.get(which).text());
    }

    private static Phrasebook words(String game) {
        return LIBRARY.words(game, Escape.plain());
    }

    private static JsonNode tables(String game) {
        return file(game, "tables.json");
    }

    private static JsonNode file(String game, String name) {
        try {
            byte[] bytes = LIBRARY.config().read("games/" + game + "/" + name).orElseThrow();
            return JsonMapper.builder().build().readTree(bytes);
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private static int faces(IntPredicate so) {
        return (int) IntStream.rangeClosed(1, 6).filter(so).count();
    }

    private static int pairs(IntPredicate so) {
        return (int)
                IntStream.range(0, 36).map(i -> i / 6 + i % 6 + 2).filter(so).count();
    }

    /** As a sentence lists them. */
    private static String each(IntFunction<Object> face) {
        List<String> all =
                IntStream.rangeClosed(1, 6).mapToObj(face).map(Object::toString).toList();
        return list(all);
    }

    private static String list(List<String> all) {
        return String.join(", ", all.subList(0, all.size() - 1)) + " and " + all.getLast();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void areShortAndSaidInWordsThatThereAre(String game) {
        List<Example> examples = LIBRARY.open(game).box().examples();
        assertThat(examples).hasSizeGreaterThan(10).allSatisfy(example -> {
            assertThat(words(game).problems(example.text())).as("%s", example).isEmpty();
            assertThat(words(game).say(example.text()))
                    .hasSizeBetween(20, LONGEST)
                    .endsWith(".");
        });
    }

    /** The tables that are thrown on: each has a case. */
    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void everyChartThatIsThrownOnHasOne(String game) {
        Map<String, List<String>> charts = Map.of(
                "sparta", List.of("land", "naval", "siege", "generosity", "darius"),
                "persians", List.of("land", "naval", "interception", "attrition", "unsupplied", "provinces"),
                "xenophon", List.of("route", "weather", "negotiations", "battle", "forage"));
        Box box = LIBRARY.open(game).box();
        TreeSet<String> shown =
                box.examples().stream().map(Example::rule).collect(Collectors.toCollection(TreeSet::new));
        for (String chart : charts.get(game)) {
            assertThat(shown).contains(box.table(chart).orElseThrow().rule());
        }
    }

    @Test
    void fightsOfSparta() {
        // 16 to 4 is 4:1, a column less 3:1; 12 to 5 is 3:1 rounded up, a column more 4:1.
        assertThat(fight("land", "3:1")).isEqualTo("2 and 1");
        assertThat(said("sparta", "8.1"))
                .contains("16 points attack 4", "4:1 becomes 3:1", "2 in 6 cost the defender", "1 in 6 the attacker");
        assertThat(fight("naval", "4:1")).isEqualTo("4 and 0");
        assertThat(said("sparta", "8.5-naval"))
                .contains("12 points attack 5", "3:1 becomes 4:1", "4 in 6 cost the defender", "0 in 6 the attacker");
    }

    /** On how many faces the defender alone loses, and the attacker alone. */
    private static String fight(String table, String column) {
        JsonNode printed = tables("sparta").get(table);
        int at = 0;
        while (!printed.get("columns").get(at).asText().equals(column)) {
            at++;
        }
        int won = 0;
        int lost = 0;
        for (JsonNode row : printed.get("rows")) {
            won += row.get(at).asText().startsWith("D") ? 1 : 0;
            lost += List.of("AE", "AH").contains(row.get(at).asText()) ? 1 : 0;
        }
        return won + " and " + lost;
    }

    @Test
    void siegesOfSparta() {
        JsonNode siege = tables("sparta").get("siege");
        // 15 to 7 is 3:1 rounded up, the sixth column; 6 to 15 is 1:2, the third.
        assertThat(siege.get("columns").get(5).asText()).isEqualTo("3:1");
        int falls = siege.get("falls").get(5).asInt();
        assertThat(said("sparta", "9.0")).contains("3:1", falls + " or more, " + faces(die -> die >= falls) + " in 6");
        int needed = siege.get("falls").get(2).asInt();
        int plus = siege.get("counterSiege").asInt();
        assertThat(said("sparta", "9.1"))
                .contains(
                        "1:2", "need " + needed + " with " + plus, ", " + faces(die -> die + plus >= needed) + " in 6");
        assertThat(said("sparta", "9.2"))
                .contains(pairs(sum -> sum <= 7) + " in 36", pairs(sum -> sum <= 3) + " in 36");
    }

    @Test
    void politicsOfSparta() {
        assertThat(said("sparta", "10.1")).contains("Miletus shows 6", faces(die -> die < 6) + " in 6");
        assertThat(said("sparta", "10.5")).contains("by 6", pairs(sum -> sum >= 6) + " in 36");
        assertThat(said("sparta", "16.1"))
                .contains(
                        "6 Athens wins on " + pairs(sum -> sum < 6) + " in 36",
                        "10 on " + pairs(sum -> sum < 10) + " in 36");
        int most = tables("sparta").get("darius").get("diesAtMost").get("403").asInt();
        assertThat(said("sparta", "16.1", 1))
                .contains("403", most + " or less, " + faces(die -> die <= most) + " in 6");
        assertThat(said("sparta", "16.3")).isEqualTo(said("sparta", "16.1", 1));
        int above = tables("sparta").get("backAtWar").get("above").asInt();
        assertThat(said("sparta", "15.11")).contains("above " + above, pairs(sum -> sum > above) + " in 36");
        JsonNode persia = tables("sparta").get("persia");
        assertThat(persia.get("lateFrom").asInt()).isBetween(406, 410);
        assertThat(said("sparta", "15.13"))
                .contains(
                        each(die -> persia.get("early").get(die - 1).asInt()),
                        each(die -> persia.get("late").get(die - 1).asInt()));
    }

    /** Of 36 throws 6 are equal, 15 favour the one and 15 the other; with one more 11 are level or one short. */
    @Test
    void chasesOfSparta() {
        assertThat(said("sparta", "7.9")).contains("on 21 in 36", "by 1 on 26 in 36");
        assertThat(said("sparta", "7.10")).contains("on 15 in 36");
    }

    @Test
    void fightsOfThePersians() {
        JsonNode rows = tables("persians").get("landCombat").get("rows");
        // Four hoplites of 4 count 32: the column from 31; the rows begin at 0, and leader and morale add 2.
        assertThat(said("persians", "7.2"))
                .contains(
                        "16 points",
                        "count 32",
                        "31-45",
                        each(die -> rows.get(die + 2).get(4).asText()));
        // Three light cavalry of 3 count 27.
        assertThat(said("persians", "7.6"))
                .contains("count 27", "21-30", each(die -> rows.get(die).get(3).asText()));
        assertThat(said("persians", "7.7"))
                .contains(
                        "31-45 instead of 11-20",
                        each(die -> rows.get(die).get(4).asText()) + " instead of "
                                + each(die -> rows.get(die).get(2).asText()));
        JsonNode sea = tables("persians").get("navalCombat").get("rows");
        assertThat(said("persians", "9.3"))
                .contains(
                        "2:1",
                        "1:2",
                        "sink " + each(die -> sea.get(die + 1).get(4).asInt()),
                        "sink " + each(die -> sea.get(die).get(2).asInt()));
        assertThat(said("persians", "9.2"))
                .contains(pairs(sum -> sum >= 6) + " in 36", pairs(sum -> sum + 2 >= 6) + " in 36");
    }

    @Test
    void contactsOfThePersians() {
        JsonNode rows = tables("persians").get("interception").get("rows");
        // The columns begin at -3, so 2 better is the sixth and 2 worse the second.
        assertThat(said("persians", "6.2"))
                .contains(
                        "battle on "
                                + faces(die -> rows.get(die - 1).get(5).asText().equals("b")) + " in 6, an ambush on "
                                + faces(die -> rows.get(die - 1).get(5).asText().equals("E")) + " in 6",
                        "battle on "
                                + faces(die -> rows.get(die - 1).get(1).asText().equals("b")) + " in 6, and on "
                                + faces(die -> rows.get(die - 1).get(1).asText().equals("e")) + " in 6");
        assertThat(faces(die -> rows.get(die - 1).get(5).asText().equals("e"))).isZero();
    }

    @Test
    void hardshipsOfThePersians() {
        JsonNode tables = tables("persians");
        assertThat(said("persians", "5.3"))
                .contains(each(die ->
                        tables.get("attrition").get("rows").get(die - 1).get(3).asInt()));
        JsonNode hungry = tables.get("unsupplied").get("rows");
        assertThat(said("persians", "10"))
                .contains(
                        "20 points",
                        each(die -> hungry.get(die - 1).get(0).asInt()),
                        each(die -> hungry.get(die - 1).get(1).asInt()),
                        each(die -> hungry.get(die - 1).get(2).asInt()));
        assertThat(tables.get("unsupplied").get("normalOver").asInt()).isLessThan(20);
        JsonNode morale = tables.get("morale");
        for (String letter : List.of("B", "C", "D")) {
            assertThat(said("persians", "7.4"))
                    .contains(letter + " on "
                            + pairs(sum -> sum >= morale.get(letter).asInt()));
        }
        assertThat(said("persians", "7.4"))
                .contains("under a leader of 1 on "
                        + pairs(sum -> sum + 1 >= morale.get("A").asInt()));
        JsonNode burnt = tables.get("destruction");
        assertThat(said("persians", "8.2"))
                .contains(
                        burnt.get("persian").asInt() + " in 6",
                        burnt.get("greek").asInt() + " in 6");
        JsonNode needs = tables.get("political");
        int greek = needs.get("greek").get("argolis").asInt();
        int persian = needs.get("persian").get("argolis").asInt();
        assertThat(said("persians", "14.3-political"))
                .contains(
                        "Argolis needs " + greek,
                        pairs(sum -> sum + 3 >= greek) + " in 36",
                        pairs(sum -> sum + 3 >= persian) + " in 36");
    }

    @Test
    void roadOfXenophon() {
        // 2 to 5 are mountains, 8 hills, 11 and 12 settled.
        assertThat(said("xenophon", "route-phase"))
                .contains(
                        "kinds come on " + pairs(sum -> sum <= 5) + " in 36",
                        "hills on " + pairs(sum -> sum == 8),
                        "settled country on " + pairs(sum -> sum >= 11));
        assertThat(said("xenophon", "weather-phase"))
                .contains("cold on 2 in 6 and harsh on 1 in 6", "first 30 spaces it is cold on 2 in 6");
        assertThat(said("xenophon", "travel-phase"))
                .contains(each(die -> die + 1), each(die -> Math.max(0, die + 1 - 2)));
        assertThat(said("xenophon", "satrap-phase")).contains("1 in 6", "2 in 6");
        assertThat(said("xenophon", "negotiations-phase")).contains("Anger comes on 3 in 6", "food on 2 in 6");
        assertThat(9000 / 36).isLessThan(7200 / 24);
        assertThat(said("xenophon", "victory")).contains("9,000 men in 36 turns are 250", "7,200 in 24 turns are 300");
    }

    @Test
    void hardshipsOfXenophon() {
        assertThat(said("xenophon", "attack-phase")).contains("With 3 anger", faces(die -> die <= 3) + " in 6");
        // In hills one is taken off, on plains one is added: below 2 is a rout, 2 costs 500 and each step saves 100.
        assertThat(said("xenophon", "battle-phase"))
                .contains(
                        "2 in 6 are routs",
                        list(List.of("500", "400", "300", "200")),
                        list(List.of("500", "400", "300", "200", "100", "0")));
        assertThat(said("xenophon", "exposure-phase")).contains(each(die -> 100 * die));
        JsonNode forage = tables("xenophon").get("forage").get("rows");
        assertThat(said("xenophon", "forage-phase"))
                .contains(
                        "mountains 2 are",
                        each(die ->
                                forage.get(Math.max(1, die - 2) - 1).get("food").asInt()),
                        each(die -> forage.get(die - 1).get("food").asInt()));
        assertThat(said("xenophon", "starvation-phase")).contains(each(die -> 100 * Math.max(0, die - 4 + 2)));
        assertThat(said("xenophon", "morale-phase"))
                .contains("on " + faces(die -> die >= 6) + " in 6", "on " + faces(die -> die + 2 >= 6) + " in 6");
        assertThat(said("xenophon", "rally-phase")).contains(faces(die -> die >= 5) + " in 6");
        assertThat(said("xenophon", "desertion-phase")).contains("With 2 mutiny", faces(die -> die + 2 >= 6) + " in 6");
    }
}
