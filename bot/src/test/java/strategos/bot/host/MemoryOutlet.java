package strategos.bot.host;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

/** A chat service in memory: keeps its messages, knows a second sending by its nonce, and fails when told to. */
public final class MemoryOutlet implements Outlet {
    private final List<Message> messages = new ArrayList<>();
    private boolean oneByOne;
    private final Map<Long, String> nonces = new HashMap<>();
    private Function<Post, Optional<Undelivered>> fault = post -> Optional.empty();
    private final Set<ChannelRef> deleted = new HashSet<>();
    private boolean refused;
    private final Map<String, Integer> pinged = new HashMap<>();
    private int deliveries;
    private int last;
    private final Optional<InstantSource> clock;

    /** One that takes all posts in their order, as a console does. */
    public static MemoryOutlet inOrder() {
        MemoryOutlet outlet = new MemoryOutlet();
        outlet.oneByOne = true;
        return outlet;
    }

    @Override
    public boolean oneByOne() {
        return oneByOne;
    }

    public MemoryOutlet() {
        this.clock = Optional.empty();
    }

    private MemoryOutlet(InstantSource clock) {
        this.clock = Optional.of(clock);
    }

    /** One whose ids bear the time of that clock, as Discord's do. */
    public static MemoryOutlet dated(InstantSource clock) {
        return new MemoryOutlet(clock);
    }

    /** A message as it stands in its channel. */
    public record Message(
            String id,
            ChannelRef where,
            long nonce,
            String text,
            List<byte[]> pictures,
            List<Control> controls,
            List<String> pings,
            int edits) {
        /** Whether somebody is asked by it: its buttons do more than show. */
        public boolean asks() {
            return controls.stream()
                    .anyMatch(control -> Stream.of("map|", "since|").noneMatch(control.id()::startsWith));
        }

        public Message {
            pictures = List.copyOf(pictures);
            controls = List.copyOf(controls);
            pings = List.copyOf(pings);
        }

        Message with(List<byte[]> others) {
            return new Message(id, where, nonce, text, others, controls, pings, edits);
        }
    }

    @Override
    public synchronized String deliver(Post post) throws Undelivered {
        deliveries++;
        WithoutKeys.check(post.message().text());
        Optional<Undelivered> failure = fault.apply(post);
        if (failure.isPresent()) {
            refused = true;
            throw failure.get();
        }
        if (post.edits().isPresent()) {
            return edit(post, post.edits().get());
        }
        if (post.again() && nonces.containsKey(post.id())) {
            return nonces.get(post.id());
        }
        String id = id();
        messages.add(message(post, id, post.id(), 0));
        nonces.put(post.id(), id);
        String question = post.message().controls().isEmpty()
                ? post.message().text()
                : post.message().controls().getFirst().id();
        post.pings().forEach(user -> pinged.merge(user + " " + question, 1, Integer::sum));
        return id;
    }

    private String id() {
        last++;
        return clock.map(time -> Long.toUnsignedString(((time.millis() - 1_420_070_400_000L) << 22) + last))
                .orElse("msg-" + last);
    }

    private String edit(Post post, String id) throws Undelivered {
        for (int i = 0; i < messages.size(); i++) {
            if (messages.get(i).id().equals(id)) {
                Message before = messages.get(i);
                Message after = message(post, id, before.nonce(), before.edits() + 1);
                messages.set(i, after.pictures().isEmpty() ? after.with(before.pictures()) : after);
                return id;
            }
        }
        throw new Undelivered(Undelivered.Remedy.POST_ANEW, id + " is not there", null);
    }

    private static Message message(Post post, String id, long nonce, int edits) {
        return new Message(
                id,
                post.where(),
                nonce,
                post.message().text(),
                post.message().pictures().stream().map(p -> p.png().get()).toList(),
                post.message().controls(),
                post.pings(),
                edits);
    }

    @Override
    public synchronized void remove(ChannelRef where, String message) {
        messages.removeIf(m -> m.id().equals(message));
    }

    @Override
    public synchronized Optional<String> retract(Post post) {
        Optional<String> there = Optional.ofNullable(nonces.remove(post.id()));
        there.ifPresent(id -> remove(post.where(), id));
        return there;
    }

    @Override
    public Optional<String> link(ChannelRef where, String message) {
        return Optional.of("https://agora.test/" + message);
    }

    @Override
    public synchronized int below(ChannelRef where, String message, int most) {
        int below = 0;
        for (Message m : messages.reversed()) {
            if (m.id().equals(message)) {
                break;
            }
            below += m.where().equals(where) ? 1 : 0;
        }
        return Math.min(below, most);
    }

    @Override
    public synchronized Set<ChannelRef> gone(Set<ChannelRef> channels) {
        return channels.stream().filter(deleted::contains).collect(Collectors.toSet());
    }

    /** The channel is no more. */
    public synchronized void delete(ChannelRef channel) {
        deleted.add(channel);
    }

    /** From now on each delivery fails for which the function gives a reason. */
    public synchronized void failing(Function<Post, Optional<Undelivered>> reason) {
        fault = reason;
    }

    public synchronized List<Message> messages() {
        return List.copyOf(messages);
    }

    /** The texts, in the order of the channel. */
    public List<String> texts() {
        return messages().stream().map(Message::text).toList();
    }

    /** How often each user was notified of each question. */
    public synchronized Map<String, Integer> pinged() {
        return Map.copyOf(pinged);
    }

    /** How often the words stand in the channel. */
    public int times(String words) {
        String all = String.join("\n", texts());
        int times = 0;
        for (int at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + words.length())) {
            times++;
        }
        return times;
    }

    /** Of each match, how many messages bear buttons that give orders. A message that may not be edited keeps its own. */
    Map<String, Long> asking() {
        return messages().stream()
                .filter(m -> m.asks() && !m.where().direct())
                .map(m -> m.controls().getLast().id().split("\\|", -1)[1])
                .collect(Collectors.groupingBy(match -> match, Collectors.counting()));
    }

    /** Whether all was taken so far. */
    synchronized boolean untroubled() {
        return !refused;
    }

    /** Somebody talks in the channel. */
    public synchronized void chat(ChannelRef where, String words) {
        String id = id();
        messages.add(new Message(id, where, 0, words, List.of(), List.of(), List.of(), 0));
    }

    /** The message with buttons that give orders that was posted last. */
    public Message card() {
        return messages().reversed().stream()
                .filter(m -> m.asks() && !m.where().direct())
                .findFirst()
                .orElseThrow();
    }

    public synchronized int deliveries() {
        return deliveries;
    }
}
