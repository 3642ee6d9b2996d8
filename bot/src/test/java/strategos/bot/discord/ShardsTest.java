package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.Fault;
import strategos.bot.port.Message;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

/** One process with several shards, and two processes that share them. The one server there is belongs to the second of two. */
class ShardsTest {
    private static final int TRIES = 300;

    @Test
    void oneProcessHasSeveralShardsAndKnowsWhichTellsOfAServer() throws Exception {
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = withTwoShards(discord)) {
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
    void aProcessLeavesAndComesAgainWithAllItsShards() throws Exception {
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = withTwoShards(discord)) {
            visitor.bot().rejoin();
            assertThat(discord.logins()).isZero();
            visitor.bot().start();
            discord.awaitCommands();
            discord.await("both shards are there", () -> discord.connected() == 2);
            long registered = discord.requests("PUT .*/commands");

            visitor.bot().part();
            visitor.bot().part();
            discord.await("both shards have left", () -> discord.connected() == 0);
            assertThatThrownBy(() -> visitor.outlet().deliver(post(discord)))
                    .isInstanceOfSatisfying(
                            Undelivered.class, e -> assertThat(e.remedy()).isEqualTo(Undelivered.Remedy.RETRY));
            assertThat(visitor.bot().ended()).isNotDone();

            visitor.bot().rejoin();
            visitor.bot().rejoin();
            discord.await("both shards are there again", () -> discord.connected() == 2);
            assertThat(discord.logins()).isEqualTo(4);
            assertThat(discord.requests("PUT .*/commands")).isEqualTo(registered);
            assertThat(discord.hands(discord.person("Alice"), "agora")
                            .types("look")
                            .answer())
                    .isNotNull();
            visitor.outlet().deliver(post(discord));
            assertThat(discord.messages("agora")).hasSize(1);
        }
    }

    @Test
    void aProcessThatIsClosedComesNotAgain() throws Exception {
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = Visitor.to(discord, new TinyDesk())) {
            visitor.bot().part();
            visitor.bot().close();
            visitor.bot().rejoin();

            discord.await("it has left", () -> discord.connected() == 0);
            assertThat(discord.logins()).isOne();
            assertThat(visitor.bot().ended()).isCompletedWithValue(DiscordBot.Ended.ASKED);
        }
    }

    @Test
    void whereDiscordIsNotReachedAProcessComesAgainLater() throws Exception {
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = Visitor.to(discord, new TinyDesk())) {
            visitor.bot().part();
            discord.fault(Fault.of("GET /gateway/bot", 403, 0));
            visitor.bot().rejoin();
            assertThat(discord.logins()).isOne();
            assertThat(visitor.bot().ended()).isNotDone();

            for (int tries = 0; discord.logins() == 1 && tries < TRIES; tries++) {
                visitor.bot().rejoin();
                Thread.sleep(100);
            }
            assertThat(discord.logins()).isEqualTo(2);
        }
    }

    /** In an outage of Discord's that happens again and again, and costs the bot its token after a thousand times. */
    @Test
    void aSessionThatIsLostIsBegunAnewWhereDiscordAllowsIt() throws Exception {
        try (FakeDiscord discord = FakeDiscord.open();
                Overheard log = Overheard.of(ReservedSessions.class);
                Visitor visitor = Visitor.to(discord, new TinyDesk())) {
            discord.loseSessions();
            discord.await("it is there again", () -> discord.logins() == 2);
            assertThat(discord.hands(discord.person("Alice"), "agora")
                            .types("look")
                            .answer())
                    .isNotNull();
            assertThat(log.messages()).isEmpty();
            assertThat(visitor.bot().ended()).isNotDone();

            discord.startsLeft(0);
            discord.loseSessions();
            discord.await("it waits", () -> !log.messages().isEmpty());
            assertThat(log.messages())
                    .singleElement()
                    .asString()
                    .startsWith("shard 0 waits until Discord lets it connect: it lets this bot connect 0 times more");
            assertThat(discord.logins()).isEqualTo(2);
            assertThat(visitor.bot().ended()).isNotDone();
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

    private static Visitor withTwoShards(FakeDiscord discord) throws Exception {
        return Visitor.wired(discord.settings(discord.settings().token(), 2), new TinyDesk());
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
