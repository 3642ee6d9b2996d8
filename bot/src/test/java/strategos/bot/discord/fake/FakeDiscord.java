package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.port.ChannelRef;

/** A Discord of one's own: make channels and people, start the bot against {@link #settings}, act, and look. */
public final class FakeDiscord implements AutoCloseable {
    private final World world;
    private final FakeGateway gateway;
    private final FakeRest rest;

    private FakeDiscord(World world) throws IOException, InterruptedException {
        this.world = world;
        gateway = new FakeGateway(world);
        rest = new FakeRest(world, new Routes(world, gateway));
        gateway.open();
    }

    /** A server with a channel {@code agora}. */
    public static FakeDiscord open() throws IOException, InterruptedException {
        return opened(new World());
    }

    /** One where messages are dated by another clock. */
    public static FakeDiscord at(InstantSource clock) throws IOException, InterruptedException {
        return opened(new World(clock));
    }

    /** One where the messages of a channel get the same ids each time, whatever the clock says. */
    public static FakeDiscord steady() throws IOException, InterruptedException {
        return opened(new World(InstantSource.fixed(World.EPOCH)));
    }

    /** One for hours of many matches: it keeps no pictures, and little of what is over. Without any channel. */
    public static FakeDiscord forgetful() throws IOException, InterruptedException {
        return new FakeDiscord(new World(World.Memory.LITTLE));
    }

    private static FakeDiscord opened(World world) throws IOException, InterruptedException {
        FakeDiscord discord = new FakeDiscord(world);
        discord.channel("agora");
        return discord;
    }

    /** What a bot needs to come here. */
    public DiscordSettings settings() {
        return settings(world.token);
    }

    /** The same with some token. */
    public DiscordSettings settings(String token) {
        return settings(token, 0);
    }

    /** For a bot with so many shards; 0 for one. */
    public DiscordSettings settings(String token, int shards, Integer... mine) {
        return new DiscordSettings(
                token,
                Optional.of(URI.create(rest.address())),
                Optional.of(URI.create("ws://127.0.0.1:" + gateway.getPort() + "/")),
                shards,
                List.of(mine));
    }

    /** From now on that is the bot's token. */
    public void token(String token) {
        world.token = token;
    }

    /** The bot may connect so often. */
    public void startsLeft(int times) {
        world.starts = times;
    }

    /** Makes a channel; before the bot comes. */
    public ChannelRef channel(String name) {
        return channel(name, World.GUILD);
    }

    /** Makes a channel in a server with that id, and the server, if it is new; before the bot comes. */
    public ChannelRef channel(String name, String server) {
        world.guilds.add(server);
        return made(FakeChannel.of(server, world.ids.next(), name), name);
    }

    /** Makes a thread; before the bot comes. */
    public ChannelRef thread(String name, String parent) {
        return made(FakeChannel.thread(world.channels.get(parent), world.ids.next(), name), name);
    }

    /** Where the bot talks to that person alone. */
    public ChannelRef direct(FakePerson person) {
        return made(FakeChannel.direct(world.ids.next(), person.id()), "@" + person.id());
    }

    private ChannelRef made(FakeChannel channel, String name) {
        return world.holding(() -> {
            world.channels.put(name, channel);
            return ref(name);
        });
    }

    /** Deletes a channel; the bot hears of it, and not of the threads that go with it. */
    public void delete(String channel) {
        FakeChannel deleted = world.holding(() -> {
            FakeChannel gone = world.channels.remove(channel);
            world.channels.values().removeIf(one -> one.below(gone));
            return gone;
        });
        gateway.dispatch(deleted.guild(), deleted.thread() ? "THREAD_DELETE" : "CHANNEL_DELETE", deleted.json());
    }

    /** The names of the threads that there are. */
    public List<String> threads() {
        return world.holding(() -> world.channels.entrySet().stream()
                .filter(named -> named.getValue().thread())
                .map(named -> named.getKey())
                .toList());
    }

    /** What the bot wrote to somebody alone. */
    public List<FakeMessage> whispers(FakePerson person) {
        return world.channels.containsKey("@" + person.id()) ? messages("@" + person.id()) : List.of();
    }

    /** The channel as the host knows it. */
    public ChannelRef ref(String channel) {
        return world.channels.get(channel).ref();
    }

    /** Archives a thread, or locks it too. */
    public void archive(String thread, boolean locked) {
        world.holding(() -> {
            world.channels.get(thread).archive(true, locked);
            return thread;
        });
    }

    /** Whether a thread is archived. */
    public boolean archived(String thread) {
        return world.holding(() -> world.channels.get(thread).archived());
    }

    /** Takes permissions from everyone in a channel; before the bot comes. */
    public void deny(String channel, Denied... permissions) {
        long bits = 0;
        for (Denied permission : permissions) {
            bits |= permission.bit;
        }
        world.channels.get(channel).deny(bits);
    }

    /** Takes them while it is there; the bot hears of it. */
    public void withdraw(String channel, Denied... permissions) {
        changed(channel, () -> deny(channel, permissions));
    }

    /** Gives everyone back what was taken in a channel; the bot hears of it. */
    public void permit(String channel) {
        changed(channel, () -> world.channels.get(channel).deny(0));
    }

    /** A moderator closes a thread for good, or opens it again; the bot hears of it. */
    public void lock(String thread, boolean locked) {
        changed(thread, () -> world.channels.get(thread).archive(locked, locked));
    }

    private void changed(String channel, Runnable change) {
        FakeChannel changed = world.channels.get(channel);
        world.holding(() -> {
            change.run();
            return changed;
        });
        gateway.dispatch(changed.guild(), changed.thread() ? "THREAD_UPDATE" : "CHANNEL_UPDATE", changed.json());
    }

