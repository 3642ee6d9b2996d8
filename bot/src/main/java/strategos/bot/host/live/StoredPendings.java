package strategos.bot.host.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import strategos.bot.host.Pending;
import strategos.bot.host.Pending.What;
import strategos.engine.json.GameCodec.RecordJson;
import strategos.storage.match.BeaconTable.StoredPending;

/** What waits for a round of the beacon, as it is stored. */
public final class StoredPendings {
    private static final RecordJson JSON = new RecordJson(List.of(Stored.class));
    private final JsonMapper lists = new JsonMapper();

    /** A sealed value stands within a record. */
    record Stored(What what) {}

    /** What a row holds. */
    public Pending read(StoredPending stored) {
        return new Pending(
                JSON.read(stored.what(), Stored.class).what(),
                stored.round(),
                stored.posted(),
                posts(stored.named()),
                stored.since(),
                stored.agreed());
    }

    /** The row that holds it. */
    public StoredPending write(Pending pending) {
        return new StoredPending(
                JSON.write(new Stored(pending.what())),
                pending.round(),
                pending.posted(),
                posts(pending.named()),
                pending.since(),
                pending.agreed());
    }

    /** Ids of posts as they are stored. */
    public String posts(List<String> ids) {
        try {
            return lists.writeValueAsString(ids);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can be written", e);
        }
    }

    /** Ids of posts that were stored. */
    public List<String> posts(String ids) {
        try {
            return lists.readValue(ids, new TypeReference<List<String>>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what is stored is no list of texts", e);
        }
    }
}
