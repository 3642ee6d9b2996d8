package strategos.bot.bench.scale;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import strategos.bot.bench.scale.Crowd.Table;
import strategos.bot.discord.fake.FakeDiscord;

/** Whether all that was played is stored once, and all that was owed stands in its channel once, in order. */
record Audit(int orders, int lost, int doubled, int disordered) {
    /**
     * Looks at all tables.
     *
     * @return tables whose journal is not what the script says, posts that Discord never had, that stand there twice, and that
     *     stand there before an earlier one
     */
    static Audit of(FakeDiscord discord, Connection database, Collection<Table> tables) throws SQLException {
        int orders = 0;
        int lost = 0;
        int doubled = 0;
        int disordered = 0;
        for (Table table : tables) {
            orders += asPlayed(database, table) ? 0 : 1;
            List<Long> posts = discord.nonces(table.channel()).stream()
                    .map(nonce -> Long.valueOf(nonce.substring(0, nonce.indexOf('-'))))
                    .toList();
            Set<String> there = new HashSet<>(discord.posted(table.channel()).stream()
                    .map(message -> message.id())
                    .toList());
            for (int i = 1; i < posts.size(); i++) {
                disordered += posts.get(i) < posts.get(i - 1) ? 1 : 0;
            }
            doubled += discord.nonces(table.channel()).size() - new HashSet<>(discord.nonces(table.channel())).size();
            lost += missing(database, table, there);
        }
        return new Audit(orders, lost, doubled, disordered);
    }

    /** The rows of the copy say what those of the match say that was played before, up to what its people were told of. */
    private static boolean asPlayed(Connection database, Table table) throws SQLException {
        // Names within an entry have no order of their own.
        String sql = "select count(*), coalesce(max(c.version), 0), count(*) filter (where t.version is null"
                + " or (c.kind, c.seat, c.entries::jsonb) is distinct from (t.kind, t.seat, t.entries::jsonb))"
                + " from journal c left join journal t on t.match = ? and t.version = c.version where c.match = ?";
        try (PreparedStatement asked = database.prepareStatement(sql)) {
            asked.setString(1, table.script().match());
            asked.setString(2, table.place().match());
            try (ResultSet found = asked.executeQuery()) {
                found.next();
                boolean so = found.getLong(1) == found.getLong(2)
                        && found.getLong(2) >= table.version()
                        && found.getLong(3) == 0;
                if (!so) {
                    System.err.println(table.place().match() + ": " + found.getLong(1) + " rows up to version "
                            + found.getLong(2) + ", of which " + found.getLong(3) + " say something else; played up to "
                            + table.version());
                }
                return so;
            }
        }
    }

    /** Posts of the table that are not settled, or are called sent and stand nowhere. */
    private static int missing(Connection database, Table table, Set<String> there) throws SQLException {
        int missing = 0;
        try (PreparedStatement asked = database.prepareStatement(
                "select id, kind, state, message from outbox where match = ? and place like ?")) {
            asked.setString(1, table.place().match());
            asked.setString(2, "%" + table.place().channel());
            try (ResultSet found = asked.executeQuery()) {
                while (found.next()) {
                    String message = found.getString("message");
                    boolean sent = found.getString("state").equals("sent");
                    boolean well = sent && (message == null || there.contains(message));
                    missing += well ? 0 : 1;
                    if (!well) {
                        System.err.println(table.place().match() + ": post " + found.getLong("id") + " ("
                                + found.getString("kind") + ") is " + found.getString("state") + ", as " + message);
                    }
                }
            }
        }
        return missing;
    }
}
