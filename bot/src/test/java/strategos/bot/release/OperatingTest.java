package strategos.bot.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.cli.LauncherRun;
import strategos.bot.console.Console;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.settings.SettingsReader;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;

/** The manual: each command in it is run, and what else it says of files and figures is held against them. */
class OperatingTest {
    private static final Path HOME = Path.of("").toAbsolutePath().getParent();
    private static final Pattern BLOCK = Pattern.compile("```\n(.*?)```", Pattern.DOTALL);
    private static final int REVOKED = 4004;

    /** What the archive is made by is tested where there is something to pack: {@link ReleaseIT}. */
    private static final String PACKAGE = "package";

    /** Where the launcher says that the settings lie, in {@code config}. */
    private static final String INSTALLED = "STRATEGOS_HOME";

    private static final String SERVICE_SETTINGS = "/etc/strategos/strategos.yaml";
    private static final String SERVICE_DATABASE = "/var/lib/strategos/strategos.db";

    private static final String SERVER = "jdbc:postgresql://HOST/DATABASE";

    /** Where the usual database is: the commands are run as the manual has them, and name none. */
    private static final String DATA = "XDG_DATA_HOME";

    @TempDir
    private Path folder;

    private FakeDiscord discord;
    private Path database;
    private Path home;
    private final Map<String, String> meant = new LinkedHashMap<>();

    @BeforeEach
    void operate() throws IOException, InterruptedException {
        discord = FakeDiscord.open();
        home = folder.resolve("home");
        database = home.resolve("strategos/strategos.db");
        play("@ann /match new game:xenophon scenario:solitaire", "@ann /match join seat:alpha", "@ann /match start");
        Path backup = Files.copy(database, folder.resolve("backup.db"));
        meant.put("backups/strategos-20261101T040000.000Z-1a2b3c4d.db", backup.toString());
        meant.put(SERVICE_DATABASE, folder.resolve("service.db").toString());
        // No relay is asked: a machine that runs tests may have no network.
        Path settings = Files.createDirectories(folder.resolve("config")).resolve("strategos.yaml");
        Files.writeString(settings, "dice: {relays: []}");
        meant.put(SERVICE_SETTINGS, settings.toString());
        meant.put("/var/lib/strategos/backups/strategos-20261101T040000.000Z-1a2b3c4d.db", backup.toString());
        meant.put("123456789012345678", discord.ref("agora").channel());
        meant.put("strategos.db", database.toString());
        meant.put("match.json", folder.resolve("match.json").toString());
    }

    @AfterEach
    void close() {
        discord.close();
    }

    @TestFactory
    Stream<DynamicTest> everyCommandOfTheManualDoesWhatItIsThereFor() throws IOException {
        List<String> commands = commands();
        assertThat(commands).hasSizeGreaterThan(6);
        return commands.stream()
                .filter(command -> !command.equals(PACKAGE))
                .map(command -> DynamicTest.dynamicTest(command, () -> done(command)));
    }

    private void done(String command) throws Exception {
        home = folder.resolve("home");
        String verb = command.split(" ", -1)[0];
        switch (verb) {
            case "bot" -> {
                CompletableFuture<Ran> bot = CompletableFuture.supplyAsync(() -> run(command));
                discord.awaitCommands();
                discord.endGateway(REVOKED);
                assertThat(bot.get(1, TimeUnit.MINUTES).code()).isEqualTo(78);
            }
            case "export" -> {
                asleep();
                served();
                Files.deleteIfExists(Path.of(meant.get("match.json")));
                assertThat(run(command).text()).contains("is in");
            }
            case "import" -> {
                asleep();
                Files.deleteIfExists(Path.of(meant.get("match.json")));
                run("export MATCH match.json");
                home = Files.createTempDirectory(folder, "elsewhere");
                assertThat(run(command).text()).contains("Match ");
                try (Storage storage = Storage.openExisting(home.resolve("strategos/strategos.db"))) {
                    assertThat(storage.matches().ofGuild(Console.GUILD, 9))
                            .as("where nobody of a server finds them")
                            .isEmpty();
                }
            }
            case "restore" -> {
                home = Files.createTempDirectory(folder, "after-a-fire");
                Ran ran = run(command);
                assertThat(ran.code()).as(ran.text()).isZero();
                assertThat(ran.text()).contains("One match runs in it");
            }
            case "verify" -> {
                Path log = folder.resolve("out");
                play("@ann /dice export");
                meant.put("FILE", newest(log).toString());
                assertThat(run(command).code()).isZero();
            }
            case "database" -> {
                Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
                meant.put(SERVER, PostgresServer.shared().get().empty());
                Ran ran = run(command);
                assertThat(ran.code()).as(ran.text()).isZero();
            }
            case "doctor" -> {
                served();
                Ran ran = run(command);
                // The token of the tests is none of Discord's, and says so; all else is well.
                assertThat(ran.text()).contains("One thing is wrong", "WRONG: the token does not look like");
            }
            default -> {
                Ran ran = run(command);
                assertThat(ran.code()).as(ran.text()).isZero();
            }
        }
    }

