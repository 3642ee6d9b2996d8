package strategos.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.storage.access.Secret;
import strategos.storage.database.Database;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.match.Matches.Creation;
import strategos.storage.match.NewMatch;
import strategos.storage.match.StoredMatch;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.post.Deliveries;
import strategos.storage.post.Deliveries.Delivery;
import strategos.storage.post.Post.NewPost;

/** Matches, commits and posts as the tests need them. */
public final class Sample {
    public static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");
    public static final Secret DICE = Secret.of("{\"tip\":\"c0ffee\",\"open\":0}");
    public static final String ALPHA = "alpha";
    public static final String BETA = "beta";

    private Sample() {}

    /** A match of two seats, the first taken by {@code ann}, in a channel of its own. */
    public static NewMatch match(String id) {
        return match(id, "channel-of-" + id);
    }

    public static NewMatch match(String id, String channel) {
        return new NewMatch(
                id,
                "guild",
                channel,
                "some-game",
                "some-scenario",
                "{\"reactions\":\"ask\"}",
                "hash",
                "{\"sheet.json\":\"{}\"}",
                "ann",
                "{}",
                DICE,
                List.of(StoredSeat.taken(ALPHA, new Occupant.Person("ann", "Ann"), "owl", NOW), StoredSeat.free(BETA)));
    }

    /** The first commit on a new match, which changes nothing more. */
    public static Commit first(String id) {
        return Commit.on(id, 0, NOW);
    }

    /** Makes the match, which must be possible. */
    public static void store(Storage storage, String id) {
        Creation creation = storage.matches().create(match(id), first(id));
        if (!(creation instanceof Creation.Created)) {
            throw new IllegalStateException("not made: " + creation);
        }
    }

    /** An order on the version, as seat alpha's. */
    public static Commit order(String id, long expected) {
        return Commit.on(id, expected, NOW).append("order", Optional.of(ALPHA), "player", entries(expected + 1));
    }

    public static String entries(long version) {
        return "[\"what happened at " + version + "\"]";
    }

    /** Carries it out on the match as it stands now. */
    public static CommitResult apply(Storage storage, Commit commit) {
        return storage.commits()
                .apply(
                        commit,
                        storage.matches()
                                .find(commit.match())
                                .map(StoredMatch::revision)
                                .orElse(0L));
    }

    /** Plays orders until the match stands at the version. */
    public static void playTo(Storage storage, String id, long version) {
        for (long v = storage.matches().find(id).orElseThrow().version(); v < version; v++) {
            Sample.apply(storage, order(id, v));
        }
    }

    /** An interaction was answered so. */
    public static void answer(Storage storage, Delivery delivery) {
        Database database = storage.database();
        database.write(handle -> {
            database.run(handle, script -> Deliveries.insert(script, delivery));
            return delivery;
        });
    }

    public static NewPost post(String id, String text) {
        return NewPost.of(id, "channel-of-" + id, "story", "{\"text\":\"" + text + "\"}");
    }

    /** Makes the folder somebody else's, as that of a service is; gives the name of its owner. */
    public static String service(Path folder) throws IOException {
        Files.setOwner(
                folder, folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("10001"));
        return Files.getOwner(folder).getName();
    }
}
