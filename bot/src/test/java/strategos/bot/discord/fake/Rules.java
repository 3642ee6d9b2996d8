package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What Discord refuses, and whom it notifies. */
final class Rules {
    private static final Pattern MENTION = Pattern.compile("<@!?(\\d+)>");

    void mayPost(FakeChannel channel, boolean files) {
        mayRead(channel);
        if (!channel.allows(channel.thread() ? FakeChannel.SEND_IN_THREADS : FakeChannel.SEND)
                || (files && !channel.allows(FakeChannel.ATTACH))) {
            throw new Refusal(403, 50013, "Missing Permissions");
        }
        if (channel.archived() && channel.locked()) {
            throw new Refusal(400, 50083, "Thread is archived");
        }
    }

    void mayEdit(FakeChannel channel) {
        mayRead(channel);
        if (channel.archived()) {
            throw new Refusal(400, 50083, "Thread is archived");
        }
    }

    void mayRead(FakeChannel channel) {
        if (!channel.allows(FakeChannel.VIEW)) {
            throw new Refusal(403, 50001, "Missing Access");
        }
    }

    void mayDelete(FakeMessage message) {
        if (!message.ours()) {
            throw new Refusal(403, 50013, "Missing Permissions");
        }
    }

    void message(Body body, boolean edit) {
        JsonNode json = body.json();
        most("content", json.path("content").asText("").length(), 2000);
        if ((json.path("flags").asInt() & Laid.FLAG) != 0) {
            alone(json);
            Components.laidOut(json.path("components"));
        } else {
            Components.inRows(json.path("components"));
        }
        most("files", body.files().size(), 10);
        for (JsonNode attachment : json.path("attachments")) {
            most("description", attachment.path("description").asText("").length(), 1024);
            if (!body.files().containsKey(attachment.path("id").asInt())) {
                throw Refusal.form("no file for attachment " + attachment);
            }
        }
        body.files().values().forEach(file -> most("a file", file.length, 10 * 1024 * 1024));
        if (!json.has("allowed_mentions")) {
            throw new AssertionError("a message that does not say whom it may ping: " + json);
        }
        if (!edit
                && json.path("content").asText("").isBlank()
                && json.path("components").isEmpty()
                && body.files().isEmpty()) {
            throw new Refusal(400, 50006, "Cannot send an empty message");
        }
    }

    /** A message that is made of components has nothing beside them. */
    private static void alone(JsonNode json) {
        for (String beside : List.of("content", "embeds", "poll", "sticker_ids")) {
            JsonNode value = json.path(beside);
            if (value.isContainerNode() ? !value.isEmpty() : !value.asText("").isEmpty()) {
                throw Refusal.form(beside + " beside components");
            }
        }
    }

    /** The flag of a message made of components alone stays on it. */
    void over(FakeMessage standing, Body body) {
        if ((standing.json().path("flags").asInt() & Laid.FLAG) != 0) {
            alone(body.json());
        }
    }

    void callback(JsonNode callback) {
        JsonNode data = callback.path("data");
        switch (callback.path("type").asInt()) {
            case FakeInteraction.SUGGESTIONS -> {
                most("choices", data.path("choices").size(), 25);
                for (JsonNode choice : data.path("choices")) {
                    within("name", choice.path("name").asText().length(), 100);
                    within("value", choice.path("value").asText().length(), 100);
                }
            }
            case FakeInteraction.FORM -> Components.form(data);
            case FakeInteraction.EDIT -> message(new Body(data, java.util.Map.of()), true);
            case FakeInteraction.REPLY -> message(new Body(data, java.util.Map.of()), false);
            default -> {}
        }
    }

    /** Those whom the message notifies: named in it, and allowed. Everyone, if that is allowed. */
    List<String> pinged(JsonNode message) {
        String content = message.path("content").asText("")
                + Laid.texts(message.path("components")).collect(Collectors.joining(" "));
        JsonNode allowed = message.path("allowed_mentions");
        Set<String> parse = new HashSet<>();
        allowed.path("parse").forEach(kind -> parse.add(kind.asText()));
        Set<String> users = new HashSet<>();
        allowed.path("users").forEach(user -> users.add(user.asText()));
        Stream<String> everyone = parse.contains("everyone") && content.matches("(?s).*@(everyone|here).*")
                ? Stream.of("everyone")
                : Stream.empty();
        Stream<String> named = MENTION.matcher(content).results().map(found -> found.group(1));
        return Stream.concat(everyone, named.filter(user -> parse.contains("users") || users.contains(user)))
                .distinct()
                .toList();
    }

    static void most(String what, int size, int most) {
        if (size > most) {
            throw Refusal.form(what + " of " + size + ", at most " + most);
        }
    }

    static void within(String what, int size, int most) {
        if (size < 1) {
            throw Refusal.form("no " + what);
        }
        most(what, size, most);
    }
}
