package strategos.bot.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.settings.Settings.SettingsInForce;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;

class SettingsReaderTest {
    private final SettingsReader reader = new SettingsReader(Map.of());

    @Test
    void theFileThatIsShippedSaysWhatHoldsAnyway() {
        Settings shipped = reader.read("strategos.yaml", ConfigFolder.packed().text("strategos.example.yaml"));
        assertThat(shipped).isEqualTo(Settings.USUAL);
    }

    @Test
    void nothingIsEnough() {
        assertThat(reader.usual()).isEqualTo(Settings.USUAL);
        assertThat(reader.read("strategos.yaml", "# only a comment\n")).isEqualTo(Settings.USUAL);
        assertThat(reader.read("strategos.yaml", "limits:\n")).isEqualTo(Settings.USUAL);
    }

    @Test
    void whatIsSetHolds(@TempDir Path folder) {
        Settings settings = reader.read("strategos.yaml", """
            discord:
              token: abc
              api-url: "http://127.0.0.1:8080/api/v10/"
            database: {file: /tmp/x.db, backup-hours: 0}
            games: {folder: "%s"}
            limits: {matches-per-user: 3}
            matches: {options: {clock: "24h"}}
            """.formatted(folder));
        assertThat(settings.discord().token().value()).isEqualTo("abc");
        assertThat(settings.discord().apiUrl()).contains(URI.create("http://127.0.0.1:8080/api/v10/"));
        assertThat(settings.database().file()).contains(Path.of("/tmp/x.db"));
        assertThat(settings.database().every()).isEqualTo(Duration.ZERO);
        assertThat(settings.games().overlay()).contains(folder);
        assertThat(settings.limits().matchesPerUser()).isEqualTo(3);
        assertThat(settings.matches().options()).containsExactly(Map.entry("clock", "24h"));
    }

    @Test
    void theEnvironmentGoesBeforeTheFile() {
        SettingsReader with = new SettingsReader(Map.of(
                SettingsReader.TOKEN, "from-outside",
                SettingsReader.API_URL, "http://127.0.0.1:1/",
                SettingsReader.GATEWAY_URL, "ws://127.0.0.1:2/"));
        Settings settings = with.read("strategos.yaml", "discord: {token: from-file, api-url: 'http://x/'}");
        assertThat(settings.discord().token().value()).isEqualTo("from-outside");
        assertThat(settings.discord().apiUrl()).contains(URI.create("http://127.0.0.1:1/"));
        assertThat(settings.discord().gatewayUrl()).contains(URI.create("ws://127.0.0.1:2/"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "limit: {} | limit | is no setting; there are discord, database, games, limits, matches, dice,"
                        + " computers, pictures",
                "dice: {relays: here} | dice.relays | must be a list, not a text",
                "dice: {relays: [3]} | dice.relays[0] | must be a text, not a number",
                "dice: {relays: [ftp://x]} | dice.relays[0] | must",
                "dice: {relays: ['']} | dice.relays[0] | is empty",
                "limits: {matches: 3} | limits.matches | is no setting",
                "limits: {matches-per-user: many} | limits.matches-per-user | must be a whole number, not a text",
                "limits: {matches-per-user: 0} | limits.matches-per-user | must be from 1 to 1000000, not 0",
                "limits: {matches-per-user: 1.5} | limits.matches-per-user | must be a whole number, not one with a point or an exponent",
                "limits: {matches-per-user: 99999999999} | limits.matches-per-user | must be from 1 to 1000000",
                "limits: 3 | limits | must be names with values below it, not a number",
                "[a, b] | strategos.yaml | must be names with values below it, not a list",
                "discord: {token: 123} | discord.token | must be a text, not a number",
                "discord: {api-url: nowhere} | discord.api-url | must be an address",
                "discord: {gateway-url: 'http://x/'} | discord.gateway-url | ws:// or wss://",
                "games: {folder: /no/such/folder} | games.folder | is no folder",
                "matches: {options: {clock: 24}} | matches.options.clock | must be a text",
                "pictures: {cache-megabytes: 1} | pictures.cache-megabytes | must be from 16 to 4096",
                "discord: {shards: {total: 3}} | discord.shards.total | must be 0, or one of 1, 2, 4, 8 and so on",
                "discord: {shards: {mine: [0]}} | discord.shards.mine | below discord.shards.total",
                "discord: {shards: {total: 2, mine: [0, 2]}} | discord.shards.mine | below discord.shards.total",
                "discord: {shards: {total: 2, mine: [1, 1]}} | discord.shards.mine[1] | stands there twice",
                "discord: {shards: {total: 2, mine: 1}} | discord.shards.mine | must be a list",
                "discord: {shards: {total: 2, mine: [one]}} | discord.shards.mine[0] | must be from 0 to 1023",
                "watch: {port: 70000} | watch.port | must be from 0 to 65535",
                "watch: {logs: xml} | watch.logs | must be lines or json, not xml",
                "watch: {level: all} | watch.level | must be warn or info or debug, not all"
            })
    void whatIsWrongIsNamedWithFilePathAndReason(String yaml, String path, String reason) {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read("strategos.yaml", yaml))
                .withMessageContaining("strategos.yaml")
                .withMessageContaining(path)
                .withMessageContaining(reason);
    }

