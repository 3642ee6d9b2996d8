package strategos.bot.verify;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import strategos.bot.verify.FileVerifier.Report;
import strategos.engine.Game;
import strategos.engine.box.Option;
import strategos.engine.box.Setup;
import strategos.engine.dice.Verdict;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * Checks the record of a match: its dice; and, once the match is over, that its journal played again rolls those very
 * dice and ends in that very ranking.
 */
final class RecordVerifier {
    private static final String OVER = "over";

    private final Library library;
    private final DiceCheck check;
    private final List<Text> findings = new ArrayList<>();

    RecordVerifier(Library library, DiceCheck check) {
        this.check = check;
        this.library = library;
    }

    Report verify(JsonNode record) {
        JsonNode dice = record.path("dice");
        if (record.path("journal").isEmpty() && FileVerifier.notBegun(dice)) {
            return FileVerifier.NOT_BEGUN;
        }
        Verdict verdict = check.verifier().verify(dice);
        verdict.findings().forEach(f -> findings.add(f.text()));
        if (!dice.path("match").equals(record.path("match"))) {
            findings.add(Text.of("verify.other-match"));
        }
        boolean over = record.path("stage").asText().equals(OVER);
        // What goes on need not prove its chains yet.
        if (over
                && StreamSupport.stream(dice.path("chains").spliterator(), false)
                        .anyMatch(c -> c.has("unrevealed"))) {
            findings.add(Text.of("verify.unrevealed"));
        }
        if (!findings.isEmpty() || !over) {
            return new Report(
                    findings,
                    verdict.notes(),
                    Text.of("verify.dice", "rolls", verdict.rolls(), "unrevealed", verdict.unrevealed()));
        }
        return replay(record, dice, verdict);
    }

    private Report replay(JsonNode record, JsonNode dice, Verdict verdict) {
        String name = record.path("game").asText();
        Optional<Game<?>> game = library.game(name);
        if (game.isEmpty()) {
            return unplayed(verdict, Text.of("verify.unknown-game", "game", name));
        }
        if (!library.data(name).hash().equals(record.path("data").asText())) {
            return unplayed(verdict, Text.of("verify.other-data", "game", name));
        }
        if (game.get().box().scenario(record.path("scenario").asText()).isEmpty()) {
            findings.add(Text.of(
                    "verify.no-scenario", "scenario", record.path("scenario").asText()));
            return unplayed(verdict, Text.of("verify.nothing"));
        }
        JournalReplay<?> played = play(game.get(), record, dice);
        List<Text> notes = new ArrayList<>(verdict.notes());
        played.breach().ifPresent(version -> notes.add(Text.of("verify.rules", "version", version)));
        return new Report(
                findings, notes, Text.of("verify.replayed", "rolls", verdict.rolls(), "versions", played.versions()));
    }

    private <S> JournalReplay<S> play(Game<S> game, JsonNode record, JsonNode dice) {
        JournalReplay<S> replay = new JournalReplay<>(game, library.codec(game), setup(game, record, dice), findings);
        record.path("journal").forEach(replay::row);
        replay.rolled(dice.path("chains"));
        replay.ended(record.path("ranking"));
        return replay;
    }

    /** Only the game's own options: those of the host change no position. */
    private static Setup setup(Game<?> game, JsonNode record, JsonNode dice) {
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : game.box().options()) {
            options.put(
                    option.name(), record.path("options").path(option.name()).asText(option.byDefault()));
        }
        List<Seat> seats = new ArrayList<>();
        dice.path("seats").forEach(pair -> seats.add(new Seat(pair.path(0).asText())));
        return new Setup(record.path("scenario").asText(), options, seats);
    }

    /** The dice are proven; the rest cannot be checked here, and the summary says why. */
    private Report unplayed(Verdict verdict, Text why) {
        return new Report(findings, verdict.notes(), Text.of("verify.unplayed", "rolls", verdict.rolls(), "why", why));
    }
}
