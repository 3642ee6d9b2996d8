package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;

/** The first year of a long war between two, from the set-up to the next year, through interactions alone. */
class FirstYearTest {
    private static final String GAME = "sparta";
    private static final String NEXT_YEAR = "### 430 BC";
    private static final int MOST_LOOKS = 2_000;
    private static final int HURRY = 100;

    /** Painted of the many that a match brings. */
    private static final int MAPS = 2;

    private static final int ROLLS = 5;
    private static final int FOLDED = 250;

    private final SomePictures pictures =
            new SomePictures(new PaintedPictures(Ateliers.packed(64L << 20)), MAPS, ROLLS);
    private HostedTable table;

    @BeforeEach
    void open() throws Exception {
        table = HostedTable.open(pictures);
        table.begin(GAME, "campaign", "athens", "a lamp", "sparta");
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void isPlayedThroughInteractionsAlone() throws IOException {
        List<Player> players =
                List.of(new Player(table.bob(), new Random(2), HURRY), new Player(table.alice(), new Random(1), HURRY));
        List<FakeInteraction> setUp = Stream.of(table.bob(), table.alice())
                .map(hands -> hands.types(GAME + " done"))
                .toList();
        setUp.forEach(FakeInteraction::answer);
        for (int looks = 0; looks < MOST_LOOKS; looks++) {
            Player player = players.get(looks % players.size());
            FakeMessage page = player.page();
            if (asked(page)) {
                awaitCard(page);
                if (posted(NEXT_YEAR)) {
                    break;
                }
                player.plays(page);
            }
        }

        assertStory();
        assertThat(Stream.concat(setUp.stream(), players.stream().flatMap(player -> player.done().stream())))
                .allSatisfy(done -> assertThat(done.answer().ephemeral()).isTrue());
        assertThat(table.discord().refusals()).isEmpty();
        assertPictures();
        assertQuestions();
    }

    private static boolean asked(FakeMessage page) {
        return page.text().startsWith("**") && !page.controls().isEmpty();
    }

    /** The live card in the channel asks the same as the private page. */
    private void awaitCard(FakeMessage page) {
        String question = page.text().lines().findFirst().orElseThrow().split("\\*\\*: ", 2)[1];
        table.discord()
                .awaitMessage(
                        HostedTable.CHANNEL,
                        message -> message.text().contains(question)
                                && !message.controls().isEmpty());
    }

    private boolean posted(String words) {
        return messages().anyMatch(message -> message.text().contains(words));
    }

    private Stream<FakeMessage> messages() {
        return table.discord().messages(HostedTable.CHANNEL).stream();
    }

    /** Every quarter of the year is told, with the talents that came and went. */
    private void assertStory() {
        String story = String.join("\n", messages().map(FakeMessage::text).toList());
        assertThat(story)
                .contains("Sparta has set up. (16.0)", "Athens has set up. (16.0)")
                .containsSubsequence("Spring 431 BC", "Summer 431 BC", "Winter 431 BC", "## 430 BC begins", NEXT_YEAR)
                .containsPattern("Athens receives \\d+ talents: tribute")
                .containsPattern("pays \\d+ talents of maintenance");
    }

    /** The map comes between two years, dice with the reports; each with its words. */
    private void assertPictures() throws IOException {
        assertPainted(name -> !dice(name), 1);
        assertPainted(FirstYearTest::dice, 0);
    }

    private static boolean dice(String name) {
        return name.startsWith("dice");
    }

    private List<FakeMessage.Attached> painted(Predicate<String> name) {
        return messages()
                .flatMap(message -> message.attachments().stream())
                .filter(picture -> name.test(picture.name()))
                .toList();
    }

    private void assertPainted(Predicate<String> name, int least) throws IOException {
        List<FakeMessage.Attached> painted = painted(name);
        assertThat(painted).hasSizeGreaterThanOrEqualTo(least);
        for (FakeMessage.Attached picture : painted) {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture.bytes()));
            assertThat(image.getWidth()).as(picture.name()).isGreaterThan(FOLDED);
            assertThat(picture.alt()).as(picture.name()).isNotBlank();
        }
    }

    /** What a player asks is answered before their eyes alone. */
    private void assertQuestions() {
        pictures.all();
        FakeMessage ledger =
                table.alice().types(GAME + " ledger", Map.of("side", "athens")).answer();
        FakeMessage odds = table.bob()
                .types(GAME + " odds", Map.of("fight", "land", "attack", "12", "defence", "4"))
                .answer();
        FakeMessage map = table.bob().types("map").answer();

        assertThat(ledger.text()).contains("a season. (12.3)");
        assertThat(odds.text()).contains("12 to 4");
        assertThat(map.attachments()).hasSize(1);
        assertThat(List.of(ledger, odds, map)).allMatch(FakeMessage::ephemeral);
    }
}
