package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.host.Pictures;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.RegisteredGames;

/** A rule is one press away from a question, from an order that is being composed, and from a refusal; and takes nothing away. */
class RuleInDiscordTest {
    private final PressCodec codec = new PressCodec();

    @ParameterizedTest
    @CsvSource({
        "sparta, peace-of-nicias, sparta, athens",
        "persians, second-war, persians, greeks",
        "xenophon, race, alpha, beta"
    })
    void theRuleStandsBesideThePageThatWasPressed(String game, String scenario, String first, String second)
            throws Exception {
        try (HostedTable table = HostedTable.open(new SomePictures(Pictures.NONE, 0, 0))) {
            table.begin(game, scenario, first, "an owl", second);
            FakeHands hands = asked(table);

            FakeMessage card = hands.types("match orders").answer();
            read(game, hands, card);

            FakeMessage composed = composed(hands, card);
            String before = composed.text();
            read(game, hands, composed);
            assertThat(composed.text()).as("the page that was pressed").isEqualTo(before);
            FakeInteraction left = hands.presses(composed, cancel(composed));
            assertThat(left.shown().text()).isNotEqualTo(before);

            assertThat(table.discord().refusals()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "sparta, peace-of-nicias, sparta, athens, attack",
        "persians, second-war, persians, greeks, march",
        "xenophon, race, alpha, beta, forage"
    })
    void theRuleStandsBelowTheRefusal(String game, String scenario, String first, String second, String verb)
            throws Exception {
        try (HostedTable table = HostedTable.open(new SomePictures(Pictures.NONE, 0, 0))) {
            table.begin(game, scenario, first, "an owl", second);

            FakeMessage refused = table.bob().types(game + " " + verb).answer();

            read(game, table.bob(), refused);
        }
    }

    /** The house's answer is one press away from a rule, and a rule from it, also for a bot that has come back meanwhile. */
    @Test
    void theHouseAnswersAPressAfterARestart() throws Exception {
        try (HostedTable table = HostedTable.open(new SomePictures(Pictures.NONE, 0, 0))) {
            table.begin("sparta", "peace-of-nicias", "sparta", "an owl", "athens");
            FakeMessage rule = asks(table, "resign");
            FakeMessage answer = asks(table, "what if my opponent leaves");
            assertThat(answer.text()).contains("When a player leaves");

            table.restart(() -> {});

            assertThat(pressed(table, rule, new PressId.Rule("house", "house-resign")))
                    .contains("**Giving up your seat**", "`/match resign`");
            assertThat(pressed(table, answer, new PressId.Rule("sparta", "7.6")))
                    .contains("Dropping Off Units");
            assertThat(table.discord().refusals()).isEmpty();
        }
    }

    private static FakeMessage asks(HostedTable table, String question) {
        return table.alice().types("rules", Map.of("topic", question)).answer();
    }

    private String pressed(HostedTable table, FakeMessage page, PressId wanted) {
        JsonNode button = page.controls().stream()
                .filter(control -> id(control).filter(wanted::equals).isPresent())
                .findFirst()
                .orElseThrow();
        return table.alice().presses(page, button).answer().text();
    }

    /** Presses the one rule button of the page, and finds what the index says. */
    private void read(String game, FakeHands hands, FakeMessage page) {
        List<JsonNode> buttons = page.controls().stream()
                .filter(control ->
                        id(control).filter(PressId.Rule.class::isInstance).isPresent())
                .toList();
        assertThat(buttons).as("rules below %s", page).isNotEmpty();
        PressId.Rule rule = (PressId.Rule) id(buttons.getFirst()).orElseThrow();
        FakeMessage told = hands.presses(page, buttons.getFirst()).answer();
        RuleIndex.Entry entry =
                RegisteredGames.LIBRARY.rules(game).rule(rule.rule()).orElseThrow();
        assertThat(told.id()).isNotEqualTo(page.id());
        assertThat(told.text()).contains(entry.gist(), entry.more().orElse(""));
    }

    private FakeHands asked(HostedTable table) {
        return offers(table.alice().types("match orders").answer()).isEmpty() ? table.bob() : table.alice();
    }

    private List<JsonNode> offers(FakeMessage page) {
        return page.controls().stream()
                .filter(control ->
                        id(control).filter(PressId.Offered.class::isInstance).isPresent())
                .toList();
    }

    /** The first page of an order that is not given at once. */
    private FakeMessage composed(FakeHands hands, FakeMessage orders) {
        for (JsonNode offer : offers(orders)) {
            FakeInteraction pressed = hands.presses(orders, offer);
            if (!pressed.opensForm() && pressed.shown().controls().stream().anyMatch(this::cancels)) {
                return pressed.shown();
            }
        }
        throw new AssertionError("nothing is composed from " + orders);
    }

    private JsonNode cancel(FakeMessage page) {
        return page.controls().stream().filter(this::cancels).findFirst().orElseThrow();
    }

    private boolean cancels(JsonNode control) {
        return id(control)
                .filter(id -> id instanceof PressId.Drafted(String draft, PressId.Step step, String slot, int at)
                        && step == PressId.Step.CANCEL)
                .isPresent();
    }

    private Optional<PressId> id(JsonNode control) {
        return codec.read(control.path("custom_id").asText());
    }
}
