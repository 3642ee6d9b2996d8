package strategos.bot.transfer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.bot.verify.DiceCheck;
import strategos.bot.verify.FileVerifier;
import strategos.bot.verify.FileVerifier.Report;
import strategos.engine.Game;
import strategos.engine.config.GameData;
import strategos.engine.dice.DiceLog;
import strategos.engine.library.Library;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.match.Matches.Creation;

/**
 * Reads the record of a match that is over into a database. Nobody is trusted: the dice must be proven, every order must be
 * legal and have had the consequences that the rules give, and the ranking must follow. Nothing is stored of a file with which
 * anything is wrong.
 */
public final class RecordImport {
    /** The channel in which matches from elsewhere lie. */
    public static final String CHANNEL = "imported";

    private static final String PLAYED = "verify.replayed";
    private static final String BREACH = "verify.rules";

    /** A dice log, or the record of a match that goes on: its orders are not all in it. */
    private static final Set<String> DICE_ALONE = Set.of("verify.dice", "verify.not-begun");

    private final Library library;
    private final DiceCheck check;
    private final Storage storage;
    private final JsonMapper json = new JsonMapper();

    public RecordImport(Library library, DiceCheck check, Storage storage) {
        this.library = library;
        this.check = check;
        this.storage = storage;
    }

    /** What became of a file. */
    public sealed interface Result {
        /** The match is there. */
        record Done(String match, int versions) implements Result {}

        /** The match is there and sleeps; it can be woken and goes on. */
        record Moved(String match, int versions) implements Result {}

        /** Nothing was stored, for this reason. */
        record Refused(Text why) implements Result {}
    }

    /**
     * Reads a file.
     *
     * @param guild the server whose people can look it up
     */
    public Result read(byte[] file, String guild) {
        Report report = new FileVerifier(library, check).verify(file);
        Optional<Text> wrong = wrong(report);
        if (wrong.isPresent()) {
            return new Result.Refused(wrong.get());
        }
        JsonNode record = tree(file);
        Game<?> game = library.game(record.path("game").asText()).orElseThrow();
        DiceLog log = check.verifier().log(record.path("dice")).orElseThrow();
        Optional<ImportedMatch> match = match(game, record, log, guild);
        if (match.isEmpty()) {
            return new Result.Refused(Text.of("import.form"));
        }
        return switch (storage.matches().create(match.get().match(), match.get().commits())) {
            case Creation.Created created ->
                new Result.Done(match.get().match().id(), record.path("journal").size());
            case Creation.IdTaken taken ->
                new Result.Refused(
                        Text.of("import.there", "match", match.get().match().id()));
            case Creation.ChannelTaken(String other) -> new Result.Refused(Text.of("import.there", "match", other));
            case Creation.Fenced fenced -> throw new IllegalStateException("whoever imports shares with nobody");
            case Creation.Duplicate(String answer) ->
                throw new IllegalStateException("nobody asked for it by a message");
        };
    }

    private <S> Optional<ImportedMatch> match(Game<S> game, JsonNode record, DiceLog log, String guild) {
        return new RecordReader<>(game, library.codec(game), record, log)
                .read(guild, data(game.box().id()));
    }

    /** The first thing that is wrong: one sentence is enough. */
    private static Optional<Text> wrong(Report report) {
        if (!report.sound()) {
            return Optional.of(Text.of("import.wrong", "why", report.findings().getFirst()));
        }
        Optional<Text> breach = report.notes().stream()
                .filter(note -> note.key().equals(BREACH))
                .findFirst();
        if (breach.isPresent()) {
            return Optional.of(Text.of("import.wrong", "why", breach.get()));
        }
        if (DICE_ALONE.contains(report.summary().key())) {
            return Optional.of(Text.of("import.not-over"));
        }
        return report.summary().key().equals(PLAYED)
                ? Optional.empty()
                : Optional.of(Text.of("import.unchecked", "why", report.summary()));
    }

    private JsonNode tree(byte[] file) {
        try {
            return json.readTree(file);
        } catch (IOException e) {
            throw new IllegalStateException("what was verified can be read", e);
        }
    }

    /** The data with which it was played: the same as here, by its hash. */
    private Map<String, String> data(String game) {
        GameData data = library.data(game);
        Map<String, String> stored = new LinkedHashMap<>();
        stored.put("hash", data.hash());
        try {
            stored.put("files", json.writeValueAsString(new LinkedHashMap<>(data.files())));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can be written", e);
        }
        return stored;
    }
}
