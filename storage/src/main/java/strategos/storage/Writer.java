package strategos.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.ConnectionFactory;

/** The one connection that writes, lent to one thread at a time, in the order in which they came. */
final class Writer implements ConnectionFactory, AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Connections connections;
    private Connection connection;
    private boolean failed;
    private boolean closed;

    Writer(Connections connections) throws SQLException {
        this.connections = connections;
        this.connection = connections.write();
    }

    @Override
    public Connection openConnection() throws SQLException {
        lock.lock();
        boolean lent = false;
        try {
            if (closed) {
                throw new SQLException("it is closed");
            }
            if (failed) {
                replace();
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

    /** The connection is not lent again; it is called by the one who has it. */
    void renew(Connection lent) {
        failed = true;
    }

    /** The new one first: a database in memory lasts as long as somebody is connected to it. */
    private void replace() throws SQLException {
        Connection old = connection;
        connection = connections.write();
        failed = false;
        old.close();
    }

    /** Waits for the transaction that is under way. */
    @Override
    public void close() throws SQLException {
        lock.lock();
        try {
            closed = true;
            connection.close();
        } finally {
            lock.unlock();
        }
    }
}
