package strategos.bot.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.cli.DoctorCommand.Finding;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.text.Text;

/** Where the bot is to write beside its database, and where it is to answer; nothing is made, and no port is kept. */
final class Surroundings {
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final Settings settings;

    Surroundings(Settings settings) {
        this.settings = settings;
    }

    /** What is wrong with the folders of backups and grounds. */
    List<Finding> folders(DatabasePlace place) {
        List<Finding> all = new ArrayList<>();
        if (place.file().isPresent() && settings.database().every().isPositive()) {
            Path backups =
                    DatabasePlace.backups(settings.database(), place.file().get());
            refused("database.backups", backups).ifPresent(all::add);
        }
        Installation.grounds(settings, place)
                .flatMap(grounds -> refused("pictures.grounds", grounds))
                .ifPresent(all::add);
        return all;
    }

    /** A folder that is not there is made by the bot, if it may write to the first one above it that is. */
    static Optional<Finding> refused(String setting, Path folder) {
        Path there = DatabasePlace.standing(folder);
        if (!Files.isDirectory(there)) {
            return Optional.of(wrong("cli.doctor.no-folder", setting, folder, there));
        }
        return Files.isWritable(there)
                ? Optional.empty()
                : Optional.of(wrong("cli.doctor.folder-closed", setting, folder, there));
    }

    private static Finding wrong(String key, String setting, Path folder, Path there) {
        return Finding.wrong(Text.of(key, "setting", setting, "folder", folder.toString(), "there", there.toString()));
    }

    /** Whether health and figures can be told, where that is wanted. */
    Optional<Finding> port() {
        int port = settings.watch().port();
        if (port == 0) {
            return Optional.empty();
        }
        try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return Optional.of(Finding.well(Text.of("cli.doctor.port", "port", Integer.toString(free.getLocalPort()))));
        } catch (IOException taken) {
            boolean bot = answered(port);
            String key = bot ? "cli.doctor.port-bot" : "cli.doctor.port-taken";
            Text told = Text.of(key, "port", Integer.toString(port), "why", String.valueOf(taken.getMessage()));
            return Optional.of(bot ? Finding.note(told) : Finding.wrong(told));
        }
    }

    /** Whether a bot tells its health there. */
    private static boolean answered(int port) {
        URI health = URI.create("http://" + InetAddress.getLoopbackAddress().getHostAddress() + ":" + port + "/health");
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            return client.send(HttpRequest.newBuilder(health).timeout(PATIENCE).build(), BodyHandlers.ofString())
                    .body()
                    .contains("database: ");
        } catch (IOException nobody) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
