package strategos.bot.record.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** A headless Chromium of this machine. */
public final class Chromium implements AutoCloseable {
    private static final List<String> NAMES = List.of(
            "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge");
    private static final List<Path> PLACES = List.of(
            Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
            Path.of("/Applications/Chromium.app/Contents/MacOS/Chromium"));
    private static final Duration START = Duration.ofSeconds(60);

    private final Path folder;
    private final Process process;
    private final DevTools tools;
    private final Deque<Tab> resting = new ConcurrentLinkedDeque<>();

    private Chromium(Path folder, Process process, DevTools tools) {
        this.folder = folder;
        this.process = process;
        this.tools = tools;
    }

    /** Where the machine has one: what {@code strategos.browser} names, else the first on the path. */
    static Optional<Path> installed() {
        String named = System.getProperty("strategos.browser", "");
        if (!named.isEmpty()) {
            return Optional.of(Path.of(named)).filter(Files::isExecutable);
        }
        Stream<Path> onPath = Stream.of(
                        Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
        return Stream.concat(onPath, PLACES.stream())
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Chromium start(Path program) {
        try {
            Path folder = Files.createTempDirectory("strategos-browser");
            List<String> command = new ArrayList<>(List.of(
                    program.toString(),
                    "--headless=new",
                    "--remote-debugging-port=0",
                    "--user-data-dir=" + folder,
                    "--disable-gpu",
                    "--in-process-gpu", // which paints: a process less to start and to talk to
                    "--disable-dev-shm-usage",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-extensions",
                    "--disable-back-forward-cache",
                    "--no-startup-window", // tabs are opened as they are wanted
                    // Pages of one writer need no walls between them: a process for each costs as much as its page.
                    "--disable-site-isolation-trials",
                    "--renderer-process-limit=1",
                    "--no-first-run",
                    "--hide-scrollbars",
                    "--force-color-profile=srgb"));
            if ("root".equals(System.getProperty("user.name"))) {
                command.add("--no-sandbox");
            }
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new Chromium(folder, process, new DevTools(address(folder, process)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String address(Path folder, Process process) throws IOException {
        Path told = folder.resolve("DevToolsActivePort");
        long end = System.nanoTime() + START.toNanos();
        while (System.nanoTime() < end && process.isAlive()) {
            if (Files.exists(told)) {
                List<String> lines = Files.readAllLines(told);
                if (lines.size() > 1) {
                    return "ws://127.0.0.1:" + lines.get(0) + lines.get(1);
                }
            }
            Tab.pause();
        }
        process.destroyForcibly();
        throw new IllegalStateException("the browser does not start");
    }

    /** An empty tab that looks like a desk's screen of 1280 by 800; it comes back to rest here when it is closed. */
    Tab tab() {
        return Optional.ofNullable(resting.poll()).orElseGet(this::newTab);
    }

    private Tab newTab() {
        String target = tools.call("", "Target.createTarget", Map.of("url", "about:blank"))
                .get("targetId")
                .asText();
        String session = tools.call("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .get("sessionId")
                .asText();
        return new Tab(tools, target, session, resting::push);
    }

    /** A place for files of its tabs that goes when it goes. */
    Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        tools.close();
        // Those that it began may outlast it for a moment, and write into the folder until they end.
        List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        process.destroy();
        all.forEach(Chromium::ended);
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }

    private static void ended(ProcessHandle part) {
        try {
            part.onExit().get(5, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            part.destroyForcibly();
            part.onExit().join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
