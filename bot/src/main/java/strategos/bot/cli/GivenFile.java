package strategos.bot.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.verify.FileVerifier;
import strategos.engine.text.Text;

/** A file that a command is given to read whole: one that is too large for any match is not. */
record GivenFile(Path path) {
    /** What stands in it. @throws UserFault when it cannot be read, or is too large */
    byte[] bytes(Function<Text, String> say) {
        // No more is read than tells that there is more: a device has no end, and no size beforehand.
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(FileVerifier.MOST_BYTES + 1);
            if (bytes.length > FileVerifier.MOST_BYTES) {
                throw new UserFault(say.apply(Text.of("verify.too-large", "most", FileVerifier.MOST_BYTES >> 20)));
            }
            return bytes;
        } catch (IOException e) {
            throw new UserFault(say.apply(unreadable()), e);
        }
    }

    /** Why it is not read: whoever has mistyped its name need not look at its rights. */
    Text unreadable() {
        String key = Files.isDirectory(path) ? "cli.folder" : Files.notExists(path) ? "cli.missing" : "cli.unreadable";
        return Text.of(key, "file", path.toString());
    }
}
