package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.cli.Launcher.ExitCode;

class LauncherTest {
    @TempDir
    Path folder;

    private final LauncherRun launcher = new LauncherRun();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "play ",
                "bot ",
                "demo ",
                "verify ",
                "restore ",
                "database ",
                "database migrate ",
                "database copy ",
                "database restored ",
                "database released ",
                "doctor ",
                "bench "
            })
    void everyCommandTellsOfItself(String command) {
        assertThat(run(Map.of(), "", (command + "--help").split(" "))).isZero();
        assertThat(out()).startsWith("Usage: strategos").doesNotContain("usage.description");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plya",
                "play --nonsense",
                "play --pictures many",
                "play --db",
                "verify",
                "verify a b",
                "demo --game",
                "--nonsense"
            })
    void argumentsThatMeanNothingAreToldInOneSentence(String arguments) {
        assertThat(run(Map.of(), "", arguments.split(" "))).isEqualTo(2);
        assertThat(err()).startsWith("strategos: ").contains("--help").doesNotContain("\tat ");
        assertThat(err().lines()).hasSize(2);
    }

    @Test
    void theDoctorFindsNothingWrongWhereNothingIs() {
        String database = folder.resolve("matches.db").toString();
        assertThat(run(Map.of(), "", "doctor", "--offline", "--db", database)).isZero();
        assertThat(out())
                .contains("well: Java ", "the data of 3 games", "pictures can be painted", "Nothing is wrong.")
                .contains("note: there is no token", "note: there is no database")
                .doesNotContain("words are missing");
        assertThat(Path.of(database)).as("nothing is changed").doesNotExist();

        run(Map.of(), "/match games\n", "play", "--db", database, "--pictures", "none");
        assertThat(run(Map.of(), "", "doctor", "--offline", "--db", database)).isZero();
        assertThat(out()).contains("is sound; its schema is");
    }

    @Test
    void theDoctorSaysWhatIsWrongAndHowToMendIt() throws IOException {
        Path strange = Files.writeString(folder.resolve("strange.db"), "no database at all, but a text");
        assertThat(run(Map.of("DISCORD_TOKEN", "nonsense"), "", "doctor", "--offline", "--db", strange.toString()))
                .isEqualTo(1);
        assertThat(out())
                .contains("WRONG: the token does not look like", "WRONG: ", "strange.db", "2 things are wrong.")
                .doesNotContain("nonsense");

        Path settings = Files.writeString(folder.resolve("bad.yaml"), "limits:\n  matches-per-server: many\n");
        assertThat(run(Map.of(), "", "doctor", "--offline", "--settings", settings.toString()))
                .isEqualTo(1);
        assertThat(out())
                .contains("bad.yaml", "limits.matches-per-server", "not a text. Mend that file", "One thing is wrong.");
    }

    @Test
    void aBackupIsRestoredAndThePlayersAreTold() throws IOException {
        String database = folder.resolve("fire.db").toString();
        String solitaire =
                "@ann /match new game:xenophon scenario:solitaire\n@ann /match join seat:alpha\n@ann /match start\n";
        run(Map.of(), solitaire, "play", "--db", database, "--pictures", "none");
        Path backup = Files.copy(Path.of(database), folder.resolve("backup.db"));
        Files.writeString(Path.of(database), "burnt");

        assertThat(run(Map.of(), "", "restore", "--db", database, backup.toString()))
                .isZero();
        assertThat(out()).contains("One match runs in it", "is kept as", "fire.db.before-");
        assertThat(run(Map.of(), "", "restore", "--db", database, "/no/such/backup.db"))
                .isEqualTo(1);
        run(Map.of(), "/match list\n", "play", "--db", database, "--pictures", "none");
        assertThat(out()).contains("was brought back from a backup of ", "The march alone, running");
    }

    @Test
    void theConsoleReadsStandardInput() {
        int code = run(
                Map.of(), "/match games\n/match list\n", "play", "--db", ":memory:", "--json", "--pictures", "none");
        assertThat(code).isZero();
        assertThat(out().lines().filter(l -> l.startsWith("{\"done\":true,\"ok\":true")))
                .hasSize(2);
        assertThat(err()).isEmpty();
    }

    @Test
    void aScriptIsReadFromAFile() throws IOException {
        Path script = Files.writeString(folder.resolve("script.txt"), "# a comment\n\n/nothing\n");
        assertThat(run(Map.of(), "", "play", "--db", ":memory:", "--pictures", "none", "--script", script.toString()))
                .isZero();
        assertThat(out()).contains("There is no command /nothing");
    }

    @Test
    void aScriptThatIsNotThereIsNamed() {
        assertThat(run(Map.of(), "", "play", "--db", ":memory:", "--script", "/no/such/script"))
                .isEqualTo(1);
        assertThat(err()).isEqualTo("strategos: /no/such/script cannot be read.\n");
    }

    @Test
    void matchesStayInTheDatabase() {
        String database = folder.resolve("x.db").toString();
        run(
                Map.of(),
                "@a /match new game:xenophon scenario:solitaire\n",
                "play",
                "--db",
                database,
                "--pictures",
                "none");
        run(Map.of(), "/match list\n", "play", "--db", database, "--pictures", "none");
        assertThat(out()).contains("Xenophon and the Ten Thousand, The march alone, open");
    }

    @Test
    void theUsualDatabaseLiesInTheDataFolder() {
        assertThat(run(Map.of("XDG_DATA_HOME", folder.toString()), "/match list\n", "play", "--pictures", "none"))
                .isZero();
        assertThat(folder.resolve("strategos/strategos.db")).exists();
    }

    @Test
    void aDatabaseThatCannotBeUsedIsNamedWithTheReason() throws IOException {
        Path noDatabase = Files.writeString(folder.resolve("text.db"), "this is no database, only a text".repeat(10));
        assertThat(run(Map.of(), "", "play", "--db", noDatabase.toString())).isEqualTo(1);
        assertThat(err()).startsWith("strategos: ").contains("text.db").doesNotContain("\tat ");
        assertThat(err().lines()).hasSize(1);
    }

    @Test
    void brokenSettingsAreNamedAndNothingStarts() throws IOException {
        Path settings = Files.writeString(folder.resolve("s.yaml"), "limits: {matches-per-user: none}");
        assertThat(run(Map.of(), "", "bot", "--settings", settings.toString())).isEqualTo(ExitCode.CONFIGURATION);
        assertThat(err())
                .isEqualTo(
                        "strategos: " + settings + ", limits.matches-per-user: must be a whole number, not a text\n");
    }

    @Test
    void anOptionThatNoGameHasIsNamed() throws IOException {
        Path settings = Files.writeString(folder.resolve("s.yaml"), "matches: {options: {weather: always}}");
        assertThat(run(Map.of(), "", "play", "--db", ":memory:", "--settings", settings.toString()))
                .isEqualTo(1);
        assertThat(err()).contains("matches.options.weather: is an option of no game");
    }

    @Test
    void brokenGameDataAreNamedAndNothingStarts() throws IOException {
        Path rules = folder.resolve("data/games/xenophon/rules.json");
        Files.createDirectories(rules.getParent());
        Files.writeString(rules, "{\"rules\": 3}");
        Path settings =
                Files.writeString(folder.resolve("s.yaml"), "games: {folder: '" + folder.resolve("data") + "'}");
        assertThat(run(Map.of(), "", "play", "--db", ":memory:", "--settings", settings.toString()))
                .isEqualTo(1);
        assertThat(err()).contains("config/games/xenophon/rules.json").doesNotContain("\tat ");
    }

    @Test
    void theSettingsOfTheProjectAreFound() throws IOException {
        Files.createDirectories(folder.resolve("config"));
        Files.writeString(folder.resolve("config/strategos.yaml"), "nonsense: 1");
        assertThat(run(Map.of("STRATEGOS_HOME", folder.toString()), "", "bot")).isEqualTo(ExitCode.CONFIGURATION);
        assertThat(err()).contains("strategos.yaml, nonsense: is no setting");
    }

    @Test
    void withoutATokenTheBotSaysWhereItGoes() {
        assertThat(run(Map.of(), "", "bot")).isEqualTo(ExitCode.CONFIGURATION);
        assertThat(err()).contains("DISCORD_TOKEN");
    }

    @Test
    void verifyExitsWithOneWhenAnythingIsWrong() throws IOException {
        Path file = Files.writeString(folder.resolve("dice.json"), "{}");
        assertThat(run(Map.of(), "", "verify", file.toString())).isEqualTo(1);
        assertThat(out()).contains("protocol is missing");
        assertThat(run(Map.of(), "", "verify", folder.resolve("nothing").toString()))
                .isEqualTo(1);
        assertThat(err()).isEqualTo("strategos: there is no file " + folder.resolve("nothing") + ".\n");
    }

    @Test
    void theDemonstrationOfAnUnknownGameSaysWhichThereAre() {
        assertThat(run(Map.of(), "", "demo", "--game", "chess", "--out", folder.toString()))
                .isEqualTo(1);
        assertThat(err()).contains("There is no game chess; there are");
    }

    /** As a script has it of which a variable is not set. */
    @Test
    void anEmptyNameOfTheSettingsIsSaidToBeOne() {
        assertThat(run(Map.of(), "", "play", "--db", ":memory:", "--settings", ""))
                .isEqualTo(1);
        assertThat(err().strip()).isEqualTo("strategos: --settings: names no file; name one, or leave it out");
    }

    @Test
    void aDemonstrationThatCannotBeWrittenNamesTheGameAndTheFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("demo"), "no folder");
        assertThat(run(Map.of(), "", "demo", "--game", "xenophon", "--out", file.toString()))
                .isEqualTo(1);
        assertThat(out()).contains("Xenophon and the Ten Thousand");
        assertThat(err()).isEqualTo("strategos: " + file + " cannot be written.\n");
    }

    private int run(Map<String, String> variables, String in, String... arguments) {
        return launcher.run(variables, in, arguments);
    }

    private String out() {
        return launcher.out();
    }

    private String err() {
        return launcher.err();
    }
}
