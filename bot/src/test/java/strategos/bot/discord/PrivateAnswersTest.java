package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;

/** What one person sees of a match is one container, and stays one whatever takes its place. */
class PrivateAnswersTest {
    private PaintedPictures pictures;
    private HostedTable table;

    @BeforeEach
    void begin() throws Exception {
        pictures = new PaintedPictures(Ateliers.packed(16L << 20));
        table = HostedTable.open(new SomePictures(pictures, 0, 0));
        table.begin("sparta", "peace-of-nicias", "sparta", "an owl", "athens");
    }

    @AfterEach
    void leave() throws Exception {
        table.close();
    }

    @Test
    void everyPageOfAnOrderIsAContainerInTheSeatsColour() {
        Player sparta = new Player(table.alice(), new Random(3), 100);
        FakeMessage page = sparta.page();
        assertThat(page.laidOut()).isTrue();
        assertThat(page.colour()).isEqualTo(pictures.colour("sparta", "sparta").orElseThrow());

        sparta.plays(page);

        assertThat(sparta.done())
                .filteredOn(done -> !done.opensForm())
                .allMatch(done -> done.shown().laidOut());
    }

    @Test
    void aFileIsOfferedBelowTheWords() {
        FakeMessage export = table.alice().types("dice export").answer();

        assertThat(export.laidOut()).isTrue();
        assertThat(export.attachments()).hasSize(1);
        assertThat(export.text()).isNotBlank();
    }

    @Test
    void aRefusalIsOneToo() {
        FakeMessage refused = table.bob().types("match undo").answer();

        assertThat(refused.laidOut()).isTrue();
    }
}
