package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Someone's hands in a channel: types commands, presses buttons, picks from menus, fills forms, as Discord's client lets them. */
public final class FakeHands {
    private static final int COMMAND = 2;
    private static final int COMPONENT = 3;
    private static final int MENU = 3;
    private static final int AUTOCOMPLETE = 4;
    private static final int SUBMIT = 5;
    private static final int SUBCOMMAND = 1;
    private static final int BOOLEAN = 5;
    private static final int USER = 6;
    private static final int INTEGER = 4;

    /** In a server, or where the bot talks to one person alone. */
    private static final int SERVER = 0;

    private static final int ALONE = 1;

    private final World world;
    private final FakeGateway gateway;
    private final FakePerson person;
    private final FakeChannel channel;

    FakeHands(World world, FakeGateway gateway, FakePerson person, FakeChannel channel) {
        this.world = world;
        this.gateway = gateway;
        this.person = person;
        this.channel = channel;
    }

    /** Sends a command: {@code "match new"}, with its options. */
    public FakeInteraction types(String command, Map<String, String> options) {
        return send(COMMAND, data(command, options, ""), Optional.empty());
    }

    /** Sends a command without options. */
    public FakeInteraction types(String command) {
        return types(command, Map.of());
    }

    /** Types so far into an option. */
    public FakeInteraction startsTyping(String command, Map<String, String> given, String option, String typed) {
        ObjectNode data = data(command, given, option);
        ArrayNode options = command.contains(" ")
                ? (ArrayNode) data.path("options").path(0).path("options")
                : (ArrayNode) data.path("options");
        options.addObject()
                .put("name", option)
                .put("type", spec(command, option).path("type").asInt())
                .put("value", typed)
                .put("focused", true);
        return send(AUTOCOMPLETE, data, Optional.empty());
    }

    /** Presses the button with the label below a message. */
    public FakeInteraction presses(FakeMessage message, String label) {
        return presses(
                message,
                message.control(label)
                        .orElseThrow(() -> new AssertionError("no button \"" + label + "\" below " + message)));
    }

    /** Presses a button that is, or once was, below a message. */
    public FakeInteraction presses(FakeMessage message, JsonNode button) {
        if (button.path("disabled").asBoolean()) {
            throw new AssertionError("struck out: " + button);
        }
        return send(
                COMPONENT,
                World.object()
                        .put("component_type", 2)
                        .put("custom_id", button.path("custom_id").asText()),
                Optional.of(message));
    }

    /** Picks values from the menu with the placeholder. */
    public FakeInteraction picks(FakeMessage message, String placeholder, List<String> values) {
        return picks(
                message,
                message.control(placeholder)
                        .orElseThrow(() -> new AssertionError("no menu \"" + placeholder + "\" below " + message)),
                values);
    }

    /** Picks values from a menu below a message. */
    public FakeInteraction picks(FakeMessage message, JsonNode menu, List<String> values) {
        if (values.size() < menu.path("min_values").asInt()
                || values.size() > menu.path("max_values").asInt()) {
            throw new AssertionError(values + " cannot be picked from " + menu);
        }
        ObjectNode data = World.object()
                .put("component_type", 3)
                .put("custom_id", menu.path("custom_id").asText());
        values.forEach(data.putArray("values")::add);
        return send(COMPONENT, data, Optional.of(message));
    }

    /** Fills the form that opened and sends it. */
    public FakeInteraction fills(FakeInteraction opened, Map<String, String> fields) {
        JsonNode form = opened.form();
        ObjectNode data = World.object().put("custom_id", form.path("custom_id").asText());
        ArrayNode components = data.putArray("components");
        for (JsonNode label : form.path("components")) {
            String name = label.path("component").path("custom_id").asText();
            int type = label.path("component").path("type").asInt();
            ObjectNode field = components
                    .addObject()
                    .put("type", 18)
                    .put("id", 1)
                    .putObject("component")
                    .put("type", type)
                    .put("id", 2)
                    .put("custom_id", name);
            if (type == MENU) {
                ArrayNode values = field.putArray("values");
                Optional.ofNullable(fields.get(name)).ifPresent(values::add);
            } else {
                field.put("value", fields.getOrDefault(name, ""));
            }
        }
        return send(SUBMIT, data, opened.pressed());
    }

