package strategos.bot.transfer;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.live.StoredPendings;
import strategos.bot.transfer.RecordImport.Result;
import strategos.bot.verify.DiceCheck;
import strategos.engine.Audit;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.dice.DiceLog;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.dice.DiceLog.Named;
import strategos.engine.dice.DiceLog.NamedRound;
import strategos.engine.dice.DiceLog.RoundOf;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.dice.MatchDice;
import strategos.engine.dice.Omen;
import strategos.engine.dice.Omen.SeatOmen;
import strategos.engine.dice.Roll;
import strategos.engine.dice.Snowflake;
import strategos.engine.json.GameCodec;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.match.Transfer.Rows;

/**
 * Takes a match that sleeps from one bot to another, with its secrets: written to a file by its operator, and read there once
 * its journal was played again by the rules and its rolls were found to be those of its secret chains.
 */
public final class MatchMove {
    private static final int HEAD = 200;

    private final Library library;
    private final DiceCheck check;
    private final Storage storage;
    private final MatchFileJson files = new MatchFileJson();
    private final StoredPendings posts = new StoredPendings();

    public MatchMove(Library library, DiceCheck check, Storage storage) {
        this.library = library;
        this.check = check;
        this.storage = storage;
    }

    /** The file of a match; empty where there is none of that id that sleeps. */
    public Optional<String> write(String match) {
        return storage.transfer().rows(match).map(rows -> files.write(match, rows));
    }

    /** Whether the file says that it is one of these. */
    public static boolean is(byte[] file) {
        return MatchFileJson.is(new String(file, 0, Math.min(file.length, HEAD), StandardCharsets.UTF_8));
    }

    /**
     * Reads a file.
     *
     * @param guild the server in which the match is to wake
     * @throws StorageException when the database cannot take it, whatever it is
     */
    public Result read(byte[] file, String guild) {
        Optional<MatchFileJson.Read> read = files.read(file);
        if (read.isEmpty()) {
            return new Result.Refused(Text.of("import.form"));
        }
        String match = read.get().match();
        Rows rows = read.get().rows();
        int schema = storage.transfer().schema();
        if (rows.schema() != schema) { // whoever wrote it may have other tables, and has done nothing wrong
            return new Result.Refused(Text.of("import.schema", "schema", rows.schema(), "current", schema));
        }
        try {
            int versions = checked(rows);
            return storage.transfer()
                    .take(rows, match, guild)
                    .<Result>map(objection -> new Result.Refused(
                            switch (objection) {
                                case FORM -> Text.of("import.form");
                                case THERE -> Text.of("import.there", "match", match);
                            }))
                    .orElseGet(() -> new Result.Moved(match, versions));
        } catch (StorageException e) {
            if (e.problem() != Problem.FAILED) {
                throw e;
            }
            return new Result.Refused(Text.of("import.form")); // rows of which no table takes each
        } catch (RuntimeException forged) {
            // Whatever is forged fails in its own way, and nothing of it is stored.
            return new Result.Refused(Text.of("import.form"));
        }
    }

    /** How many versions there are, all of them by the rules. @throws RuntimeException where anything is wrong */
    private int checked(Rows rows) {
        Map<String, Object> match = rows.tables().get("match").getFirst();
        Map<String, Object> data = rows.tables().get("game_data").getFirst();
        String id = text(match, "game");
        return checked(library.open(id, GameData.of(id, files.texts(text(data, "files")))), rows, match);
    }