    @Test
    void aBrokenFileNamesTheLineAndShowsNothingOfIt() {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read("strategos.yaml", "limits: {}\ndiscord: {token: \"s3cret\" s3cret}\n"))
                .withMessageContaining("line 2")
                .satisfies(e -> assertThat(e.getMessage() + e.getCause()).doesNotContain("s3cret"));
    }

    @Test
    void aNameThatStandsThereTwiceIsRefused() {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read("strategos.yaml", "discord:\n  token: a\n  token: b\n"))
                .withMessage("strategos.yaml, line 3: has a name that stands there twice; leave one of them");
    }

    /** The slip that is made most: an editor shows it as the spaces that ought to stand there. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "limits: {}\nwatch:\n\tport: 1\n",
                "watch:\n\n\tport: 1\n",
                "watch:\n  port: 1\n\tlogs: lines\n",
                "\n\n\twatch: {}\n"
            })
    void aTabIsCalledOneInItsLine(String yaml) {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read("strategos.yaml", yaml))
                .withMessage("strategos.yaml, line 3: begins with a tab, which YAML does not allow; put spaces there");
    }

    @Test
    void aTabElsewhereIsNotToBlame() {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read("strategos.yaml", "watch: {port:\t1\nlimits: {}\n"))
                .withMessageEndingWith(": is not YAML that can be read");
    }

    @ParameterizedTest
    @ValueSource(strings = {"limits: {}\n---\nlimits: {matches-per-user: 3}\n", "limits: {}\n---\n", "---\n---\na: 1"})
    void aSecondDocumentIsRefusedAndNotPassedOver(String yaml) {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read("strategos.yaml", yaml))
                .withMessageContaining("a second document begins after ---");
    }

    @Test
    void oneDocumentMayBeginAndEndAsYamlHasIt() {
        assertThat(reader.read("strategos.yaml", "---\nlimits: {}\n...\n")).isEqualTo(Settings.USUAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void aVariableThatIsSetAndEmptyHidesNothing(String empty) {
        SettingsReader with = new SettingsReader(
                Map.of(SettingsReader.TOKEN, empty, SettingsReader.API_URL, empty, SettingsReader.GATEWAY_URL, empty));
        Settings settings = with.read("strategos.yaml", "discord: {token: from-file, api-url: 'http://x/'}");
        assertThat(settings.discord().token().value()).isEqualTo("from-file");
        assertThat(settings.discord().apiUrl()).contains(URI.create("http://x/"));
    }

    @Test
    void whyAFileCannotBeReadIsSaidInWords(@TempDir Path folder) throws IOException {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read(folder.resolve("nosuch.yaml")))
                .withMessage(folder.resolve("nosuch.yaml") + ": is not there; make it, or name another by --settings");
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read(folder))
                .withMessage(folder + ": is a folder, not a file");
        Path latin = Files.write(folder.resolve("latin.yaml"), new byte[] {'#', (byte) 0xe4, '\n'});
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read(latin))
                .withMessage(latin + ": is not text in UTF-8; save it as UTF-8");
    }

    @Test
    void theTokenIsInNoText() {
        Settings settings = reader.read("strategos.yaml", "discord: {token: s3cret}");
        assertThat(settings.toString()).doesNotContain("s3cret").contains("token=secret");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> reader.read(Path.of("/no/such/strategos.yaml")))
                .withMessageContaining("/no/such/strategos.yaml");
    }

    @Test
    void whatCanChangeWhileTheBotRunsDoesAndTheRestIsNamed() {
        SettingsInForce inForce = new SettingsInForce(reader.read("f", "limits: {matches-per-user: 3}"));

        assertThat(inForce.change(reader.read("f", "limits: {matches-per-user: 4}\nwatch: {level: debug}")))
                .isEmpty();
        assertThat(inForce.now().limits().matchesPerUser()).isEqualTo(4);
        assertThat(inForce.now().watch().level()).isEqualTo(Settings.LogLevel.DEBUG);

        assertThat(inForce.change(reader.read(
                        "f", "computers: {thinkers: 2, simulations: 9}\nwatch: {port: 9}\ndice: {relays: []}")))
                .containsExactly("dice", "computers", "watch");
        assertThat(inForce.now().computers()).isEqualTo(new Settings.Computers(9, 1));
        assertThat(inForce.now().watch().port()).isZero();
        assertThat(inForce.now().limits().matchesPerUser())
                .as("taken out of the file, it is the usual one again")
                .isEqualTo(Settings.USUAL.limits().matchesPerUser());
    }
}
