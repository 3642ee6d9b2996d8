package strategos.bot.cli;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Supplier;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;

/**
 * What those are told whose matches run in a database that has gone back to a backup: what they have seen since is gone, and
 * dice that fell since fall alike again.
 *
 * @param when the backup was made
 * @param running how many matches run in it
 */
record BackupNotice(String when, int running) {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    /**
     * Gives it to all of them, and lets posts go on with ids that nobody has seen.
     *
     * @param made when the backup was made, where no bot has left its time in it
     */
    static BackupNotice give(Storage storage, Instant now, Supplier<Instant> made) {
        String when = WHEN.format(storage.heartbeat().last().orElseGet(made));
        Line told = new Line(Text.of("host.restored", "when", when));
        return new BackupNotice(when, storage.restored(now, new OutboxWriter(new Envelopes()).notice(told)));
    }
}
