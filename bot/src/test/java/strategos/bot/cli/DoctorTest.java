package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the doctor sees of an installation beside its database and its games. */
class DoctorTest {
    /** Of the form of one of Discord's, and nobody's. */
    private static final String TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde." + "x".repeat(38);

    @TempDir
    Path folder;

    private final LauncherRun launcher = new LauncherRun();

    @ParameterizedTest
    @CsvSource({
        "rw-r--r--, WRONG: others may read or change",
        "rw-rw----, WRONG: others may read or change",
        "rw-r---w-, WRONG: others may read or change",
        "rw-----w-, WRONG: others may read or change",
        "rw-r-----, note: the group of",
        "rw-------, Nothing is wrong."
    })
    void aTokenInAFileThatOthersMayReadOrChangeIsSeenWhateverTheEnvironmentSays(String mode, String said)
            throws IOException {
        Path file = settings("discord: {token: " + TOKEN + "}");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));

        assertThat(doctor(Map.of("DISCORD_TOKEN", TOKEN), file)).contains(said).doesNotContain(TOKEN);
    }

    @Test
    void aFolderThatCannotBeMadeIsNamedWithItsSetting() throws IOException {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        assertThat(doctor("database: {backups: '" + file + "'}"))
                .contains("WRONG: database.backups: " + file + " cannot be made", "One thing is wrong.");
        assertThat(doctor("pictures: {grounds: '" + file.resolve("below/it") + "'}"))
                .contains("WRONG: pictures.grounds: ", file + " is no folder");
    }

    /** The bot makes the usual folder itself; where it cannot, neither is silent. */
    @Test
    void aDataFolderThatCannotBeMadeIsWrongAndStopsTheBotInOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        Path settings = settings("{database: {backup-hours: 0}, pictures: {grounds: none}}");
        Map<String, String> there = Map.of("XDG_DATA_HOME", file.toString(), "DISCORD_TOKEN", TOKEN);
        launcher.run(there, "", "doctor", "--offline", "--settings", settings.toString());
        assertThat(launcher.out())
                .contains(
                        "WRONG: database.file: " + file.resolve("strategos") + " cannot be made",
                        "One thing is wrong.");

        assertThat(launcher.run(there, "", "bot", "--settings", settings.toString()))
                .isEqualTo(1);
        assertThat(launcher.err())
                .isEqualTo("strategos: The folder " + file.resolve("strategos") + " for the database cannot be made: "
                        + file + " is no folder; allow that, or name another file.\n");
    }

    @Test
    void nothingIsCutOffWhatOthersHaveFound() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("a-folder-with-a-long-name/".repeat(8)));
        Path strange = Files.writeString(deep.resolve("strange.db"), "no database at all, but a text");
        launcher.run(Map.of(), "", "doctor", "--offline", "--db", strange.toString());
        assertThat(launcher.out()).contains("WRONG: " + strange + " is not a SQLite database; name another file.");
    }

    @Test
    void aChannelIsNotPassedOverInSilenceWhereDiscordIsNotAsked() {
        launcher.run(Map.of(), "", "doctor", "--offline", "--db", ":memory:", "--channel", "123456789012345678");
        assertThat(launcher.out()).contains("note: the permissions in channel 123456789012345678 were not looked at");
    }

    @Test
    void aFolderThatIsStillToBeMadeIsWell() throws IOException {
        assertThat(doctor("database: {backups: '" + folder.resolve("deep/down") + "'}"))
                .contains("Nothing is wrong.");
        assertThat(folder.resolve("deep")).doesNotExist();
    }

    @Test
    void backupsThatAreNotMadeNeedNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        assertThat(doctor("database: {backup-hours: 0, backups: '" + file + "'}"))
                .contains("Nothing is wrong.");
    }

    @Test
    void aPortThatSomebodyElseHasIsWrongAndOneOfABotIsNot() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            Thread.ofVirtual().start(() -> hangUp(taken));
            assertThat(doctor("watch: {port: " + port + "}")).contains("WRONG: watch.port: port " + port);
        }
        HttpServer bot = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        bot.createContext("/health", exchange -> {
            try (exchange) {
                byte[] told = "discord: well\ndatabase: well\n".getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(200, told.length);
                exchange.getResponseBody().write(told);
            }
        });
        bot.start();
        int port = bot.getAddress().getPort();
        assertThat(doctor("watch: {port: " + port + "}"))
                .contains("note: port " + port + " tells the health of a bot", "Nothing is wrong.");
        bot.stop(0);
    }

    private static void hangUp(ServerSocket taken) {
        try {
            while (true) {
                taken.accept().close();
            }
        } catch (IOException over) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void moreShardsThanProcessesCanShareAreSeenWhereverTheServerIsNamed() throws IOException {
        Path file = settings("discord: {shards: {total: 128, mine: [0]}}");
        String server = "jdbc:postgresql://nobody.invalid/strategos";
        launcher.run(Map.of(), "", "doctor", "--offline", "--settings", file.toString(), "--db", server);
        assertThat(launcher.out()).contains("discord.shards.total: must be no more than 64", "One thing is wrong.");

        int code =
                launcher.run(Map.of("DISCORD_TOKEN", TOKEN), "", "bot", "--settings", file.toString(), "--db", server);
        assertThat(code).isEqualTo(Launcher.ExitCode.CONFIGURATION);
        assertThat(launcher.err())
                .startsWith("strategos: " + file + ", discord.shards.total: must be no more than 64")
                .hasLineCount(1);
    }

    @Test
    void theSameHoldsForAServerThatTheSettingsName() throws IOException {
        assertThat(doctor("{discord: {shards: {total: 128}}, database: {url: 'jdbc:postgresql://h/d'}}", List.of()))
                .contains("discord.shards.total: must be no more than 64");
    }

    /** Whoever goes on from the file after a move to a server lets dice fall alike twice. */
    @Test
    void aFileAlthoughTheSettingsNameAServerIsRefusedByTheBotAndSeenHere() throws IOException {
        Path file = settings("{database: {url: 'jdbc:postgresql://h/d'}}");
        Path old = folder.resolve("old.db");
        String sentence = "database.url: names a server's database, and --db the file " + old;
        launcher.run(Map.of(), "", "doctor", "--offline", "--settings", file.toString(), "--db", old.toString());
        assertThat(launcher.out()).contains(sentence, "One thing is wrong.");
        int code = launcher.run(
                Map.of("DISCORD_TOKEN", TOKEN), "", "bot", "--settings", file.toString(), "--db", old.toString());
        assertThat(code).isEqualTo(Launcher.ExitCode.CONFIGURATION);
        assertThat(launcher.err()).contains(sentence).hasLineCount(1);
        assertThat(old).doesNotExist();
    }

    @Test
    void relaysThatDoNotAnswerAreNamed() throws IOException {
        Path file = settings("""
                dice: {relays: ["http://127.0.0.1:1/"]}
                discord: {api-url: "http://127.0.0.1:1/"}
                """);
        launcher.run(Map.of(), "", "doctor", "--settings", file.toString(), "--db", ":memory:");
        assertThat(launcher.out())
                .contains(
                        "note: dice.relays: http://127.0.0.1:1/ gave no round",
                        "WRONG: no relay of the beacon answers");
    }

    private Path settings(String yaml) throws IOException {
        return Files.writeString(folder.resolve("settings.yaml"), yaml);
    }

    private String doctor(String yaml) throws IOException {
        return doctor(yaml, List.of("--db", folder.resolve("matches.db").toString()));
    }

    private String doctor(String yaml, List<String> more) throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("doctor", "--offline", "--settings", settings(yaml).toString()));
        arguments.addAll(more);
        launcher.forgetOut();
        launcher.run(Map.of(), "", arguments.toArray(String[]::new));
        return launcher.out();
    }

    private String doctor(Map<String, String> variables, Path file) {
        launcher.run(variables, "", "doctor", "--offline", "--settings", file.toString(), "--db", ":memory:");
        return launcher.out();
    }
}
