package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.port.Message;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

/** One process with several shards, and two processes that share them. The one server there is belongs to the second of two. */
class ShardsTest {
    @Test
    void oneProcessHasSeveralShardsAndKnowsWhichTellsOfAServer() throws Exception {
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor =
                        Visitor.wired(discord.settings(discord.settings().token(), 2), new TinyDesk())) {
            visitor.bot().start();
            discord.awaitCommands();
            discord.await("both shards are there", () -> discord.logins() == 2);

            assertThat(discord.hands(discord.person("Alice"), "agora")
                            .types("look")
                            .answer())
                    .isNotNull();
            visitor.outlet().deliver(post(discord));
            assertThat(discord.messages("agora"))
                    .extracting(message -> message.text())
                    .anyMatch(said -> said.contains("of two shards"));
            assertThat(visitor.outlet().gone(Set.of(discord.ref("agora")))).isEmpty();
        }
    }

    @Test
    void aProcessActsOnlyWhereOneOfItsShardsIs() throws Exception {
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor other =
                        Visitor.wired(discord.settings(discord.settings().token(), 2, 0), new TinyDesk());
                Visitor owner =
                        Visitor.wired(discord.settings(discord.settings().token(), 2, 1), new TinyDesk())) {
            other.bot().start();
            discord.awaitCommands();
            owner.bot().start();
            Post post = post(discord);

            assertThatThrownBy(() -> other.outlet().deliver(post))
                    .isInstanceOfSatisfying(
                            Undelivered.class, e -> assertThat(e.remedy()).isEqualTo(Undelivered.Remedy.RETRY));
            assertThat(discord.messages("agora")).isEmpty();

            owner.outlet().deliver(post);
            assertThat(discord.messages("agora")).hasSize(1);
        }
    }

    private static Post post(FakeDiscord discord) {
        return new Post(
                7,
                "m1",
                discord.ref("agora"),
                Message.text("of two shards"),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }
}
