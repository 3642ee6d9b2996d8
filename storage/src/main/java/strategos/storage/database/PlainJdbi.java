package strategos.storage.database;

import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jdbi.v3.core.statement.TemplateEngine;

/** Jdbi as both engines want it. */
final class PlainJdbi {
    /**
     * What a statement's text means never changes, and the program has some two hundred: each is taken apart once, whichever
     * connections come to it first. It keeps a thousand.
     */
    private static final SqlParser READ_ONCE = new ColonPrefixSqlParser();

    private PlainJdbi() {}

    /** Jdbi would repeat the bound values in its errors, and the dice are among them. No statement is a template. */
    static Jdbi over(ConnectionFactory connections) {
        Jdbi jdbi = Jdbi.create(connections);
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
        jdbi.getConfig(SqlStatements.class)
                .setTemplateEngine(TemplateEngine.NOP)
                .setSqlParser(READ_ONCE);
        return jdbi;
    }
}
