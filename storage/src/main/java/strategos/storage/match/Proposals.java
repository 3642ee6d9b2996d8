package strategos.storage.match;

import java.util.List;
import org.jdbi.v3.core.Handle;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Script;
import strategos.storage.match.StoredMatch.StoredProposal;
import strategos.storage.match.StoredMatch.StoredVoice;

/** What is proposed in each match, and what the seats say to it: one proposal of a kind, one voice of a seat. */
public final class Proposals {
    private final Database database;

    public Proposals(Database database) {
        this.database = database;
    }

    /** Those of a match, by kind. */
    public List<StoredProposal> of(String match) {
        return database.read(handle -> handle
                .createQuery("select * from proposal where match = ? order by kind")
                .bind(0, match)
                .map((row, context) -> new StoredProposal(
                        row.getString("kind"),
                        row.getString("seat"),
                        row.getString("payload"),
                        row.getLong("public_version"),
                        Columns.instant(row, "at"),
                        Columns.instant(row, "expires"),
                        List.of()))
                .list()
                .stream()
                .map(proposal -> heard(handle, match, proposal))
                .toList());
    }

    private static StoredProposal heard(Handle handle, String match, StoredProposal made) {
        List<StoredVoice> voices = handle.createQuery(
                        "select seat, user_id, agreed from proposal_voice where match = ? and kind = ? order by seat")
                .bind(0, match)
                .bind(1, made.kind())
                .map((row, context) -> new StoredVoice(
                        row.getString("seat"), Columns.maybeText(row, "user_id"), row.getBoolean("agreed")))
                .list();
        return new StoredProposal(
                made.kind(), made.seat(), made.payload(), made.publicVersion(), made.at(), made.expires(), voices);
    }

    static void replace(Script script, String match, List<StoredProposal> standing) {
        script.run("delete from proposal_voice where match = ?", match);
        script.run("delete from proposal where match = ?", match);
        for (StoredProposal one : standing) {
            script.run(
                    "insert into proposal (match, kind, seat, payload, public_version, at, expires)"
                            + " values (?, ?, ?, ?, ?, ?, ?)",
                    match,
                    one.kind(),
                    one.seat(),
                    one.payload(),
                    one.publicVersion(),
                    one.at().toEpochMilli(),
                    one.expires().toEpochMilli());
            for (StoredVoice voice : one.voices()) {
                script.run(
                        "insert into proposal_voice (match, kind, seat, user_id, agreed) values (?, ?, ?, ?, ?)",
                        match,
                        one.kind(),
                        voice.seat(),
                        voice.user().orElse(null),
                        voice.agreed() ? 1 : 0);
            }
        }
    }
}
