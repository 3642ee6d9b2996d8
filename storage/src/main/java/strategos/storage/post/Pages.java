package strategos.storage.post;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Script;
import strategos.storage.post.Post.NewPost;

/**
 * What each match has told, piece by piece, and the messages that show it. Commits tell pieces; whoever sends says which
 * message shows which of them.
 */
public final class Pages {
    /** So many pieces that no message shows yet are read at a time: a channel may be closed for months. */
    public static final int AHEAD = 60;

    private static final RowMapper<StoredPiece> PIECE = (row, context) -> new StoredPiece(
            row.getLong("number"), row.getLong("version"), row.getBoolean("taken_back"), row.getString("json"));

    private static final RowMapper<StoredPage> PAGE = (row, context) -> new StoredPage(
            row.getLong("number"),
            row.getString("kind"),
            row.getLong("first"),
            row.getLong("last"),
            row.getString("json"),
            row.getString("message"),
            Columns.instant(row, "posted"),
            row.getBoolean("open"),
            Columns.maybeText(row, "place"));

    private final Database database;

    public Pages(Database database) {
        this.database = database;
    }

    /**
     * A piece of a match's story.
     *
     * @param number which it is, from 1
     * @param version of the journal, which brought it
     */
    public record StoredPiece(long number, long version, boolean takenBack, String json) {}

    /**
     * A message of a match.
     *
     * @param number which of the match's messages it is, from 1
     * @param kind what it is, in the host's words
     * @param first the first piece that it shows; 0 for a message that shows none
     * @param last the last piece that it shows
     * @param json what else the host remembers of it
     * @param message the service's id of it
     * @param open whether it may still change
     * @param place where it stands, as {@code guild/channel}, if the match has moved since
     */
    public record StoredPage(
            long number,
            String kind,
            long first,
            long last,
            String json,
            String message,
            Instant posted,
            boolean open,
            Optional<String> place) {
        /** One that stands where the match is. */
        public StoredPage(
                long number,
                String kind,
                long first,
                long last,
                String json,
                String message,
                Instant posted,
                boolean open) {
            this(number, kind, first, last, json, message, posted, open, Optional.empty());
        }

        /** The same, which changes no more. */
        public StoredPage closed() {
            return new StoredPage(number, kind, first, last, json, message, posted, false, place);
        }

        /** The same, gone from its channel: what it showed is shown by none. */
        public StoredPage gone() {
            return new StoredPage(number, kind, 0, Math.max(0, first - 1), json, message, posted, false, place);
        }

        /** The same, in which the ids of those users stand no more. */
        StoredPage without(Collection<String> users) {
            String left = json;
            for (String user : users) {
                left = left.replace(Columns.quoted(user), Columns.quoted(""));
            }
            return new StoredPage(number, kind, first, last, left, message, posted, open, place);
        }

        /** The same, grown up to that piece. */
        public StoredPage grown(long piece, String remembered) {
            return new StoredPage(number, kind, first, piece, remembered, message, posted, open, place);
        }
    }

    /**
     * Which versions of the journal a message tells of. That is kept when its pieces are pruned.
     *
     * @param message the service's id of it
     * @param first the first of those versions
     * @param last the last of them
     * @param place where it stands, as {@code guild/channel}, if the match has moved since
     */
    public record StoredReport(String message, long first, long last, Optional<String> place) {}

    /**
     * What a match shows, and what it has told beyond that.
     *
     * @param open messages that may still change, in their order
     * @param newest the number of the last message, open or not; 0 when there is none
     * @param shown the last piece that is shown
     * @param pieces those that the open messages show, and those that no message shows yet, {@link #AHEAD} of them at most
     * @param more whether there are others after these
     */
    public record StoredStory(List<StoredPage> open, long newest, long shown, List<StoredPiece> pieces, boolean more) {
        public StoredStory {
            open = List.copyOf(open);
            pieces = List.copyOf(pieces);
        }
    }

    /** What the match shows now, read in one state of the database. */
    public StoredStory story(String match) {
        return database.read(handle -> {
            List<StoredPage> open = handle.createQuery(
                            "select * from page where match = ? and open = 1 order by number")
                    .bind(0, match)
                    .map(PAGE)
                    .list();
            long shown = most(handle, "last", match);
            long from = open.stream()
                    .mapToLong(StoredPage::first)
                    .filter(first -> first > 0)
                    .min()
                    .orElse(shown + 1);
            List<StoredPiece> pieces = pieces(handle, match, from, shown);
            List<StoredPiece> ahead = handle.createQuery(
                            "select * from piece where match = ? and number > ? order by number limit ?")
                    .bind(0, match)
                    .bind(1, shown)
                    .bind(2, AHEAD + 1)
                    .map(PIECE)
                    .list();
            boolean more = ahead.size() > AHEAD;
            pieces.addAll(more ? ahead.subList(0, AHEAD) : ahead);
            return new StoredStory(open, most(handle, "number", match), shown, pieces, more);
        });
    }

