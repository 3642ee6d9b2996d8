package strategos.storage.match;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import strategos.storage.access.Secret;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.match.StoredMatch.StoredOffer;
import strategos.storage.match.StoredMatch.StoredRequest;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.post.Deliveries;
import strategos.storage.slot.Fence;
import strategos.storage.slot.Slot;

/** The matches: making them, finding them, and what lies beside their position. All else is changed by commits. */
public final class Matches {
    private static final String ALIVE = "life <> 'over'";

    /** Of those that sleep none has a channel, and none counts. */
    private static final String AWAKE = ALIVE + " and asleep = 0";

    private final Database database;
    private final Supplier<Fence> fence;

    /** @param fence where matches may be made, and what is to be seen to now */
    public Matches(Database database, Supplier<Fence> fence) {
        this.database = database;
        this.fence = fence;
    }

    /**
     * Makes a match, and carries out its first commit in the same transaction.
     *
     * @param first on the new match, at version 0
     */
    public Creation create(NewMatch match, Commit first) {
        if (!first.match().equals(match.id()) || first.expected() != 0) {
            throw new IllegalArgumentException("the first commit is on the new match, at version 0");
        }
        Fence held = fence.get();
        String key = UUID.randomUUID().toString();
        return database.write(
                handle -> create(handle, match, first, held, key), handle -> Commits.keyed(handle, match.id(), key));
    }

    /** Makes a match that has a journal already: all of these commits are stored with it, or none. */
    public Creation create(NewMatch match, List<Commit> commits) {
        Fence held = fence.get();
        String key = UUID.randomUUID().toString();
        return database.write(
                handle -> {
                    Creation made = create(handle, match, commits.getFirst(), held, key);
                    if (made instanceof Creation.Created) {
                        commits.stream().skip(1).forEach(commit -> carryOut(handle, commit));
                    }
                    return made;
                },
                handle -> Commits.keyed(handle, match.id(), key));
    }

    /** The match with this id. */
    public Optional<StoredMatch> find(String id) {
        return database.read(handle -> one(MatchRows.read(handle, "id = ?", id)));
    }

    /** How many commits each of those matches has seen; those that there are not are left out. */
    public Map<String, Long> revisions(Collection<String> ids) {
        if (ids.isEmpty()) {
            return Map.of();
        }
        return database.read(handle -> {
            Map<String, Long> revisions = new HashMap<>();
            Query asked = handle.createQuery("select id, revision from match where id in ("
                    + String.join(", ", Collections.nCopies(ids.size(), "?")) + ")");
            int at = 0;
            for (String id : ids) {
                asked.bind(at++, id);
            }
            asked.map((row, context) -> revisions.put(row.getString("id"), row.getLong("revision")))
                    .list();
            return revisions;
        });
    }

    /** The match that lives in the channel, or else the one that was made there last. */
    public Optional<StoredMatch> inChannel(String guild, String channel) {
        return database.read(handle -> one(MatchRows.read(
                handle,
                "guild = ? and channel = ? order by (" + AWAKE + ") desc, created desc, id limit 1",
                guild,
                channel)));
    }

    /** All within that are open or running and awake, the oldest first. */
    public List<StoredMatch> alive(Fence within) {
        return database.read(
                handle -> MatchRows.read(handle, AWAKE + " and " + within.within("slot") + " order by created, id"));
    }

    /** The newest matches of a guild, whatever their life, the newest first. */
    public List<StoredMatch> ofGuild(String guild, int limit) {
        return database.read(
                handle -> MatchRows.read(handle, "guild = ? order by created desc, id limit ?", guild, limit));
    }

    /** The matches of a guild in one of these lives, the newest first: so many, from that one on. */
    public List<StoredMatch> ofGuild(String guild, Set<StoredMatch.Life> lives, int from, int limit) {
        String among = lives.stream()
                .map(life -> "'" + life.name().toLowerCase(Locale.ROOT) + "'")
                .sorted()
                .collect(Collectors.joining(", "));
        return database.read(handle -> MatchRows.read(
                handle,
                "guild = ? and life in (" + among + ") order by created desc, id limit ? offset ?",
                guild,
                limit,
                from));
    }

    /** The open and running matches in which the user sits, the newest first. */
    public List<StoredMatch> aliveOfUser(String user) {
        return database.read(handle -> MatchRows.read(
                handle,
                ALIVE + " and id in (select match from seat where user_id = ?) order by created desc, id",
                user));
    }

    /** The open and running matches in which the user sits, and those that the user has made, the newest first. */
    public List<StoredMatch> aliveOf(String user) {
        return database.read(handle -> MatchRows.read(
                handle,
                ALIVE + " and (creator = ? or id in (select match from seat where user_id = ?))"
                        + " order by created desc, id",
                user,
                user));
    }

