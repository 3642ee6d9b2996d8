package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.library.RegisteredGames;

/** {@code /match since} and its button: what one missed, with links, hidden information left out. */
class SinceTest {
    private static final Pattern LINK = Pattern.compile("]\\(https://discord\\.com/channels/server/agora/([^)]+)\\)");
    private static final Pattern TITLED =
            Pattern.compile("(?m)^\\[(.+)]\\(https://discord\\.com/channels/server/agora/([^)]+)\\)");
    private static final int ANYTHING = 150;

    private static List<String> links(Answer answer) {
        Matcher links = LINK.matcher(answer.message().text());
        List<String> all = new ArrayList<>();
        while (links.find()) {
            all.add(links.group(1));
        }
        return all;
    }

    private static List<String> labels(Answer answer) {
        return answer.message().controls().stream()
                .map(control -> ((Control.Button) control).label())
                .toList();
    }

    @Test
    void onePressLaterOnlyWhatCameSinceIsTold() {
        try (TestDesk desk = TestDesk.duel()) {
            desk.ok("red", "match", "status");
            desk.ok("blue", "duel", "taunt", "words", "coward");
            desk.outlet();
            String missed = desk.ok("red", "match", "since").message().text();
            assertThat(missed)
                    .contains("Since you last looked, <t:", "1 report, 0 rolls", "you are Red", "coward", "**Now** Red")
                    .doesNotContain("draws");
            Answer again = desk.ok("red", "match", "since");
            assertThat(again.message().text())
                    .contains("Nothing new; as before:\n**Now** Red")
                    .doesNotContain("coward");
            assertThat(labels(again)).contains("Map", "My orders", "Earlier");
        }
    }

    /** It is news, something that was done to whoever won, and the result. */
    @Test
    void theEndOfAMatchIsToldOnce() {
        try (TestDesk war = TestDesk.of(RegisteredGames.LIBRARY)) {
            war.ok("ann", "match", "new", "game", "sparta", "scenario", "archidamian");
            war.ok("ann", "match", "join", "seat", "athens");
            war.ok("bob", "match", "join", "seat", "sparta");
            war.ok("ann", "match", "start");
            war.host.settled();
            war.ok("bob", "match", "status");
            war.ok("ann", "match", "resign");
            war.outlet();

            assertThat(war.ok("bob", "match", "since").message().text()).containsOnlyOnce("the enemy has given up");
            assertThat(war.ok("bob", "match", "since").message().text())
                    .contains("Nothing new; as before:\n")
                    .containsOnlyOnce("the enemy has given up");
        }
    }

    @Test
    void anOrderIsALookAndASuggestionIsNone() {
        try (TestDesk desk = TestDesk.duel()) {
            desk.ok("blue", "duel", "taunt", "words", "first");
            desk.complete("red", "duel", "stance", "stance", "h");
            assertThat(desk.ok("red", "match", "since").message().text()).contains("first");
            desk.ok("blue", "duel", "stance", "stance", "low");
            desk.ok("red", "duel", "stance", "stance", "high");
            assertThat(desk.ok("red", "match", "since").message().text())
                    .contains("Nothing new; as before:")
                    .doesNotContain("chosen");
        }
    }

    @Test
    void whatOnlyOneSeatKnowsIsToldToNobodyElse() {
        try (TestDesk desk = TestDesk.duel()) {
            desk.ok("blue", "duel", "stance", "stance", "feint");
            assertThat(desk.ok("red", "match", "since").message().text())
                    .contains("Blue has chosen a stance")
                    .doesNotContain("You have chosen");
            assertThat(desk.ok("carol", "match", "since").message().text())
                    .contains("The match so far", "Blue has chosen a stance")
                    .doesNotContain("You draw", "you are", "**You**", "You have chosen");
        }
    }

    /** The number in a button counts messages that all can see: versions would tell how often others acted unseen. */
    @ParameterizedTest
    @CsvSource({"xenophon,race,150", "sparta,archidamian,350", "persians,second-war,150"})
    void earlierLeadsBackToTheBeginning(String game, String scenario, int orders) {
        int[] asked = {0};
        try (Taps taps = Taps.until(game, scenario, 3, (match, seat) -> ++asked[0] == orders)) {
            List<String> messages = taps.desk.outlet().messages().stream()
                    .map(MemoryOutlet.Message::id)
                    .toList();
            List<String> told = new ArrayList<>();
            Answer page = taps.desk.ok("carol", "match", "since");
            int pages = 1;
            while (labels(page).contains("Earlier")) {
                check(page, messages);
                checkTitles(page, taps.desk.outlet().messages());
                told.addAll(0, links(page));
                page = taps.desk.press("carol", TestDesk.control(page, "Earlier"));
                pages++;
            }
            check(page, messages);
            told.addAll(0, links(page));
            assertThat(pages).isGreaterThan(1);
            assertThat(told)
                    .doesNotHaveDuplicates()
                    .isSortedAccordingTo((a, b) -> messages.indexOf(a) - messages.indexOf(b));
            assertThat(told.size() * 10).isGreaterThan(messages.size() * 5);
        }
    }

    /** Each message is called as its heading, or a chapter in it, calls it. */
    private static void checkTitles(Answer page, List<MemoryOutlet.Message> messages) {
        TITLED.matcher(page.message().text())
                .results()
                .forEach(line -> assertThat(messages)
                        .filteredOn(message -> message.id().equals(line.group(2)))
                        .singleElement()
                        .satisfies(message -> assertThat(message.text()).contains(line.group(1))));
    }

    private static void check(Answer page, List<String> messages) {
        assertThat(page.message().text().length()).isLessThan(4_000);
        assertThat(page.message().controls().size()).isLessThanOrEqualTo(25);
        assertThat(links(page)).hasSizeLessThanOrEqualTo(12).allMatch(messages::contains);
    }

    @Test
    void theButtonStandsOnTheSeasonMessageAndGoesOnWorking() {
        int[] asked = {0};
        try (Taps taps = Taps.until("xenophon", "race", 3, (match, seat) -> ++asked[0] == ANYTHING)) {
            String id = new PressCodec().write(new PressId.Since(taps.now().id(), 0));
            assertThat(taps.desk.outlet().messages().stream()
                            .filter(message -> message.text().startsWith("## "))
                            .map(message -> message.controls().getFirst().id()))
                    .isNotEmpty()
                    .containsOnly(id);
            assertThat(taps.desk.press("carol", id).message().text()).contains("The match so far");
            assertThat(taps.desk.press("carol", id).message().text()).contains("Nothing new; as before:");
        }
    }
}