    private <S> int checked(Game<S> game, Rows rows, Map<String, Object> match) {
        List<Map<String, Object>> journal = rows.tables().get("journal").stream()
                .sorted(Comparator.comparingLong(row -> number(row, "version")))
                .toList();
        MatchDice dice = MatchDice.fromSecretJson(text(rows.tables().get("dice").getFirst(), "json"));
        List<Map<String, Object>> snapshots = rows.tables().get("snapshot");
        if (journal.isEmpty() && snapshots.isEmpty()) {
            return 0;
        }
        GameCodec<S> codec = library.codec(game);
        Setup setup = codec.readSetup(text(match, "settings"));
        boolean mixed = HostOptions.protocol(files.texts(text(match, "options"))) == DiceProtocol.BEACON;
        Map<Long, Long> rounds = new HashMap<>();
        rows.tables().get("beacon_round").forEach(row -> rounds.put(number(row, "version"), number(row, "round")));
        Audit<S> audit = new Audit<>(game);
        Replay<S> replay = new Replay<>(game);
        List<S> positions = new ArrayList<>(List.of(game.rules().setUp(setup)));
        List<DescribedRoll> rolls = new ArrayList<>();
        for (Map<String, Object> row : journal) {
            List<Entry<S>> entries = codec.readEntries(text(row, "entries"));
            S before = row.get("back_to") == null
                    ? positions.getLast()
                    : positions.get(Math.toIntExact(number(row, "back_to")));
            boolean ruled = positions.size() == 1 ? audit.started(setup, entries) : audit.ordered(before, entries);
            if (!ruled || number(row, "version") != positions.size()) {
                throw new IllegalArgumentException("not by the rules");
            }
            Optional<RoundOf> round = mixed
                    ? Optional.of(new RoundOf(Optional.ofNullable(rounds.get((long) positions.size()))))
                    : Optional.empty();
            collect(entries, round, rolls);
            positions.add(replay.position(before, entries));
        }
        snapshots.forEach(row -> reached(codec, row, positions));
        prove(rows, match, dice, setup, mixed, rolls);
        return journal.size();
    }

    /** A position that is stored is taken up as it is; one of an older form never is. */
    private static <S> void reached(GameCodec<S> codec, Map<String, Object> row, List<S> positions) {
        int version = Math.toIntExact(number(row, "version"));
        long format = number(row, "format");
        if (format > codec.stateVersion()
                || (format == codec.stateVersion()
                        && !codec.readState(text(row, "json")).equals(positions.get(version)))) {
            throw new IllegalArgumentException("not the position of version " + version);
        }
    }

    private static <S> void collect(List<Entry<S>> entries, Optional<RoundOf> round, List<DescribedRoll> rolls) {
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Rolled<S>(Roll roll)) {
                rolls.add(new DescribedRoll(roll, "", "1970-01-01T00:00:00Z", round));
            }
        }
    }

    /** The log that the match would have if it ended now: with all secrets at hand every roll can be made anew. */
    private void prove(
            Rows rows,
            Map<String, Object> match,
            MatchDice dice,
            Setup setup,
            boolean mixed,
            List<DescribedRoll> rolls) {
        List<SeatOmen> omens = setup.seats().stream()
                .map(seat -> new SeatOmen(seat, new Omen(omen(rows, seat))))
                .toList();
        Optional<DiceLog.Beacon> beacon = mixed
                ? Optional.of(new DiceLog.Beacon(
                        check.beacon().network(),
                        rows.tables().get("beacon_round").stream()
                                .map(this::round)
                                .toList()))
                : Optional.empty();
        DiceLog log = DiceLog.of(text(match, "id"), omens, text(match, "start_id"), dice, beacon, rolls, true);
        if (!check.verify(log.json()).sound()) {
            throw new IllegalArgumentException("not the dice of this match");
        }
    }

    private static String omen(Rows rows, Seat seat) {
        return rows.tables().get("seat").stream()
                .filter(row -> seat.id().equals(row.get("seat")))
                .map(row -> text(row, "omen"))
                .findFirst()
                .orElseThrow();
    }

    private NamedRound round(Map<String, Object> row) {
        List<String> named = posts.posts(text(row, "named"));
        return new NamedRound(
                number(row, "round"),
                text(row, "signature"),
                named.stream().allMatch(Snowflake::is) ? new Named(named) : Named.LOCAL);
    }

    private static String text(Map<String, Object> row, String column) {
        return (String) row.get(column);
    }

    private static long number(Map<String, Object> row, String column) {
        return ((Number) row.get(column)).longValue();
    }
}
