package strategos.bot.host;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import strategos.storage.Storage;
import strategos.storage.database.SqliteDatabase;

/** The wire to a database, which counts the statements that pass and breaks where it is told to. */
final class Wire implements UnaryOperator<Connection> {
    private final List<String> passed = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();
    private Predicate<Passing> fault = passing -> false;
    private Runnable committed = () -> {};
    private boolean counting;

    /**
     * A statement on its way.
     *
     * @param number which one it is since {@link #faults}, from 1
     * @param done whether it was carried out already, and its report is on its way back
     */
    record Passing(int number, String sql, boolean done) {}

    /** A database behind the wire. */
    Storage open(Path file, Duration patience) {
        return new Storage(SqliteDatabase.open(file, patience, this));
    }

    /** From now on statements are counted, and each fails of which that is true. */
    synchronized void faults(Predicate<Passing> which) {
        passed.clear();
        broken.clear();
        counting = true;
        fault = which;
    }

    /** All is well from now on. */
    synchronized void mend() {
        fault = passing -> false;
    }

    /** Does that whenever something was committed. */
    synchronized void committed(Runnable then) {
        committed = then;
    }

    /** The statements that passed since {@link #faults}, whether they failed or not. */
    synchronized List<String> passed() {
        return List.copyOf(passed);
    }

    /** Those that failed. */
    synchronized List<String> broken() {
        return List.copyOf(broken);
    }

    @Override
    public Connection apply(Connection connection) {
        return proxy(Connection.class, connection, (method, arguments) -> {
            Object made = call(connection, method, arguments);
            if (method.getName().equals("commit")) {
                afterCommit();
            }
            return made instanceof PreparedStatement statement ? prepared(statement, (String) arguments[0]) : made;
        });
    }

    private PreparedStatement prepared(PreparedStatement statement, String sql) {
        return proxy(PreparedStatement.class, statement, (method, arguments) -> {
            if (!method.getName().startsWith("execute")) {
                return call(statement, method, arguments);
            }
            int number = before(sql);
            Object made = call(statement, method, arguments);
            broken(new Passing(number, sql, true));
            if (sql.equals("commit")) {
                afterCommit();
            }
            return made;
        });
    }

    private synchronized void afterCommit() {
        committed.run();
    }

    private synchronized int before(String sql) throws SQLException {
        if (counting) {
            passed.add(sql);
        }
        broken(new Passing(passed.size(), sql, false));
        return passed.size();
    }

    private synchronized void broken(Passing passing) throws SQLException {
        if (fault.test(passing)) {
            broken.add(passing.sql());
            throw new SQLException("a fault of the disk, at " + passing);
        }
    }

    private interface Call {
        Object apply(Method method, Object... arguments) throws Throwable;
    }

    private static Object call(Object target, Method method, Object... arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @SuppressWarnings("ReferenceEquality") // A connection is a key by itself.
    private static <T> T proxy(Class<T> type, T target, Call call) {
        InvocationHandler handler = (self, method, arguments) -> switch (method.getName()) {
            case "equals" -> self == Optional.ofNullable(arguments).orElseThrow()[0];
            case "hashCode" -> System.identityHashCode(target);
            default -> call.apply(method, arguments);
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
