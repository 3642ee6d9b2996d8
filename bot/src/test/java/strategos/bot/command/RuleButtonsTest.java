package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.box.Box;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;

/** One tap leads from a refusal to its rule, and from an answer to other rules that may be meant. */
class RuleButtonsTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final ChannelRef ELSEWHERE = new ChannelRef("guild", "elsewhere");
    /** At so many moments of a match everything is typed. */
    private static final int MOMENTS = Integer.getInteger("strategos.moments", 8);

    private static final int MOST_ORDERS = 40;
    private static final int ORDERS = 5;

    private static List<String> buttons(Answer answer) {
        return answer.message().controls().stream()
                .filter(Control.Button.class::isInstance)
                .map(control -> ((Control.Button) control).id())
                .toList();
    }

    @Test
    void aRefusalHasAButtonForItsRule() {
        try (TestDesk desk = TestDesk.duel()) {
            Answer refused = desk.command("red", "duel", "stance", "stance", "sideways");
            assertThat(refused.refusal()).isPresent();
            String rule = refused.refusal().orElseThrow().rule().orElseThrow();
            assertThat(buttons(refused)).contains("rule|duel|" + rule);
            assertThat(desk.press("red", "rule|duel|" + rule).message().text()).startsWith("**" + rule + ", ");
        }
    }

    /** Whatever is typed at the wrong moment: all verbs of the game, by every player, at many moments. */
    @ParameterizedTest
    @ValueSource(strings = {"sparta", "persians", "xenophon"})
    void everyRefusalThatCitesARuleLeadsToIt(String game) {
        Set<String> cited = new TreeSet<>();
        try (TestDesk desk = TestDesk.of(LIBRARY)) {
            RandomPlayers players = new RandomPlayers(desk.host, new SplittableRandom(7));
            Box box = LIBRARY.open(game).box();
            String match = players.begin(
                    TestHost.AGORA,
                    game,
                    box.scenarios().getFirst(),
                    box.scenarios().getFirst().least());
            for (int i = 0; i < MOMENTS && desk.host.match(match).stage() == LiveMatch.Stage.RUNNING; i++) {
                players.play(match, ORDERS);
                for (Seat seat : desk.host.match(match).scenario().seats().subList(0, 2)) {
                    for (Verb verb : box.verbs()) {
                        LiveMatch now = desk.host.match(match);
                        boolean open = now.decision(seat)
                                .flatMap(d -> d.offer(verb.name()))
                                .isPresent();
                        if (!open && !verb.question() && now.stage() == LiveMatch.Stage.RUNNING) {
                            leads(desk, game, desk.command(seat.id(), game, verb.name()))
                                    .ifPresent(cited::add);
                        }
                    }
                }
            }
        }
        assertThat(cited).as("rules that refusals cite").hasSizeGreaterThan(1);
    }

    /** The rule that the refusal cites, which has one button, and whose button tells it. */
    private static Optional<String> leads(TestDesk desk, String game, Answer refused) {
        Optional<String> rule = refused.refusal().flatMap(Answer.Refusal::rule);
        rule.ifPresent(id -> {
            String button = "rule|" + game + "|" + id;
            assertThat(buttons(refused)).as("%s", refused).containsOnlyOnce(button);
            assertThat(desk.press("somebody", button).message().text())
                    .contains(LIBRARY.rules(game).rule(id).orElseThrow().gist());
        });
        return rule;
    }

    /** An order of which something does not fit is shown with its own rule, and the refusal adds no second button for it. */
    @Test
    void aPageThatIsMendedHasTheButtonOnce() {
        try (TestDesk desk = TestDesk.duel()) {
            Answer refused = desk.command("red", "duel", "stance", "stance", "sideways");
            assertThat(buttons(refused)).doesNotHaveDuplicates();
        }
    }

    /** What is pressed belongs to its match, whatever the channel holds. */
    @Test
    void theRuleIsThatOfTheMatchThatWasPressed() {
        try (TestDesk desk = TestDesk.of(LIBRARY)) {
            RandomPlayers players = new RandomPlayers(desk.host, new SplittableRandom(2));
            Box sparta = LIBRARY.open("sparta").box();
            players.begin(TestHost.AGORA, "sparta", sparta.scenarios().getFirst(), 2);
            Box persians = LIBRARY.open("persians").box();
            String elsewhere = players.begin(
                    ELSEWHERE, "persians", persians.scenario("second-war").orElseThrow(), 2);
            Answer refused = Answer.refused("not yet");
            for (int i = 0;
                    i < MOST_ORDERS
                            && refused.refusal().flatMap(Answer.Refusal::rule).isEmpty();
                    i++) {
                players.play(elsewhere, 1);
                LiveMatch now = desk.host.match(elsewhere);
                for (Seat seat : now.scenario().seats()) {
                    for (String verb : now.unseen(seat)) {
                        boolean open =
                                now.decision(seat).flatMap(d -> d.offer(verb)).isPresent();
                        refused = open
                                ? refused
                                : desk.press(
                                        seat.id(),
                                        new PressCodec()
                                                .write(new PressId.Offered(
                                                        elsewhere,
                                                        now.stamp(seat).ownMark(),
                                                        seat,
                                                        verb,
                                                        "")));
                    }
                }
            }
            String rule = refused.refusal().flatMap(Answer.Refusal::rule).orElseThrow();
            assertThat(buttons(refused)).contains("rule|persians|" + rule);
        }
    }

    @Test
    void aRuleThatIsGoneIsNone() {
        try (TestDesk desk = TestDesk.duel()) {
            assertThat(desk.press("red", "rule|duel|99").refusal()).isPresent();
            assertThat(desk.press("red", "rule|chess|1").refusal()).isPresent();
        }
    }

    @Test
    void whatFitsLessWellHasAButton() {
        try (TestDesk desk = TestDesk.open()) {
            Answer answer = desk.ok("red", "rules", "", "game", "duel", "topic", "card draw round fighter stance");
            assertThat(answer.message().text().lines()).hasSizeBetween(1, 3);
            assertThat(buttons(answer)).isNotEmpty().allMatch(id -> id.startsWith("rule|duel|"));
        }
    }
}
