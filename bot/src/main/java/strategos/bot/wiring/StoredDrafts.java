package strategos.bot.wiring;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.command.draft.Drafts;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.host.Luck;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;

/** Drafts in the database, so that they survive a restart. */
@Singleton
final class StoredDrafts implements Drafts {
    private static final Logger LOG = LoggerFactory.getLogger(StoredDrafts.class);
    private static final JsonMapper JSON = new JsonMapper();
    private static final String SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

    /** Enough that nobody ever meets another's draft. */
    private static final int LENGTH = 12;

    private final strategos.storage.person.Drafts drafts;
    private final InstantSource clock;
    private final Luck luck;

    @Inject
    StoredDrafts(Storage storage, InstantSource clock, Luck luck) {
        this.drafts = storage.drafts();
        this.clock = clock;
        this.luck = luck;
    }

    /** What is filled so far, as it is stored. */
    record Filled(Call call, int closed, Map<String, String> later, Call whole, boolean steps) {
        Filled {
            // Drafts of an earlier version have none.
            later = later == null ? Map.of() : later;
        }
    }

    @Override
    public synchronized String newId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            id.append(SIGNS.charAt(luck.ids().nextInt(SIGNS.length())));
        }
        return id.toString();
    }

    @Override
    public void keep(Draft draft) {
        drafts.put(new strategos.storage.person.Drafts.Draft(
                draft.id(),
                draft.match(),
                draft.seat().id(),
                draft.by(),
                draft.asked(),
                write(new Filled(
                        draft.call(),
                        draft.closed(),
                        draft.later(),
                        draft.whole().orElse(null),
                        draft.steps())),
                clock.instant()));
    }

    @Override
    public Optional<Draft> find(String id) {
        return drafts.find(id).map(StoredDrafts::read);
    }

    /** A draft that stays does no harm; what it was for is done by now, and is not to be told as failed. */
    @Override
    public void drop(String id) {
        try {
            drafts.drop(id);
        } catch (StorageException e) {
            LOG.warn("draft {} could not be dropped: {}", id, e.getMessage());
        }
    }

    private static Draft read(strategos.storage.person.Drafts.Draft stored) {
        try {
            Filled filled = JSON.readValue(stored.json(), Filled.class);
            return new Draft(
                    stored.id(),
                    stored.match(),
                    stored.user(),
                    new Seat(stored.seat()),
                    stored.version(),
                    filled.call(),
                    filled.closed(),
                    filled.later(),
                    Optional.ofNullable(filled.whole()),
                    filled.steps());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored draft that cannot be read", e);
        }
    }

    private static String write(Filled filled) {
        try {
            return JSON.writeValueAsString(filled);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can be written", e);
        }
    }
}
