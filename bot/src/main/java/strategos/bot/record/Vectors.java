package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The published test vectors of the dice, by which a page checks itself before it checks a match. */
final class Vectors {
    private static final String FILE = "/record/vectors.json";
    private static final String OF_CHAINS = "vectors";
    private static final String OF_BEACONS = "vectors2";

    private final JsonNode all;

    Vectors() {
        try (InputStream in = Vectors.class.getResourceAsStream(FILE)) {
            all = new JsonMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    /** @param beacon whether those of protocol 2 are wanted too */
    void write(JsonGenerator out, boolean beacon) throws IOException {
        Json.copy(out, OF_CHAINS, all.path(OF_CHAINS).toString());
        if (beacon) {
            Json.copy(out, OF_BEACONS, all.path(OF_BEACONS).toString());
        }
    }
}
