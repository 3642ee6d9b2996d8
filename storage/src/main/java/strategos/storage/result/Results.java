package strategos.storage.result;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Script;
import strategos.storage.result.StoredConclusion.Ending;
import strategos.storage.result.StoredConclusion.SeatEnd;
import strategos.storage.result.StoredResult.StoredHolder;
import strategos.storage.result.StoredResult.StoredScore;

/** How matches ended. A result is written with the commit that ends its match, and stays. */
public final class Results {
    private static final String NEWEST = " order by ended desc, match desc limit ? offset ?";

    /** Somebody has left the seat, whose id is blank where they are forgotten. */
    private static final String LEFT = "l.user_id is not null";

    /** The pseudonym that the same forgotten person has at another seat of the match. */
    private static final String SAME = "(select min(known.pseudonym) from result_seat known"
            + " join seat o on o.match = known.match and o.seat = known.seat"
            + " left join seat_left p on p.match = o.match and p.seat = o.seat"
            + " where known.match = s.match and " + mark("o", "p") + " = " + mark("s", "l") + ")";

    private final Database database;

    public Results(Database database) {
        this.database = database;
    }

    /** Those of a guild, the newest first: so many, from that one on. */
    public List<StoredResult> ofGuild(String guild, int from, int limit) {
        return database.read(handle -> read(handle, "guild = ?" + NEWEST, guild, limit, from));
    }

    /** Those of a game in a guild, the newest first: so many, from that one on. */
    public List<StoredResult> ofGame(String guild, String game, int from, int limit) {
        return database.read(handle -> read(handle, "guild = ? and game = ?" + NEWEST, guild, game, limit, from));
    }

    /** Those of a person in a guild, the newest first. */
    public List<StoredResult> ofUser(String guild, String user, int limit) {
        return database.read(handle -> read(
                handle,
                "guild = ? and match in (select match from result_seat where user_id = ?)" + NEWEST,
                guild,
                user,
                limit,
                0));
    }

    /** That of the match, if it has ended. */
    public Optional<StoredResult> find(String match) {
        return database.read(handle -> read(handle, "match = ?", match)).stream()
                .findFirst();
    }

    /** The match that repeats this one with the sides exchanged, if there is one. */
    public Optional<String> secondOf(String first) {
        return database.read(handle -> handle.createQuery("select second from match_set where first = ?")
                .bind(0, first)
                .mapTo(String.class)
                .findOne());
    }

    /** The match that this one repeats with the sides exchanged, if it does. */
    public Optional<String> firstOf(String second) {
        return database.read(handle -> handle.createQuery("select first from match_set where second = ?")
                .bind(0, second)
                .mapTo(String.class)
                .findOne());
    }

    /** Matches that began and ended, and of which no result is kept: those of an earlier version. */
    public List<String> missing(int limit) {
        return database.read(handle -> handle.createQuery("select id from match where life = 'over'"
                        + " and started is not null and not exists (select 1 from result where match = match.id)"
                        + " order by ended, id limit ?")
                .bind(0, limit)
                .mapTo(String.class)
                .list());
    }

    /** Keeps the result of a match that ended before; nothing is written where one is kept. */
    public void fill(String match, StoredConclusion conclusion) {
        database.write(handle -> {
            Instant ended = handle.createQuery("select ended from match where id = ?")
                    .bind(0, match)
                    .mapTo(Long.class)
                    .map(Instant::ofEpochMilli)
                    .one();
            database.run(handle, script -> put(script, match, conclusion, ended, LEFT));
            return null;
        });
    }

    /** Writes the result of a match that ends now: whoever was forgotten in it has left it, as anybody leaves. */
    public static void put(Script script, String match, StoredConclusion conclusion, Instant now) {
        put(script, match, conclusion, now, LEFT + " or s.kind = 'forgotten'");
    }

