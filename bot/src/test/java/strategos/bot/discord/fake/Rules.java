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
        boolean laidOut = (json.path("flags").asInt() & Laid.FLAG) != 0;
        if (laidOut) {
            laidOut(json);
        } else {
            most("components", json.path("components").size(), 5);
        }
        most("files", body.files().size(), 10);
        Set<String> customIds = new HashSet<>();
        Laid.rows(json.path("components")).forEach(row -> {
            most("a row", row.path("components").size(), 5);
            if (row.path("components").isEmpty()) {
                throw Refusal.form("an empty row");
            }
        });
        Laid.controls(json.path("components")).forEach(control -> {
            if (!customIds.add(control.path("custom_id").asText())) {
                throw Refusal.form("custom id twice: " + control.path("custom_id"));
            }
            control(control);
        });
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

    /** What Discord asks of a message that is made of components alone. */
    private static void laidOut(JsonNode json) {
        JsonNode components = json.path("components");
        most("components in all", (int) Laid.all(components).count(), 40);
        most("words", Laid.texts(components).mapToInt(String::length).sum(), 4000);
        if (json.hasNonNull("content") && !json.path("content").asText().isEmpty()) {
            throw Refusal.form("content beside components");
        }
        Laid.texts(components).forEach(text -> within("text", text.strip().length(), 4000));
        Laid.all(components)
                .flatMap(one -> FakeMessage.elements(one.path("items")))
                .forEach(item -> {
                    most("description", item.path("description").asText("").length(), 1024);
                    if (!item.path("media").path("url").asText().startsWith("attachment://")) {
                        throw Refusal.form("a picture from elsewhere: " + item);
                    }
                });
    }

    private static void control(JsonNode control) {
        most("custom id", control.path("custom_id").asText().length(), 100);
        most("label", control.path("label").asText("").length(), 80);
        most("placeholder", control.path("placeholder").asText("").length(), 150);
        most("options", control.path("options").size(), 25);
        for (JsonNode option : control.path("options")) {
            within("label", option.path("label").asText().length(), 100);
            within("value", option.path("value").asText().length(), 100);
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
            case FakeInteraction.FORM -> {
                within("title", data.path("title").asText().length(), 45);
                within("components", data.path("components").size(), 5);
                for (JsonNode label : data.path("components")) {
                    within("label", label.path("label").asText().length(), 45);
                    JsonNode field = label.path("component");
                    within("custom id", field.path("custom_id").asText().length(), 100);
                    most("placeholder", field.path("placeholder").asText("").length(), 100);
                }
            }
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

    private static void most(String what, int size, int most) {
        if (size > most) {
            throw Refusal.form(what + " of " + size + ", at most " + most);
        }
    }

    private static void within(String what, int size, int most) {
        if (size < 1) {
            throw Refusal.form("no " + what);
        }
        most(what, size, most);
    }
}
