package strategos.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jdbi.v3.core.ConnectionFactory;

/** A few connections that only read; who finds none free waits. */
final class Readers implements ConnectionFactory, AutoCloseable {
    /** Reading is short, and each connection has a page cache of its own. */
    private static final int COUNT = 3;

    private final BlockingQueue<Connection> free = new ArrayBlockingQueue<>(COUNT, true);
    private final List<Connection> all;

    Readers(Connections connections) throws SQLException {
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
        all = List.copyOf(opened);
        free.addAll(all);
    }

    @Override
    public Connection openConnection() throws SQLException {
        try {
            Connection connection = free.take();
            if (connection.isClosed()) {
                free.add(connection);
                throw new SQLException("it is closed");
            }
            return connection;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SQLException("the thread was interrupted while it waited to read", e);
        }
    }

    @Override
    public void closeConnection(Connection lent) {
        free.add(lent);
    }

    /** Waits for those who are reading; readers that come later are refused. */
    @Override
    public void close() throws SQLException {
        for (int i = 0; i < COUNT; i++) {
            openConnection();
        }
        for (Connection connection : all) {
            connection.close();
            free.add(connection);
        }
    }
}
