package strategos.bot.bench.scale;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import strategos.bot.Main;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.wiring.BotProcess;
import strategos.storage.TestJvm;

/** Bots in processes of their own, as an operator has them: each with some of the shards, over one database. */
final class Fleet implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final FakeDiscord discord;
    private final String url;
    private final Path folder;
    private final int shards;
    private final List<Bot> bots = new ArrayList<>();
    private final Map<Bot, StageTimes> told = new LinkedHashMap<>();

    Fleet(FakeDiscord discord, String url, Path folder, int shards) {
        this.discord = discord;
        this.url = url;
        this.folder = folder;
        this.shards = shards;
    }

    /** One of them, with the shard that is its own. */
    record Bot(int shard, int port, BotProcess process) {
        boolean well() throws InterruptedException {
            try {
                HttpRequest asked = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health"))
                        .timeout(Duration.ofSeconds(2))
                        .build();
                return CLIENT.send(asked, HttpResponse.BodyHandlers.discarding())
                                .statusCode()
                        == 200;
            } catch (IOException silent) {
                return false;
            }
        }
    }

    /** Starts one for that shard, beside whatever has it. */
    Bot start(int shard) throws IOException {
        int port = port();
        Path settings = folder.resolve("bot-" + bots.size() + ".yaml");
        var service = discord.settings();
        Files.writeString(settings, """
                discord:
                  api-url: "%s"
                  gateway-url: "%s"
                  shards:
                    total: %s
                    mine: [%s]
                database:
                  url: "%s"
                pictures:
                  grounds: "%s"
                watch:
                  port: %s
                  level: %s
                """.formatted(
                        service.apiUrl().orElseThrow(),
                        service.gatewayUrl().orElseThrow(),
                        shards,
                        shard,
                        url,
                        folder.resolve("grounds"),
                        port,
                        System.getProperty("strategos.scale.log", "warn")));
        Map<String, String> environment = Map.of("DISCORD_TOKEN", service.token());
        Path log = folder.resolve("bot-" + bots.size() + ".txt");
        Bot bot = new Bot(shard, port, BotProcess.start(command(settings), environment, log));
        bots.add(bot);
        return bot;
    }

    /** As the launcher starts it: with the archive of loaded classes and the priorities that this very program was started with. */
    private static List<String> command(Path settings) {
        List<String> options = new ArrayList<>(List.of("-Xmx" + heap() + "m"));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option ->
                        option.startsWith("-XX:SharedArchiveFile") || option.startsWith("-XX:ThreadPriorityPolicy"))
                .forEach(options::add);
        return TestJvm.command(options, Main.class, "bot", "--settings", settings.toString());
    }

    private static int heap() {
        return Integer.getInteger("strategos.scale.heap", 256);
    }

    private static int port() throws IOException {
        try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return any.getLocalPort();
        }
    }

    /** Waits until it works. @return seconds that it took */
    double awaitWell(Bot bot) throws InterruptedException {
        long began = System.nanoTime();
        while (!bot.well()) {
            double seconds = (System.nanoTime() - began) / 1e9;
            if (seconds > PATIENCE.toSeconds() || !bot.process().alive()) {
                throw new IllegalStateException("a bot did not start within " + seconds + " s:\n"
                        + bot.process().said());
            }
            Thread.sleep(50);
        }
        return (System.nanoTime() - began) / 1e9;
    }

    /** The first that was started for the shard and lives. */
    Bot of(int shard) {
        return bots.stream()
                .filter(bot -> bot.shard() == shard && bot.process().alive())
                .findFirst()
                .orElseThrow();
    }

    List<Bot> alive() {
        return bots.stream().filter(bot -> bot.process().alive()).toList();
    }

    /** What all have told since they began; what a killed one has told last is kept. */
    StageTimes times() throws InterruptedException {
        for (Bot bot : alive()) {
            try {
                told.put(bot, StageTimes.of(bot.port()));
            } catch (IOException frozen) {
                // Then what it told before holds.
            }
        }
        return told.values().stream().reduce(StageTimes.none(), StageTimes::plus);
    }

    /** The same of one that lives, when it has cleared its heap. */
    StageTimes cleared(Bot bot) throws IOException, InterruptedException {
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        if (Files.isExecutable(jcmd)) {
            Process asked = new ProcessBuilder(
                            jcmd.toString(), Long.toString(bot.process().pid()), "GC.run")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            asked.waitFor(20, TimeUnit.SECONDS);
        }
        return StageTimes.of(bot.port());
    }

    /** The time that cores have worked for those that live. */
    Duration worked() {
        return alive().stream().map(bot -> bot.process().worked()).reduce(Duration.ZERO, Duration::plus);
    }

    /** Copies what they have logged into that folder; nowhere where none is named. */
    void keepLogs(String folderName) throws IOException {
        if (!folderName.isEmpty()) {
            Path kept = Files.createDirectories(Path.of(folderName));
            for (int i = 0; i < bots.size(); i++) {
                Files.writeString(
                        kept.resolve("bot-" + i + ".txt"), bots.get(i).process().said());
            }
        }
    }

    @Override
    public void close() {
        for (Bot bot : bots) {
            bot.process().kill();
        }
    }
}
