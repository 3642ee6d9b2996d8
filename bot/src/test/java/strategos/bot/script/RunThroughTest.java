package strategos.bot.script;

import static net.bytebuddy.matcher.ElementMatchers.any;
import static net.bytebuddy.matcher.ElementMatchers.isAbstract;
import static net.bytebuddy.matcher.ElementMatchers.isNative;
import static net.bytebuddy.matcher.ElementMatchers.isTypeInitializer;
import static net.bytebuddy.matcher.ElementMatchers.nameStartsWith;
import static net.bytebuddy.matcher.ElementMatchers.not;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.agent.builder.ResettableClassFileTransformer;
import net.bytebuddy.asm.Advice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.internal.PremainAttachAccess;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.LiveMatch;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.bot.settings.QuickSettings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.RandomComputer;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/**
 * How many files one order runs through: what somebody would read who follows it from the typed line to the posted map, when the
 * ground is painted already. All count in which anything runs, be it a record's own accessor; not what the host looks at each
 * second, whatever is done, which belongs to no order.
 */
class RunThroughTest {
    private static final String MARCH = "march";
    private static final String MAP = "@athens /map";

    /** The classes of the game that is played. */
    private static final String GAME = "strategos.engine.games.sparta.";

    private static final int MOST = 256;

    private static final int ORDERS = 2_000;
    private static final List<Path> MAIN =
            List.of(Path.of("../engine/src/main/java"), Path.of("../storage/src/main/java"), Path.of("src/main/java"));

    @TempDir
    Path folder;

    /** What each method tells as it begins; within all classes of the project, so it can be nothing but static. */
    public static final class Entered {
        /** The classes that were entered. */
        public static final Set<String> CLASSES = ConcurrentHashMap.newKeySet();

        /** Threads of other tests, which may still be at work. */
        public static final Set<Thread> FOREIGN = ConcurrentHashMap.newKeySet();

        /** The name of the thread that attends to clocks. */
        public static final String CLOCKS = "host";

        private Entered() {}

        @Advice.OnMethodEnter
        static void enter(@Advice.Origin("#t") String type) {
            Thread now = Thread.currentThread();
            if (!FOREIGN.contains(now) && !now.getName().equals(CLOCKS)) {
                CLASSES.add(type);
            }
        }
    }

    @Test
    void aMarchIsFollowedThroughFewFiles() throws Exception {
        Entered.FOREIGN.addAll(Thread.getAllStackTraces().keySet());
        Entered.FOREIGN.remove(Thread.currentThread());
        Library library = RegisteredGames.LIBRARY;
        ConsolePlan plan = new ConsolePlan(
                QuickSettings.QUICK,
                library,
                DatabasePlace.memory(),
                new PaintedPictures(new Atelier(library.config(), 64L << 20)),
                new PictureFiles(folder, true),
                Console.Format.JSON,
                Optional.of("seed"),
                Confirmation.NOT_ASKED);
        StringWriter said = new StringWriter();
        try (ConsoleHost host = ConsoleHost.open(plan, new PrintWriter(said))) {
            Console.Lines lines = host.console().lines(host.desk(), host.desk(), host.control());
            lines.take("@athens #table /match new game:sparta scenario:archidamian");
            lines.take("@athens /match join seat:athens omen:owl");
            lines.take("@sparta /match join seat:sparta omen:wolf");
            lines.take("@athens /match start");
            Played played = new Played(host, lines);
            lines.take(played.march());
            lines.take(MAP);
            String march = played.march();
            said.getBuffer().setLength(0);
            long pictures = pictures();
            Set<String> files = entered(() -> {
                lines.take(march);
                lines.take(MAP);
            });
            assertThat(pictures()).as("pictures of %s", said).isGreaterThan(pictures);
            Map<String, Long> byPart = files.stream()
                    .collect(Collectors.groupingBy(
                            file -> file.replaceAll("^strategos/(\\w+)(/games)?/.*", "$1$2"),
                            TreeMap::new,
                            Collectors.counting()));
            assertThat(files)
                    .as("%d files, %s: %s", files.size(), byPart, files)
                    .hasSizeLessThanOrEqualTo(MOST);
        }
    }

    private long pictures() throws Exception {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).count();
        }
    }

    /** Plays by lines, as a person types them. */
    private record Played(ConsoleHost host, Console.Lines lines) {
        /** Plays on at random up to where somebody may march, and gives the line for it. */
        String march() {
            SplittableRandom luck = new SplittableRandom(1);
            for (int i = 0; i < ORDERS; i++) {
                LiveMatch match = host.matches()
                        .find(host.matches().list(Console.GUILD).getFirst().id())
                        .orElseThrow();
                Seat seat = match.awaited().firstEntry().getKey();
                List<Offer> offers = match.decision(seat).orElseThrow().offers();
                Optional<Offer> march = offers.stream()
                        .filter(offer -> offer.verb().name().equals(MARCH))
                        .findFirst();
                if (march.isPresent()) {
                    return line(seat, new RandomComputer<>().fill(march.get(), luck));
                }
                Offer any = offers.get(luck.nextInt(offers.size()));
                lines.take(line(seat, new RandomComputer<>().fill(any, luck)));
            }
            throw new AssertionError("nobody marches");
        }

        private static String line(Seat seat, Call call) {
            return "@" + seat.id() + " /sparta " + call.verb()
                    + call.values().entrySet().stream()
                            .map(value -> " " + value.getKey() + ":" + String.join(",", value.getValue()))
                            .collect(Collectors.joining());
        }
    }

    /**
     * The main files of which something runs meanwhile; Mockito, an agent of the tests, knows the door to the classes. A march
     * runs through no file of another game: to make those over, too, would only take longer.
     */
    private static Set<String> entered(Runnable what) {
        Instrumentation instrumentation = PremainAttachAccess.getInstrumentation();
        ResettableClassFileTransformer told = new AgentBuilder.Default()
                .with(AgentBuilder.TypeStrategy.Default.DECORATE)
                .disableClassFormatChanges()
                .with(AgentBuilder.RedefinitionStrategy.RETRANSFORMATION)
                .ignore(not(nameStartsWith("strategos."))
                        .or(nameStartsWith("strategos.engine.games.").and(not(nameStartsWith(GAME))))
                        .or(type -> !isMain(file(type.getTypeName()))))
                .type(any())
                .transform((builder, type, loader, module, domain) -> builder.visit(Advice.to(Entered.class)
                        .on(not(isAbstract()).and(not(isNative())).and(not(isTypeInitializer())))))
                .installOn(instrumentation);
        try {
            Entered.CLASSES.clear();
            what.run();
            Set<String> files = new TreeSet<>();
            Entered.CLASSES.forEach(name -> files.add(file(name)));
            return files;
        } finally {
            told.reset(instrumentation, AgentBuilder.RedefinitionStrategy.RETRANSFORMATION);
        }
    }

    private static String file(String type) {
        return type.replaceAll("\\$.*", "").replace('.', '/') + ".java";
    }

    private static boolean isMain(String file) {
        return MAIN.stream().anyMatch(root -> Files.isRegularFile(root.resolve(file)));
    }
}