    /** The last messages of the match that show pieces, the newest first. */
    public List<StoredPage> last(String match, int most) {
        return database.read(handle -> handle.createQuery(
                        "select * from page where match = ? and first > 0 order by number desc limit ?")
                .bind(0, match)
                .bind(1, most)
                .map(PAGE)
                .list());
    }

    /** The message of the match that asks or tells last, as far as any may still be there. */
    public Optional<StoredPage> latest(String match) {
        return database.read(handle -> handle.createQuery("select * from page where match = ?"
                        + " and (open = 1 or first > 0) order by open desc, number desc limit 1")
                .bind(0, match)
                .map(PAGE)
                .findOne());
    }

    /** The messages that tell of any of these versions, in the order in which they tell. */
    public List<StoredReport> reports(String match, long from, long to) {
        return database.read(handle -> handle.createQuery(
                        "select message, first_version, last_version, place from page where match = ? and last_version"
                                + " >= ? and first_version between 1 and ? order by last_version, last")
                .bind(0, match)
                .bind(1, from)
                .bind(2, to)
                .map((row, context) -> new StoredReport(
                        row.getString("message"),
                        row.getLong("first_version"),
                        row.getLong("last_version"),
                        Columns.maybeText(row, "place")))
                .list());
    }

    /** The pieces of the match from that number on that are still kept. */
    public List<StoredPiece> pieces(String match, long from) {
        return database.read(handle -> pieces(handle, match, from, Long.MAX_VALUE));
    }

    private static List<StoredPiece> pieces(Handle handle, String match, long from, long to) {
        return handle.createQuery("select * from piece where match = ? and number between ? and ? order by number")
                .bind(0, match)
                .bind(1, from)
                .bind(2, to)
                .map(PIECE)
                .list();
    }

    private static long most(Handle handle, String column, String match) {
        return handle.createQuery("select coalesce(max(" + column + "), 0) from page where match = ?")
                .bind(0, match)
                .mapTo(Long.class)
                .one();
    }

    public static void tell(Script script, String match, long version, String json) {
        script.run(
                "insert into piece (match, number, version, json, taken_back)"
                        + " select ?, 1 + (select coalesce(max(n), 0) from (select max(number) as n from piece where match = ?"
                        + " union all select max(last) from page where match = ?) known), ?, ?, 0",
                match,
                match,
                match,
                version,
                json);
    }

    public static void takeBack(Script script, String match, long version) {
        script.run("update piece set taken_back = 1 where match = ? and version > ?", match, version);
    }

    static void put(Handle handle, String match, StoredPage page) {
        handle.execute(
                "insert into page (match, number, kind, first, last, json, message, posted, open,"
                        + " place, first_version, last_version) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                        + " coalesce((select version from piece where match = ? and number = ?), 0),"
                        + " coalesce((select version from piece where match = ? and number = ?), 0))"
                        + " on conflict (match, number) do update set kind = excluded.kind, first = excluded.first,"
                        + " last = excluded.last, json = excluded.json, message = excluded.message,"
                        + " posted = excluded.posted, open = excluded.open, place = excluded.place,"
                        + " first_version = excluded.first_version, last_version = excluded.last_version",
                match,
                page.number(),
                page.kind(),
                page.first(),
                page.last(),
                page.json(),
                page.message(),
                page.posted().toEpochMilli(),
                page.open() ? 1 : 0,
                page.place().orElse(null),
                match,
                page.first(),
                match,
                page.last());
    }

    /**
     * What a post has changed in what a match shows.
     *
     * @param pages those that are new, or not as they were
     * @param next what is to be sent next, if that was not all
     * @param people the ids of the users whom the pages name
     */
    public record PageChange(String match, List<StoredPage> pages, Optional<NewPost> next, Set<String> people) {
        public PageChange {
            pages = List.copyOf(pages);
            people = Set.copyOf(people);
        }

        /** One that names nobody. */
        public PageChange(String match, List<StoredPage> pages, Optional<NewPost> next) {
            this(match, pages, next, Set.of());
        }
    }
}
