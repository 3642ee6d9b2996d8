package strategos.storage.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Script;
import strategos.storage.match.Commit.Change;
import strategos.storage.slot.Fence;

/** What waits for a round of a public beacon, and the rounds that went into the dice of each match. */
public final class BeaconTable {
    private final Database database;
    private final Supplier<Fence> fence;

    /** @param fence what is to be seen to now */
    public BeaconTable(Database database, Supplier<Fence> fence) {
        this.database = database;
        this.fence = fence;
    }

    /**
     * Something that waits for its dice.
     *
     * @param what it is, as JSON
     * @param round the round that it waits for
     * @param posted whether a post in the channel has named that round in time
     * @param named the ids of the posts that have named a round for it, as JSON
     * @param since when it was ordered
     * @param agreed whether the players have agreed to go on without the beacon
     */
    public record StoredPending(String what, long round, boolean posted, String named, Instant since, boolean agreed) {}

    /**
     * A round that went into dice.
     *
     * @param version the version of the match whose dice they are
     * @param named the ids of the posts that named it, as JSON
     */
    public record StoredRound(long version, long round, String signature, String named) {}

    /** What waits in the match. */
    public Optional<StoredPending> pending(String match) {
        return database.read(handle -> handle.createQuery("select * from pending where match = ?")
                .bind(0, match)
                .map((row, context) -> new StoredPending(
                        row.getString("what"),
                        row.getLong("round"),
                        row.getBoolean("posted"),
                        row.getString("named"),
                        Columns.instant(row, "since"),
                        row.getBoolean("agreed")))
                .findOne());
    }

    /** The matches in which something waits. */
    public List<String> waiting() {
        return database.read(handle -> handle.createQuery("select match from pending where match in"
                        + " (select id from match where " + fence.get().within("slot") + ") order by match")
                .mapTo(String.class)
                .list());
    }

    /** The rounds of a match, by version. */
    public List<StoredRound> rounds(String match) {
        return database.read(handle -> handle.createQuery(
                        "select version, round, signature, named from beacon_round where match = ? order by version")
                .bind(0, match)
                .map((row, context) -> new StoredRound(
                        row.getLong("version"),
                        row.getLong("round"),
                        row.getString("signature"),
                        row.getString("named")))
                .list());
    }

    static void put(Script script, String match, Optional<StoredPending> pending) {
        script.run("delete from pending where match = ?", match);
        pending.ifPresent(one -> script.run(
                "insert into pending (match, what, round, posted, named, since, agreed) values (?, ?, ?, ?, ?, ?, ?)",
                match,
                one.what(),
                one.round(),
                one.posted() ? 1 : 0,
                one.named(),
                one.since().toEpochMilli(),
                one.agreed() ? 1 : 0));
    }

    static void keep(Script script, String match, long version, Change.UseRound used) {
        script.run(
                "insert into beacon_round (match, version, round, signature, named) values (?, ?, ?, ?, ?)",
                match,
                version,
                used.round(),
                used.signature(),
                used.named());
    }
}
