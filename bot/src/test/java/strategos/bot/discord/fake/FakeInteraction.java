package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What a person did, and what they saw come of it. Its getters wait for what they give, some seconds at most. */
public final class FakeInteraction {
    static final int REPLY = 4;
    static final int THINKING = 5;
    static final int DEFERRED_EDIT = 6;
    static final int EDIT = 7;
    static final int SUGGESTIONS = 8;
    static final int FORM = 9;

    private final World world;
    private final ObjectNode event;
    private final FakePerson by;
    private final Optional<FakeMessage> pressed;
    private final long sentAt = System.nanoTime();
    private final List<FakeMessage> followups = new ArrayList<>();
    private JsonNode callback;
    private FakeMessage original;
    private Duration took;
    private boolean edited;
    private final CompletableFuture<Duration> done = new CompletableFuture<>();

    FakeInteraction(World world, ObjectNode event, FakePerson by, Optional<FakeMessage> pressed) {
        this.world = world;
        this.event = event;
        this.by = by;
        this.pressed = pressed;
    }

    public String id() {
        return event.path("id").asText();
    }

    /** The person it is about. */
    public FakePerson by() {
        return by;
    }

    /** The private answer: the message they are shown first, once it says something. */
    public FakeMessage answer() {
        return world.await(
                this + " is answered", () -> Optional.ofNullable(original).filter(m -> edited));
    }

    /** What they are shown in answer, in the place of what they pressed or beside it. */
    public FakeMessage shown() {
        return world.await(
                this + " is answered",
                () -> edited
                        ? Optional.ofNullable(original)
                        : followups.stream().findFirst());
    }

    /** What they are shown besides, beside the message they pressed or below the first one. */
    public FakeMessage followup(int number) {
        return world.await(
                this + " is followed up", () -> followups.stream().skip(number).findFirst());
    }

    /** The form that opens. */
    public JsonNode form() {
        return callback(FORM).path("data");
    }

    /** Whether a form opens instead of an answer. */
    public boolean opensForm() {
        acknowledged();
        return world.holding(() -> callback.path("type").asInt() == FORM);
    }

    /** The values suggested. */
    public List<String> suggestions() {
        return FakeMessage.elements(callback(SUGGESTIONS).path("data").path("choices"))
                .map(choice -> choice.path("value").asText())
                .toList();
    }

    /** Done when they are shown what they asked for, with how long that took; nobody waits for it by holding anything up. */
    public CompletableFuture<Duration> done() {
        return done.copy();
    }

    /** How long it took until Discord was told that an answer will come, or got it; empty where it was not yet. */
    public Optional<Duration> acknowledgement() {
        return world.holding(() -> Optional.ofNullable(took));
    }

    /** Waits until Discord was told that an answer will come, or got it; gives how long that took. */
    public Duration acknowledged() {
        return world.await(this + " is acknowledged", () -> Optional.ofNullable(took));
    }

    private JsonNode callback(int type) {
        return world.await(
                this + " is called back with " + type,
                () -> Optional.ofNullable(callback).filter(c -> c.path("type").asInt() == type));
    }

    String token() {
        return event.path("token").asText();
    }

    /** The server that it is in. */
    String guild() {
        return event.path("guild_id").asText();
    }

    String channel() {
        return event.path("channel_id").asText();
    }

    ObjectNode event() {
        return event;
    }

    boolean called() {
        return callback != null;
    }

    void call(Body body, FakeMessage shown) {
        callback = body.json();
        took = Duration.ofNanos(System.nanoTime() - sentAt);
        int type = callback.path("type").asInt();
        if (type == EDIT || type == REPLY || type == SUGGESTIONS || type == FORM) {
            shownNow();
        }
        if (type == DEFERRED_EDIT || type == EDIT) {
            original = pressed.orElse(null);
        } else if (type == THINKING || type == REPLY) {
            original = shown;
            edited = type == REPLY;
        }
    }

    Optional<FakeMessage> pressed() {
        return pressed;
    }

    Optional<FakeMessage> original() {
        return Optional.ofNullable(original);
    }

    Optional<FakeMessage> shown(String message) {
        return followups.stream().filter(m -> m.id().equals(message)).findFirst();
    }

    void follow(FakeMessage message) {
        followups.add(message);
        shownNow();
    }

    void edited() {
        edited = true;
        shownNow();
    }

    private void shownNow() {
        done.complete(Duration.ofNanos(System.nanoTime() - sentAt));
    }

    @Override
    public String toString() {
        return by.name() + "'s " + event.path("data");
    }
}
