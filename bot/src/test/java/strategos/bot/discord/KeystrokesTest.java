package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Suggestion;

class KeystrokesTest {
    private static final Duration LONG = Duration.ofMinutes(10);

    /** Threads that run when they are told to. */
    private final Queue<Runnable> threads = new ArrayDeque<>();

    private final List<String> lookedUp = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();

    @Test
    void onlyTheNewestOfThoseThatWaitIsLookedUp() {
        Keystrokes keystrokes = new Keystrokes(threads::add, LONG);

        for (String typed : List.of("m", "ma", "mar", "marc")) {
            type(keystrokes, "alice", typed);
        }
        assertThat(answers).containsExactly("ma: []", "mar: []");
        threads.remove().run();

        assertThat(lookedUp).containsExactly("m", "marc");
        assertThat(answers).containsExactly("ma: []", "mar: []", "m: [m]", "marc: [marc]");
        assertThat(threads).isEmpty();
    }

    @Test
    void onePersonWaitsForNoOther() {
        Keystrokes keystrokes = new Keystrokes(threads::add, LONG);

        type(keystrokes, "alice", "m");
        type(keystrokes, "bob", "x");

        assertThat(threads).hasSize(2);
    }

    @Test
    void aBugIsAnsweredWithNothingAndTheNextIsLookedUp() {
        Keystrokes keystrokes = new Keystrokes(threads::add, LONG);
        keystrokes.typed(
                "alice",
                () -> {
                    throw new IllegalStateException("a bug");
                },
                found -> answers.add("bug: " + found));
        type(keystrokes, "alice", "m");

        threads.remove().run();

        assertThat(answers).containsExactly("bug: []", "m: [m]");
    }

    @Test
    void afterAnErrorTheSamePersonIsAnsweredAgain() {
        Keystrokes keystrokes = new Keystrokes(threads::add, LONG);
        keystrokes.typed(
                "alice",
                () -> {
                    throw new StackOverflowError("for a test");
                },
                found -> answers.add("error: " + found));
        threads.remove().run();

        type(keystrokes, "alice", "m");
        threads.remove().run();

        assertThat(answers).containsExactly("error: []", "m: [m]");
    }

    @Test
    void whatTakesTooLongIsAnsweredWithNothingOnce() throws Exception {
        Keystrokes keystrokes = new Keystrokes(threads::add, Duration.ofMillis(1));
        CompletableFuture<List<Suggestion>> answer = new CompletableFuture<>();

        keystrokes.typed("alice", () -> List.of(new Suggestion("late", "late")), answer::complete);

        assertThat(answer.get(1, TimeUnit.MINUTES)).isEmpty();
        threads.remove().run();
        assertThat(answer.join()).isEmpty();
    }

    /** Under load each look-up that nobody waits for would make the next one late as well. */
    @Test
    void whatIsAnsweredWithNothingForItsLatenessIsNotLookedUpAnyMore() throws Exception {
        Keystrokes keystrokes = new Keystrokes(threads::add, Duration.ofMillis(1));
        CompletableFuture<List<Suggestion>> late = new CompletableFuture<>();
        keystrokes.typed(
                "alice",
                () -> {
                    lookedUp.add("m");
                    return List.of();
                },
                late::complete);
        assertThat(late.get(1, TimeUnit.MINUTES)).isEmpty();

        threads.remove().run();

        assertThat(lookedUp).isEmpty();
    }

    private void type(Keystrokes keystrokes, String person, String typed) {
        keystrokes.typed(
                person,
                () -> {
                    lookedUp.add(typed);
                    return List.of(new Suggestion(typed, typed));
                },
                found -> answers.add(
                        typed + ": " + found.stream().map(Suggestion::value).toList()));
    }
}
