package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What Discord does on each request. Called by one thread at a time. */
final class Routes {
    private static final int EPHEMERAL = 64;

    private final World world;
    private final Rules rules = new Rules();
    private final FakeGateway gateway;

    Routes(World world, FakeGateway gateway) {
        this.world = world;
        this.gateway = gateway;
    }

    JsonNode handle(String method, String path, String query, Body body) {
        List<String> at = List.of(path.substring(1).split("/"));
        return switch (method + " " + at.getFirst() + at.size()) {
            case "GET gateway2" -> gateway.recommended();
            case "GET users2" -> World.self();
            case "GET applications3" -> world.commands;
            case "PUT applications3" -> register(body.json());
            case "POST interactions4" -> callback(at.get(2), body);
            case "POST webhooks3" -> follow(at.get(2), body);
            case "PATCH webhooks5" -> editPrivately(at.get(2), at.get(4), body);
            case "DELETE webhooks5" -> deletePrivately(at.get(2), at.get(4));
            case "POST channels3" ->
                at.get(2).equals("threads")
                        ? thread(world.channel(at.get(1)), body.json())
                        : post(world.channel(at.get(1)), body);
            case "GET channels3" -> past(world.channel(at.get(1)), query);
            case "DELETE channels4" -> delete(world.channel(at.get(1)), at.get(3));
            case "PATCH channels4" -> edit(world.channel(at.get(1)), at.get(3), body);
            case "POST users3" -> direct(body.json().path("recipient_id").asText());
            case "PUT channels4", "PUT channels5" -> pin(world.channel(at.get(1)), at.getLast());
            case "GET channels2" -> world.channel(at.get(1)).json();
            case "PATCH channels2" -> archive(world.channel(at.get(1)), body.json());
            case "DELETE channels2" -> delete(world.channel(at.get(1)));
            default -> throw new Refusal(404, 0, "404: Not Found " + method + " " + path);
        };
    }

    private JsonNode register(JsonNode commands) {
        ArrayNode registered = World.MAPPER.createArrayNode();
        for (JsonNode command : commands) {
            ObjectNode known = command.deepCopy();
            known.put("id", world.ids.next()).put("application_id", World.BOT).put("version", world.ids.next());
            registered.add(known);
        }
        world.commands = registered;
        return registered;
    }

    private JsonNode callback(String token, Body body) {
        FakeInteraction interaction = world.interactions.get(token);
        if (interaction == null) {
            throw new Refusal(404, 10062, "Unknown interaction");
        }
        if (interaction.called()) {
            throw new Refusal(400, 40060, "Interaction has already been acknowledged.");
        }
        rules.callback(body.json());
        int type = body.json().path("type").asInt();
        FakeMessage shown = null;
        if (type == FakeInteraction.REPLY || type == FakeInteraction.THINKING) {
            shown = message(
                    world.ids.next(),
                    interaction.channel(),
                    body.json().path("data").path("flags").asInt(),
                    null);
            shown.change(new Body(body.json().path("data"), body.files()), world.ids);
        }
        interaction.call(body, shown);
        ObjectNode response = World.object();
        response.putObject("interaction").put("id", interaction.id()).put("type", 2);
        return response;
    }

    private JsonNode direct(String user) {
        return world.channels
                .computeIfAbsent("@" + user, name -> FakeChannel.direct(world.ids.next(), user))
                .json();
    }

    private JsonNode thread(FakeChannel parent, JsonNode wanted) {
        String name = wanted.path("name").asText();
        FakeChannel made = FakeChannel.thread(parent, world.ids.next(), name);
        world.channels.put(name, made);
        gateway.dispatch(made.guild(), "THREAD_CREATE", made.json().put("newly_created", true));
        return made.json();
    }

    private JsonNode pin(FakeChannel channel, String message) {
        standing(channel, message).pin();
        return NullNode.getInstance();
    }

    private JsonNode follow(String token, Body body) {
        FakeInteraction interaction = called(token);
        rules.message(body, false);
        FakeMessage message = message(
                world.ids.next(),
                interaction.channel(),
                body.json().path("flags").asInt(),
                null);
        message.change(body, world.ids);
        interaction.follow(message);
        return message.json();
    }

    private JsonNode editPrivately(String token, String message, Body body) {
        FakeInteraction interaction = called(token);
        FakeMessage edited = (message.equals("@original") ? interaction.original() : interaction.shown(message))
                .filter(shown -> !shown.gone())
                .orElseThrow(() -> new Refusal(404, 10008, "Unknown Message"));
        rules.message(body, true);
        rules.over(edited, body);
        edited.change(body, world.ids);
        edited.touch(World.now());
        interaction.edited();
        return edited.json();
    }