    private ObjectNode data(String command, Map<String, String> values, String focused) {
        String[] words = command.split(" ", -1);
        JsonNode known = known(words[0]);
        ObjectNode data = World.object()
                .put("id", known.path("id").asText())
                .put("name", words[0])
                .put("type", 1);
        ArrayNode options = data.putArray("options");
        if (words.length > 1) {
            options = options.addObject()
                    .put("type", SUBCOMMAND)
                    .put("name", words[1])
                    .putArray("options");
        }
        for (JsonNode option : specs(command)) {
            String name = option.path("name").asText();
            if (values.containsKey(name) && !name.equals(focused)) {
                ObjectNode given = options.addObject()
                        .put("name", name)
                        .put("type", option.path("type").asInt());
                switch (option.path("type").asInt()) {
                    case BOOLEAN -> given.put("value", Boolean.parseBoolean(values.get(name)));
                    case INTEGER -> given.put("value", Long.parseLong(values.get(name)));
                    case USER -> given.put("value", resolved(data, values.get(name)));
                    default -> given.put("value", values.get(name));
                }
            } else if (option.path("required").asBoolean() && focused.isEmpty()) {
                throw new AssertionError("/" + command + " requires " + name);
            }
        }
        values.keySet().forEach(name -> spec(command, name));
        return data;
    }

    /** Who is named by that name is sent along, as Discord does; whoever is unknown is a user who is not in the server. */
    private String resolved(ObjectNode data, String name) {
        FakePerson named = world.persons.getOrDefault(name, new FakePerson("1", name, false));
        ObjectNode member = named.member();
        JsonNode user = member.remove("user");
        ObjectNode resolved = data.withObject("/resolved");
        resolved.withObject("/users").set(named.id(), user);
        if (world.persons.containsKey(name)) {
            resolved.withObject("/members").set(named.id(), member);
        }
        return named.id();
    }

    private JsonNode known(String name) {
        return world.await(
                "/" + name + " is registered",
                () -> FakeMessage.elements(world.commands)
                        .filter(command -> command.path("name").asText().equals(name))
                        .findFirst());
    }

    private JsonNode specs(String command) {
        String[] words = command.split(" ", -1);
        JsonNode known = known(words[0]);
        if (words.length == 1) {
            return known.path("options");
        }
        return FakeMessage.elements(known.path("options"))
                .filter(sub -> sub.path("name").asText().equals(words[1]))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no command /" + command))
                .path("options");
    }

    private JsonNode spec(String command, String option) {
        return FakeMessage.elements(specs(command))
                .filter(known -> known.path("name").asText().equals(option))
                .findFirst()
                .orElseThrow(() -> new AssertionError("/" + command + " has no option " + option));
    }

    /** Where the bot talks to somebody alone there is no server, and nobody is a member. */
    private void place(ObjectNode event) {
        if (channel.direct()) {
            event.set("user", person.member().path("user"));
            event.putObject("authorizing_integration_owners").put("0", "0");
            return;
        }
        event.put("guild_id", channel.guild()).put("guild_locale", "en-US");
        event.putObject("guild")
                .put("id", channel.guild())
                .put("locale", "en-US")
                .putArray("features");
        event.set("member", person.member());
        event.putObject("authorizing_integration_owners").put("0", channel.guild());
    }

    private FakeInteraction send(int type, ObjectNode data, Optional<FakeMessage> pressed) {
        return world.holding(() -> {
            String id = world.ids.next();
            ObjectNode event = World.object()
                    .put("id", id)
                    .put("application_id", World.BOT)
                    .put("type", type)
                    .put("token", "token-" + id)
                    .put("version", 1)
                    .put("channel_id", channel.id())
                    .put("locale", "en-US")
                    .put("context", channel.direct() ? ALONE : SERVER)
                    .put("app_permissions", Long.toString(FakeChannel.ALLOWED));
            event.set("channel", channel.json());
            place(event);
            event.putArray("entitlements");
            event.set("data", data);
            pressed.ifPresent(message -> event.set("message", message.json()));
            FakeInteraction interaction = new FakeInteraction(world, event, person, pressed);
            world.interactions.put(interaction.token(), interaction);
            gateway.dispatch(channel.guild(), "INTERACTION_CREATE", event.deepCopy());
            return interaction;
        });
    }
}
