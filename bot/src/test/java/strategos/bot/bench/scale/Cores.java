package strategos.bot.bench.scale;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/** For how long the machine's cores have worked for whom. */
record Cores(Duration bots, Duration database, Duration standIn) {
    static Cores now(Fleet fleet, Connection database) throws SQLException {
        return new Cores(fleet.worked(), server(database), worked(ProcessHandle.current()));
    }

    Cores since(Cores before) {
        return new Cores(bots.minus(before.bots), database.minus(before.database), standIn.minus(before.standIn));
    }

    Duration all() {
        return bots.plus(database).plus(standIn);
    }

    private static Duration server(Connection database) throws SQLException {
        try (Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery("select pg_backend_pid()")) {
            found.next();
            return ProcessHandle.of(found.getLong(1))
                    .flatMap(ProcessHandle::parent)
                    .map(all -> all.children().map(Cores::worked).reduce(worked(all), Duration::plus))
                    .orElse(Duration.ZERO);
        }
    }

    private static Duration worked(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
