package strategos.bot.host;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;
import strategos.engine.dice.HashChain;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Journal.JournalRow;

/**
 * A match from its opening to its end, one player against the computer, with cards, pictures, an undo and a resignation. Who
 * is told that something failed does the same again; the host does the rest by itself. The same each time, whatever fails.
 */
final class ScriptedMatch {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration SOON = Duration.ofSeconds(1);
    private static final Duration WAIT = Duration.ofMinutes(1);

    /** More attempts than any fault lasts. */
    private static final int MOST = 100;

    /** The two chains of a match; drawn again after a fault, they are the same. */
    private static final List<HashChain> CHAINS = List.of(chain(1), chain(2));

    private final Path file;
    private final Wire wire;
    private final MovingClock clock = new MovingClock();
    private final Map<String, String> channel = new LinkedHashMap<>();
    private final List<Long> twice = new ArrayList<>();

    ScriptedMatch(Path file, Wire wire) {
        this.file = file;
        this.wire = wire;
    }

    /**
     * What is left in the end.
     *
     * @param stories what stands in the channel, word by word
     * @param journal a line a version
     * @param dice the log, but for the times
     * @param lost posts that never went out
     * @param twice posts that went out more than once
     */
    record End(List<String> stories, List<String> journal, String dice, List<Long> lost, List<Long> twice) {}

    /** Plays it; the faults come from now on. */
    End play(Runnable faults) {
        try (Storage storage = wire.open(file, Duration.ofMillis(20));
                TestHost host = TestHost.of(parts(storage), new MemoryOutlet(), clock)) {
            host.settled();
            faults.run();
            String match = script(storage, host);
            wire.mend();
            calm(storage, host, () -> host.match(match).stage() == Stage.OVER);
            return end(storage, host, match);
        }
    }

    private HostParts parts(Storage storage) {
        RandomGenerator steady = () -> 0x2545f4914f6cdd1dL;
        AtomicInteger drawn = new AtomicInteger();
        return new HostParts(
                storage,
                DuelFactory.library(),
                new Channel(),
                new StubBeacon(clock),
                new OnePixel(),
                Escape.plain(),
                HostLimits.USUAL,
                ThoughtLimits.NONE,
                Servers.USUAL,
                clock,
                new Luck(() -> CHAINS.get(drawn.getAndIncrement() % CHAINS.size()), steady, false),
                Checkpoint.Watch.NOBODY);
    }

    private static HashChain chain(int seed) {
        return HashChain.draw(new Random(seed));
    }

    private String script(Storage storage, TestHost host) {
        Matches matches = host.matches;
        String match = insist(() -> matches.create(by("new"), TestHost.AGORA, "duel", "foils", Map.of()))
                .id();
        BooleanSupplier open = () -> host.match(match).stage() == Stage.OPEN;
        calm(storage, host, open);
        insist(() -> matches.join(by("joins"), match, RED, Optional.of("owl")));
        calm(storage, host, open);
        insist(() -> matches.computer(by("computer"), match, BLUE, Level.NORMAL));
        calm(storage, host, open);
        insist(() -> matches.start(by("start"), match));
        BooleanSupplier asked =
                () -> List.copyOf(host.match(match).awaited().keySet()).equals(List.of(RED));
        calm(storage, host, asked);
        order(host, match, Call.of("taunt", "words", "first"));
        calm(storage, host, asked);
        insist(() -> matches.undo(by("undo"), match, RED));
        calm(storage, host, asked);
        order(host, match, Call.of("taunt", "words", "second"));
        order(host, match, Call.of("stance", "stance", "low"));
        calm(storage, host, asked);
        insist(() -> matches.resign(by("resigns"), match, RED));
        return match;
    }

    private static void order(TestHost host, String match, Call call) {
        insist(() -> host.matches.order(by(call.toString()), match, new Order(RED, call), OptionalLong.empty()));
    }

    private static Action by(String delivery) {
        return TestHost.by("red", delivery);
    }

    /** Does the same until it is done, or known to be done. */
    private static LiveMatch insist(Supplier<ActionResult> deed) {
        for (int tries = 0; tries < MOST; tries++) {
            try {
                switch (deed.get()) {
                    case ActionResult.Done(LiveMatch after, var told) -> {
                        return after;
                    }
                    case ActionResult.Failed failed -> {}
                    case ActionResult.Refused(var why) -> throw new AssertionError("refused: " + why);
                }
            } catch (StorageException failed) {
                // The same again.
            }
        }
        throw new AssertionError("it fails for ever");
    }

