package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * Whatever is offered in random play can be entered by presses alone, and can be typed with any of its options left out.
 * {@code -Dstrategos.entered=1000 -Dstrategos.scenarios=all} tries so many positions of each scenario, and not of one of each
 * game.
 */
class EveryOrderTest {
    private static final int POSITIONS = Integer.getInteger("strategos.entered", 4);

    /** Orders of random play between two positions that are tried. */
    private static final int BETWEEN = 13;

    private static final Pattern TITLE = Pattern.compile("^\\*{0,2}[^·\\n]+ · ([^*(\\n]+?)(\\*\\*| \\(|$)");

    private final RandomComputer<Object> any = new RandomComputer<>();
    private final RandomGenerator luck = new SplittableRandom(Long.getLong("strategos.seed", 401));

    /** Tries something at a position in which the seat is asked. */
    private interface Trial {
        void at(TestDesk desk, LiveMatch match, Seat seat, Decision decision);
    }

    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void pressesAloneExpressEveryLegalOrderAndThrowNoDieBeforeSend(Offered offered) {
        play(offered, (desk, match, seat, decision) -> {
            Fingers fingers = new Fingers(desk);
            for (Offer offer : decision.offers()) {
                Order order = new Order(seat, any.fill(offer, luck));
                if (fingers.enter(match, order, offer) instanceof Fingers.Entered.CommandArguments) {
                    return;
                }
            }
            Offer one = decision.offers().get(luck.nextInt(decision.offers().size()));
            Order order = new Order(seat, any.fill(one, luck));
            if (fingers.enter(match, order, one) instanceof Fingers.Entered.Shown(Answer page, String send)) {
                saysNothingTwice(page.message().text());
                Answer sent = desk.press(seat.id(), send);
                assertThat(sent.ok())
                        .as("%s is sent: %s", order, sent.refusal())
                        .isTrue();
                assertThat(desk.host.match(match.id()).version()).isGreaterThan(match.version());
                saysWhoActsOnWhom(desk, desk.host.match(match.id()), seat, sent);
            }
        });
    }

    /** What the title of an order says is not said again below it. */
    private static void saysNothingTwice(String page) {
        Matcher title = TITLE.matcher(page);
        if (title.find()) {
            assertThat(page.lines().skip(1)).noneMatch(line -> line.endsWith(": " + title.group(1)));
        }
    }

    /** What one press would send next is named as where it is put together. */
    private static void saysWhoActsOnWhom(TestDesk desk, LiveMatch match, Seat seat, Answer answer) {
        PressCodec codec = new PressCodec();
        for (Control control : answer.message().controls()) {
            if (!(control instanceof Control.Button button)
                    || !(codec.read(button.id()).orElse(null) instanceof PressId.Drafted drafted)
                    || drafted.step() != PressId.Step.SEND) {
                continue;
            }
            Call call = desk.drafts.find(drafted.draft()).orElseThrow().call();
            Offer offer = match.decision(seat).orElseThrow().offers().stream()
                    .filter(o -> o.verb().name().equals(call.verb()))
                    .findFirst()
                    .orElseThrow();
            offer.goals(Call.of(call.verb())).stream()
                    .filter(goal -> goal.call().equals(call))
                    .map(goal ->
                            match.readBy(TestDesk.person(seat.id())).words().plain(goal.label()))
                    .forEach(goal -> assertThat(answer.message().text())
                            .as("what %s does, in words", call)
                            .contains(goal));
        }
    }

    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void anyOptionsOfALegalOrderCanBeTyped(Offered offered) {
        play(offered, (desk, match, seat, decision) -> {
            for (Offer offer : decision.offers()) {
                for (int times = 0; times < 3; times++) {
                    Call call = any.fill(offer, luck);
                    Answer answer = type(desk, seat, match, some(Fingers.typed(call)), call);
                    if (desk.host.match(match.id()).version() != match.version()) {
                        return;
                    }
                    assertThat(answer.message().controls())
                            .as("what can be pressed after some options of %s: %s", call, answer)
                            .isNotEmpty();
                }
            }
            for (Offer question : match.queries(seat)) {
                Call call = any.fill(question, luck);
                type(desk, seat, match, some(Fingers.typed(call)), call);
            }
            Call whole = any.any(decision, luck);
            Answer answer = type(desk, seat, match, Fingers.typed(whole), whole);
            assertThat(answer.ok()).as("%s: %s", whole, answer.refusal()).isTrue();
            assertThat(desk.host.match(match.id()).version()).isGreaterThan(match.version());
        });
    }

    /** There a march may be typed without who goes, which is read by where it may lead. */
    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void soTheyCanOnAChatServiceHoweverTheyAreSpelt(Offered offered) {
        play(offered, TestDesk::asking, (desk, match, seat, decision) -> {
            for (Offer offer : decision.offers()) {
                for (int times = 0; times < 4; times++) {
                    Call call = any.fill(offer, luck);
                    Map<String, String> options = some(Fingers.typed(call));
                    if (times % 2 == 1 && !options.isEmpty()) {
                        options.replace(options.keySet().iterator().next(), "nonsense");
                    }
                    type(desk, seat, match, options, call);
                    if (desk.host.match(match.id()).version() != match.version()) {
                        return;
                    }
                }
            }
        });
    }

    private static Answer type(TestDesk desk, Seat seat, LiveMatch match, Map<String, String> options, Call call) {
        List<String> words = new ArrayList<>();
        options.forEach((slot, typed) -> words.addAll(List.of(slot, typed)));
        Answer answer = desk.command(seat.id(), match.box().id(), call.verb(), words.toArray(String[]::new));
        assertThat(answer.refusal().map(Answer.Refusal::sentence))
                .as("%s of %s", options, call)
                .isNotEqualTo(Optional.of(match.words().say(Text.of("command.failed"))));
        return answer;
    }

    private Map<String, String> some(Map<String, String> options) {
        List<String> names = new ArrayList<>(options.keySet());
        Collections.shuffle(names, new Random(luck.nextLong()));
        Map<String, String> some = new java.util.LinkedHashMap<>(options);
        names.subList(0, luck.nextInt(names.size() + 1)).forEach(some::remove);
        return some;
    }

    /** Random play, with the trial at some of its positions. */
    private void play(Offered offered, Trial trial) {
        play(offered, TestDesk::of, trial);
    }

    private void play(Offered offered, Function<Library, TestDesk> opening, Trial trial) {
        try (TestDesk desk = opening.apply(offered.library())) {
            RandomPlayers players = new RandomPlayers(desk.host, luck);
            String match = begin(players, offered);
            for (int tried = 0; tried < POSITIONS; tried++) {
                if (desk.host.match(match).stage() == LiveMatch.Stage.OVER) {
                    desk.host.settled();
                    match = begin(players, offered);
                }
                LiveMatch now = desk.host.match(match);
                List<Seat> awaited = List.copyOf(now.awaited().keySet());
                Seat seat = awaited.get(luck.nextInt(awaited.size()));
                trial.at(desk, now, seat, now.decision(seat).orElseThrow());
                players.play(match, luck.nextInt(BETWEEN));
            }
        }
    }

    private static String begin(RandomPlayers players, Offered offered) {
        return players.begin(
                TestHost.AGORA,
                offered.game(),
                offered.scenario(),
                offered.scenario().most());
    }
}
