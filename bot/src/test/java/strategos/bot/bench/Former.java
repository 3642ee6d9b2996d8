package strategos.bot.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.json.GameCodec;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;

/**
 * Computers of another version, to play against. All its classes and data are its own, from a jar or a folder of classes
 * of that version's engine; positions go there and orders come back as they are stored. That holds as long as that version
 * can read a position of today.
 */
final class Former {
    private static final String ENGINE = "strategos.engine.";

    private final ClassLoader there;
    private final Object library;

    private Former(ClassLoader there) {
        this.there = there;
        this.library = call("library.Library", "packed", null);
    }

    /** Those of the jar, or of the folder of classes. */
    static Former of(Path classes) {
        if (!classes.toFile().exists()) {
            throw new IllegalArgumentException("there is no other version at " + classes);
        }
        return new Former(new Classes(classes));
    }

    /** Whether that version had the scenario. */
    boolean knows(String game, String scenario) {
        Object box = call("Game", "box", call("library.Library", "open", library, game));
        return ((Optional<?>) call("box.Box", "scenario", box, scenario)).isPresent();
    }

    /** The rules of thumb that played that game then. */
    <S> Computer<S> computer(Game<S> game) {
        return elder(game, Optional.empty());
    }

    /** The computer of that level that played the game then, a hard one with so many simulations an order. */
    <S> Computer<S> computer(Game<S> game, Level level, int simulations) {
        Object opponents = make("search.Opponents", make("search.Budget", simulations));
        Optional<?> then = (Optional<?>) call("search.Level", "of", null, level.id());
        return elder(
                game,
                Optional.of(call(
                        "search.Opponents",
                        "of",
                        opponents,
                        call("library.Library", "open", library, game.box().id()),
                        then.orElseThrow())));
    }

    private <S> Computer<S> elder(Game<S> game, Optional<Object> opponent) {
        return new Elder<>(game.box().id(), new GameCodec<>(game.records()), opponent);
    }

    /** Calls a method of the other version's engine, found by its name and by what it takes. */
    private Object call(String type, String method, Object on, Object... given) {
        try {
            Method found = Arrays.stream(
                            Class.forName(ENGINE + type, true, there).getMethods())
                    .filter(one -> one.getName().equals(method) && takes(one, given))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("that version has no " + type + "." + method));
            return found.invoke(on, given);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("that version fails in " + type + "." + method, e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("that version has another " + type + "." + method, e);
        }
    }

    private static boolean takes(Executable what, Object... given) {
        Class<?>[] wanted = what.getParameterTypes();
        return wanted.length == given.length
                && IntStream.range(0, given.length)
                        .allMatch(i -> boxed(wanted[i]).isInstance(given[i]));
    }

    private static Class<?> boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    private Object make(String type, Object... given) {
        try {
            return Arrays.stream(Class.forName(ENGINE + type, true, there).getConstructors())
                    .filter(one -> takes(one, given))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("that version makes no " + type + " of this"))
                    .newInstance(given);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("that version has another " + type, e);
        }
    }

    private final class Elder<S> implements Computer<S> {
        private final GameCodec<S> today;
        private final Object game;
        private final Object codec;
        private final Optional<Object> opponent;

        Elder(String id, GameCodec<S> today, Optional<Object> opponent) {
            this.today = today;
            this.opponent = opponent;
            this.game = call("library.Library", "open", library, id);
            this.codec = make("json.GameCodec", call("Game", "records", game));
        }

        /** What is seen, concealed again, is the same. */
        @Override
        public Call choose(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
            Object position = call("json.GameCodec", "readState", codec, today.writeState(seen.position()));
            Object by = make("seat.Seat", seat.id());
            Object known = call("Game", "conceal", game, position, by);
            Optional<?> asked = (Optional<?>) call("Decisions", "of", call("Game", "decisions", game), known, by);
            Object question = asked.orElseThrow();
            Object order = opponent.isEmpty()
                    ? call("Computer", "choose", call("Game", "computer", game), known, by, question, luck)
                    : call("search.Thought$Idea", "call", best(opponent.get(), known, by, question, luck));
            return today.readCall((String) call("json.GameCodec", "writeCall", codec, order));
        }
    }

    private Object best(Object opponent, Object known, Object by, Object question, RandomGenerator luck) {
        Object thought = call("search.Opponents$Opponent", "think", opponent, known, by, question, luck);
        return call("search.Thought", "best", thought);
    }

    /** Never closed: its computers live as long as the measurement. */
    private static final class Classes extends URLClassLoader {
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

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(ENGINE)) {
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

        /** Its data and its services are its own, too. */
        @Override
        public URL getResource(String name) {
            URL found = findResource(name);
            return found == null && !own(name) ? super.getResource(name) : found;
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return own(name) ? findResources(name) : super.getResources(name);
        }

        private static boolean own(String name) {
            return name.startsWith("strategos/") || name.startsWith("META-INF/services/" + ENGINE);
        }
    }
}
