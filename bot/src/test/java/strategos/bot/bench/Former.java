package strategos.bot.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import strategos.engine.Computer;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.GameFactory;
import strategos.engine.library.Library;

/**
 * Rules of thumb of another version, to play against: each game's own package and its {@code computer} come from a jar or a
 * folder of classes of that version, all else, the position above all, from this one. That holds as long as the older
 * computer knows its way about today's position.
 */
final class Former {
    private final Library library;

    private Former(Library library) {
        this.library = library;
    }

    /** Those of the jar, or of the folder of classes. */
    static Former of(Path classes) {
        List<GameFactory> factories = new ArrayList<>();
        ServiceLoader.load(GameFactory.class, new Classes(classes)).forEach(factories::add);
        return new Former(Library.of(ConfigFolder.packed(), factories));
    }

    /** The computer that played that game then. */
    @SuppressWarnings("unchecked") // the position's class is the same one
    <S> Computer<S> computer(Game<S> game) {
        return (Computer<S>) library.open(game.box().id()).computer();
    }

    /** Never closed: its computers live as long as the measurement. */
    private static final class Classes extends URLClassLoader {
        private static final Pattern OWN =
                Pattern.compile("strategos[./]engine[./]games[./][a-z]+[./](computer[./])?[^./]+([.]json)?");

        Classes(Path classes) {
            super(new URL[] {url(classes)}, Former.class.getClassLoader());
        }

        private static URL url(Path classes) {
            try {
                return classes.toUri().toURL();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static boolean own(String name) {
            return OWN.matcher(name).matches();
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!own(name)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                Class<?> found = known == null ? findClass(name) : known;
                if (resolve) {
                    resolveClass(found);
                }
                return found;
            }
        }

        /** What lies beside a class of that version is of that version. */
        @Override
        public URL getResource(String name) {
            URL there = own(name) ? findResource(name) : null;
            return there == null ? super.getResource(name) : there;
        }
    }
}
