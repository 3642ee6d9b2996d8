package strategos.bot.settings;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import strategos.bot.settings.Section.SettingPath;
import strategos.bot.settings.Settings.Token;
import strategos.engine.config.BadData;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;

/**
 * Reads the settings. An unknown name, a wrong type or a value out of range is an error that names the file, the path in
 * it and the reason; a name that is left out has its usual value.
 */
public final class SettingsReader {
    /** The token, before the file's. */
    public static final String TOKEN = "DISCORD_TOKEN";

    /** The REST service, before the file's. */
    public static final String API_URL = "STRATEGOS_DISCORD_API_URL";

    /** The gateway, before the file's. */
    public static final String GATEWAY_URL = "STRATEGOS_DISCORD_GATEWAY_URL";

    private static final String ENVIRONMENT = "the environment";
    private static final int MANY = 1_000_000;
    private static final int MOST_SHARDS = 1_024;
    private static final int MOST_PORTS = 65_535;

    private final Map<String, String> environment;

    /** Settings with these variables before what the file says. */
    public SettingsReader(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** Reads the file. @throws BadData when it cannot be used */
    public Settings read(Path file) {
        if (file.toString().isEmpty()) { // which is the working folder to the system
            throw new BadData("--settings", "", "names no file; name one, or leave it out");
        }
        try {
            return read(file.toString(), Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new BadData(file.toString(), "", why(file, e), e);
        }
    }

    /** The system's own words name the file once more and nothing else, or the length of what is no text. */
    private static String why(Path file, IOException e) {
        if (Files.isDirectory(file)) {
            return "is a folder, not a file";
        }
        return switch (e) {
            case NoSuchFileException missing -> "is not there; make it, or name another by --settings";
            case AccessDeniedException denied -> "may not be read by the user who starts this";
            case CharacterCodingException garbled -> "is not text in UTF-8; save it as UTF-8";
            default -> "cannot be read: " + e.getMessage();
        };
    }

    /**
     * Reads a text.
     *
     * @param file its name in errors
     * @throws BadData when it cannot be used
     */
    public Settings read(String file, String yaml) {
        return settings(new Section(file, "", parse(file, yaml)));
    }

    /** What holds without any file. */
    public Settings usual() {
        return read(ENVIRONMENT, "");
    }

    private static JsonNode parse(String file, String yaml) {
        YAMLMapper mapper = YAMLMapper.builder()
                .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
                // Else an error would repeat the line, and the token may stand in it.
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .build();
        try (JsonParser parser = mapper.createParser(yaml)) {
            JsonNode root = mapper.readTree(parser);
            if (root != null && parser.nextToken() != null) {
                String where = "line " + parser.currentTokenLocation().getLineNr();
                throw new BadData(
                        file, where, "a second document begins after ---; only one is read, so remove that line");
            }
            return root == null || root.isMissingNode() || root.isNull() ? mapper.createObjectNode() : root;
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            // Not the parser's own words and not itself as the cause: both may quote the line.
            throw unreadable(file, yaml, line, e.getOriginalMessage().startsWith("Duplicate field"));
        } catch (IOException e) {
            throw new BadData(file, "", "cannot be read: " + e.getMessage(), e);
        }
    }

    /** @param line at which the parser stood, which is the last that it could read; 0 where that is not known */
    private static BadData unreadable(String file, String yaml, int line, boolean twice) {
        if (twice) {
            return new BadData(file, "line " + line, "has a name that stands there twice; leave one of them");
        }
        OptionalInt tab = tabbed(yaml.lines().toList(), line);
        if (tab.isPresent()) {
            return new BadData(
                    file, "line " + tab.getAsInt(), "begins with a tab, which YAML does not allow; put spaces there");
        }
        return new BadData(file, line == 0 ? "" : "line " + line, "is not YAML that can be read");
    }

    /** The line that was being read, or else the next one in which anything stands, where it begins with a tab. */
    private static OptionalInt tabbed(List<String> lines, int from) {
        IntStream next = IntStream.rangeClosed(from + 1, lines.size())
                .filter(line -> !lines.get(line - 1).isBlank())
                .limit(1);
        return IntStream.concat(IntStream.of(from), next)
                .filter(line -> line >= 1 && line <= lines.size() && begunByTab(lines.get(line - 1)))
                .findFirst();
    }

    private static boolean begunByTab(String line) {
        String text = line.stripLeading();
        return !text.isEmpty()
                && line.substring(0, line.length() - text.length()).contains("\t");
    }

    private Settings settings(Section root) {
        root.knows(
                List.of("discord", "database", "games", "limits", "matches", "dice", "computers", "pictures", "watch"));
        return new Settings(
                discord(root.section("discord")),
                database(root.section("database")),
                games(root.section("games")),
                limits(root.section("limits")),
                matches(root.section("matches")),
                dice(root.section("dice")),
                computers(root.section("computers")),
                pictures(root.section("pictures")),
                watch(root.section("watch")));
    }

    private Settings.Discord discord(Section section) {
        section.knows(List.of("token", "api-url", "gateway-url", "shards"));
        String set = environment.getOrDefault(TOKEN, "");
        String token = set.isBlank() ? section.text("token") : set;
        return new Settings.Discord(
                new Token(token.strip()),
                overridden(API_URL, section, "api-url").url(List.of("http", "https")),
                overridden(GATEWAY_URL, section, "gateway-url").url(List.of("ws", "wss")),
                shards(section.section("shards")));
    }

    /** A power of two, so that doubling it splits each shard and mixes none. */
    private static Settings.Shards shards(Section section) {
        section.knows(List.of("total", "mine"));
        int total = section.number("total", 0, MOST_SHARDS, 0);
        if (Integer.bitCount(total) > 1) {
            throw section.bad("total", "must be 0, or one of 1, 2, 4, 8 and so on");
        }
        List<Integer> mine = section.numbers("mine", 0, MOST_SHARDS - 1);
        if (mine.stream().anyMatch(shard -> shard >= total)) {
            throw section.bad("mine", "must be numbers of shards below discord.shards.total");
        }
        return new Settings.Shards(total, mine);
    }

    private SettingPath overridden(String variable, Section section, String name) {
        String set = environment.getOrDefault(variable, "");
        return set.isBlank() ? section.at(name) : new SettingPath(ENVIRONMENT, variable, set);
    }

    private static Settings.Database database(Section section) {
        section.knows(List.of("file", "url", "backups", "backup-hours", "backups-kept"));
        Settings.Database usual = Settings.USUAL.database();
        return new Settings.Database(
                section.path("file"),
                server(section),
                section.path("backups"),
                Duration.ofHours(section.number(
                        "backup-hours", 0, MANY, (int) usual.every().toHours())),
                section.number("backups-kept", 1, MANY, usual.kept()));
    }

    private static Optional<Secret> server(Section section) {
        String url = section.text("url");
        if (url.isBlank()) {
            return Optional.empty();
        }
        if (!PostgresAddress.is(url)) {
            throw section.bad("url", "must begin with jdbc:postgresql:");
        }
        if (section.path("file").isPresent()) {
            throw section.bad("url", "is for a server in place of database.file; leave one of them empty");
        }
        return Optional.of(Secret.of(url));
    }

    private static Settings.Games games(Section section) {
        section.knows(List.of("folder"));
        return new Settings.Games(section.folder("folder"));
    }

    private static Settings.Limits limits(Section section) {
        section.knows(List.of("matches-per-server", "matches-per-user", "matches-in-memory", "requests-per-minute"));
        Settings.Limits usual = Settings.USUAL.limits();
        return new Settings.Limits(
                section.number("matches-per-server", 1, MANY, usual.matchesPerServer()),
                section.number("matches-per-user", 1, MANY, usual.matchesPerUser()),
                section.number("matches-in-memory", 1, MANY, usual.matchesInMemory()),
                section.number("requests-per-minute", 1, MANY, usual.requestsPerMinute()));
    }

    private static Settings.Matches matches(Section section) {
        section.knows(List.of("options"));
        return new Settings.Matches(section.section("options").texts());
    }

    private static Settings.Computers computers(Section section) {
        section.knows(List.of("simulations", "thinkers"));
        Settings.Computers usual = Settings.USUAL.computers();
        return new Settings.Computers(
                section.number("simulations", 0, 100_000, usual.simulations()),
                section.number("thinkers", 1, 64, usual.thinkers()));
    }

    private static Settings.Dice dice(Section section) {
        section.knows(List.of("relays"));
        return new Settings.Dice(section.urls(
                "relays", List.of("http", "https"), Settings.USUAL.dice().relays()));
    }

    private static Settings.Pictures pictures(Section section) {
        section.knows(List.of("cache-megabytes", "grounds"));
        boolean none = section.text("grounds").equals("none");
        return new Settings.Pictures(
                section.number(
                        "cache-megabytes", 16, 4_096, Settings.USUAL.pictures().cacheMegabytes()),
                new Settings.Grounds(
                        !none, none ? Settings.USUAL.pictures().grounds().folder() : section.path("grounds")));
    }

    private static Settings.Watch watch(Section section) {
        section.knows(List.of("port", "logs", "level"));
        Settings.Watch usual = Settings.USUAL.watch();
        return new Settings.Watch(
                section.number("port", 0, MOST_PORTS, usual.port()),
                section.word("logs", Settings.LogFormat.class, usual.logs()),
                section.word("level", Settings.LogLevel.class, usual.level()));
    }
}
