package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;

/** The page of a match through Discord: acknowledged at once, attached to a private answer, of the size that a server takes. */
class ExportedPageTest {
    @Test
    void isAttachedToAPrivateAnswer() throws Exception {
        PaintedPictures pictures = new PaintedPictures(Ateliers.packed(64L << 20));
        try (HostedTable table = HostedTable.open(pictures)) {
            table.begin("persians", "marathon", "greeks", "<b>an owl</b>", "persians");
            Player alice = new Player(table.alice(), new Random(1), 90);
            Player bob = new Player(table.bob(), new Random(2), 90);
            for (int i = 0; i < 3; i++) {
                alice.plays();
                bob.plays();
            }
            FakeMessage page = table.alice().types("match export").answer();
            assertThat(page.ephemeral()).isTrue();
            assertThat(page.attachments()).as(page.text()).singleElement().satisfies(file -> {
                String html = new String(file.bytes(), StandardCharsets.UTF_8);
                assertThat(file.name()).endsWith(".html");
                assertThat(file.bytes().length).isBetween(500_000, DiscordLimits.FILE_BYTES);
                assertThat(html).startsWith("<!doctype html>").contains("Content-Security-Policy");
                assertThat(html).doesNotContain("<b>an owl</b>");
            });
            FakeMessage own =
                    table.bob().types("match export", Map.of("view", "mine")).answer();
            assertThat(own.attachments()).hasSize(1);
            FakeMessage json =
                    table.bob().types("match export", Map.of("format", "json")).answer();
            assertThat(json.attachments())
                    .singleElement()
                    .satisfies(file -> assertThat(file.name()).endsWith(".json"));
            assertThat(table.discord().refusals()).isEmpty();
        }
    }
}