    @Test
    void theFiguresThatItNamesAreThoseThatAreTold() throws IOException {
        String manual = Files.readString(HOME.resolve("docs/operating.md"));
        StringBuilder told = new StringBuilder();
        for (String teller : List.of("wiring/Watchman", "wiring/Caretaker", "watch/Meters")) {
            told.append(Files.readString(HOME.resolve("bot/src/main/java/strategos/bot/" + teller + ".java")));
        }
        Matcher names = Pattern.compile("strategos_[a-z_]+").matcher(manual);
        List<String> missing = new ArrayList<>();
        while (names.find()) {
            // What only grows is told with an ending of Prometheus' own.
            String dotted = names.group()
                    .replace('_', '.')
                    .replaceAll("^strategos\\.stage.*", "strategos.stage")
                    .replaceAll("\\.total$", "");
            if (told.indexOf('"' + dotted + '"') < 0) {
                missing.add(names.group());
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void theUnitHasNoRootAndLeavesAloneWhatOnlySomebodyCanMend() throws IOException {
        assertThat(Files.readString(HOME.resolve("bot/src/release/strategos.service")))
                .contains(
                        "DynamicUser=yes",
                        "--settings " + SERVICE_SETTINGS,
                        "ProtectSystem=strict",
                        "Restart=on-failure",
                        "RestartPreventExitStatus=2 78",
                        "NoNewPrivileges=yes");
    }

    private static List<String> commands() throws IOException {
        List<String> commands = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(Files.readString(HOME.resolve("docs/operating.md")));
        while (blocks.find()) {
            blocks.group(1).lines().forEach(line -> {
                assertThat(line).startsWith("strategos ");
                commands.add(line.substring("strategos ".length()));
            });
        }
        return commands;
    }

    private void asleep() {
        String said = play("@ann /matches sleep", "@ann /matches mine");
        Matcher id = Pattern.compile("(?:puts match|Match) (\\w+) (?:to sleep|sleeps)")
                .matcher(said);
        assertThat(id.find()).as(said).isTrue();
        meant.put("MATCH", id.group(1));
    }

    /** The service's database holds the same. */
    private void served() throws IOException {
        Files.copy(database, Path.of(meant.get(SERVICE_DATABASE)), StandardCopyOption.REPLACE_EXISTING);
    }

    private static Path newest(Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(".json"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private String play(String... lines) {
        return ran(
                        Map.of(DATA, home.toString()),
                        String.join("\n", lines) + "\n",
                        List.of(
                                "play",
                                "--pictures",
                                "none",
                                "--out",
                                folder.resolve("out").toString()))
                .text();
    }

    private record Ran(int code, String text) {}

    private Ran run(String command) {
        List<String> arguments = new ArrayList<>();
        for (String part : command.split(" ", -1)) {
            arguments.add(meant.getOrDefault(part, part));
        }
        DiscordSettings here = discord.settings();
        return ran(
                Map.of(
                        DATA,
                        home.toString(),
                        INSTALLED,
                        folder.toString(),
                        SettingsReader.TOKEN,
                        here.token(),
                        SettingsReader.API_URL,
                        here.apiUrl().orElseThrow().toString(),
                        SettingsReader.GATEWAY_URL,
                        here.gatewayUrl().orElseThrow().toString()),
                "",
                arguments);
    }

    private static Ran ran(Map<String, String> variables, String input, List<String> arguments) {
        LauncherRun launcher = new LauncherRun();
        int code = launcher.run(variables, input, arguments);
        return new Ran(code, launcher.all());
    }
}
