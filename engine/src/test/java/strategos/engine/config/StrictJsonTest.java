package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StrictJsonTest {
    record Town(String name, int walls, Optional<String> port) {}

    record Land(List<Town> towns) {}

    private static Land read(String text) {
        return StrictJson.read("land.json", text, Land.class);
    }

    @Test
    void readsRecordsAndLetsOptionalPropertiesBeMissing() {
        assertThat(read("{'towns': [{'name': 'A', 'walls': 1}]}".replace('\'', '"')))
                .isEqualTo(new Land(List.of(new Town("A", 1, Optional.empty()))));
    }

    @Test
    void namesFilePathAndReasonOfAMissingProperty() {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> read("{'towns': [{'walls': 1}]}".replace('\'', '"')))
                .withMessageStartingWith("land.json, towns[0].name: ");
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> read("{'towns': [{'name': 'A'}]}".replace('\'', '"')))
                .withMessageStartingWith("land.json, towns[0].walls: ");
    }

    @Test
    void namesFilePathAndReasonOfAnUnknownProperty() {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> read("{'towns': [{'name': 'A', 'walls': 1, 'gate': 2}]}".replace('\'', '"')))
                .withMessageStartingWith("land.json, towns[0].gate: ");
    }

    @Test
    void namesTheLineOfBrokenText() {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> read("{\n \"towns\": [}"))
                .withMessageStartingWith("land.json")
                .withMessageContaining("Unexpected");
    }
}
