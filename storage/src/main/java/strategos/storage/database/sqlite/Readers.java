package strategos.storage.database.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.ConnectionFactory;

/** A few connections that only read; who finds none free waits. */
public final class Readers implements ConnectionFactory, AutoCloseable {
    /** Reading is short, and each connection has a page cache of its own. */
    private static final int COUNT = 3;

    private final Connections connections;
    private final BlockingQueue<Connection> free = new ArrayBlockingQueue<>(COUNT, true);
    private final Set<Connection> failed = ConcurrentHashMap.newKeySet();

    public Readers(Connections connections) throws SQLException {
        this.connections = connections;
        List<Connection> opened = new ArrayList<>();
        try {
            for (int i = 0; i < COUNT; i++) {
                opened.add(connections.read());
            }
        } catch (SQLException e) {
            for (Connection connection : opened) {
                connection.close();
            }
            throw e;
        }
        free.addAll(opened);
    }

    @Override
    public Connection openConnection() throws SQLException {
        Connection connection = take();
        boolean lent = false;
        try {
            if (connection.isClosed()) {
                throw new SQLException("it is closed");
            }
            if (failed.contains(connection)) {
                connection = replace(connection);
            }
            lent = true;
            return connection;
        } finally {
            if (!lent) {
                free.add(connection);
            }
        }
    }

    private Connection take() throws SQLException {
        try {
            return free.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SQLException("the thread was interrupted while it waited to read", e);
        }
    }

    private Connection replace(Connection old) throws SQLException {
        Connection next = connections.read();
        failed.remove(old);
        old.close();
        return next;
    }

    @Override
    public void closeConnection(Connection lent) {
        free.add(lent);
    }

    /** The connection is not lent again; it is called by the one who has it. */
    public void renew(Connection lent) {
        failed.add(lent);
    }

    /** Waits for those who are reading; readers that come later are refused. */
    @Override
    public void close() throws SQLException {
        List<Connection> all = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            all.add(take());
        }
        for (Connection connection : all) {
            connection.close();
            free.add(connection);
        }
    }
}
