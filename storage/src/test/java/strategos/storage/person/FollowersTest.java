package strategos.storage.person;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.NOW;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;

@ParameterizedClass
@EnumSource(Engine.class)
class FollowersTest {
    private final Engine engine;
    private final Storage storage;
    private final Followers followers;

    FollowersTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
        followers = storage.followers();
    }

    @BeforeEach
    void store() {
        Sample.store(storage, "m");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void aMatchHasOnlySoMany() {
        for (int i = 0; i < Followers.MOST; i++) {
            assertThat(followers.add("m", "user-" + i, NOW.plusSeconds(i))).isTrue();
        }

        assertThat(followers.add("m", "late", NOW)).isFalse();
        assertThat(followers.add("m", "user-7", NOW))
                .as("who follows it already")
                .isTrue();
        assertThat(followers.of("m")).hasSize(Followers.MOST).startsWith("user-0", "user-1");
    }

    @Test
    void whoStopsIsNamedNoMore() {
        followers.add("m", "ann", NOW);

        assertThat(followers.remove("m", "ann")).isTrue();
        assertThat(followers.remove("m", "ann")).isFalse();
        assertThat(followers.of("m")).isEmpty();
    }
}