    /** A moderator deletes a message. */
    public void delete(FakeMessage message) {
        world.holding(() -> {
            message.delete();
            return message;
        });
    }

    /** What can be denied in a channel. */
    public enum Denied {
        VIEW(FakeChannel.VIEW),
        SEND(FakeChannel.SEND),
        ATTACH(FakeChannel.ATTACH),
        HISTORY(FakeChannel.HISTORY),
        MANAGE_THREADS(FakeChannel.MANAGE_THREADS);

        private final long bit;

        Denied(long bit) {
            this.bit = bit;
        }
    }

    /** Someone of the server. */
    public FakePerson person(String name) {
        return person(name, false);
    }

    /** Someone who manages the server. */
    public FakePerson manager(String name) {
        return person(name, true);
    }

    private FakePerson person(String name, boolean manager) {
        return world.holding(
                () -> world.persons.computeIfAbsent(name, n -> new FakePerson(world.ids.next(), n, manager)));
    }

    /** Someone's hands in a channel. */
    public FakeHands hands(FakePerson person, String channel) {
        return new FakeHands(world, gateway, person, world.channels.get(channel));
    }

    /** The messages that stand in a channel, the oldest first. */
    public List<FakeMessage> messages(String channel) {
        String id = world.channels.get(channel).id();
        return world.holding(
                () -> world.in(id).stream().filter(message -> !message.gone()).toList());
    }

    /** All that was ever posted in a channel, also what was deleted since, the oldest first. */
    public List<FakeMessage> posted(String channel) {
        String id = world.channels.get(channel).id();
        return world.holding(() -> List.copyOf(world.in(id)));
    }

    /** Waits for a message in a channel. */
    public FakeMessage awaitMessage(String channel, Predicate<FakeMessage> wanted) {
        return world.await(
                "a message is in " + channel + " like the one wanted",
                () -> messages(channel).stream().filter(wanted).findFirst());
    }

    /** The commands that are registered. */
    public JsonNode commands() {
        return world.holding(() -> world.commands.deepCopy());
    }

    /** Sets what was registered by an earlier run. */
    public void commands(JsonNode commands) {
        world.holding(() -> world.commands = (ArrayNode) commands);
    }

    /** Waits until commands are registered. */
    public void awaitCommands() {
        world.await("commands are registered", () -> Optional.of(world.commands).filter(c -> !c.isEmpty()));
    }

    /** Lets something go wrong, once. */
    public void fault(Fault fault) {
        fault(fault, 0);
    }

    /** Lets something go wrong, once, after so many such requests went well. */
    public void fault(Fault fault, int before) {
        world.holding(() -> world.faults.add(new World.Coming(fault, before)));
    }

    /** How many requests were like that, such as {@code POST /channels/\d+/messages}. */
    public long requests(String like) {
        return world.holding(
                () -> world.requests.stream().filter(r -> r.matches(like)).count());
    }

    /** Bytes of all requests' bodies. */
    public long received() {
        return world.holding(() -> world.received);
    }

    /** The nonces of all that was ever posted in a channel by the bot, in the order of posting. */
    public List<String> nonces(String channel) {
        return posted(channel).stream().map(FakeMessage::nonce).toList();
    }

    /** How many posts were asked for once more, and were known by their nonce. */
    public int repeated() {
        return world.holding(() -> world.repeated);
    }

    /** What was refused. */
    public List<String> refusals() {
        return world.holding(() -> List.copyOf(world.refusals));
    }

    /** Breaks the gateway's connection off, lets something happen meanwhile, and waits for the bot to resume by itself. */
    public void dropGateway(Runnable meanwhile) {
        int before = gateway.resumed();
        gateway.drop();
        meanwhile.run();
        world.await("the bot resumes", () -> Optional.of(gateway.resumed()).filter(n -> n > before));
    }

    /** The bot's sessions are lost: it has to begin new ones. */
    public void loseSessions() {
        gateway.invalidate();
    }

    /** Ends the connection for good or ill, by Discord's code. */
    public void endGateway(int code) {
        gateway.end(code);
    }

    /** Hands an interaction over once more. */
    public void redeliver(FakeInteraction interaction) {
        gateway.dispatch(
                interaction.guild(), "INTERACTION_CREATE", interaction.event().deepCopy());
    }

    /** The intents that the bot asked for, as Discord's bits. */
    public int intents() {
        return gateway.intents();
    }

    /** How many of the bot's connections stand. */
    public int connected() {
        return gateway.connected();
    }

    /** How often the bot came anew. */
    public int logins() {
        return gateway.identified();
    }

    /** Forgets the nonces, as Discord does after some minutes. */
    public void forgetNonces() {
        world.holding(() -> {
            world.messages().forEach(FakeMessage::forgetNonce);
            return world;
        });
    }

    /** Someone else's message. */
    public void chatter(String channel, FakePerson by, String words) {
        world.holding(() -> {
            ObjectNode json = World.object()
                    .put("id", world.ids.next())
                    .put("channel_id", world.channels.get(channel).id())
                    .put("content", words)
                    .put("timestamp", World.now())
                    .put("type", 0);
            json.set("author", by.member().path("user"));
            return world.in(json.path("channel_id").asText()).add(new FakeMessage(json, ""));
        });
    }

    /** Waits until it is so. */
    public void await(String what, java.util.function.BooleanSupplier so) {
        world.await(what, () -> so.getAsBoolean() ? Optional.of(Map.of()) : Optional.empty());
    }

    @Override
    public void close() {
        rest.close();
        try {
            gateway.stop(100);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
