package strategos.bot.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.cli.LauncherRun;
import strategos.bot.settings.Settings;
import strategos.bot.settings.SettingsReader;
import strategos.bot.wiring.DatabasePlace;
import strategos.storage.PostgresServer;

/** Where a service's and a container's matches lie: what the files of the archive say, and then the settings. */
class ReleaseFilesTest {
    private static final Path FILES = Path.of("src/release");
    private static final Path USUAL = Path.of("/var/lib/strategos/strategos.db");
    private static final String SERVER = "jdbc:postgresql://database/strategos";

    /** Nobody listens there: that far the bot comes only over a database that it can use. */
    private static final String NOBODY = "http://127.0.0.1:1/";

    private static String unit() throws IOException {
        return Files.readString(FILES.resolve("strategos.service"));
    }

    private static String image() throws IOException {
        return Files.readString(FILES.resolve("Containerfile"));
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }

    /** What both of them start with nothing in the settings, and with a server. */
    private static void liesWhereItIsNamed(String data, @TempDir Path folder) throws IOException {
        Map<String, String> environment = Map.of("XDG_DATA_HOME", data);
        DatabasePlace usual = DatabasePlace.of(Optional.empty(), new SettingsReader(environment).usual(), environment);
        assertThat(usual.file()).contains(USUAL);
        Path file = folder.resolve("server.yaml");
        Files.writeString(file, "database: {url: 'jdbc:postgresql://HOST/DATABASE'}");
        Settings settings = new SettingsReader(environment).read(file);
        assertThat(DatabasePlace.of(Optional.empty(), settings, environment).server())
                .as("nothing goes before the settings")
                .isPresent();
    }

    @Test
    void theServicesMatchesLieWhereItsSettingsSay(@TempDir Path folder) throws IOException {
        assertThat(found("^ExecStart=(.*)$", unit()))
                .isEqualTo("/opt/strategos/strategos bot --settings /etc/strategos/strategos.yaml");
        liesWhereItIsNamed(found("^Environment=XDG_DATA_HOME=(.*)$", unit()), folder);
    }

    @Test
    void soDoTheContainers(@TempDir Path folder) throws IOException {
        assertThat(found("^CMD (.*)$", image())).isEqualTo("[\"bot\"]");
        liesWhereItIsNamed(found("^ENV XDG_DATA_HOME=(.*)$", image()), folder);
    }

    private static JsonNode services(String file) throws IOException {
        return new YAMLMapper().readTree(FILES.resolve(file).toFile()).get("services");
    }

    @Test
    void aContainerIsToldWhoAsksTheServer() throws IOException {
        JsonNode environment = services("compose.yaml").get("bot").get("environment");
        assertThat(environment.has("STRATEGOS_DATABASE_USER")).isTrue();
        assertThat(environment.has("STRATEGOS_DATABASE_PASSWORD")).isTrue();
        Map<String, String> unset = Map.of("STRATEGOS_DATABASE_USER", "", "STRATEGOS_DATABASE_PASSWORD", "");
        assertThat(DatabasePlace.of(Optional.of(SERVER), new SettingsReader(unset).usual(), unset)
                        .server())
                .as("what is not set is handed on as nothing, and is no name")
                .isEqualTo(DatabasePlace.of(Optional.of(SERVER), new SettingsReader(Map.of()).usual(), Map.of())
                        .server());
    }

    /** Docker starts what is {@code on-failure} no more when it was stopped with its machine. */
    @ParameterizedTest
    @ValueSource(strings = {"compose.yaml", "compose.postgresql.yaml"})
    void aBotComesBackWithItsMachine(String file) throws IOException {
        services(file).properties().stream()
                .filter(service -> !service.getKey().equals("tables"))
                .forEach(service ->
                        assertThat(service.getValue().path("restart").asText()).isEqualTo("unless-stopped"));
    }

    /** As compose starts them: first the tables, then the bot over them. */
    @Test
    void theFileWithAServerMakesItsTablesAndThenStartsTheBotOverThem() throws Exception {
        JsonNode services = services("compose.postgresql.yaml");
        assertThat(services.at("/tables/depends_on/database/condition").asText())
                .isEqualTo("service_healthy");
        assertThat(services.at("/bot/depends_on/tables/condition").asText())
                .isEqualTo("service_completed_successfully");
        assertThat(services.at("/bot/deploy/replicas").asInt()).isEqualTo(2);
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        String server = PostgresServer.shared().get().empty();
        assertThat(run(services.get("bot"), server)).contains("database migrate");
        assertThat(run(services.get("tables"), server)).doesNotContain("strategos: ");
        assertThat(run(services.get("bot"), server)).contains("Discord cannot be reached");
    }

    private static String run(JsonNode service, String server) {
        List<String> arguments = new ArrayList<>();
        service.get("command").forEach(word -> arguments.add(word.asText().equals(SERVER) ? server : word.asText()));
        assertThat(arguments).contains(server);
        LauncherRun launcher = new LauncherRun();
        launcher.run(Map.of(SettingsReader.TOKEN, "none", SettingsReader.API_URL, NOBODY), "", arguments);
        return launcher.all();
    }

    @Test
    void whatIsShippedIsNamedByTheScriptThatPacksIt() throws IOException {
        String script = Files.readString(FILES.resolve("package.sh"));
        try (Stream<Path> files = Files.list(FILES)) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".yaml") || name.equals("Containerfile")))
                    .allSatisfy(name -> assertThat(script).contains(name));
        }
    }
}
