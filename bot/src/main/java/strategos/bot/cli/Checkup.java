package strategos.bot.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import strategos.bot.cli.DoctorCommand.Finding;
import strategos.bot.discord.ChannelCheck;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.DiscordWords;
import strategos.bot.host.Chart;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.bot.settings.Settings;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;

/** What the bot needs, looked at piece by piece; nothing is changed. */
record Checkup(Map<String, String> variables) {
    private static final int LEAST_JAVA = 21;
    private static final long LEAST_HEAP = 200L << 20;
    private static final Duration MOST_OFF = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final URI DISCORD = URI.create("https://discord.com/api/v10/gateway");

    /** As Discord writes one: the id of the bot, a time and a signature. */
    private static final Pattern TOKEN = Pattern.compile("[\\w-]{20,}\\.[\\w-]{5,}\\.[\\w-]{25,}");

    private static final Pattern CHANNEL = Pattern.compile("\\d{1,20}");

    /** Java, its memory, its cores. */
    List<Finding> machine() {
        List<Finding> all = new ArrayList<>();
        int java = Runtime.version().feature();
        Text told =
                Text.of("cli.doctor.java", "version", Integer.toString(java), "least", Integer.toString(LEAST_JAVA));
        all.add(java < LEAST_JAVA ? Finding.wrong(told) : Finding.well(told));
        long heap = Runtime.getRuntime().maxMemory();
        Text memory = Text.of(
                "cli.doctor.heap",
                "megabytes",
                Math.toIntExact(heap >> 20),
                "cores",
                Runtime.getRuntime().availableProcessors());
        all.add(heap < LEAST_HEAP ? Finding.wrong(memory) : Finding.well(memory));
        return all;
    }

    /** Whether there is a token, whether it looks like one, and who may read the file it stands in. */
    List<Finding> token(Settings settings, Optional<Path> file) {
        if (settings.discord().token().missing()) {
            return List.of(Finding.note(Text.of("cli.doctor.no-token")));
        }
        List<Finding> all = new ArrayList<>();
        boolean formed = TOKEN.matcher(settings.discord().token().value()).matches();
        all.add(formed ? Finding.well(Text.of("cli.doctor.token")) : Finding.wrong(Text.of("cli.doctor.token-form")));
        boolean inFile = variables.get("DISCORD_TOKEN") == null;
        file.filter(path -> inFile && readByOthers(path))
                .ifPresent(path -> all.add(Finding.wrong(Text.of("cli.doctor.token-read", "file", path.toString()))));
        return all;
    }

    private static boolean readByOthers(Path file) {
        try {
            return Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_READ);
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** Whether the bot may do in a channel what it must. */
    Finding channel(Settings settings, Library library, String channel) throws InterruptedException {
        if (!CHANNEL.matcher(channel).matches()) {
            return Finding.wrong(Text.of("cli.doctor.channel-form"));
        }
        Settings.Discord discord = settings.discord();
        DiscordSettings there = new DiscordSettings(
                discord.token().value(),
                discord.apiUrl(),
                discord.gatewayUrl(),
                discord.shards().total(),
                List.of());
        DiscordWords words = new DiscordWords(library.words(Escape.plain())::say);
        return new ChannelCheck(there, words)
                .wrong(channel)
                .map(why -> Finding.wrong(Text.of("cli.doctor.channel-wrong", "channel", channel, "why", why)))
                .orElseGet(() -> Finding.well(Text.of("cli.doctor.channel", "channel", channel)));
    }

    /** Whether a picture with words in it can be painted: fonts, and the libraries under Java's drawing. */
    Finding pictures(Library library) {
        try {
            new PaintedPictures(new Atelier(library.config(), 0))
                    .chart("doctor", new Chart.Listing("Strategos", "", "", List.of("A"), List.of(List.of("B"))))
                    .ifPresent(picture -> picture.png().get());
            return Finding.well(Text.of("cli.doctor.pictures"));
        } catch (RuntimeException | LinkageError e) {
            return Finding.wrong(Text.of("cli.doctor.no-pictures", "why", String.valueOf(e.getMessage())));
        }
    }

    /** This machine's clock against Discord's. */
    Finding clock(Settings settings) {
        URI asked =
                settings.discord().apiUrl().map(uri -> uri.resolve("gateway")).orElse(DISCORD);
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            Instant sent = Instant.now();
            Optional<Instant> there = client.send(
                            HttpRequest.newBuilder(asked).timeout(PATIENCE).build(), BodyHandlers.discarding())
                    .headers()
                    .firstValue("date")
                    .flatMap(Checkup::date);
            return there.map(then -> compared(Duration.between(then, sent)))
                    .orElseGet(() -> Finding.note(Text.of("cli.doctor.no-clock", "url", asked.toString())));
        } catch (IOException e) {
            return Finding.note(Text.of("cli.doctor.no-clock", "url", asked.toString()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Finding.note(Text.of("cli.doctor.no-clock", "url", asked.toString()));
        }
    }

    private static Finding compared(Duration off) {
        Text told = Text.of("cli.doctor.clock", "seconds", Long.toString(off.toSeconds()));
        return off.abs().compareTo(MOST_OFF) > 0 ? Finding.wrong(told) : Finding.well(told);
    }

    private static Optional<Instant> date(String header) {
        try {
            return Optional.of(ZonedDateTime.parse(header, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
