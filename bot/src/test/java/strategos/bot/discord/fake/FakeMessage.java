package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A message as it stands now, in a channel or before one person's eyes alone. */
public final class FakeMessage {
    private final ObjectNode json;
    private String nonce;
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final List<String> pinged = new ArrayList<>();
    private int uploads;
    private volatile boolean gone;
    private volatile boolean pinned;

    FakeMessage(ObjectNode json, String nonce) {
        this.json = json;
        this.nonce = nonce;
    }

    /** An attachment with its content. */
    public record Attached(String name, String alt, ByteBuffer content) {
        public Attached {
            content = content.asReadOnlyBuffer();
        }

        /** A copy of its content. */
        public byte[] bytes() {
            byte[] bytes = new byte[content.limit()];
            content.duplicate().rewind().get(bytes);
            return bytes;
        }
    }

    public String id() {
        return json.path("id").asText();
    }

    /** When it was posted. */
    public Instant time() {
        return Snowflakes.time(id());
    }

    /** All its words: its content, or those of its components one below the other. */
    public synchronized String text() {
        return laidOut()
                ? Laid.texts(json.path("components")).collect(Collectors.joining("\n"))
                : json.path("content").asText();
    }

    /** Whether it is made of components alone. */
    public synchronized boolean laidOut() {
        return (json.path("flags").asInt() & Laid.FLAG) != 0;
    }

    /** The colour of its edge; -1 where it has none. */
    public synchronized int colour() {
        return json.path("components").path(0).path("accent_color").asInt(-1);
    }

    public boolean ephemeral() {
        return (json.path("flags").asInt() & 64) != 0;
    }

    /** Whether it is pinned to its channel. */
    public boolean pinned() {
        return pinned;
    }

    void pin() {
        pinned = true;
    }

    /** Whether it was deleted. */
    public boolean gone() {
        return gone;
    }

    /** Whether it was edited. */
    public synchronized boolean edited() {
        return !json.path("edited_timestamp").isNull();
    }

    /** Who was notified when it was posted. */
    public synchronized List<String> pinged() {
        return List.copyOf(pinged);
    }

    public synchronized List<Attached> attachments() {
        return elements(json.path("attachments"))
                .map(file -> new Attached(
                        file.path("filename").asText(),
                        file.path("description").asText(),
                        ByteBuffer.wrap(files.get(file.path("id").asText()))))
                .toList();
    }

    /** Its rows, each with the labels of its buttons, or the placeholder of its menu. */
    public synchronized List<List<String>> rows() {
        return Laid.rows(json.path("components"))
                .map(row -> elements(row.path("components"))
                        .map(control -> control.path(control.has("label") ? "label" : "placeholder")
                                .asText())
                        .toList())
                .toList();
    }

    /** All its buttons and menus, as Discord has them. */
    public synchronized List<JsonNode> controls() {
        return Laid.controls(json.path("components"))
                .map(JsonNode::<JsonNode>deepCopy)
                .toList();
    }

    /** The words for each picture that is laid out among its words. */
    public synchronized List<String> alts() {
        return Laid.all(json.path("components"))
                .flatMap(component -> elements(component.path("items")))
                .map(item -> item.path("description").asText())
                .toList();
    }

    /** The button with the label, or the menu with the placeholder. */
    public synchronized Optional<JsonNode> control(String label) {
        return controls().stream()
                .filter(control -> label.equals(control.path("label").asText())
                        || label.equals(control.path("placeholder").asText()))
                .findFirst();
    }

    synchronized String nonce() {
        return nonce;
    }

    synchronized void forgetNonce() {
        nonce = "";
    }

    /** Whether the bot wrote it. */
    public boolean ours() {
        return author().equals(World.BOT);
    }

    String channel() {
        return json.path("channel_id").asText();
    }

    String author() {
        return json.path("author").path("id").asText();
    }

    /** As the service gives it out: pictures have addresses of its own. */
    synchronized ObjectNode json() {
        ObjectNode copy = json.deepCopy();
        Laid.all(copy.path("components"))
                .flatMap(one -> elements(one.path("items")))
                .map(item -> item.path("media"))
                .forEach(media -> address((ObjectNode) media, copy.path("attachments")));
        return copy;
    }

    private static void address(ObjectNode media, JsonNode attachments) {
        elements(attachments)
                .filter(one -> media.path("url")
                        .asText()
                        .equals("attachment://" + one.path("filename").asText()))
                .findFirst()
                .ifPresent(one -> List.of("url", "proxy_url", "width", "height", "content_type")
                        .forEach(name -> media.set(name, one.path(name))));
    }

    synchronized void delete() {
        gone = true;
    }

    synchronized void ping(List<String> users) {
        pinged.addAll(users);
    }

    /** How many files were ever sent with it. */
    public synchronized int uploads() {
        return uploads;
    }

    /** Takes over what the body changes, as Discord does: what it does not name stays. */
    synchronized void change(Body body, Snowflakes ids) {
        JsonNode changes = body.json();
        if (changes.has("content")) {
            json.put("content", changes.path("content").asText(""));
        }
        if (changes.has("components")) {
            json.set("components", numbered(changes.path("components")));
        }
        if (changes.has("attachments") || !body.files().isEmpty()) {
            attach(body, ids);
        }
        Set<String> names = new HashSet<>();
        json.path("attachments").forEach(one -> names.add(one.path("filename").asText()));
        Laid.all(json.path("components"))
                .flatMap(one -> elements(one.path("items")))
                .map(item -> item.path("media").path("url").asText().replace("attachment://", ""))
                .filter(name -> !names.contains(name))
                .forEach(name -> {
                    throw Refusal.form("no attachment is called " + name);
                });
        if (changes.has("flags")) {
            json.put("flags", json.path("flags").asInt() | changes.path("flags").asInt());
        }
    }

    synchronized void touch(String time) {
        json.put("edited_timestamp", time);
    }

    private void attach(Body body, Snowflakes ids) {
        ArrayNode attachments = json.putArray("attachments");
        for (JsonNode wanted : body.json().path("attachments")) {
            byte[] content = body.files().get(wanted.path("id").asInt());
            String id = ids.next();
            files.put(id, content);
            uploads++;
            attachments
                    .addObject()
                    .put("id", id)
                    .put("filename", wanted.path("filename").asText())
                    .put("description", wanted.path("description").asText(null))
                    .put("size", content.length)
                    .put("url", "https://cdn.discordapp.com/attachments/1/" + id + "/file")
                    .put("proxy_url", "https://media.discordapp.net/attachments/1/" + id + "/file")
                    .put("content_type", "image/png")
                    .put("width", 100)
                    .put("height", 100);
        }
    }

    // Discord numbers components that bring no id of their own.
    private static ArrayNode numbered(JsonNode components) {
        ArrayNode copy = components.deepCopy();
        int[] next = {1};
        Laid.all(copy).forEach(component -> number(component, next));
        return copy;
    }

    private static void number(JsonNode component, int[] next) {
        if (component.path("id").asInt(0) == 0) {
            ((ObjectNode) component).put("id", next[0]++);
        }
    }

    static Stream<JsonNode> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    @Override
    public String toString() {
        return text() + " " + rows();
    }
}
