package strategos.bot.script;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.Pictures;
import strategos.bot.settings.QuickSettings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Library;

/** A console in this process, as a program meets it: lines go in, JSON lines come out. */
public final class Wire implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();

    private final StringWriter written = new StringWriter();
    private final ConsoleHost host;
    private final Console.Lines lines;

    private Wire(ConsolePlan plan) {
        host = ConsoleHost.open(plan, new PrintWriter(written));
        lines = host.console().lines(host.desk(), host.desk(), host.control());
    }

    /** A console without pictures over a database in memory, its dice from the seed. */
    public static Wire open(Library library, String seed) {
        return open(library, seed, DatabasePlace.memory(), Path.of("target", "wire"));
    }

    /** A console without pictures. */
    public static Wire open(Library library, String seed, DatabasePlace database, Path out) {
        return new Wire(new ConsolePlan(
                QuickSettings.QUICK,
                library,
                database,
                Pictures.NONE,
                new PictureFiles(out, false),
                Console.Format.JSON,
                Optional.of(seed),
                Confirmation.NOT_ASKED));
    }

    /** Sends a line that is answered; gives what was printed until it was finished. */
    public Reply send(String line) {
        return new Reply(line, taken(line));
    }

    /** Sends a line; gives what it printed, which is nothing for one that is ignored. */
    public List<JsonNode> taken(String line) {
        lines.take(line);
        String text = written.toString();
        written.getBuffer().setLength(0);
        return text.lines().map(Wire::read).toList();
    }

    /** Sends a line that must be done. */
    public Reply done(String line) {
        Reply reply = send(line);
        if (!reply.ok()) {
            throw new AssertionError(line + ": " + reply.end());
        }
        return reply;
    }

    /** The host behind the console. */
    public ConsoleHost host() {
        return host;
    }

    private static JsonNode read(String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + line, e);
        }
    }

    @Override
    public void close() {
        host.close();
    }

    /** What one line was answered. */
    public record Reply(String line, List<JsonNode> lines) {
        public Reply {
            lines = List.copyOf(lines);
        }

        /** The line that ends it. */
        public JsonNode end() {
            return lines.getLast();
        }

        /** Whether it was done. */
        public boolean ok() {
            return end().path("ok").asBoolean();
        }

        /** The posts, public and private. */
        public List<JsonNode> posts() {
            return lines.stream().filter(l -> l.has("post")).toList();
        }

        /** What its last post says. */
        public String text() {
            return posts().getLast().get("text").asText();
        }

        /** What the things in that field are called, in their order. */
        public List<String> ids(String field) {
            return StreamSupport.stream(data(field).spliterator(), false)
                    .map(one -> one.get("id").asText())
                    .toList();
        }

        /** The line that has the field. */
        public JsonNode data(String field) {
            return lines.stream()
                    .filter(l -> l.has(field))
                    .findFirst()
                    .map(l -> l.get(field))
                    .orElseThrow(() -> new AssertionError(line + " printed no " + field + ": " + lines));
        }
    }
}
