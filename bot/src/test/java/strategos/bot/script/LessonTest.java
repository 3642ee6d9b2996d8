package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.script.Wire.Reply;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Course;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.database.SqliteDatabase;

/** Guided first matches, taken by learners who make mistakes. */
class LessonTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final int MOST_LINES = 3_000;

    /** In every so many lines of a match the mistake is tried, or whether it is over; 1 makes it all of them. */
    private static final int LOOKS = Integer.getInteger("strategos.lesson-every", 12);

    /** A command within a text. */
    private static final Pattern TYPED = Pattern.compile("`(/[^`]+)`");

    @TempDir
    Path folder;

    private Wire wire;
    private ProtocolPlayer player;

    static List<String> games() {
        return LIBRARY.games().stream().map(game -> game.box().id()).toList();
    }

    @BeforeEach
    void open() {
        at(DatabasePlace.memory());
    }

    private void at(DatabasePlace place) {
        wire = Wire.open(LIBRARY, "lesson", place, folder);
        player = new ProtocolPlayer(wire, 5);
    }

    /** What is closed and opened again needs a file; all else is quicker without one. */
    private void reopen() {
        close();
        at(new DatabasePlace(Optional.of(folder.resolve("lesson.db")), false));
    }

    @AfterEach
    void close() {
        wire.close();
    }

    private Course course(String game) {
        return LIBRARY.course(game).orElseThrow(() -> new AssertionError(game + " has no lesson"));
    }

    private JsonNode lesson() {
        return wire.done("@ann /lesson show").data("lesson");
    }

    private String step() {
        return lesson().get("step").asText();
    }

    private String words(Reply reply) {
        return reply.posts().stream()
                .filter(post -> post.path("to").asText().equals("ann"))
                .map(post -> post.get("text").asText())
                .reduce("", (a, b) -> a + "\n" + b);
    }

    private List<String> past() {
        return StreamSupport.stream(lesson().get("past").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    private boolean over() {
        return wire.done("/match status").data("result").get("over").asBoolean();
    }

    /** The first command that the text of the step names. */
    private String named(String step) {
        Matcher typed = TYPED.matcher(words(wire.done("@ann /lesson show")));
        assertThat(typed.find()).as("a command in the text of " + step).isTrue();
        return typed.group(1);
    }

    /** Does what the step asks for: gives an order, or types what its text names. */
    private void take(Course.Step step) {
        Set<String> verbs = step.by().stream()
                .filter(deed -> deed.startsWith("order "))
                .map(deed -> deed.substring("order ".length()))
                .collect(Collectors.toSet());
        if (step.by().contains("over")) {
            player.answer("ann");
        } else if (step.by().stream().allMatch(deed -> deed.startsWith("order "))) {
            player.answer("ann", verbs);
        } else {
            String named = named(step.id());
            wire.send("@ann " + named);
            if (step().equals(step.id())) {
                // What only counts at a question of another kind: it comes by playing on.
                player.answer("ann", step.at().map(Set::copyOf).orElse(Set.of()));
            }
        }
    }

    private Course.Step open(String game, String id) {
        return course(game).steps().stream()
                .filter(s -> s.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Takes all steps, until that one is open; all of them where there is none such. */
    private void until(String game, String step) {
        String now = step();
        for (int line = 0; line < MOST_LINES && !now.equals(step); line++) {
            take(open(game, now));
            now = step();
        }
        assertThat(now).isEqualTo(step);
    }

    private void begin(String game) {
        wire.done("@ann #school /lesson begin game:" + game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLearnerWhoErrsComesToItsEnd(String game) {
        reopen();
        Course course = course(game);
        assertThat(wire.send("@ann #school /lesson show").ok())
                .as("before any match")
                .isFalse();
        assertThat(wire.send("@ann /lesson begin game:chess")
                        .end()
                        .path("error")
                        .asText())
                .contains(games());
        assertThat(words(wire.done("@ann /lesson begin game:" + game)))
                .contains("1 of " + course.steps().size());
        assertThat(wire.send("@ann /lesson begin game:" + game).ok())
                .as("a second one in the same place")
                .isFalse();
        assertThat(step()).isEqualTo(course.steps().getFirst().id());

        // Somebody else's lesson, a stale button, nothing to take back, a leap ahead, something else that is legal.
        assertThat(wire.send("@eve /lesson show").ok()).isFalse();
        assertThat(wire.send("@eve /match status").posts().toString()).doesNotContain("esson");
        String match = wire.done("@ann /match status").end().path("match").asText();
        assertThat(wire.send("@ann !press undo|" + match + "|77|" + course.seat())
                        .ok())
                .isFalse();
        assertThat(words(wire.done("@ann /match list"))).contains("Lesson: step 1 of");
        assertThat(words(wire.done("@ann /dice verify"))).contains("ahead");
        assertThat(step()).isEqualTo(course.steps().getFirst().id());

        wire.done("@ann !press alone|" + match);
        assertThat(words(wire.done("@ann /match orders"))).doesNotContain("Lesson");
        reopen();
        wire.done("@ann #school /match status");
        assertThat(words(wire.done("@ann !press lesson|" + match))).contains("**Lesson, 1 of");

        until(game, "");
        assertThat(lesson().get("done").asInt() + past().size())
                .isEqualTo(course.steps().size());
        assertThat(past()).as("what was to be done in play").doesNotContainAnyElementsOf(played(course));
        assertThat(over()).as("it ends with a winner").isTrue();
        assertThat(words(wire.done("@ann /match status"))).as("who is taught").doesNotContain("Lesson");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoPlaysAtRandomIsNeverInItsWay(String game) {
        Random random = new Random(11);
        List<String> looks = List.of(
                "/match orders",
                "/map",
                "/rules topic:victory",
                "/match undo",
                "/match standing",
                "/dice verify",
                "/match since",
                "/match status",
                "/match advice",
                "/" + game + " nonsense",
                "/lesson leave",
                "/lesson show");
        wire.done("@ann #school /lesson begin game:" + game);
        int before = 0;
        JsonNode now = lesson();
        for (int line = 0; line < MOST_LINES && !now.get("step").asText().isEmpty(); line++) {
            if (random.nextInt(4) == 0) {
                wire.send("@ann " + looks.get(random.nextInt(looks.size())));
            } else {
                player.answer("ann");
            }
            now = lesson();
            int done = now.get("done").asInt();
            assertThat(done).as("what is learned stays learned").isGreaterThanOrEqualTo(before);
            before = done;
        }
        assertThat(now.get("step").asText()).isEmpty();
    }

    private static List<String> played(Course course) {
        return course.steps().stream()
                .filter(step -> step.by().getFirst().startsWith("order "))
                .map(Course.Step::id)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachGameIsTaughtByItsOwnVerbs(String game) {
        assertThat(played(course(game))).hasSizeGreaterThanOrEqualTo(3);
    }

    /** Whenever it is tried, from the first question to the last. */
    @ParameterizedTest
    @MethodSource("games")
    void theSuggestedMistakeIsRefusedWithItsRule(String game) {
        begin(game);
        until(game, "mistake");
        String mistake = named("mistake");
        wire.done("@ann #elsewhere /lesson begin game:" + game);
        for (int line = 0; line < MOST_LINES && (line % LOOKS != 0 || !over()); line++) {
            if (line % LOOKS == 0) {
                Reply refused = wire.send("@ann " + mistake);
                assertThat(refused.ok()).as(refused.toString()).isFalse();
                assertThat(refused.end().path("rule").asText())
                        .as(refused.toString())
                        .isNotEmpty();
            }
            player.answer("ann");
        }
        wire.send("@ann #school " + mistake);
        assertThat(step()).isNotEqualTo("mistake");
    }

    @ParameterizedTest
    @MethodSource("games")
    void onlyWhatARuleOfTheGameForbidsIsTheMistake(String game) {
        begin(game);
        until(game, "mistake");
        List<String> otherwise = List.of(
                "/do",
                "/" + game,
                "/" + game + " nonsense",
                "/" + (game.equals("sparta") ? "persians" : "sparta") + " march",
                "/match undo",
                "/match join",
                "/rules topic:zzzz",
                "!press undo|zzzz|77|" + course(game).seat(),
                "!press card|zzzz|1|" + course(game).seat() + "|pass|",
                "!press nonsense");
        otherwise.forEach(line -> wire.send("@ann " + line));
        assertThat(step()).isEqualTo("mistake");
    }

    /** Each step may be told after something else was done: none speaks of a moment that is then past. */
    @ParameterizedTest
    @MethodSource("games")
    void noStepSpeaksOfAMomentThatIsPast(String game) {
        begin(game);
        player.answer("ann");
        assertThat(words(wire.done("@ann /lesson show"))).doesNotContain("before the draw");
        course(game).steps().stream()
                .map(step -> LIBRARY.words(game, Escape.plain()).say(Text.of("lesson." + step.id())))
                .forEach(words -> assertThat(words).doesNotContain("irst order", "before the draw"));
    }

    /** In the set-up there is nothing of one's own to advise on. */
    @Test
    void adviceCountsWhereThereIsAChoice() {
        begin("sparta");
        assertThat(words(wire.done("@ann /match advice"))).contains("step 1 of").doesNotContain("ahead");
        wire.done("@ann /sparta done");
        assertThat(words(wire.done("@ann /match advice"))).contains("ahead");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whenTheMatchIsOverItSaysHowAndEnds(String game) {
        begin(game);
        wire.done("@ann /match orders");
        String given = words(wire.done("@ann /match resign"));
        assertThat(given).doesNotContain("is open");
        // Where the others play on, it ends with them.
        String end = given + words(wire.done("@ann /match list"));
        assertThat(end)
                .contains("fall away", "the computer has won", "/dice verify", "/match history", "/lesson begin");
        assertThat(past()).hasSize(course(game).steps().size() - 2);
        assertThat(words(wire.done("@ann /match orders"))).doesNotContain("Lesson");
        assertThat(words(wire.done("@ann /lesson show"))).contains("the computer has won", "/dice verify");
        assertThat(step()).isEmpty();
        begin(game);
        assertThat(step()).isEqualTo("question");
    }

    /** The others played on, and ended it meanwhile. */
    @Test
    void theEndIsToldBelowARefusalToo() {
        begin("xenophon");
        wire.done("@ann /match resign");
        Reply refused = wire.send("@ann /xenophon pass");
        assertThat(refused.ok()).isFalse();
        assertThat(words(refused)).contains("the computer has won", "/dice verify");
    }

    /** What the computer wins in the learner's place is nothing that the learner has won, nor lost. */
    @ParameterizedTest
    @MethodSource("games")
    void whoGaveTheSeatToTheComputerHasNotWon(String game) {
        begin(game);
        wire.done("@ann /match computer seat:" + course(game).seat() + " level:easy");
        assertThat(over()).isTrue();
        assertThat(words(wire.done("@ann /lesson show")))
                .contains("no longer yours", "/dice verify")
                .doesNotContain("you have won", "the computer has won");
    }

    /** Whoever only lets everything pass has learned nothing of the game, and is told so. */
    @ParameterizedTest
    @MethodSource("games")
    void whoOnlyPassesSeesTheGamesStepsFallAway(String game) {
        begin(game);
        for (int line = 0; line < MOST_LINES && (line % LOOKS != 0 || !over()); line++) {
            player.answer("ann", Set.of("pass", "done", "forage"));
        }
        List<String> gone = past();
        assertThat(gone).containsAnyElementsOf(played(course(game)));
        assertThat(words(wire.done("@ann /lesson show")))
                .contains(course(game).steps().size() - gone.size() + " of ");
    }

    /** A siege needs a campaign: until then it waits, and with the next campaign it comes back. */
    @Test
    void aStepWaitsForItsQuestion() {
        begin("sparta");
        until("sparta", "siege");
        assertThat(words(wire.done("@ann /match orders"))).contains("Strike at Potidaea");
        wire.done("@ann /sparta done");
        assertThat(words(wire.done("@ann /match orders"))).doesNotContain("Strike at Potidaea");
        wire.done("@ann /sparta done");
        assertThat(words(wire.done("@ann /match orders"))).contains("Strike at Potidaea");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoGetsUpIsToldTheWayBack(String game) {
        begin(game);
        wire.done("@ann /match orders");
        String again = "@ann /lesson begin game:" + game;
        assertThat(wire.send(again).end().path("error").asText()).contains("/lesson show", "/match resign");
        assertThat(wire.send("@eve /lesson begin game:" + game)
                        .end()
                        .path("error")
                        .asText())
                .contains("thread:yes");
        wire.done("@ann /match leave");
        String back = "/match join seat:" + course(game).seat();
        assertThat(words(wire.done("@ann /lesson show"))).contains(back).doesNotContain("question");
        assertThat(wire.send(again).end().path("error").asText()).contains(back, "/matches sleep");
        wire.done("@ann " + back);
        assertThat(step()).isEqualTo("map");
        wire.done("@ann /match leave");
        wire.done("@ann /matches sleep");
        assertThat(words(wire.done("@ann /lesson show"))).contains("/matches wake");
        begin(game);
        assertThat(step()).isEqualTo("question");
    }

    /** As the version before stored it: other steps, and the journal looked through to its end. */
    @ParameterizedTest
    @CsvSource({
        "xenophon, '/xenophon pass', 'question,map,winning,mistake,dice,back,standing,advice,opponent,since', card, 9",
        "persians, '/persians pass', 'question,map,winning,mistake,status,back,standing,advice,opponent', activate, 8",
        "sparta, '/sparta done;/sparta march leader:pericles to:panactum units:2-athens-lsp',"
                + " 'question,map,winning,order,mistake,status,advice,siege,opponent', ledger, 8"
    })
    void aLessonOfYesterdayGoesOn(String game, String orders, String stored, String next, int done) {
        reopen();
        begin(game);
        wire.done("@ann /lesson leave");
        for (String order : orders.split(";", -1)) {
            wire.done("@ann " + order);
        }
        String match = wire.done("@ann /match status").end().path("match").asText();
        close();
        try (Storage storage = storage()) {
            storage.lessons().done(match, 1_000, Set.of(stored.split(",", -1)));
        }
        reopen();
        wire.done("@ann #school /match status");
        assertThat(step()).isEqualTo(next);
        assertThat(lesson().get("done").asInt()).isEqualTo(done);
        until(game, "end");
        wire.done("@ann /match resign");
        // Where the others play on, it ends with them.
        wire.done("@ann /match list");
        assertThat(step()).isEmpty();
        assertThat(over()).isTrue();
    }

    private Storage storage() {
        return new Storage(SqliteDatabase.open(folder.resolve("lesson.db"), Duration.ofSeconds(5)));
    }

    @Test
    void whoIsForgottenHasNoLessonAnyMore() {
        wire.done("@ann #school /lesson begin game:xenophon");
        wire.done("@ann /match forget sure:yes");
        assertThat(wire.send("@ann /lesson show").ok()).isFalse();
    }
}
