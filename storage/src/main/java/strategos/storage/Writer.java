package strategos.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.ConnectionFactory;

/** The one connection that writes, lent to one thread at a time, in the order in which they came. */
final class Writer implements ConnectionFactory, AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Connection connection;

    Writer(Connection connection) {
        this.connection = connection;
    }

    @Override
    public Connection openConnection() throws SQLException {
        lock.lock();
        boolean lent = false;
        try {
            if (connection.isClosed()) {
                throw new SQLException("it is closed");
            }
            lent = true;
            return connection;
        } finally {
            if (!lent) {
                lock.unlock();
            }
        }
    }

    @Override
    public void closeConnection(Connection lent) {
        lock.unlock();
    }

    /** Waits for the transaction that is under way. */
    @Override
    public void close() throws SQLException {
        lock.lock();
        try {
            connection.close();
        } finally {
            lock.unlock();
        }
    }
}