    private JsonNode deletePrivately(String token, String message) {
        FakeInteraction interaction = called(token);
        (message.equals("@original") ? interaction.original() : interaction.shown(message))
                .orElseThrow(() -> new Refusal(404, 10008, "Unknown Message"))
                .delete();
        interaction.edited();
        return NullNode.getInstance();
    }

    private FakeInteraction called(String token) {
        return Optional.ofNullable(world.interactions.get(token))
                .filter(FakeInteraction::called)
                .orElseThrow(() -> new Refusal(404, 10015, "Unknown Webhook"));
    }

    private JsonNode post(FakeChannel channel, Body body) {
        rules.mayPost(channel, !body.files().isEmpty());
        rules.message(body, false);
        String nonce = body.json().path("nonce").asText("");
        Optional<FakeMessage> again = world.in(channel.id()).stream()
                .filter(message -> body.json().path("enforce_nonce").asBoolean())
                .filter(message -> nonce.equals(message.nonce()))
                .findFirst();
        if (again.isPresent()) {
            world.repeated++;
            return again.get().json();
        }
        FakeMessage message = message(
                world.nextPost(), channel.id(), body.json().path("flags").asInt() & ~EPHEMERAL, nonce);
        message.change(body, world.ids);
        message.ping(rules.pinged(body.json()));
        world.in(channel.id()).add(message);
        channel.archive(false, channel.locked());
        // Discord tells the nonce in this answer only, and keeps it with no message.
        return message.json().put("nonce", nonce);
    }

    /** The newest messages, or of those after one the oldest; the newest of them first. */
    private JsonNode past(FakeChannel channel, String query) {
        rules.mayRead(channel);
        long after = parameter(query, "after").orElse(0L);
        Comparator<FakeMessage> byAge = Comparator.comparingLong(message -> Long.parseLong(message.id()));
        ArrayNode past = World.MAPPER.createArrayNode();
        world.in(channel.id()).stream()
                .filter(message -> !message.gone())
                .filter(message -> Long.parseLong(message.id()) > after)
                .sorted(after > 0 ? byAge : byAge.reversed())
                .limit(parameter(query, "limit").orElse(50L))
                .sorted(byAge.reversed())
                .forEach(message -> past.add(message.json()));
        return past;
    }

    private static Optional<Long> parameter(String query, String name) {
        return Stream.ofNullable(query)
                .flatMap(all -> Stream.of(all.split("&", -1)))
                .map(one -> one.split("=", 2))
                .filter(one -> one[0].equals(name))
                .map(one -> Long.valueOf(one[1]))
                .findFirst();
    }

    private JsonNode delete(FakeChannel channel, String id) {
        FakeMessage message = standing(channel, id);
        rules.mayRead(channel);
        rules.mayDelete(message);
        message.delete();
        gateway.dispatch(
                channel.guild(),
                "MESSAGE_DELETE",
                World.object().put("id", id).put("channel_id", channel.id()).put("guild_id", channel.guild()));
        return NullNode.getInstance();
    }

    private FakeMessage standing(FakeChannel channel, String id) {
        return world.in(channel.id()).stream()
                .filter(m -> m.id().equals(id) && !m.gone())
                .findFirst()
                .orElseThrow(() -> new Refusal(404, 10008, "Unknown Message"));
    }

    private JsonNode edit(FakeChannel channel, String id, Body body) {
        FakeMessage message = standing(channel, id);
        rules.mayEdit(channel);
        rules.message(body, true);
        rules.over(message, body);
        message.change(body, world.ids);
        message.touch(World.now());
        return message.json();
    }

    private JsonNode delete(FakeChannel thread) {
        if (!thread.allows(FakeChannel.MANAGE_THREADS)) {
            throw new Refusal(403, 50013, "Missing Permissions");
        }
        world.channels.values().remove(thread);
        gateway.dispatch(thread.guild(), "THREAD_DELETE", thread.json());
        return thread.json();
    }

    private JsonNode archive(FakeChannel channel, JsonNode wanted) {
        if (channel.locked()) {
            throw new Refusal(403, 50013, "Missing Permissions");
        }
        channel.archive(wanted.path("archived").asBoolean(), false);
        gateway.dispatch(channel.guild(), "THREAD_UPDATE", channel.json());
        return channel.json();
    }

    private FakeMessage message(String id, String channel, int flags, String nonce) {
        ObjectNode json = World.object()
                .put("id", id)
                .put("channel_id", channel)
                .put("content", "")
                .put("timestamp", World.now())
                .put("tts", false)
                .put("mention_everyone", false)
                .put("pinned", false)
                .put("type", 0)
                .put("flags", flags);
        json.putNull("edited_timestamp");
        json.set("author", World.self());
        for (String empty : new String[] {"mentions", "mention_roles", "attachments", "embeds", "components"}) {
            json.putArray(empty);
        }
        return new FakeMessage(json, nonce);
    }
}
