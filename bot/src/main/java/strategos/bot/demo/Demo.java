package strategos.bot.demo;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.port.ChannelRef;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;

/** Plays one whole match of computer players through the real handlers, host, storage and painter. */
public final class Demo {
    private static final String CHANNEL = "demo";

    /** Enough to see how players meet, and no more than one reads. */
    private static final int USUAL_SEATS = 4;

    /** The pictures of an earlier demonstration. */
    private static final Pattern PICTURE = Pattern.compile("\\d{4,}(-\\d+)?\\.png");

    private final Settings settings;
    private final Library library;
    private final Pictures pictures;

    public Demo(Settings settings, Library library, Pictures pictures) {
        this.settings = settings;
        this.library = library;
        this.pictures = pictures;
    }

    /**
     * What a match left behind.
     *
     * @param transcript the channel as it was read
     * @param dice the dice log
     * @param record the match record
     * @param pictures how many pictures
     */
    public record Left(Path transcript, Path dice, Path record, int pictures) {}

    /** Plays the first scenario of the box; the same seed gives the same match. */
    public Left play(Box box, Path folder, String seed) throws IOException {
        Files.createDirectories(folder);
        for (Path old : pictures(folder)) {
            Files.delete(old);
        }
        Path transcript = folder.resolve("transcript.md");
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(transcript, StandardCharsets.UTF_8));
                ConsoleHost host = ConsoleHost.open(plan(folder, seed), out)) {
            Console.Lines lines = host.console().lines(host.desk(), host.desk(), host.control());
            for (String line : script(box)) {
                lines.take(line);
                if (!host.complete() || out.checkError()) {
                    throw new IOException("not all of it could be written");
                }
            }
            String match = finished(host);
            return new Left(
                    transcript,
                    folder.resolve("dice-" + match + ".json"),
                    folder.resolve("match-" + match + ".json"),
                    pictures(folder).size());
        }
    }

    private ConsolePlan plan(Path folder, String seed) {
        return new ConsolePlan(
                settings,
                library,
                DatabasePlace.memory(),
                pictures,
                new PictureFiles(folder, true),
                Console.Format.MARKDOWN,
                Optional.of(seed),
                Confirmation.NOT_ASKED);
    }

    private static List<String> script(Box box) {
        Scenario scenario = box.scenarios().getFirst();
        int seats = Math.min(scenario.most(), Math.max(scenario.least(), USUAL_SEATS));
        String open = "@demo #" + CHANNEL + " /match new game:" + box.id() + " scenario:" + scenario.id();
        Stream<String> computers =
                scenario.seats().stream().limit(seats).map(seat -> "/match computer seat:" + seat.id());
        return Stream.of(
                        Stream.of(open),
                        computers,
                        Stream.of(
                                "/match start",
                                "/match status",
                                "/dice stats",
                                "/dice export",
                                "/match export format:json",
                                "/match export"))
                .flatMap(lines -> lines)
                .toList();
    }

    private static String finished(ConsoleHost host) {
        LiveMatch match = host.matches()
                .at(new ChannelRef(Console.GUILD, CHANNEL))
                .orElseThrow(() -> new IllegalStateException("the demonstration opened no match"));
        if (match.stage() != LiveMatch.Stage.OVER) {
            throw new IllegalStateException("the computers have not brought match " + match.id() + " to its end");
        }
        return match.id();
    }

    /** How many pictures are in the folder by now. */
    public static int painted(Path folder) {
        try {
            return Files.isDirectory(folder) ? pictures(folder).size() : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    private static List<Path> pictures(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> PICTURE.matcher(f.getFileName().toString()).matches())
                    .toList();
        }
    }
}
