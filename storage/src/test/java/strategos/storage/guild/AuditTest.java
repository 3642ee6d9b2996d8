package strategos.storage.guild;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.NOW;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Storage;

@ParameterizedClass
@EnumSource(Engine.class)
class AuditTest {
    private final Engine engine;
    private final Storage storage;

    AuditTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void ofEachServerTheNewestAreKept() {
        storage.audit().add("other", NOW, "ann", "Ann", "repair", "m");
        for (int i = 0; i <= Audit.MOST; i++) {
            storage.audit().add("guild", NOW.plusSeconds(i), "ann", "Ann", "repair", "m" + i);
        }

        assertThat(storage.audit().of("guild", 2 * Audit.MOST))
                .hasSize(Audit.MOST)
                .first()
                .satisfies(deed -> assertThat(deed.about()).isEqualTo("m" + Audit.MOST));
        assertThat(storage.audit().of("other", 9)).hasSize(1);
    }
}
