package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;

/** A bot is told to end before it works: an update that is taken back at once, say. */
@DisabledOnOs(OS.WINDOWS)
class StoppedStartTest {
    @TempDir
    private Path folder;

    /** Else the next start, and a spare, wait until the leases run out. */
    @Test
    void whoIsToldToEndWhileItStartsLetsGoOfItsSlots() throws Exception {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        String url = PostgresServer.shared().get().migratedUrl();
        try (ServerSocket silent = new ServerSocket(0, 9, InetAddress.getLoopbackAddress());
                FakeDiscord discord = FakeDiscord.open();
                Storage storage =
                        Storage.open(new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty()))) {
            DiscordSettings service = new DiscordSettings(
                    discord.settings().token(),
                    discord.settings().apiUrl(),
                    Optional.of(URI.create("ws://127.0.0.1:" + silent.getLocalPort() + "/")),
                    0,
                    List.of());
            BotProcess bot = SharingChild.start(url, service, Optional.empty(), folder.resolve("bot.log"));
            long end = System.nanoTime() + SharedTables.PATIENCE.toNanos();
            while (storage.leases().held().isEmpty()) {
                assertThat(System.nanoTime()).as(bot.said()).isLessThan(end);
                SharedTables.pause(50);
            }

            bot.terminate();

            assertThat(bot.said()).doesNotContain(SharingChild.OPEN + "\n");
            // Not only over by now: anybody's since it ended.
            try (Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement();
                    ResultSet held = statement.executeQuery("select count(*) from lease where until > 0")) {
                held.next();
                assertThat(held.getInt(1)).isZero();
            }
        }
    }
}
