package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Refusal;
import strategos.bot.port.Suggestion;

class CompletionTest {
    /** Of each option, more with {@code -Dstrategos.suggested=25}; each is answered three times by a match of its own. */
    private static final int TYPED = Integer.getInteger("strategos.suggested", 1);

    private final TestDesk desk = TestDesk.duel();

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void theChoicesOfASlotAreSuggestedByWhatIsTyped() {
        assertThat(values(desk.complete("red", "duel", "stance", "stance", "")))
                .containsExactly("high", "low", "feint");
        assertThat(values(desk.complete("red", "duel", "stance", "stance", "F")))
                .containsExactly("feint");
        assertThat(values(desk.complete("red", "duel", "stance", "stance", "zzz")))
                .isEmpty();
    }

    @Test
    void anotherSeatsChoicesAreNobodysBusiness() {
        assertThat(desk.complete("nobody", "duel", "stance", "stance", "")).isEmpty();
    }

    @Test
    void numbersAreSuggestedFromTheirRange() {
        assertThat(values(desk.complete("red", "duel", "shift", "to", ""))).containsExactly("1", "2");
    }

    @Test
    void aPathGoesOnAfterTheLastComma() {
        String lunger = lunge();
        String first =
                values(desk.complete(lunger, "duel", "lunge", "path", "")).getFirst();
        List<String> second = values(desk.complete(lunger, "duel", "lunge", "path", first + ","));
        assertThat(second).isNotEmpty().allMatch(v -> v.startsWith(first + ",")).doesNotContain(first + "," + first);
    }

    @Test
    void theOptionsOfANewMatchGoOnAfterTheLastComma() {
        for (String chosen : List.of("rated=yes,", "rated=yes, ")) {
            assertThat(values(desk.complete("red", "match", "new", "options", chosen + "cl", "game", "duel")))
                    .contains(chosen + "clock=24h")
                    .allMatch(value -> value.startsWith(chosen + "clock="));
            assertThat(values(desk.complete("red", "match", "new", "options", chosen, "game", "duel")))
                    .isNotEmpty()
                    .noneMatch(value -> value.startsWith(chosen + "rated="));
        }
    }

    @Test
    void aSlotDependsOnThoseBeforeItAlone() {
        String lunger = lunge();
        String first =
                values(desk.complete(lunger, "duel", "lunge", "path", "")).getFirst();
        assertThat(values(desk.complete(lunger, "duel", "lunge", "cards", ""))).isEmpty();
        assertThat(values(desk.complete(lunger, "duel", "lunge", "cards", "", "loud", "yes", "path", first)))
                .containsExactlyElementsOf(values(desk.complete(lunger, "duel", "lunge", "cards", "", "path", first)))
                .isNotEmpty();
        assertThat(desk.complete(lunger, "duel", "lunge", "cards", "", "path", "99"))
                .isEmpty();
    }

    @Test
    void whatIsSuggestedCanBeSent() {
        String lunger = lunge();
        for (Suggestion path : desk.complete(lunger, "duel", "lunge", "path", "")) {
            assertThat(desk.preview(lunger, "lunge", "path", path.value()).ok()).isTrue();
        }
    }

    @Test
    void commonCommandsSuggestWhatTheyTake() {
        assertThat(values(desk.complete("red", "match", "new", "game", ""))).containsExactly("duel");
        assertThat(values(desk.complete("red", "match", "new", "scenario", "sa", "game", "duel")))
                .containsExactly("sabres");
        assertThat(values(desk.complete("red", "match", "new", "options", "mer", "game", "duel")))
                .containsExactly("mercy=no", "mercy=yes");
        assertThat(values(desk.complete("red", "match", "new", "options", "clock", "game", "duel")))
                .contains("clock=24h");
        assertThat(values(desk.complete("red", "match", "new", "scenario", "", "game", "nothing")))
                .isEmpty();
        assertThat(values(desk.complete("red", "match", "undo", "seat", ""))).containsExactly("red");
        assertThat(values(desk.complete("red", "rules", "", "topic", "lun", "game", "duel")))
                .containsExactly("3");
        assertThat(values(desk.complete("red", "duel", "stance", "as", ""))).containsExactly("red");
    }

    /** Telephones begin with a large letter, and not everyone taps what is suggested. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "rules | | topic=lunge | game",
                "match | export | | format",
                "match | export | | view",
                "match | undo | | seat",
                "match | computer | seat=blue | level",
                "results | table | | game",
                "clock | set | | time",
                "clock | set | | lapse",
                "match | new | scenario=foils | game",
                "match | new | game=duel | scenario",
                "match | new | game=duel,scenario=foils | options",
                "match | new | game=DUEL | scenario"
            })
    void whatIsSuggestedMayBeTypedAsItReads(String group, String verb, String others, String option) {
        String named = verb == null ? "" : verb;
        String[] given = others == null ? new String[0] : others.split("[=,]", -1);
        List<Suggestion> known = desk.complete("red", group, named, option, "", given);
        assertThat(known).isNotEmpty();
        for (Suggestion one : known.subList(0, Math.min(known.size(), TYPED))) {
            String meant = answered(group, named, given, option, one.value());
            for (String typed : List.of(one.label(), one.value().toUpperCase(Locale.ROOT))) {
                if (known.stream()
                        .noneMatch(other -> !other.equals(one) && other.label().equals(typed))) {
                    assertThat(answered(group, named, given, option, typed))
                            .as(typed)
                            .isEqualTo(meant);
                }
            }
        }
    }

    /** Who sends before tapping what is suggested has typed its beginning. */
    @ParameterizedTest
    @CsvSource({
        "match, new, game=duel, scenario, foi, foils",
        "match, new, scenario=foils, game, Due, duel",
        "match, computer, seat=blue, level, nor, normal"
    })
    void soMayWhatBeginsOneOfThemAlone(
            String group, String verb, String given, String option, String typed, String meant) {
        String[] others = given.split("=", -1);
        assertThat(answered(group, verb, others, option, typed))
                .isEqualTo(answered(group, verb, others, option, meant));
    }

