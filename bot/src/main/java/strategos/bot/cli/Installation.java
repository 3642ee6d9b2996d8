package strategos.bot.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Option;
import strategos.bot.beacon.BlsCheck;
import strategos.bot.beacon.HttpBeacon;
import strategos.bot.command.LibraryWords;
import strategos.bot.command.NewMatchDefaults;
import strategos.bot.host.Pictures;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.bot.render.kept.DiskShelf;
import strategos.bot.render.kept.Shelf;
import strategos.bot.settings.Settings;
import strategos.bot.settings.SettingsReader;
import strategos.bot.verify.DiceCheck;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.config.ConfigFolder;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;

/** The settings and games that a command works with; mixed into each that needs them. */
final class Installation {
    /** Set by the launcher script: the folder of the project. */
    private static final String HOME = "STRATEGOS_HOME";

    private final Environment environment;

    @Option(names = "--settings", paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    private Optional<Consumer<BooleanSupplier>> ready = Optional.empty();

    Installation(Environment environment) {
        this.environment = environment;
    }

    /** The settings, with their file checked whole. */
    Settings settings() {
        SettingsReader reader = new SettingsReader(environment.variables());
        return file().map(reader::read).orElseGet(reader::usual);
    }

    /** The games with the operator's own data, all of them checked. */
    Library library(Settings settings) {
        Library library = Library.open(
                settings.games().overlay().map(ConfigFolder::overlaid).orElseGet(ConfigFolder::packed));
        new NewMatchDefaults(settings.matches().options())
                .check(file().map(Path::toString).orElse(""), library);
        return library;
    }

    /** Where the bot's matches lie, if it can live there. */
    DatabasePlace place(Optional<String> asked, Settings settings) {
        DatabasePlace place = DatabasePlace.of(asked, settings, environment.variables());
        place.check(file().map(Path::toString).orElse("the settings"), settings);
        return place;
    }

    /** How dice logs are checked: against the public beacon, without a network. */
    static DiceCheck check() {
        return new DiceCheck(new HttpBeacon(BeaconNetwork.QUICKNET, new BlsCheck(), List.of()));
    }

    /** Where pictures come from; the looks and sheets of all games are checked. Grounds are kept beside the database. */
    Pictures pictures(Settings settings, Library library, DatabasePlace place) {
        Shelf shelf = grounds(settings, place)
                .<Shelf>map(folder ->
                        new DiskShelf(folder, library.config(), DiskShelf.Bounds.USUAL, InstantSource.system()))
                .orElse(Shelf.NONE);
        Atelier atelier =
                new Atelier(library.config(), (long) settings.pictures().cacheMegabytes() << 20, shelf);
        List<String> games =
                library.games().stream().map(game -> game.box().id()).toList();
        games.forEach(atelier::painter);
        ready = Optional.of(wanted -> atelier.warmUp(games, wanted));
        return new PaintedPictures(atelier);
    }

    /** Makes ready what the first pictures would wait for; nothing where none were asked for. */
    Warming warming() {
        return new Warming(ready);
    }

    /** Making pictures ready, on a thread that is not left behind. */
    static final class Warming implements AutoCloseable {
        private final Optional<Consumer<BooleanSupplier>> ready;
        private volatile boolean open = true;

        private Warming(Optional<Consumer<BooleanSupplier>> ready) {
            this.ready = ready;
        }

        void begin() {
            ready.ifPresent(make -> make.accept(() -> open));
        }

        @Override
        public void close() {
            open = false;
        }
    }

    /** The folder of the painted grounds; none for a database in memory, unless the settings name one. */
    static Optional<Path> grounds(Settings settings, DatabasePlace place) {
        Settings.Grounds grounds = settings.pictures().grounds();
        if (!grounds.kept()) {
            return Optional.empty();
        }
        return grounds.folder()
                .or(() -> place.file().map(file -> file.toAbsolutePath().resolveSibling("grounds")));
    }

    /** Common words, for what the launcher itself says. */
    Function<Text, String> words(Library library) {
        return new LibraryWords(library, Escape.plain()).common()::say;
    }

    /** The same with the words of one game. */
    Function<Text, String> words(Library library, String game) {
        return new LibraryWords(library, Escape.plain()).of(game)::say;
    }

    /** The file that was named, else the one of the project, if there is one. */
    Optional<Path> file() {
        if (file.isPresent()) {
            return file;
        }
        return Optional.ofNullable(environment.variables().get(HOME))
                .map(home -> Path.of(home, "config", "strategos.yaml"))
                .filter(Files::isRegularFile);
    }
}