    /** What was put off while the clock moved sleeps by the real one, unless it is told. */
    private static boolean settled(TestHost host) {
        if (host.gameHost.settle(SOON)) {
            return true;
        }
        host.gameHost.tick();
        return host.gameHost.settle(PATIENCE);
    }

    /** Time passes until nothing is owed and it is so. */
    private void calm(Storage storage, TestHost host, BooleanSupplier so) {
        for (int tries = 0; tries < MOST; tries++) {
            try {
                if (tries > 0) {
                    host.gameHost.tick(); // or what sleeps by the real clock would not know that this one has moved
                }
                if (settled(host) && storage.outbox().owed() == 0 && so.getAsBoolean()) {
                    return;
                }
            } catch (StorageException failed) {
                // It passes.
            }
            clock.move(WAIT);
        }
        throw new AssertionError("the match does not go on; owed: "
                + storage.outbox().owed() + "; broken: " + wire.broken() + "; "
                + host.matches.at(TestHost.AGORA).map(m -> m.stage() + " " + m.seats() + " " + m.awaited())
                + "; stored: " + storage.matches().alive(storage.fence()));
    }

    private synchronized End end(Storage storage, TestHost host, String match) {
        List<Long> lost = new ArrayList<>();
        for (long id = 1; storage.outbox().find(id).isPresent(); id++) {
            strategos.storage.post.Post row = storage.outbox().find(id).get();
            boolean story = !row.kind().equals("show");
            if (story && (row.state() != strategos.storage.post.Post.State.SENT || !channel.containsKey("msg-" + id))) {
                lost.add(id);
            }
        }
        List<String> stories =
                channel.values().stream().flatMap(ScriptedMatch::told).toList();
        List<String> journal = new ArrayList<>();
        for (JournalRow row : storage.journal().read(match, 1, Long.MAX_VALUE)) {
            journal.add(row.version() + " " + row.kind() + " " + row.seat().orElse("") + " " + row.entries());
        }
        String dice = host.matches.diceLog(match).replaceAll("\"at\" : .*", "");
        return new End(stories, journal, dice, lost, List.copyOf(twice));
    }

    /** What a message tells, word by word: headings, small print and questions depend on how fast it was. */
    static Stream<String> told(String text) {
        return text.lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("-#") && !line.startsWith("▸"))
                .flatMap(line -> Stream.of(line.split(" ")))
                .filter(word -> !word.isEmpty());
    }

    /** A service whose ids depend on the posts alone. */
    private final class Channel implements Outlet {
        @Override
        public String deliver(Post post) throws Undelivered {
            synchronized (ScriptedMatch.this) {
                post.message().pictures().forEach(picture -> picture.png().get());
                String id = post.edits().orElse("msg-" + post.id());
                if (post.edits().isPresent() && !channel.containsKey(id)) {
                    throw new Undelivered(Undelivered.Remedy.POST_ANEW, id + " is gone", null);
                }
                if (channel.put(id, post.message().text()) != null
                        && post.edits().isEmpty()
                        && !post.again()) {
                    twice.add(post.id());
                }
                return id;
            }
        }

        @Override
        public void remove(ChannelRef where, String message) {
            synchronized (ScriptedMatch.this) {
                channel.remove(message);
            }
        }

        @Override
        public Optional<String> retract(Post post) {
            synchronized (ScriptedMatch.this) {
                String id = "msg-" + post.id();
                return channel.remove(id) == null ? Optional.empty() : Optional.of(id);
            }
        }

        @Override
        public int below(ChannelRef where, String message, int most) {
            return 0;
        }
    }

    /** Pictures that take no time. */
    private static final class OnePixel implements Pictures {
        private static Optional<Picture> picture(String name) {
            return Optional.of(new Picture(name + ".png", name, () -> new byte[1]));
        }

        @Override
        public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
            return picture("map");
        }

        @Override
        public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
            return picture("dice");
        }

        @Override
        public Optional<Picture> board(String game, Board board, Speech words) {
            return picture("board");
        }

        @Override
        public List<String> parts(String game, Scene scene) {
            return List.of();
        }
    }
}
