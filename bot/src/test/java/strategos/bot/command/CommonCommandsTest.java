package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.engine.library.RegisteredGames;

class CommonCommandsTest {
    private final TestDesk desk = TestDesk.open();

    @AfterEach
    void close() {
        desk.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "nothing | at | | There is no command /nothing; there are /match, /map, /dice, /rules, /help",
                "match | nothing | | There is no command /match nothing; there are /match games",
                "match | new | game=duel | /match new needs the option scenario, one of foils",
                "match | new | | /match new needs the option game, which can be duel.",
                "match | new | game=chess,scenario=foils | There is no game chess; there are duel.",
                "match | new | game=duel,scenario=pikes | duel has no scenario pikes; it has foils and sabres.",
                "match | new | game=duel,scenario=foils,colour=red | /match new has no option colour; it has game,"
                        + " scenario, options and thread.",
                "match | status | | There is no match in this channel; `/match new` opens one.",
                "match | status | match=zzz | There is no match “zzz” in this server",
                "match | join | | There is no match in this channel; `/match new` opens one.",
                "match | computer | | There is no match in this channel; `/match new` opens one.",
                "match | history | last=many | last takes a whole number, not many.",
                "match | history | last=0 | last takes a whole number from 1 to 200, not 0.",
                "match | history | last=99999999999 | last takes a whole number, not 99999999999.",
                "rules | | | There is no match in this channel: name the game; there are duel.",
                "rules | | game=chess | There is no game chess; there are duel.",
                "rules | | game=duel,topic=zebra | The rules of this game have nothing under “zebra”",
                "match | settings | pings=perhaps | pings takes yes or no, not perhaps.",
                "match | settings | | Only those who may manage this server may do that.",
                "duel | stance | | There is no match in this channel"
            })
    void whatIsWrongGetsOneClearSentence(String group, String verb, String options, String sentence) {
        String[] given = options == null || options.isBlank() ? new String[0] : options.split("[=,]");
        assertThat(desk.refused("red", group, verb == null ? "" : verb, given)).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource({"mercy", "mercy=", "=yes", "'mercy=yes,'", "'mercy=yes,mercy=no'"})
    void optionsOfAMatchHaveAForm(String options) {
        assertThat(desk.refused("red", "match", "new", "game", "duel", "scenario", "foils", "options", options))
                .isNotBlank();
        assertThat(desk.host.matches.at(TestDesk.AGORA)).isEmpty();
    }

    @Test
    void whatIsTooLongOrEmptyOrControlsIsRefused() {
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
        assertThat(desk.refused("red", "match", "join", "seat", "red", "omen", "x".repeat(101)))
                .isEqualTo("omen takes at most 100 characters; these are 101.");
        assertThat(desk.refused("red", "match", "join", "seat", "red", "omen", "a\u0007b"))
                .contains("control characters");
        assertThat(desk.refused("red", "match", "join", "seat", "red", "omen", "a\nb"))
                .contains("line breaks");
        assertThat(desk.refused("red", "match", "join", "seat", "red", "omen", "\ud83d"))
                .contains("control characters");
        assertThat(desk.refused("red", "match", "join", "seat", " ")).contains("must not be empty");
        desk.ok("red", "match", "join", "seat", "red", "omen", "😀".repeat(100));
    }

    @Test
    void theMatchOfAnotherGameSaysWhatItsCommandsBeginWith() {
        assertThat(desk.refused("red", "match", "orders")).contains("no match");
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
        assertThat(desk.refused("red", "duel", "stance", "stance", "high")).contains("has not begun");
    }

    @Test
    void statusTellsWhoSitsWhere() {
        desk.begun("anna", "berta");
        String status = desk.ok("anna", "match", "status").message().text();
        assertThat(status).contains("Red (you)", "Blue (berta)", "running", "Waiting for");
    }

    @Test
    void aMatchOfTheServerIsFoundByItsId() {
        desk.begun("red", "blue");
        String id = desk.host.matches.at(TestDesk.AGORA).orElseThrow().id();
        for (String typed : List.of(id, id.toUpperCase(Locale.ROOT), " " + id)) {
            assertThat(desk.ok("anybody", "match", "status", "match", typed)
                            .message()
                            .text())
                    .contains(id);
        }
        assertThat(desk.ok("anybody", "match", "list").message().text()).contains(id, "Foils", "red", "blue");
    }

    @Test
    void theAnswerSaysWhatWasDone() {
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
        desk.ok("red", "match", "join", "seat", "red");
        assertThat(desk.ok("red", "match", "computer", "seat", "blue", "level", "hard")
                        .message()
                        .text())
                .isEqualTo("The computer plays Blue from now on, at the hard level.");
        String id = match().id();
        assertThat(desk.ok("red", "match", "start").message().text()).isEqualTo("Match `" + id + "` has begun.");
        assertThat(desk.ok("red", "duel", "taunt", "words", "En garde!")
                        .message()
                        .text())
                .isEqualTo("Given: **Taunt · En garde!**");
    }

    @Test
    void undoTakesBack() {
        desk.begun("red", "blue");
        desk.ok("red", "duel", "stance", "stance", "high");
        desk.ok("red", "match", "undo");
        assertThat(match().awaited()).hasSize(2);
    }

    @Test
    void resigningIsAskedOnceMoreWhereAServiceHasButtons() {
        try (TestDesk asking = TestDesk.asking().begun("red", "blue")) {
            Answer asked = asking.ok("red", "match", "resign");
            assertThat(asking.host.matches.at(TestDesk.AGORA).orElseThrow().stage())
                    .isEqualTo(LiveMatch.Stage.RUNNING);
            Control.Button button = (Control.Button) asked.message().controls().getFirst();
            assertThat(button.style()).isEqualTo(Control.Style.DANGER);
            asking.press("red", button.id());
            assertThat(asking.host.matches.at(TestDesk.AGORA).orElseThrow().stage())
                    .isEqualTo(LiveMatch.Stage.OVER);
        }
    }

    @Test
    void historyTellsTheStory() {
        desk.begun("red", "blue");
        desk.ok("red", "duel", "taunt", "words", "En garde!");
        assertThat(desk.ok("anybody", "match", "history", "last", "1").message().text())
                .contains("En garde!");
    }

    @Test
    void hiddenThingsAreInNoStoryButOnesOwn() {
        desk.begun("red", "blue");
        desk.ok("red", "duel", "stance", "stance", "feint");
        assertThat(desk.ok("red", "match", "history").message().text()).contains("You have chosen feint");
        assertThat(desk.ok("blue", "match", "history").message().text()).doesNotContain("feint");
    }

    @Test
    void theDiceAreShownProvenCountedAndExported() {
        desk.begun("red", "blue");
        String player = lunger();
        desk.ok(
                player,
                "duel",
                "lunge",
                "path",
                desk.complete(player, "duel", "lunge", "path", "").getFirst().value());
        desk.ok(player.equals("red") ? "blue" : "red", "duel", "pass");
        assertThat(desk.ok("red", "dice", "log").message().text())
                .containsPattern("open 1: \\d for .*, key [0-9a-f]{64}");
        assertThat(desk.ok("red", "dice", "verify").message().text())
                .isEqualTo("The one published roll is proven; 1 sealed roll is opened when the match ends.");
        assertThat(desk.ok("red", "dice", "stats").message().text()).contains("1 die with 6 sides");
        assertThat(desk.ok("red", "dice", "export").files()).singleElement().satisfies(f -> {
            assertThat(f.name()).startsWith("dice-").endsWith(".json");
            assertThat(f.content()).contains("strategos-dice-1");
        });
        assertThat(desk.ok("red", "match", "export", "format", "json").files())
                .singleElement()
                .satisfies(f -> assertThat(f.content()).contains("journal"));
    }

    @Test
    void helpLeadsOnFromWhereTheChannelStands() {
        assertThat(help("red")).contains("/match new").doesNotContain("/match join", "/match orders");
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
        assertThat(help("red")).contains("/match join", "/match start").doesNotContain("/match new");
        desk.ok("red", "match", "join", "seat", "red");
        desk.ok("blue", "match", "join", "seat", "blue");
        desk.ok("red", "match", "start");
        assertThat(help("red")).contains("/match orders", "`/duel`", "/map");
        assertThat(help("anybody")).contains("/map").doesNotContain("/match orders");
        desk.ok("red", "match", "resign");
        assertThat(help("red")).contains("/match export", "/match new", "/dice verify");
    }

    private String help(String who) {
        return desk.ok(who, "help", "").message().text();
    }

    @Test
    void theRulesOfTheMatchInTheChannelNeedNoName() {
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
        assertThat(desk.ok("red", "rules", "").message().text()).contains("4, Parry");
    }

    @Test
    void rulesAreListedAndLookedUp() {
        assertThat(desk.ok("red", "rules", "", "game", "duel").message().text()).contains("2.1");
        assertThat(desk.ok("red", "rules", "", "game", "duel", "topic", "4")
                        .message()
                        .text())
                .isEqualTo("**4, Parry**: The other may answer with one card.");
        Answer stance = desk.ok("red", "rules", "", "game", "duel", "topic", "stance");
        assertThat(stance.message().text()).contains("2.1");
        assertThat(stance.message().controls())
                .as("what else may be meant")
                .extracting(Control::id)
                .contains("rule|duel|3");
    }

    @Test
    void aMapIsSaidInWordsWhereThereIsNone() {
        desk.begun("red", "blue");
        assertThat(desk.ok("red", "map", "").message().text()).isEqualTo("This match has no map.");
    }

    @Test
    void settingsAreForManagersAndStay() {
        try (Keeper keeper = new Keeper()) {
            assertThat(keeper.settings("matches", "3", "pings", "no").data().get("settings"))
                    .hasToString("{matches=3, per-user=null, pings=false, ratings=false, creators=[], managers=[]}");
            assertThat(keeper.settings().message().text()).contains("Open matches: 3.", "waited for: no");
            assertThat(keeper.settings("matches", "0").data().get("settings"))
                    .hasToString("{matches=null, per-user=null, pings=false, ratings=false, creators=[], managers=[]}");
        }
    }

    @Test
    void oneIsForgottenOnlyWhenSure() {
        desk.begun("anna", "berta");
        assertThat(desk.refused("anna", "match", "forget", "sure", "NO")).contains("sure:yes");
        assertThat(desk.refused("anna", "match", "forget")).contains("/match forget needs the option sure");
        desk.ok("anna", "match", "forget", "sure", "yes");
        assertThat(desk.ok("zoe", "match", "status").message().text())
                .contains("berta")
                .doesNotContain("anna");
    }

    @Test
    void whereNoSeatIsFreeJoiningSaysSoAndWhatOneCanDo() {
        desk.begun("anna", "berta");
        for (String[] seat : List.of(new String[0], new String[] {"seat", "random"}, new String[] {"seat", "red"})) {
            assertThat(desk.refused("zoe", "match", "join", seat))
                    .contains("no seat is free: `/match follow`", "`/seat hand-over`");
        }
        assertThat(desk.refused("anna", "match", "join")).isEqualTo("You play Red already, and no seat is free.");
    }

    /** Where a seat is called by many, its game has words of its own. */
    @Test
    void thatASeatIsTakenOrLeftReadsWellWhereManyHoldIt() {
        try (TestDesk war = TestDesk.of(RegisteredGames.LIBRARY)) {
            war.ok("ann", "match", "new", "game", "persians", "scenario", "marathon");
            war.ok("ann", "match", "join", "seat", "greeks");
            war.ok("bob", "match", "join", "seat", "persians");
            war.ok("ann", "match", "start");
            war.host.settled();
            String ready = TestDesk.control(war.ok("bob", "match", "orders"), "Ready");

            assertThat(war.refused("ann", "match", "join"))
                    .isEqualTo("You play the Greeks already, and no seat is free.");
            assertThat(war.refused("eve", "match", "join", "seat", "greeks"))
                    .startsWith("The seat Greeks (ann) is taken; no seat is free: `/match follow`");
            war.ok("bob", "match", "leave");
            assertThat(war.press("bob", ready).refusal().orElseThrow().sentence())
                    .isEqualTo("Nobody plays the Persians now; `/match join seat:persians` takes them.");
        }
    }

    /** A word after a command of the console is its first option. */
    @Test
    void aWordThatIsNoMatchIsNotTakenForATime() {
        desk.begun("anna", "berta");
        assertThat(desk.refused("anna", "match", "status", "match", "now"))
                .contains("no match “now” in this server", "without a name " + match().id() + " is meant");
    }

    /** To give one's own seat to the computer one has to name it. */
    @Test
    void theComputerIsOfferedOnesOwnSeatToo() {
        desk.begun("anna", "berta");
        assertThat(desk.refused("anna", "match", "computer")).contains("the option seat, which can be red");
    }

    @Test
    void gamesAreDescribed() {
        assertThat(desk.ok("red", "match", "games").message().text()).contains("The Duel", "foils", "mercy");
    }

    @Test
    void anUnknownButtonSaysSo() {
        assertThat(desk.press("red", "whatever").refusal().orElseThrow().sentence())
                .contains("older version");
        assertThat(desk.press("red", "offer|zzzz|1|red|stance|")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("no match zzzz");
        assertThat(desk.press("red", "draft|zzzz|send||0")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("sent or thrown away");
        assertThat(desk.press("red", "mine|zzzz").refusal().orElseThrow().sentence())
                .contains("no match zzzz");
    }

    private String lunger() {
        desk.ok("red", "duel", "stance", "stance", "high");
        desk.ok("blue", "duel", "stance", "stance", "low");
        return match().awaited().firstEntry().getKey().id();
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    /** A desk whose server's settings can be changed. */
    private static final class Keeper implements AutoCloseable {
        private final TestDesk desk = TestDesk.settling();
        private int deliveries;

        Answer settings(String... options) {
            deliveries++;
            return desk.desk.handle(new Request(
                    "settings" + deliveries,
                    TestDesk.person("manager"),
                    TestDesk.AGORA,
                    true,
                    new Input.Command("match", "settings", TestDesk.map(options))));
        }

        @Override
        public void close() {
            desk.close();
        }
    }
}
