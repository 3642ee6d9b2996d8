package strategos.bot.soak;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.port.Answer;
import strategos.bot.port.Message.Picture.Painting;
import strategos.bot.port.Request.Input;
import strategos.bot.render.Atelier;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;
import strategos.bot.settings.QuickSettings;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Library;

/** Asks for maps of one game after the other, and has all of them painted at once. Arguments: how many maps and games. */
final class Crowd {
    private Crowd() {}

    /** Prints how many were painted. */
    public static void main(String[] args) throws Exception {
        Library library = Library.packed();
        Atelier atelier =
                Ateliers.of(library.config(), (long) Settings.USUAL.pictures().cacheMegabytes() << 20);
        ConsolePlan plan = new ConsolePlan(
                QuickSettings.QUICK,
                library,
                DatabasePlace.memory(),
                new PaintedPictures(atelier),
                new PictureFiles(Path.of("unused"), false),
                Console.Format.JSON,
                Optional.of("crowd"),
                Confirmation.ASKED);
        try (ConsoleHost host = ConsoleHost.open(plan, new PrintWriter(Writer.nullWriter()))) {
            List<SoakedTable> tables = library.games().stream()
                    .limit(Integer.parseInt(args[1]))
                    .map(game -> new SoakedTable(
                            host, game.box(), game.box().scenarios().getFirst()))
                    .toList();
            List<Painting> paintings = new ArrayList<>();
            for (int i = 0; i < Integer.parseInt(args[0]); i++) {
                Answer answer =
                        tables.get(i % tables.size()).answer(new Input.Command("map", "", new LinkedHashMap<>()));
                paintings.add(answer.message().pictures().getFirst().png());
            }
            new PrintStream(System.out, true, StandardCharsets.UTF_8).println(painted(paintings) + " painted");
        }
        Runtime.getRuntime().halt(0);
    }

    private static int painted(List<Painting> paintings) throws Exception {
        try (ExecutorService askers =
                Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
            List<Future<byte[]>> asked = new ArrayList<>();
            paintings.forEach(painting -> asked.add(askers.submit(painting::get)));
            int painted = 0;
            for (Future<byte[]> picture : asked) {
                painted += picture.get().length > 0 ? 1 : 0;
            }
            return painted;
        }
    }
}