    /** The open and running matches of a guild. */
    public List<StoredMatch> aliveInGuild(String guild) {
        return database.read(handle -> MatchRows.read(handle, AWAKE + " and guild = ?", guild));
    }

    /** The open and running matches that the user has made. */
    public List<StoredMatch> aliveByCreator(String user) {
        return database.read(handle -> MatchRows.read(handle, AWAKE + " and creator = ?", user));
    }

    /** The match that is open or running in the channel, and awake. */
    public Optional<String> livingIn(String guild, String channel) {
        return database.read(handle -> living(handle, guild, channel));
    }

    /** Whether a post of the match is being sent now, or may have been. */
    public boolean sending(String match) {
        return database.read(handle -> handle.createQuery("select 1 from outbox where match = ? and settled is null"
                                + " and (state = 'sending' or unsure = 1) limit 1")
                        .bind(0, match)
                        .mapTo(Integer.class)
                        .findOne())
                .isPresent();
    }

    /** Matches awake, and not paused, in which nobody has done anything since then, those first that are idle longest. */
    public List<String> idleSince(Instant since, int most) {
        return database.read(handle -> handle.createQuery("select id from match where " + AWAKE + " and "
                        + fence.get().within("slot") + " and paused = 0 and active < ? order by active limit ?")
                .bind(0, since.toEpochMilli())
                .bind(1, most)
                .mapTo(String.class)
                .list());
    }

    /** How many open and running matches a guild has. */
    public int countAliveInGuild(String guild) {
        return count("select count(*) from match where guild = ? and " + AWAKE, guild);
    }

    /** How many open and running matches the user has made. */
    public int countAliveByCreator(String user) {
        return count("select count(*) from match where creator = ? and " + AWAKE, user);
    }

    /** How many open and running matches of a guild the user has made. */
    public int countAliveByCreatorInGuild(String user, String guild) {
        return database.read(
                handle -> handle.createQuery("select count(*) from match where creator = ? and guild = ? and " + AWAKE)
                        .bind(0, user)
                        .bind(1, guild)
                        .mapTo(Integer.class)
                        .one());
    }

    /** How many matches there are in all. */
    public int count() {
        return database.read(handle -> handle.createQuery("select count(*) from match")
                .mapTo(Integer.class)
                .one());
    }

    /** Where the match's dice stand. */
    public Secret dice(String match) {
        return database.read(handle -> handle.createQuery("select json from dice where match = ?")
                .bind(0, match)
                .mapTo(String.class)
                .findOne()
                .map(Secret::of)
                .orElseThrow(() -> new IllegalArgumentException("no match " + match)));
    }

    /** The standing orders of each seat that has any, in their order. */
    public Map<String, List<String>> standing(String match) {
        Map<String, List<String>> standing = new LinkedHashMap<>();
        database.read(handle -> handle.createQuery(
                        "select seat, json from standing where match = ? order by seat, ordinal")
                .bind(0, match)
                .map((row, context) -> standing.computeIfAbsent(row.getString("seat"), seat -> new ArrayList<>())
                        .add(row.getString("json")))
                .list());
        standing.replaceAll((seat, orders) -> List.copyOf(orders));
        return Map.copyOf(standing);
    }

    /** The numbers of the standing questions, by seat. */
    public Map<String, StoredStamp> stamps(String match) {
        Map<String, StoredStamp> questions = new HashMap<>();
        database.read(handle -> handle.createQuery("select seat, own, open from decision_stamp where match = ?")
                .bind(0, match)
                .map((row, context) ->
                        questions.put(row.getString("seat"), new StoredStamp(row.getLong("own"), row.getLong("open"))))
                .list());
        return Map.copyOf(questions);
    }

    /** The requests for seats that stand, by seat. */
    public List<StoredRequest> requests(String match) {
        return database.read(handle -> {
            Map<String, Set<String>> agreed = new HashMap<>();
            handle.createQuery("select seat, user_id from seat_consent where match = ?")
                    .bind(0, match)
                    .map((row, context) -> agreed.computeIfAbsent(row.getString("seat"), seat -> new HashSet<>())
                            .add(row.getString("user_id")))
                    .list();
            return handle.createQuery("select seat, user_id, name from seat_request where match = ? order by seat")
                    .bind(0, match)
                    .map((row, context) -> new StoredRequest(
                            row.getString("seat"),
                            row.getString("user_id"),
                            row.getString("name"),
                            agreed.getOrDefault(row.getString("seat"), Set.of())))
                    .list();
        });
    }