    private static void put(Script script, String match, StoredConclusion conclusion, Instant ended, String gone) {
        script.run(
                "insert into result (match, guild, game, ending, ended)"
                        + " select id, guild, game, ?, ? from match where id = ? on conflict do nothing",
                conclusion.ending().word(),
                ended.toEpochMilli(),
                match);
        int ordinal = 0;
        for (SeatEnd seat : conclusion.seats()) {
            script.run(
                    "insert into result_seat (match, seat, ordinal, kind, user_id, name, pseudonym, place, score,"
                            + " resigned, lapsed, gone)"
                            + " select s.match, s.seat, ?, case when l.user_id = '' then 'forgotten'"
                            + " when l.user_id is not null then 'person'"
                            + " when s.kind = 'empty' then 'nobody' else s.kind end,"
                            + " coalesce(nullif(l.user_id, ''), s.user_id),"
                            + " case when l.user_id <> '' then l.name when s.kind = 'person' then s.name end,"
                            + " case when s.kind = 'forgotten' or l.user_id = '' then coalesce("
                            + SAME + ", " + nextPseudonym("r.guild") + ") end,"
                            + " ?, ?, ?, ?, case when " + gone + " then 1 else 0 end"
                            + " from seat s join result r on r.match = s.match"
                            + " left join seat_left l on l.match = s.match and l.seat = s.seat"
                            + " where s.match = ? and s.seat = ? on conflict (match, seat) do nothing",
                    ordinal++,
                    seat.place().isPresent() ? seat.place().getAsInt() : null,
                    seat.score(),
                    seat.resigned() ? 1 : 0,
                    seat.lapsed() ? 1 : 0,
                    match,
                    seat.seat());
        }
    }

    private static String nextPseudonym(String guild) {
        return "(select coalesce(max(known.pseudonym), 0) + 1 from result_seat known"
                + " join result kept on kept.match = known.match where kept.guild = " + guild + ")";
    }

    /**
     * Somebody else, or nobody, is about to sit there: remembers who leaves a running match without a successor.
     *
     * @param person whether it is a person who sits down
     */
    public static void seating(Script script, String match, String seat, boolean person) {
        if (person) {
            script.run("delete from seat_left where match = ? and seat = ?", match, seat);
        } else {
            script.run(
                    "insert into seat_left (match, seat, user_id, name) select s.match, s.seat,"
                            + " coalesce(s.user_id, ''), coalesce(s.name, '')"
                            + " from seat s join match m on m.id = s.match where s.match = ? and s.seat = ?"
                            + " and s.kind in ('person', 'forgotten') and m.life = 'running'"
                            + " on conflict (match, seat) do update set user_id = excluded.user_id, name = excluded.name",
                    match,
                    seat);
        }
    }

    /** The earlier second match of that set, if there was one, stands by itself from now on. */
    public static void link(Script script, String second, String first) {
        script.run("delete from match_set where first = ?", first);
        script.run("insert into match_set (second, first) values (?, ?)", second, first);
    }

    /** What seats in play of one forgotten person have in common, and no other seats of the match. */
    private static String mark(String seat, String left) {
        return "coalesce(case when " + left + ".user_id = '' then nullif(" + left + ".name, '') end, case when " + seat
                + ".kind = 'forgotten' then " + seat + ".name end)";
    }

    /**
     * The user's seats in matches under way, held or left, are somebody's who is forgotten. In place of a name they get a number
     * that tells them from those of others who are forgotten in the match: one person alone at several seats stays one.
     */
    private static void markForgotten(Handle handle, String user) {
        List<String> matches = handle.createQuery("select s.match from (select match from seat where user_id = :user"
                        + " union select match from seat_left where user_id = :user) s"
                        + " join match m on m.id = s.match where m.life <> 'over'")
                .bind("user", user)
                .mapTo(String.class)
                .list();
        for (String match : matches) {
            Set<String> known = handle.createQuery("select name from seat where match = :match and kind = 'forgotten'"
                            + " and name is not null"
                            + " union select name from seat_left where match = :match and user_id = ''")
                    .bind("match", match)
                    .mapTo(String.class)
                    .set();
            String mark = Stream.iterate(1, number -> number + 1)
                    .map(String::valueOf)
                    .filter(number -> !known.contains(number))
                    .findFirst()
                    .orElseThrow();
            handle.execute(
                    "update seat set kind = 'forgotten', user_id = null, name = ? where match = ? and user_id = ?",
                    mark,
                    match,
                    user);
            handle.execute(
                    "update seat_left set user_id = '', name = ? where match = ? and user_id = ?", mark, match, user);
        }
    }

