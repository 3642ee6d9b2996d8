package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.script.Wire.Reply;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Course;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;

/** Guided first matches, taken by learners who make mistakes. */
class LessonTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final int MOST_LINES = 3_000;

    @TempDir
    Path folder;

    private Wire wire;
    private ProtocolPlayer player;

    static List<String> games() {
        return LIBRARY.games().stream().map(game -> game.box().id()).toList();
    }

    @BeforeEach
    void open() {
        wire = Wire.open(LIBRARY, "lesson", new DatabasePlace(Optional.of(folder.resolve("lesson.db")), false), folder);
        player = new ProtocolPlayer(wire, 5);
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

    /** Does what the step asks for. */
    private void take(String game, Course.Step step) {
        switch (step.by().getFirst()) {
            case "order", "order besiege", "opponent", "over" -> player.answer("ann");
            case "refused" -> wire.send("@ann /" + game + " nonsense");
            case "undo" -> wire.send("@ann /match undo");
            case "rules" -> wire.done("@ann /rules topic:victory");
            case "dice" -> wire.done("@ann /dice verify");
            case "standing" -> wire.send("@ann /match standing");
            case "match advice" -> wire.send("@ann /match advice");
            default -> wire.done("@ann /" + step.by().getFirst());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLearnerWhoErrsComesToItsEnd(String game) {
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
        close();
        open();
        wire.done("@ann #school /match status");
        assertThat(words(wire.done("@ann !press lesson|" + match))).contains("**Lesson, 1 of");

        for (int line = 0; line < MOST_LINES && !step().isEmpty(); line++) {
            String id = step();
            take(
                    game,
                    course.steps().stream()
                            .filter(s -> s.id().equals(id))
                            .findFirst()
                            .orElseThrow());
        }
        assertThat(lesson().get("done").asInt()).isEqualTo(course.steps().size());
        assertThat(wire.done("/match status").data("result").get("over").asBoolean())
                .as("it ends with a winner")
                .isTrue();
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
        for (int line = 0; line < MOST_LINES && !step().isEmpty(); line++) {
            if (random.nextInt(4) == 0) {
                wire.send("@ann " + looks.get(random.nextInt(looks.size())));
            } else {
                player.answer("ann");
            }
            int done = lesson().get("done").asInt();
            assertThat(done).as("what is learned stays learned").isGreaterThanOrEqualTo(before);
            before = done;
        }
        assertThat(step()).isEmpty();
    }

    @Test
    void whoIsForgottenHasNoLessonAnyMore() {
        wire.done("@ann #school /lesson begin game:xenophon");
        wire.done("@ann /match forget sure:yes");
        assertThat(wire.send("@ann /lesson show").ok()).isFalse();
    }
}
