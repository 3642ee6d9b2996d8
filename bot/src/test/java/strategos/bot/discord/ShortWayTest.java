package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.host.Pictures;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.bot.press.PressId.Step;

/**
 * Orders through Discord by the shortest way, tap by tap: a button is one, a menu two, for it is opened first. An order whose
 * end is picked takes four (its button, the menu, Send), one that is only shown first takes two, all others one.
 */
class ShortWayTest {
    private static final int BUTTON = 2;
    private static final int MENU = 3;
    private static final int LOOKS = 80;
    private static final int PATIENCE = 60;

    private final PressCodec codec = new PressCodec();
    private final Random random = new Random(4);
    private final List<Integer> led = new ArrayList<>();
    private final List<Integer> shown = new ArrayList<>();
    private int atOnce;
    private int others;

    @ParameterizedTest
    @CsvSource({
        "xenophon, race, alpha, beta, 0",
        "sparta, campaign, sparta, athens, 3",
        "persians, second-war, greeks, persians, 1"
    })
    void ordersTakeAsManyTapsAsAreNamed(String game, String scenario, String first, String second, int goals)
            throws Exception {
        try (HostedTable table = HostedTable.open(new SomePictures(Pictures.NONE, 0, 0))) {
            table.begin(game, scenario, first, "an owl", second);
            for (int look = 0; look < LOOKS && led.size() < Math.max(1, goals) * 2; look++) {
                FakeHands hands = look % 2 == 0 ? table.alice() : table.bob();
                order(hands, hands.types("match orders").answer());
            }
            assertThat(table.discord().refusals()).isEmpty();
        }
        assertThat(led).as("taps of orders whose end is picked").allMatch(taps -> taps == 4);
        assertThat(shown).as("taps of orders that are shown first").allMatch(taps -> taps <= 2);
        assertThat(led.size()).as("orders whose end is picked").isGreaterThanOrEqualTo(goals);
        assertThat(led.size() + shown.size() + atOnce)
                .as("by the short way, beside %d slot by slot", others)
                .isPositive();
    }

    private void order(FakeHands hands, FakeMessage page) {
        List<JsonNode> offers = page.controls().stream()
                .filter(control ->
                        read(control).filter(PressId.Offered.class::isInstance).isPresent())
                .toList();
        if (offers.isEmpty()) {
            return;
        }
        FakeMessage now =
                hands.presses(page, offers.get(random.nextInt(offers.size()))).shown();
        Optional<JsonNode> goals = step(now, Step.GOAL);
        Optional<JsonNode> send = step(now, Step.SEND);
        if (send.isPresent()) {
            hands.presses(now, send.get()).shown();
            shown.add(2);
        } else if (goals.isPresent()) {
            JsonNode options = goals.get().path("options");
            String goal =
                    options.path(random.nextInt(options.size())).path("value").asText();
            FakeMessage whole = hands.picks(now, goals.get(), List.of(goal)).shown();
            int taps = 3;
            Optional<JsonNode> sends = step(whole, Step.SEND);
            assertThat(sends).as("what sends below %s", whole.text()).isPresent();
            hands.presses(whole, sends.get()).shown();
            led.add(taps + 1);
        } else if (step(now, Step.TAKE).isPresent()) {
            hands.presses(now, step(now, Step.TAKE).get()).shown();
            shown.add(2);
        } else if (step(now, Step.FILL).isPresent()) {
            slotBySlot(hands, now);
            others++;
        } else {
            atOnce++;
        }
    }

    /** What has no end to be picked, such as a payment. */
    private void slotBySlot(FakeHands hands, FakeMessage page) {
        FakeMessage now = page;
        for (int i = 0; i < PATIENCE; i++) {
            Optional<JsonNode> send = step(now, Step.SEND);
            Optional<JsonNode> next = send.or(stepOf(now, Step.FILL)).or(stepOf(now, Step.NEXT));
            if (next.isEmpty()) {
                return;
            }
            JsonNode control = next.get();
            if (control.path("type").asInt() == MENU) {
                int least = Math.max(1, control.path("min_values").asInt());
                List<String> values = new ArrayList<>();
                control.path("options")
                        .forEach(option -> values.add(option.path("value").asText()));
                now = hands.picks(now, control, values.subList(0, least)).shown();
            } else if (read(control).filter(PressId.Asking.class::isInstance).isPresent()) {
                return;
            } else {
                now = hands.presses(now, control).shown();
            }
            if (send.isPresent()) {
                return;
            }
        }
    }

    private Supplier<Optional<JsonNode>> stepOf(FakeMessage page, Step step) {
        return () -> step(page, step);
    }

    private Optional<JsonNode> step(FakeMessage page, Step step) {
        return page.controls().stream()
                .filter(control -> read(control)
                        .filter(id -> id instanceof PressId.Drafted drafted && drafted.step() == step)
                        .isPresent())
                .findFirst();
    }

    private Optional<PressId> read(JsonNode control) {
        int type = control.path("type").asInt();
        return type == BUTTON || type == MENU
                ? codec.read(control.path("custom_id").asText())
                : Optional.empty();
    }
}
