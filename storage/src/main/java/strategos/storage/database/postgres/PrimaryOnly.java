package strategos.storage.database.postgres;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/** A server that has become one that only follows stays so: the pool does not lend its connections again. */
public final class PrimaryOnly implements SQLExceptionOverride {
    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException e) {
        return PostgresFailures.follows(e)
                ? SQLExceptionOverride.Override.MUST_EVICT
                : SQLExceptionOverride.Override.CONTINUE_EVICT;
    }
}
