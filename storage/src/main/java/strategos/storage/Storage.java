package strategos.storage;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import strategos.storage.access.FoundSchema;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.database.Database;
import strategos.storage.database.PostgresDatabase;
import strategos.storage.database.SqliteDatabase;
import strategos.storage.guild.Application;
import strategos.storage.guild.Audit;
import strategos.storage.guild.Settings;
import strategos.storage.match.BeaconTable;
import strategos.storage.match.Commits;
import strategos.storage.match.Heartbeat;
import strategos.storage.match.Journal;
import strategos.storage.match.Looks;
import strategos.storage.match.Matches;
import strategos.storage.match.Proposals;
import strategos.storage.match.Reminders;
import strategos.storage.match.Reminders.ClockTable;
import strategos.storage.match.Transfer;
import strategos.storage.person.Belongings;
import strategos.storage.person.Drafts;
import strategos.storage.person.Followers;
import strategos.storage.person.Lessons;
import strategos.storage.person.PersonalTimes;
import strategos.storage.person.Users;
import strategos.storage.post.Deliveries;
import strategos.storage.post.Outbox;
import strategos.storage.post.Pages;
import strategos.storage.post.Post.NewPost;
import strategos.storage.result.Results;
import strategos.storage.slot.Fence;
import strategos.storage.slot.Identifies;
import strategos.storage.slot.Leases;

/** Everything that is stored, over one open database. */
public final class Storage implements AutoCloseable {
    private final Database database;
    private final Matches matches;
    private final Commits commits;
    private final Journal journal;
    private final Outbox outbox;
    private final Pages pages;
    private final Looks looks;
    private final Followers followers;
    private final Lessons lessons;
    private final Proposals proposals;
    private final BeaconTable beacon;
    private final Transfer transfer;
    private final Audit audit;
    private final PersonalTimes times;
    private final ClockTable clocks;
    private final Heartbeat heartbeat;
    private final Belongings belongings;
    private final Drafts drafts;
    private final Deliveries deliveries;
    private final Reminders reminders;
    private final Settings settings;
    private final Results results;
    private final Users users;
    private final Leases leases;
    private final Identifies identifies;
    private final Application application;
    private volatile Supplier<Fence> fence = () -> Fence.ALONE;

    /** Over a database, which this then closes. */
    public Storage(Database database) {
        this.database = database;
        this.matches = new Matches(database, this::fence);
        this.commits = new Commits(database, this::fence);
        this.journal = new Journal(database);
        this.outbox = new Outbox(database, this::fence);
        this.pages = new Pages(database);
        this.looks = new Looks(database);
        this.followers = new Followers(database);
        this.lessons = new Lessons(database);
        this.proposals = new Proposals(database);
        this.beacon = new BeaconTable(database, this::fence);
        this.transfer = new Transfer(database);
        this.audit = new Audit(database);
        this.times = new PersonalTimes(database);
        this.clocks = new ClockTable(database);
        this.heartbeat = new Heartbeat(database);
        this.belongings = new Belongings(database);
        this.drafts = new Drafts(database);
        this.deliveries = new Deliveries(database);
        this.reminders = new Reminders(database, this::fence);
        this.settings = new Settings(database);
        this.results = new Results(database);
        this.users = new Users(database);
        this.leases = new Leases(database);
        this.identifies = new Identifies(database);
        this.application = new Application(database, leases);
    }

    /**
     * Opens the file, or makes it.
     *
     * @throws StorageException when it cannot be used, with the reason in one sentence
     */
    public static Storage open(Path file) {
        return new Storage(SqliteDatabase.open(file));
    }

    /**
     * Opens a file that is there: nothing is made where there is none.
     *
     * @throws StorageException when it is missing or empty, or cannot be used
     */
    public static Storage openExisting(Path file) {
        return new Storage(SqliteDatabase.openExisting(file));
    }

    /**
     * Opens the database of a server.
     *
     * @throws StorageException when it cannot be used, with the reason in one sentence
     */
    public static Storage open(PostgresAddress address) {
        return new Storage(PostgresDatabase.open(address));
    }

    /** In memory, gone when it is closed. */
    public static Storage inMemory() {
        return new Storage(SqliteDatabase.inMemory());
    }

    /**
     * Looks at the database of a server and changes nothing.
     *
     * @throws StorageException when it cannot be used
     */
    public static FoundSchema look(PostgresAddress address) {
        return PostgresDatabase.look(address);
    }

    /**
     * Makes the tables in an empty database of a server, or brings them up to date.
     *
     * @throws StorageException when it cannot be used
     */
    public static void migrate(PostgresAddress address) {
        PostgresDatabase.migrate(address);
    }

    public Database database() {
        return database;
    }

    /** Where it lies; nothing for one in memory, or of a server. */
    public Optional<Path> file() {
        return database.file();
    }

    /** Whether it is a server's, which its operator copies. */
    public boolean onServer() {
        return database instanceof PostgresDatabase;
    }

    /** Who has which part of a server's database. */
    public Leases leases() {
        return leases;
    }

    public Identifies identifies() {
        return identifies;
    }

    /** Whose bot has its matches there. */
    public Application application() {
        return application;
    }

    /** From now on nothing beyond that is seen as something to do, and nothing is committed there. */
    public void keepWithin(Supplier<Fence> held) {
        fence = held;
    }

    /** What may be worked on now: all there is, unless it was said otherwise. */
    public Fence fence() {
        return fence.get();
    }

    /**
     * To be called once a backup has taken the place of the database: what it owes is looked for first, and in each match that
     * runs a post is owed.
     *
     * @param told the post; each match's goes to its own place
     * @return how many matches run
     * @throws StorageException when a bot works there, which would send with ids that were given before; nothing is done then
     */
    public int restored(Instant now, NewPost told) {
        // Two at once would tell all twice.
        return leases.alone("restored-" + UUID.randomUUID(), handle -> outbox.restored(handle, now, told));
    }

    public Matches matches() {
        return matches;
    }

    public Commits commits() {
        return commits;
    }

    public Journal journal() {
        return journal;
    }

    public Outbox outbox() {
        return outbox;
    }

    public Pages pages() {
        return pages;
    }

    public PersonalTimes times() {
        return times;
    }

    public ClockTable clocks() {
        return clocks;
    }

    public Heartbeat heartbeat() {
        return heartbeat;
    }

    public Audit audit() {
        return audit;
    }

    public Belongings belongings() {
        return belongings;
    }

    public Followers followers() {
        return followers;
    }

    /** Guided first matches. */
    public Lessons lessons() {
        return lessons;
    }

    /** Matches on their way to another database. */
    public Transfer transfer() {
        return transfer;
    }

    /** What waits for a round of the beacon, and the rounds that were used. */
    public BeaconTable beacon() {
        return beacon;
    }

    /** What is proposed to all players of a match. */
    public Proposals proposals() {
        return proposals;
    }

    public Looks looks() {
        return looks;
    }

    public Drafts drafts() {
        return drafts;
    }

    public Deliveries deliveries() {
        return deliveries;
    }

    public Reminders reminders() {
        return reminders;
    }

    public Results results() {
        return results;
    }

    public Settings settings() {
        return settings;
    }

    public Users users() {
        return users;
    }

    @Override
    public void close() {
        database.close();
    }
}