    /**
     * The user's seats stay, under a pseudonym in each guild; also those that were left in matches under way: whoever stayed
     * there has played against somebody, and who leaves does not wash a loss away by being forgotten.
     */
    public static void forget(Handle handle, String user) {
        markForgotten(handle, user);
        handle.execute("update seat_left set user_id = '', name = '' where user_id = ?", user);
        List<String> guilds = handle.createQuery("select distinct r.guild from result_seat s"
                        + " join result r on r.match = s.match where s.user_id = ?")
                .bind(0, user)
                .mapTo(String.class)
                .list();
        for (String guild : guilds) {
            handle.execute(
                    "update result_seat set kind = 'forgotten', user_id = null, name = null, pseudonym = "
                            + nextPseudonym("?")
                            + " where user_id = ? and match in (select match from result where guild = ?)",
                    guild,
                    user,
                    guild);
        }
    }

    private static List<StoredResult> read(Handle handle, String which, Object... values) {
        Map<String, List<StoredScore>> seats = new HashMap<>();
        bound(
                        handle,
                        "select * from result_seat where match in (select match from result where " + which
                                + ") order by match, ordinal",
                        values)
                .map((row, context) -> {
                    List<StoredScore> scores = seats.computeIfAbsent(row.getString("match"), id -> new ArrayList<>());
                    scores.add(row.getInt("ordinal"), score(row));
                    return scores;
                })
                .list();
        return bound(
                        handle,
                        "select r.match, r.game, m.scenario, m.options, r.ending, r.ended, s.first from (select * from"
                                + " result where " + which + ") r join match m on m.id = r.match"
                                + " left join match_set s on s.second = r.match order by r.ended desc, r.match desc",
                        values)
                .map((row, context) -> new StoredResult(
                        row.getString("match"),
                        row.getString("game"),
                        row.getString("scenario"),
                        row.getString("options"),
                        Ending.of(row.getString("ending")),
                        Columns.instant(row, "ended"),
                        Columns.maybeText(row, "first"),
                        seats.getOrDefault(row.getString("match"), List.of())))
                .list();
    }

    private static Query bound(Handle handle, String sql, Object... values) {
        Query query = handle.createQuery(sql);
        for (int i = 0; i < values.length; i++) {
            query.bind(i, values[i]);
        }
        return query;
    }

    private static StoredScore score(ResultSet row) throws SQLException {
        int place = row.getInt("place");
        OptionalInt maybe = row.wasNull() ? OptionalInt.empty() : OptionalInt.of(place);
        return new StoredScore(
                row.getString("seat"),
                holder(row),
                maybe,
                row.getString("score"),
                row.getBoolean("resigned"),
                row.getBoolean("lapsed"),
                row.getBoolean("gone"));
    }

    private static StoredHolder holder(ResultSet row) throws SQLException {
        String kind = row.getString("kind");
        return switch (kind) {
            case "person" -> new StoredHolder.Person(row.getString("user_id"), row.getString("name"));
            case "forgotten" -> new StoredHolder.Forgotten(row.getInt("pseudonym"));
            case "computer" -> new StoredHolder.Computer();
            case "nobody" -> new StoredHolder.Nobody();
            default -> throw new IllegalStateException("no such kind of holder: " + kind);
        };
    }
}
