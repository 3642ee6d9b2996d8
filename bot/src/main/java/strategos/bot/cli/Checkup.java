package strategos.bot.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import strategos.bot.cli.DoctorCommand.Finding;
import strategos.bot.discord.ChannelCheck;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.DiscordWords;
import strategos.bot.host.Chart;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.bot.settings.Settings;
import strategos.bot.settings.SettingsReader;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;

/** What the bot needs, looked at piece by piece; nothing is changed. */
final class Checkup {
    private static final int LEAST_JAVA = 21;
    private static final long LEAST_HEAP = 200L << 20;

    /** As Discord writes one: the id of the bot, a time and a signature. */
    private static final Pattern TOKEN = Pattern.compile("[\\w-]{20,}\\.[\\w-]{5,}\\.[\\w-]{25,}");

    /** What nobody but the owner of a file with a token in it may do. */
    private static final Set<PosixFilePermission> LAX =
            Set.of(PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE, PosixFilePermission.GROUP_WRITE);

    /** An id as Discord writes one. */
    static final Pattern ID = Pattern.compile("\\d{1,20}");

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
        if (settings.discord().token().missing()) { // so none stands in the file
            return List.of(Finding.note(Text.of("cli.doctor.no-token")));
        }
        List<Finding> all = new ArrayList<>();
        boolean formed = TOKEN.matcher(settings.discord().token().value()).matches();
        all.add(formed ? Finding.well(Text.of("cli.doctor.token")) : Finding.wrong(Text.of("cli.doctor.token-form")));
        file.filter(Checkup::holdsToken).flatMap(Checkup::lax).ifPresent(all::add);
        return all;
    }

    /** Whatever the environment says: a token that lies open is known, whether it is used or not. */
    private static boolean holdsToken(Path file) {
        return !new SettingsReader(Map.of()).read(file).discord().token().missing();
    }

    /** Whoever may write the file may have the bot's next token sent elsewhere; a group may be one of administrators. */
    private static Optional<Finding> lax(Path file) {
        Set<PosixFilePermission> permissions;
        try {
            permissions = Files.getPosixFilePermissions(file);
        } catch (IOException | UnsupportedOperationException unknown) {
            return Optional.empty();
        }
        if (!Collections.disjoint(permissions, LAX)) {
            return Optional.of(Finding.wrong(Text.of("cli.doctor.token-read", "file", file.toString())));
        }
        return permissions.contains(PosixFilePermission.GROUP_READ)
                ? Optional.of(Finding.note(Text.of("cli.doctor.token-group", "file", file.toString())))
                : Optional.empty();
    }

    /** Whether the bot may do in a channel what it must. */
    Finding channel(Settings settings, Library library, String channel) throws InterruptedException {
        if (!ID.matcher(channel).matches()) {
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
            return Finding.wrong(
                    unwritten(e)
                            ? Text.of("cli.doctor.no-temporary", "folder", System.getProperty("java.io.tmpdir"))
                            : Text.of("cli.doctor.no-pictures", "why", String.valueOf(e.getMessage())));
        }
    }

    /** Whether a file could not be written: Java copies a program's own fonts before it reads them. */
    private static boolean unwritten(Throwable trouble) {
        return Stream.iterate(trouble, Objects::nonNull, Throwable::getCause).anyMatch(IOException.class::isInstance);
    }
}
