package strategos.bot.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import strategos.storage.TestJvm;

/** Runs a class of the tests in a JVM of its own. */
final class Child {
    private static final int PATIENCE = 30;

    private Child() {}

    /** How it ended, and what it said on both its outputs. */
    record Ended(int code, String said) {}

    static Ended run(List<String> options, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        Path said = Files.createTempFile("child", ".txt");
        try {
            Process process = new ProcessBuilder(TestJvm.brief(options, main, arguments))
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            if (!process.waitFor(PATIENCE, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("a child hangs: " + Files.readString(said));
            }
            return new Ended(process.exitValue(), Files.readString(said));
        } finally {
            Files.delete(said);
        }
    }
}
