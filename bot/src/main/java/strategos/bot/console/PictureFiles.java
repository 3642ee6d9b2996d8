package strategos.bot.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Message.Picture;

/**
 * Writes pictures and other files where the operator wants them.
 *
 * @param folder where they go; it is made with the first of them
 * @param painting whether pictures are painted at all
 */
public record PictureFiles(Path folder, boolean painting) {
    /** The pictures of a post, named after its number. */
    List<String> pictures(int post, List<Picture> pictures) {
        List<String> written = new ArrayList<>();
        if (painting) {
            for (Picture picture : pictures) {
                String more = written.isEmpty() ? "" : "-" + (written.size() + 1);
                String kind = picture.name().substring(picture.name().lastIndexOf('.'));
                String name = String.format(Locale.ROOT, "%04d%s%s", post, more, kind);
                written.add(write(name, picture.png().get()));
            }
        }
        return written;
    }

    /** Other files, by their own names. */
    List<String> files(List<Attachment> files) {
        return files.stream()
                .map(f -> write(f.name(), f.content().getBytes(StandardCharsets.UTF_8)))
                .toList();
    }

    private String write(String name, byte[] content) {
        Path file = folder.resolve(name);
        try {
            Files.createDirectories(Optional.ofNullable(file.getParent()).orElse(folder));
            Files.write(file, content);
            return file.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(file + " (" + reason(e) + ")", e);
        }
    }

    /** The system's reason without the name of the file, which stands before it. */
    private static String reason(IOException e) {
        return e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : e instanceof FileSystemException ? e.getClass().getSimpleName() : String.valueOf(e.getMessage());
    }

    /** What stands where the folder is to be, and is none. */
    public Optional<Path> inTheWay() {
        Path there = folder.toAbsolutePath().normalize();
        while (Files.notExists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return Files.isDirectory(there) ? Optional.empty() : Optional.of(there);
    }
}