    /** The offers of seats that stand, by seat. */
    public List<StoredOffer> offers(String match) {
        return database.read(handle -> handle.createQuery("select * from seat_offer where match = ? order by seat")
                .bind(0, match)
                .map((row, context) -> new StoredOffer(
                        row.getString("seat"),
                        row.getString("kind"),
                        row.getString("user_id"),
                        row.getString("name"),
                        row.getString("by_id"),
                        row.getString("by_name"),
                        Columns.instant(row, "at")))
                .list());
    }

    /** The seats of a match under way that the user held once, and holds no more. */
    public List<String> onceHeld(String match, String user) {
        return database.read(
                handle -> handle.createQuery("select seat from seat_held where match = ? and user_id = ? order by seat")
                        .bind(0, match)
                        .bind(1, user)
                        .mapTo(String.class)
                        .list());
    }

    /** The game data with this hash, as JSON. */
    public Optional<String> dataFiles(String hash) {
        return database.read(handle -> handle.createQuery("select files from game_data where hash = ?")
                .bind(0, hash)
                .mapTo(String.class)
                .findOne());
    }

    private Creation create(Handle handle, NewMatch match, Commit first, Fence held, String key) {
        Slot slot = Slot.of(match.guild());
        if (held instanceof Fence.Held now && !now.at(handle, slot)) {
            return new Creation.Fenced();
        }
        Optional<Creation> hindrance = hindrance(handle, match, first);
        if (hindrance.isPresent()) {
            return hindrance.get();
        }
        if (insert(handle, match, first, slot, key) == 0) {
            // Whoever was first may have stored only now: the row waited for that one's commit.
            return hindrance(handle, match, first).orElseGet(Creation.IdTaken::new);
        }
        handle.execute(
                "insert into dice (match, json) values (?, ?)",
                match.id(),
                match.dice().reveal());
        database.run(handle, script -> {
            for (int i = 0; i < match.seats().size(); i++) {
                MatchRows.insertSeat(script, match.id(), i, match.seats().get(i));
            }
        });
        return new Creation.Created(carryOut(handle, first));
    }

    private static Optional<String> living(Handle handle, String guild, String channel) {
        return handle.createQuery("select id from match where guild = ? and channel = ? and " + AWAKE)
                .bind(0, guild)
                .bind(1, channel)
                .mapTo(String.class)
                .findOne();
    }

    /** What stands in the way as far as others' commits can be seen. */
    private static Optional<Creation> hindrance(Handle handle, NewMatch match, Commit first) {
        Optional<String> earlier = first.delivery().flatMap(delivery -> Deliveries.answer(handle, delivery.id()));
        return earlier.isPresent()
                ? earlier.map(Creation.Duplicate::new)
                : living(handle, match.guild(), match.channel()).map(Creation.ChannelTaken::new);
    }

    private List<Long> carryOut(Handle handle, Commit commit) {
        List<Long> ids = commit.posts() == 0
                ? List.of()
                : handle.createQuery(database.nextIds())
                        .bind(0, commit.posts())
                        .mapTo(Long.class)
                        .list();
        database.run(handle, script -> Changes.carryOut(script, commit, ids, Optional.empty()));
        return ids;
    }

    private static int insert(Handle handle, NewMatch match, Commit first, Slot slot, String key) {
        handle.execute(
                "insert into game_data (hash, files) values (?, ?) on conflict do nothing",
                match.dataHash(),
                match.dataFiles());
        return handle.execute(
                "insert into match (id, guild, channel, game, scenario, options, data_hash, creator, settings, life,"
                        + " version, public_version, created, active, slot, last_commit)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, 0, ?, ?, ?, ?) on conflict do nothing",
                match.id(),
                match.guild(),
                match.channel(),
                match.game(),
                match.scenario(),
                match.options(),
                match.dataHash(),
                match.creator(),
                match.settings(),
                first.at().toEpochMilli(),
                first.at().toEpochMilli(),
                slot.number(),
                key);
    }

    private int count(String sql, String key) {
        return database.read(handle ->
                handle.createQuery(sql).bind(0, key).mapTo(Integer.class).one());
    }

    private static Optional<StoredMatch> one(List<StoredMatch> matches) {
        return matches.stream().findFirst();
    }

    /** What became of the wish for a new match. */
    public sealed interface Creation {
        /**
         * It is on the disk.
         *
         * @param posts the outbox ids of the posts owed, in the order of the commit
         */
        record Created(List<Long> posts) implements Creation {
            public Created {
                posts = List.copyOf(posts);
            }
        }

        /** Nothing was changed: the server is another process's now. */
        record Fenced() implements Creation {}

        /** Nothing was changed: another match lives in the channel. */
        record ChannelTaken(String match) implements Creation {}

        /** Nothing was changed: there is a match with this id; draw another. */
        record IdTaken() implements Creation {}

        /** Nothing was changed: the interaction was answered before. */
        record Duplicate(String answer) implements Creation {}
    }
}
