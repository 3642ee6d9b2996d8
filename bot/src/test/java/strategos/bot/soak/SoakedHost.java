package strategos.bot.soak;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;
import strategos.bot.settings.QuickSettings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;

/**
 * A host in a process of its own that answers and answers, a table for each scenario of each game, and says after each
 * tenth of it how much is still in use. Arguments: how many answers, the file of the
 * database, and which of the pictures are painted: every so manieth.
 */
final class SoakedHost {
    private static final int MARKS = 6;
    private static final String OLD = "Tenured Gen";

    /** Bytes that painted grounds may take: the least that an operator can set. */
    static final long GROUNDS = 16L << 20;

    private SoakedHost() {}

    /** Prints a line for each mark: the answers so far and the bytes of the old generation after a collection. */
    public static void main(String[] args) {
        int answers = Integer.parseInt(args[0]);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Library library = Library.packed();
        ConsolePlan plan = new ConsolePlan(
                QuickSettings.QUICK,
                library,
                new DatabasePlace(Optional.of(Path.of(args[1])), false),
                new Sketches(
                        new PaintedPictures(Ateliers.of(library.config(), GROUNDS)),
                        Integer.parseInt(args[2]),
                        new AtomicInteger()),
                new PictureFiles(Path.of(args[1]).resolveSibling("out"), false),
                Console.Format.JSON,
                Optional.of("soak"),
                Confirmation.ASKED);
        try (ConsoleHost host = ConsoleHost.open(plan, new PrintWriter(Writer.nullWriter()))) {
            List<SoakedTable> tables = new ArrayList<>();
            library.games().forEach(game -> tables.addAll(tables(host, game.box())));
            int given = 0;
            for (int mark = 1; mark <= MARKS; mark++) {
                while (given < (long) answers * mark / MARKS) {
                    tables.get(given % tables.size()).ask(given / tables.size());
                    given++;
                }
                out.println(given + " " + old());
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private static List<SoakedTable> tables(ConsoleHost host, Box box) {
        List<SoakedTable> tables = new ArrayList<>();
        for (Scenario scenario : box.scenarios()) {
            tables.add(new SoakedTable(host, box, scenario));
        }
        return tables;
    }

    private static long old() {
        System.gc();
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getName().equals(OLD))
                .mapToLong(pool -> pool.getCollectionUsage().getUsed())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("run it with " + SoakTest.COLLECTOR));
    }
}
