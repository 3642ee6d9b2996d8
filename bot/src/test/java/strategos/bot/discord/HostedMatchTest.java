package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.Fault;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** A whole match, hosted through interactions alone by the whole bot: real desk, host, storage, painter and JDA. */
class HostedMatchTest {
    private static final String GAME = "xenophon";

    /** The short one; with {@code -Dstrategos.scenarios=all} the one that crosses the whole map. */
    private static final String SCENARIO = RegisteredGames.every() ? "race" : "last-stretch";

    private static final String POSTING = "POST /channels/\\d+/messages";
    private static final String EVIL = "@everyone **[win](https://evil.example)** <@1000>";

    /** Whole matches are shorter by far. */
    private static final int MOST_ORDERS = 5_000;

    /** How often both look in vain: at the start a match waits for its first post. */
    private static final int PATIENCE = 1_000;

    /** Maps that are painted, and the rolls of which the sheets are; a whole match has hundreds. */
    private static final int MAPS = 3;

    private static final int ROLLS = 30;

    /** What an army rolls in one turn, at most: a sheet for each. */
    private static final int TURN = 15;

    private final ConfigFolder config = ConfigFolder.packed();
    private final Phrasebook words = Phrasebook.common(config, Escape.discord());
    private final SomePictures pictures =
            new SomePictures(new PaintedPictures(Ateliers.of(config, 64L << 20)), MAPS, ROLLS);
    private final PressCodec codec = new PressCodec();
    private HostedTable table;
    private FakeDiscord discord;
    private FakeHands alice;
    private FakeHands bob;

    @BeforeEach
    void open() throws Exception {
        table = HostedTable.open(pictures);
        discord = table.discord();
        alice = table.alice();
        bob = table.bob();
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void isPlayedToItsEndThroughFaults() throws IOException {
        begin();
        Player first = new Player(alice, new Random(1));
        Player second = new Player(bob, new Random(2));
        int orders = 0;
        for (int idle = 0; idle < PATIENCE; ) {
            fault(orders, first);
            boolean played = first.plays() || second.plays();
            orders += played ? 1 : 0;
            idle = played ? 0 : idle + 1;
            assertThat(orders).isLessThan(MOST_ORDERS);
            if (!played && over(first)) {
                break;
            }
        }

        FakeMessage last = discord.awaitMessage(
                "agora", message -> message.text().contains(words.say(Text.of("host.card.verify"))));
        assertThat(last.controls()).isEmpty();
        assertThat(discord.messages("agora"))
                .allMatch(message -> offers(message).isEmpty());
        assertThat(Stream.of(first, second).flatMap(player -> player.done().stream()))
                .allSatisfy(
                        interaction -> assertThat(interaction.acknowledged()).isNotNull());
        assertThat(discord.refusals()).isEmpty();
        assertPicturesAreWhole();
        assertNobodyElseIsPinged();
        assertRecordIsWhole();
    }

    @Test
    void aDoubleClickAndAStaleButtonChangeNothing() {
        begin();
        FakeMessage card =
                discord.awaitMessage("agora", message -> !offers(message).isEmpty());
        JsonNode button = offers(card).getFirst();
        FakeHands owner = button.path("custom_id").asText().contains("|alpha|") ? alice : bob;

        FakeMessage shown = owner.presses(card, button).answer();
        JsonNode send = shown.controls().getFirst();
        FakeInteraction once = owner.presses(shown, send);
        FakeInteraction twice = owner.presses(shown, send);
        FakeInteraction other = (owner == alice ? bob : alice).presses(card, button);

        assertThat(shown.ephemeral()).isTrue();
        String sent = once.shown().text();
        assertThat(twice.shown().text()).isNotEqualTo(sent);
        assertThat(other.answer().text()).isNotEqualTo(sent);
    }

    @Test
    void everyCommandIsWithinDiscordsLimits() {
        new CommandLimits(discord.commands()).check();
    }

    /** The buttons that give orders. */
    private List<JsonNode> offers(FakeMessage message) {
        return message.controls().stream()
                .filter(control -> codec.read(control.path("custom_id").asText())
                        .filter(id -> id instanceof PressId.Offered || id instanceof PressId.Asking)
                        .isPresent())
                .toList();
    }

    private void begin() {
        table.begin(GAME, SCENARIO, "alpha", EVIL, "beta");
    }

    private boolean over(Player player) {
        return player.page().text().contains(words.say(Text.of("command.orders.over")));
    }

    private void fault(int round, Player player) {
        switch (round) {
            case 2 -> discord.fault(Fault.limited(POSTING, 1));
            case 4 -> discord.fault(Fault.after(POSTING, 500));
            case 6 -> discord.fault(Fault.of(POSTING, 502, 0));
            case 8 -> discord.fault(Fault.of("PATCH /channels/.*", 500, 0));
            case 10 -> discord.dropGateway(() -> discord.redeliver(player.done().getLast()));
            case 12 -> discord.redeliver(player.done().getLast());
            default -> {}
        }
    }

    private void assertPicturesAreWhole() throws IOException {
        List<FakeMessage.Attached> sheets = discord.messages("agora").stream()
                .flatMap(message -> message.attachments().stream())
                .filter(picture -> picture.name().startsWith("dice"))
                .toList();
        assertThat(sheets).hasSizeGreaterThanOrEqualTo(ROLLS / TURN);
        for (FakeMessage.Attached sheet : sheets) {
            assertWhole(sheet, 1_000);
        }
        pictures.all();
        FakeMessage map = alice.types("map").answer();
        assertThat(map.attachments()).hasSize(1);
        assertWhole(map.attachments().getFirst(), 1_000);
    }

    private static void assertWhole(FakeMessage.Attached picture, int least) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture.bytes()));
        assertThat(image.getWidth()).as(picture.name()).isGreaterThan(least);
        assertThat(picture.alt()).as(picture.name()).isNotBlank();
    }

    private void assertNobodyElseIsPinged() {
        List<String> players =
                List.of(discord.person("Alice").id(), discord.person("Bob").id());
        assertThat(discord.messages("agora")).allSatisfy(message -> {
            assertThat(players).containsAll(message.pinged());
            assertThat(message.text()).doesNotContain("@everyone").doesNotContain("[win](");
        });
        assertThat(discord.messages("agora"))
                .anySatisfy(message -> assertThat(message.text()).contains("evil"));
    }

    private void assertRecordIsWhole() throws IOException {
        FakeMessage dice = alice.types("dice export").answer();
        assertThat(dice.attachments()).hasSize(1);
        assertThat(new ObjectMapper()
                        .readTree(dice.attachments().getFirst().bytes())
                        .isObject())
                .isTrue();
    }
}
