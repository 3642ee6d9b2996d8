package strategos.bot.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.storage.Storage;
import strategos.storage.match.Journal.JournalRow;

/**
 * Plays a script of interactions to its end, and stands still on the way, where it may be killed. The chat service is a
 * file beside the database: it keeps what it got, whatever becomes of this process.
 */
final class KilledChild {
    /** Where it stands still; it goes on when this file is gone. */
    static final String STANDS = "stands.txt";

    /** What was posted and stored in the end. */
    static final String REPORT = "report.txt";

    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final Path home;
    private final Set<String> stops;

    private KilledChild(Path home, List<String> stops) {
        this.home = home;
        this.stops = new HashSet<>(stops);
    }

    /** Arguments: the folder, and the moments at which it stands still, as {@link #moment} names them. */
    public static void main(String[] args) throws IOException {
        new KilledChild(Path.of(args[0]), List.of(args).subList(1, args.length)).play();
        Runtime.getRuntime().halt(0);
    }

    /** Plays on in this process, and to the end. */
    static void toItsEnd(Path home) throws IOException {
        new KilledChild(home, List.of()).play();
    }

    static String moment(Checkpoint checkpoint, String what) {
        return checkpoint + " " + what;
    }

    private void play() throws IOException {
        MovingClock clock = new MovingClock();
        Channel channel = new Channel(home.resolve("channel.txt"));
        try (Storage storage = Storage.open(home.resolve("matches.db"))) {
            HostParts parts = new HostParts(
                    storage,
                    DuelFactory.library(),
                    channel,
                    new StubBeacon(clock),
                    Pictures.NONE,
                    Escape.plain(),
                    HostLimits.USUAL,
                    ThoughtLimits.NONE,
                    Servers.USUAL,
                    clock,
                    new Luck(new KnownChains(), new Random(2), false),
                    this::reached);
            try (TestHost host = TestHost.of(parts, new MemoryOutlet(), clock)) {
                String match = script(host);
                List<String> report = new ArrayList<>(channel.stories());
                for (JournalRow row : storage.journal().read(match, 1, Long.MAX_VALUE)) {
                    report.add(
                            row.version() + " " + row.kind() + " " + row.seat().orElse("") + " " + row.entries());
                }
                report.add(host.matches.diceLog(match).replace("\n", ""));
                Files.write(home.resolve(REPORT), report);
            }
        }
    }

    /** One at a time: whoever else comes to a checkpoint meanwhile stands still there, too. */
    private synchronized void reached(Checkpoint checkpoint, String what) {
        if (stops.remove(moment(checkpoint, what))) {
            try {
                Path stands = Files.createFile(home.resolve(STANDS));
                while (Files.exists(stands)) {
                    Thread.sleep(10);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** The same interactions in every life; those that were carried out in an earlier one are known by their ids. */
    private static String script(TestHost host) {
        Matches matches = host.matches;
        String match = did(host, matches.create(TestHost.by("red", "new"), TestHost.AGORA, "duel", "foils", Map.of()))
                .id();
        did(host, matches.join(TestHost.by("red", "red-joins"), match, RED, Optional.of("owl")));
        did(host, matches.join(TestHost.by("blue", "blue-joins"), match, BLUE, Optional.of("eagle")));
        did(host, matches.start(TestHost.by("red", "start"), match));
        order(host, match, RED, "taunt-1", Call.of("taunt", "words", "first"));
        order(host, match, RED, "stance-1", Call.of("stance", "stance", "low"));
        order(host, match, BLUE, "stance-2", Call.of("stance", "stance", "low"));
        order(host, match, BLUE, "stance-3", Call.of("stance", "stance", "low"));
        order(host, match, RED, "stance-4", Call.of("stance", "stance", "low"));
        did(host, matches.resign(TestHost.by("blue", "resigns"), match, BLUE));
        return match;
    }

    private static void order(TestHost host, String match, Seat seat, String delivery, Call call) {
        Order order = new Order(seat, call);
        did(host, host.matches.order(TestHost.by(seat.id(), delivery), match, order, OptionalLong.empty()));
    }

    /**
     * What is told and asked is shown before the next deed: how it is shown, and what is committed when this process dies of
     * a post, would depend on how fast it was.
     */
    private static LiveMatch did(TestHost host, ActionResult deed) {
        LiveMatch after = TestHost.done(deed);
        host.settled();
        return after;
    }

    /** A chat service that keeps what it was told in a file, a line each: to which message, by which post, and its words. */
    private static final class Channel implements Outlet {
        private static final String GONE = "gone";

        private final Path file;

        Channel(Path file) {
            this.file = file;
        }

        @Override
        public synchronized String deliver(Post post) throws Undelivered {
            Optional<String> there = post.edits().isPresent() ? post.edits() : sent(post);
            if (post.edits().isPresent() && !stand().containsKey(post.edits().get())) {
                throw new Undelivered(Undelivered.Remedy.POST_ANEW, "it is gone", null);
            }
            String id = there.orElse("message-" + post.id()); // the dice hang on the first one's
            append(
                    id,
                    post.edits().isPresent() ? "edit" : nonce(post),
                    post.message().text().replace("\n", " / "));
            return id;
        }

        @Override
        public synchronized void remove(ChannelRef where, String message) {
            append(message, GONE, "");
        }

        @Override
        public synchronized Optional<String> retract(Post post) {
            Optional<String> there = sent(post);
            there.ifPresent(id -> remove(post.where(), id));
            return there;
        }

        @Override
        public int below(ChannelRef where, String message, int most) {
            return 0;
        }

        /** The words of the story that stand in the channel. */
        synchronized List<String> stories() {
            return stand().values().stream()
                    .flatMap(words -> ScriptedMatch.told(words.replace(" / ", "\n")))
                    .toList();
        }

        private static String nonce(Post post) {
            return "post " + post.id();
        }

        private Optional<String> sent(Post post) {
            return post.again()
                    ? lines().stream()
                            .filter(line -> line[1].equals(nonce(post)) && stand().containsKey(line[0]))
                            .map(line -> line[0])
                            .findFirst()
                    : Optional.empty();
        }

        private Map<String, String> stand() {
            Map<String, String> stand = new LinkedHashMap<>();
            for (String[] line : lines()) {
                if (line[1].equals(GONE)) {
                    stand.remove(line[0]);
                } else {
                    stand.put(line[0], line[2]);
                }
            }
            return stand;
        }

        private List<String[]> lines() {
            try {
                return Files.exists(file)
                        ? Files.readAllLines(file).stream()
                                .map(line -> line.split("\t", 3))
                                .toList()
                        : List.of();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void append(String... line) {
            try {
                Files.write(
                        file,
                        (String.join("\t", line) + "\n").getBytes(StandardCharsets.UTF_8),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
