package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import strategos.bot.Overheard;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.Fault;

class DiscordSettingsTest {
    @Test
    void showEverythingButTheToken() {
        DiscordSettings settings = new DiscordSettings(
                "a.secret.token",
                Optional.of(URI.create("http://127.0.0.1:1/api/v10/")),
                Optional.empty(),
                0,
                List.of());

        assertThat(settings.toString()).contains("127.0.0.1").doesNotContain("secret");
    }

    @Test
    void theTokenReachesNoLogHoweverMuchIsLogged() throws Exception {
        try (Overheard everything = Overheard.of(Logger.ROOT_LOGGER_NAME);
                Overheard jda = Overheard.of("net.dv8tion.jda").at(Level.TRACE);
                FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = Visitor.to(discord, new TinyDesk())) {
            discord.fault(Fault.of("PATCH .*", 500, 0));
            discord.hands(discord.person("Alice"), "agora").types("look").answer();
            discord.dropGateway(() -> {});
            assertThat(visitor.bot().ended()).isNotDone();
            assertThat(jda.events()).isNotEmpty();
            assertThat(everything.lines())
                    .isNotEmpty()
                    .noneMatch(line -> line.contains(discord.settings().token()));
        }
    }
}
