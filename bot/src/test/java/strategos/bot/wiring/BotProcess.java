package strategos.bot.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A bot in a process of its own, which can be frozen, killed and ended as a supervisor does. */
public final class BotProcess {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final Process process;
    private final Path log;

    private BotProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /**
     * Starts it.
     *
     * @param log where all that it says goes
     */
    public static BotProcess start(List<String> command, Map<String, String> environment, Path log) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        // Whatever ends this program, nobody is left behind.
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        return new BotProcess(process, log);
    }

    public long pid() {
        return process.pid();
    }

    public boolean alive() {
        return process.isAlive();
    }

    /** All that it has said. */
    public String said() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** It stands still, as on a machine that is paused. */
    public void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    /** It goes on where it stood. */
    public void wake() throws IOException, InterruptedException {
        signal("CONT");
    }

    /** It is gone at once. */
    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** It is told to end as by a supervisor. @return its exit code */
    public int terminate() throws IOException, InterruptedException {
        signal("TERM");
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new IOException("process " + process.pid() + " does not end: " + said());
        }
        return process.exitValue();
    }

    /** The time that the machine's cores have worked for it. */
    public Duration worked() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private void signal(String name) throws IOException, InterruptedException {
        int code = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("no signal reaches process " + process.pid());
        }
    }
}
