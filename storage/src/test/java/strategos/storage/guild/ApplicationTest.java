package strategos.storage.guild;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.slot.Leases;

@ParameterizedClass
@EnumSource(Engine.class)
class ApplicationTest {
    private final Engine engine;
    private final Storage storage;

    ApplicationTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void theFirstOneHasItUntilItIsReleased() {
        assertThat(storage.application().known()).isEmpty();
        assertThat(storage.application().release()).isEmpty();
        storage.application().keep("1");
        storage.application().keep("2");
        assertThat(storage.application().known()).contains("1");

        assertThat(storage.application().release()).contains("1");
        storage.application().keep("2");
        assertThat(storage.application().known()).contains("2");
    }

    @Test
    void itIsNotReleasedUnderABotThatWorks() {
        storage.application().keep("1");
        storage.leases().acquire("a-bot", Set.of(7), Leases.TIME);
        assertThatThrownBy(() -> storage.application().release()).isInstanceOf(StorageException.class);
        assertThat(storage.application().known()).contains("1");
    }
}
