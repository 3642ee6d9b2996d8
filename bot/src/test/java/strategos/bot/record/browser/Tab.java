package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** One tab: a page as a reader has it. */
public final class Tab implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Map<String, Integer> CODES = Map.of(
            "ArrowLeft", 37, "ArrowRight", 39, "Home", 36, "End", 35, "PageUp", 33, "PageDown", 34, " ", 32, "f", 70);

    private final DevTools tools;
    private final String target;
    private final String session;
    private final Consumer<Tab> rest;
    /** Whether something was done to it that is not undone for the next page. */
    private boolean worn;
    /** Whether it shows nothing. */
    private boolean blank = true;

    private List<Map<String, String>> preferences = List.of();

    Tab(DevTools tools, String target, String session, Consumer<Tab> rest) {
        this.rest = rest;
        this.tools = tools;
        this.target = target;
        this.session = session;
        List.of("Page.enable", "Runtime.enable", "Log.enable", "Network.enable")
                .forEach(method -> call(method, Map.of()));
        screen(1280, 800);
    }

    JsonNode call(String method, Map<String, ?> parameters) {
        return tools.call(session, method, parameters);
    }

    /** Makes it so large, without touch. */
    Tab screen(int width, int height) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        return this;
    }

    /** Makes it a telephone. */
    Tab telephone() {
        worn = true;
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 390, "height", 844, "deviceScaleFactor", 2, "mobile", true));
        call("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 2));
        return this;
    }

    /** Sets what the reader's system prefers, such as {@code prefers-color-scheme} dark. */
    Tab prefers(String feature, String value) {
        preferences = List.of(Map.of("name", feature, "value", value));
        return medium("");
    }

    /** Makes it paper, {@code print}, or what it was. */
    Tab medium(String medium) {
        call("Emulation.setEmulatedMedia", Map.of("media", medium, "features", preferences));
        return this;
    }

    /** Runs a script before any of the page's. */
    Tab first(String script) {
        worn = true;
        call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
        return this;
    }

    /** Opens a page and waits until it shows its map and has checked its dice. */
    Tab open(Path file, String hash) {
        go(file, hash);
        await("document.documentElement.dataset.ready === 'yes' && 'verified' in document.documentElement.dataset");
        return this;
    }

    /** Opens a page and does not wait. */
    void go(Path file, String hash) {
        empty();
        blank = false;
        call("Page.navigate", Map.of("url", file.toUri() + hash));
        await("document.readyState === 'complete' && location.protocol === 'file:'");
    }

    private void empty() {
        if (!blank) {
            call("Page.navigate", Map.of("url", "about:blank"));
            blank = true;
        }
    }

    /** What an expression gives; a promise is waited for. The page's policy holds for it. */
    JsonNode eval(String expression) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("expression", expression);
        parameters.put("awaitPromise", true);
        parameters.put("returnByValue", true);
        parameters.put("allowUnsafeEvalBlockedByCSP", false);
        JsonNode answer = call("Runtime.evaluate", parameters);
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
        }
        return answer.get("result").path("value");
    }

    String text(String selector) {
        return eval("document.querySelector(%s).textContent".formatted(quoted(selector)))
                .asText();
    }

    boolean is(String expression) {
        return eval(expression).asBoolean();
    }

    /** Waits until the expression is true. */
    void await(String expression) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!is("!!(" + expression + ")")) {
            assertThat(System.nanoTime()).as("waiting for " + expression).isLessThan(end);
            pause();
        }
    }

    static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    void click(String selector) {
        eval("document.querySelector(%s).click()".formatted(quoted(selector)));
    }

    void type(String selector, String words) {
        eval(
                "(e => { e.value = %s; e.dispatchEvent(new Event('input')); e.dispatchEvent(new Event('change')); })(document.querySelector(%s))"
                        .formatted(quoted(words), quoted(selector)));
    }

    void press(String key) {
        for (String type : List.of("keyDown", "keyUp")) {
            call("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "windowsVirtualKeyCode", CODES.get(key)));
        }
    }

    /** Moves fingers over the screen, once it stands still: for each finger where it starts and where it ends. */
    void fingers(double[]... moves) {
        eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(1),"
                + " 50))))");
        touch("touchStart", moves, 0);
        for (int step = 1; step <= 5; step++) {
            touch("touchMove", moves, step / 5.0);
        }
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    private void touch(String type, double[][] moves, double share) {
        List<Map<String, Double>> points = Stream.of(moves)
                .map(m -> Map.of("x", m[0] + (m[2] - m[0]) * share, "y", m[1] + (m[3] - m[1]) * share))
                .toList();
        call("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }

    /** The page on paper. */
    byte[] print() {
        return Base64.getDecoder()
                .decode(call("Page.printToPDF", Map.of("preferCSSPageSize", true, "printBackground", true))
                        .get("data")
                        .asText());
    }

    /** All that went wrong: exceptions, what the console was told, what the policy refused. */
    List<String> problems() {
        return Stream.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
                .flatMap(name -> tools.events(session, name).stream())
                .map(JsonNode::toString)
                .toList();
    }

    /** All addresses that were asked for, but those that hold their data themselves. */
    List<String> requests() {
        return tools.events(session, "Network.requestWillBeSent").stream()
                .map(event -> event.get("request").get("url").asText())
                .filter(url -> !url.startsWith("data:"))
                .distinct()
                .toList();
    }

    static String quoted(String words) {
        return DevTools.JSON.valueToTree(words).toString();
    }

    /** Lays it to rest for the next page, since a new one costs nearly as much as a page. */
    @Override
    public void close() {
        if (worn) {
            tools.call("", "Target.closeTarget", Map.of("targetId", target));
            return;
        }
        empty();
        preferences = List.of();
        medium("").screen(1280, 800);
        tools.forget(session);
        rest.accept(this);
    }
}
