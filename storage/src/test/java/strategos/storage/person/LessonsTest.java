package strategos.storage.person;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.NOW;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.care.Pruning;
import strategos.storage.match.Commit;
import strategos.storage.person.Lessons.Lesson;

@ParameterizedClass
@EnumSource(Engine.class)
class LessonsTest {
    private final Engine engine;
    private final Storage storage;

    LessonsTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @BeforeEach
    void begin() {
        Sample.store(storage, "m");
        storage.lessons().begin("m", "ann");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void whatIsLearnedIsKeptOnce() {
        storage.lessons().begin("m", "bob");
        storage.lessons().done("m", 7, Set.of("map", "order"));
        storage.lessons().done("m", 5, Set.of("map"));
        storage.lessons().leave("m", true);

        assertThat(storage.lessons().of("m")).contains(new Lesson("ann", 7, true, Set.of("map", "order")));
        storage.lessons().leave("m", false);
        assertThat(storage.lessons().of("m").orElseThrow().left()).isFalse();
    }

    @Test
    void aMatchThatIsNoLessonLearnsNothing() {
        Sample.store(storage, "other");
        storage.lessons().done("other", 7, Set.of("map"));
        storage.lessons().leave("other", true);

        assertThat(storage.lessons().of("other")).isEmpty();
    }

    @Test
    void theLessonOfAForgottenUserIsGone() {
        storage.lessons().done("m", 7, Set.of("map"));
        assertThat(storage.belongings().of("ann")).containsKey("lesson");
        storage.users().forget("ann");

        assertThat(storage.lessons().of("m")).isEmpty();
        storage.lessons().begin("m", "bob");
        assertThat(storage.lessons().of("m").orElseThrow().done()).isEmpty();
    }

    @Test
    void itGoesSomeTimeAfterTheMatch() {
        storage.lessons().done("m", 7, Set.of("map"));
        Sample.apply(storage, Commit.on("m", 0, NOW).end());
        new Pruning(storage).prune(NOW.plus(Duration.ofDays(1)), Pruning.Retention.USUAL);
        assertThat(storage.lessons().of("m")).isPresent();

        new Pruning(storage).prune(NOW.plus(Duration.ofDays(4000)), Pruning.Retention.USUAL);
        assertThat(storage.lessons().of("m")).isEmpty();
    }
}
