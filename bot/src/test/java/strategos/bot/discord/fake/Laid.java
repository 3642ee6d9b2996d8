package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;

/** Finds what stands in components, however deep they lie in containers and sections. */
final class Laid {
    /** The flag of a message that is made of components alone. */
    static final int FLAG = 1 << 15;

    private static final int ROW = 1;
    private static final int TEXT = 10;

    private Laid() {}

    /** Every component, from above. */
    static Stream<JsonNode> all(JsonNode components) {
        return FakeMessage.elements(components)
                .flatMap(one -> Stream.concat(
                        Stream.of(one),
                        Stream.concat(
                                all(one.path("components")),
                                one.has("accessory") ? Stream.of(one.path("accessory")) : Stream.empty())));
    }

    static Stream<String> texts(JsonNode components) {
        return all(components)
                .filter(one -> one.path("type").asInt() == TEXT)
                .map(one -> one.path("content").asText());
    }

    static Stream<JsonNode> rows(JsonNode components) {
        return all(components).filter(one -> one.path("type").asInt() == ROW);
    }

    /** Buttons and menus. */
    static Stream<JsonNode> controls(JsonNode components) {
        return all(components).filter(one -> one.has("custom_id"));
    }
}
