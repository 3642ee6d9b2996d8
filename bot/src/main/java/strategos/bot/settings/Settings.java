package strategos.bot.settings;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.storage.access.Secret;

/** What the operator sets; each part has its usual values. */
public record Settings(
        Discord discord,
        Database database,
        Games games,
        Limits limits,
        Matches matches,
        Dice dice,
        Computers computers,
        Pictures pictures,
        Watch watch) {
    /** What holds when the file says nothing. */
    public static final Settings USUAL = new Settings(
            new Discord(Token.NONE, Optional.empty(), Optional.empty(), Shards.USUAL),
            new Database(Optional.empty(), Optional.empty(), Optional.empty(), Duration.ofHours(24), 7),
            new Games(Optional.empty()),
            new Limits(100, 10, 500, 1_200),
            new Matches(new LinkedHashMap<>()),
            new Dice(List.of(
                    URI.create("https://api.drand.sh"),
                    URI.create("https://api2.drand.sh"),
                    URI.create("https://drand.cloudflare.com"))),
            new Computers(250, 1),
            new Pictures(64, new Grounds(true, Optional.empty())),
            new Watch(0, LogFormat.LINES, LogLevel.INFO));

    /**
     * The connection to Discord.
     *
     * @param apiUrl another REST service than Discord's
     * @param gatewayUrl another gateway than Discord's
     */
    public record Discord(Token token, Optional<URI> apiUrl, Optional<URI> gatewayUrl, Shards shards) {}

    /**
     * The connections over which Discord spreads the servers.
     *
     * @param total how many there are; 0 for as many as Discord recommends
     * @param mine which of them this process has, from 0; all of them where none is named
     */
    public record Shards(int total, List<Integer> mine) {
        /** All that Discord recommends. */
        public static final Shards USUAL = new Shards(0, List.of());

        public Shards {
            mine = List.copyOf(mine);
        }
    }

    /**
     * Where matches are kept.
     *
     * @param file the database; empty for the usual place in the user's data folder
     * @param url the database of a server in its place; it may hold a password
     * @param backups the folder of the backups; empty for {@code backups} beside the database
     * @param every how often one is made; zero for never
     * @param kept how many are kept
     */
    public record Database(
            Optional<Path> file, Optional<Secret> url, Optional<Path> backups, Duration every, int kept) {}

    /**
     * The games' data.
     *
     * @param overlay a folder whose files go before the packed ones
     */
    public record Games(Optional<Path> overlay) {}

    /**
     * What is allowed.
     *
     * @param matchesPerServer matches open or running in one server at once
     * @param matchesPerUser matches open or running that one user has created
     * @param matchesInMemory how many matches are kept ready
     * @param requestsPerMinute how many commands and presses of one user are worked in a minute
     */
    public record Limits(int matchesPerServer, int matchesPerUser, int matchesInMemory, int requestsPerMinute) {}

    /**
     * New matches.
     *
     * @param options options that a new match gets where its game has them and nobody says otherwise
     */
    public record Matches(SequencedMap<String, String> options) {
        public Matches {
            options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
        }
    }

    /**
     * Dice.
     *
     * @param relays where the rounds of the beacon are fetched, the first one first; none for a bot without a beacon
     */
    public record Dice(List<URI> relays) {
        public Dice {
            relays = List.copyOf(relays);
        }
    }

    /**
     * Players that are programs.
     *
     * @param simulations how many a hard one plays through before an order; 0 for rules of thumb alone
     * @param thinkers how many think at once
     */
    public record Computers(int simulations, int thinkers) {}

    /**
     * The painter.
     *
     * @param cacheMegabytes how much memory painted grounds may take
     * @param grounds where they are kept for the next run
     */
    public record Pictures(int cacheMegabytes, Grounds grounds) {}

    /**
     * Painted grounds on disk.
     *
     * @param kept whether there are any
     * @param folder empty for {@code grounds} beside the database
     */
    public record Grounds(boolean kept, Optional<Path> folder) {}

    /**
     * What an operator's own tools see.
     *
     * @param port of this machine alone, where health and figures are told; 0 for none
     */
    public record Watch(int port, LogFormat logs, LogLevel level) {}

    /** How the log is written. */
    public enum LogFormat {
        /** Lines for people. */
        LINES,
        /** An object of JSON a line, for collectors. */
        JSON
    }

    /** How much is logged. */
    public enum LogLevel {
        WARN,
        INFO,
        DEBUG
    }

    /** The token of the bot, which no text ever shows. */
    public record Token(String value) {
        /** None was given. */
        public static final Token NONE = new Token("");

        /** Whether none was given. */
        public boolean missing() {
            return value.isEmpty();
        }

        @Override
        public String toString() {
            return missing() ? "none" : "secret";
        }
    }

    /** The settings that hold now: some of them can change while the bot runs. */
    public static final class SettingsInForce {
        private volatile Settings now;

        public SettingsInForce(Settings settings) {
            this.now = settings;
        }

        /** Those that hold now. */
        public Settings now() {
            return now;
        }

        /**
         * Takes over what can change: limits, the options of new matches, how much computers think about an order, how much is
         * logged.
         *
         * @return the sections of which something holds only from the next start on
         */
        public synchronized List<String> change(Settings wanted) {
            Settings before = now;
            now = new Settings(
                    before.discord(),
                    before.database(),
                    before.games(),
                    wanted.limits(),
                    wanted.matches(),
                    before.dice(),
                    new Computers(
                            wanted.computers().simulations(), before.computers().thinkers()),
                    before.pictures(),
                    new Watch(
                            before.watch().port(),
                            before.watch().logs(),
                            wanted.watch().level()));
            List<String> later = new ArrayList<>();
            note(later, "discord", wanted.discord(), now.discord());
            note(later, "database", wanted.database(), now.database());
            note(later, "games", wanted.games(), now.games());
            note(later, "dice", wanted.dice(), now.dice());
            note(later, "computers", wanted.computers(), now.computers());
            note(later, "pictures", wanted.pictures(), now.pictures());
            note(later, "watch", wanted.watch(), now.watch());
            return List.copyOf(later);
        }

        private static void note(List<String> later, String section, Object wanted, Object now) {
            if (!wanted.equals(now)) {
                later.add(section);
            }
        }
    }
}