    /** What only begins an order or a condition leaves a choice to who types it. */
    @ParameterizedTest
    @CsvSource({
        "rated, ''",
        "parry, ''",
        "strength, ''",
        "strength=, ''",
        "so, ''",
        "the, ''",
        "12, ''",
        "fo, ''",
        "foi, foils",
        "Late-A, late-autumn"
    })
    void whatBeginsSeveralOrMoreThanAWordIsNoneOfThem(String typed, String meant) {
        List<Suggestion> known = Stream.of(
                        "rated=yes", "rated=no", "parry card=oak", "strength=1..6", "12h", "foils", "late-autumn")
                .map(value -> new Suggestion(value, value.equals("foils") ? "The foils" : "So: " + value))
                .toList();
        assertThat(Suggestions.called(known, typed).map(Suggestion::value).orElse(""))
                .isEqualTo(meant);
    }

    /** A part of a name, a letter wrong, another ending: where one alone may be meant. */
    @ParameterizedTest
    @CsvSource({
        "nicias, peace-of-nicias",
        "sicilian, peace-of-nicias",
        "archidamain, archidamian",
        "potidea, potidaea",
        "campain, campaign",
        "war, ''",
        "peace, peace-of-nicias",
        "expedition, peace-of-nicias",
        "siege, potidaea",
        "ionian, ionian-war",
        "ionain, ionian-war",
        "marathon, ''",
        "game, campaign"
    })
    void aScenarioIsUnderstoodAsOneWouldCallIt(String typed, String meant) {
        List<Suggestion> known = List.of(
                new Suggestion("archidamian", "The Archidamian War (431 to 421)"),
                new Suggestion("campaign", "The Campaign Game (431 to 400)"),
                new Suggestion("peace-of-nicias", "The Peace of Nicias and the Sicilian Expedition (421 to 413)"),
                new Suggestion("ionian-war", "The Ionian War (412 to 400)"),
                new Suggestion("potidaea", "The Siege of Potidaea (431, prepared for the first match)"));
        assertThat(Suggestions.called(known, typed).map(Suggestion::value).orElse(""))
                .isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource({
        "athenians, athens",
        "athenian, athens",
        "spartans, sparta",
        "spata, sparta",
        "beta, ''",
        "s, ''",
        "atens, athens",
    })
    void aSeatIsUnderstoodAsOneWouldCallIt(String typed, String meant) {
        List<Suggestion> known = List.of(
                new Suggestion("athens", "Athens"), new Suggestion("sparta", "Sparta"), new Suggestion("zeta", "Zeta"));
        assertThat(Suggestions.called(known, typed).map(Suggestion::value).orElse(""))
                .isEqualTo(meant);
    }

    /** What a new duel answers: to each question by itself. */
    private static String answered(String group, String verb, String[] given, String option, String value) {
        try (TestDesk fresh = group.equals("match") && verb.equals("new") ? TestDesk.open() : TestDesk.duel()) {
            List<String> all = new ArrayList<>(List.of(given));
            all.addAll(List.of(option, value));
            Answer answer = fresh.command("red", group, verb, all.toArray(String[]::new));
            return answer.refusal()
                    .map(Refusal::sentence)
                    .orElseGet(() -> answer.message().text());
        }
    }

    @Test
    void whatIsUnknownHasNoSuggestions() {
        assertThat(desk.complete("red", "nothing", "at", "all", "")).isEmpty();
        assertThat(desk.complete("red", "duel", "nothing", "at", "")).isEmpty();
        assertThat(desk.complete("red", "duel", "stance", "nothing", "")).isEmpty();
        assertThat(desk.complete("red", "match", "nothing", "at", "")).isEmpty();
    }

    @Test
    void thereAreNeverMoreThanDiscordTakesAndNoneIsTooLong() {
        Suggestions suggestions = new Suggestions();
        List<Suggestion> many = IntStream.range(0, 60)
                .mapToObj(i -> new Suggestion("v" + i, "x".repeat(150)))
                .toList();
        assertThat(suggestions.fitting(many, ""))
                .hasSize(Suggestions.MOST)
                .allMatch(s -> s.label().length() <= 100);
        assertThat(suggestions.fitting(List.of(new Suggestion("y".repeat(101), "y")), ""))
                .isEmpty();
    }

    @Test
    void beginningsGoBeforeWordsAndThoseBeforeTheRest() {
        List<Suggestion> all = List.of(
                new Suggestion("1", "unarmed"), new Suggestion("2", "the army"), new Suggestion("3", "army of Cyrus"));
        assertThat(values(new Suggestions().fitting(all, "arm"))).containsExactly("3", "2", "1");
    }

    private String lunge() {
        desk.ok("red", "duel", "stance", "stance", "high");
        desk.ok("blue", "duel", "stance", "stance", "low");
        return match().awaited().firstEntry().getKey().id();
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    private static List<String> values(List<Suggestion> suggestions) {
        return suggestions.stream().map(Suggestion::value).toList();
    }
}
