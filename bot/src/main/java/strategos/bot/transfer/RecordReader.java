package strategos.bot.transfer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import strategos.bot.host.AgreedDraw;
import strategos.bot.host.HostOptions;
import strategos.engine.Entry;
import strategos.engine.Entry.Source;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.box.Option;
import strategos.engine.box.Setup;
import strategos.engine.dice.DiceLog;
import strategos.engine.dice.DiceLog.NamedRound;
import strategos.engine.dice.MatchDice;
import strategos.engine.json.GameCodec;
import strategos.engine.seat.Seat;
import strategos.storage.access.Secret;
import strategos.storage.match.Commit;
import strategos.storage.match.NewMatch;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;

/**
 * Makes of a record that was checked what is stored of it. What the check does not look at, since it changes no position, is
 * taken only where it has the form that this bot writes.
 *
 * @param <S> the game's position
 */
final class RecordReader<S> {
    private static final Pattern ID = Pattern.compile("[a-z0-9]{2,16}");
    private static final Pattern WORD = Pattern.compile("[a-z_]{1,20}");

    /** What the journal of a match that was hosted calls its rows. */
    private static final Set<String> KINDS = Set.of("start", "order", "undo", "unseen undo", "rewind");

    /** Who made it is not in its record. */
    private static final String NOBODY = "import";

    private static final int STRIDE = 10;

    private final Game<S> game;
    private final GameCodec<S> codec;
    private final JsonNode record;
    private final DiceLog log;
    private final MatchDice dice;
    private final JsonMapper json = new JsonMapper();

    RecordReader(Game<S> game, GameCodec<S> codec, JsonNode record, DiceLog log) {
        this.game = game;
        this.codec = codec;
        this.record = record;
        this.log = log;
        this.dice = MatchDice.revealed(log);
    }

    /** The match; empty where something has not the form that it should. */
    Optional<ImportedMatch> read(String guild, Map<String, String> data) {
        try {
            return Optional.of(match(guild, data));
        } catch (BadForm | DateTimeException bad) {
            return Optional.empty();
        }
    }

    /** Something is not as this bot would have written it. */
    private static final class BadForm extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BadForm() {
            super(null, null, false, false);
        }
    }

    private String written(Object texts) {
        try {
            return json.writeValueAsString(texts);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can be written", e);
        }
    }

    private static String formed(JsonNode node, Pattern form) {
        if (!node.isTextual() || !form.matcher(node.textValue()).matches()) {
            throw new BadForm();
        }
        return node.textValue();
    }

    private ImportedMatch match(String guild, Map<String, String> data) {
        String id = formed(record.path("match"), ID);
        Instant created = Instant.parse(record.path("created").asText());
        Setup setup = setup();
        NewMatch match = new NewMatch(
                id,
                guild,
                RecordImport.CHANNEL,
                game.box().id(),
                record.path("scenario").asText(),
                written(options()),
                data.get("hash"),
                data.get("files"),
                NOBODY,
                "{}",
                Secret.of(dice.secretJson()),
                seats(created));
        List<Commit> commits = new ArrayList<>();
        commits.add(Commit.on(id, 0, created));
        commits.addAll(journal(id, setup));
        return new ImportedMatch(match, commits);
    }

    private Setup setup() {
        Map<String, String> own = new HashMap<>();
        for (Option option : game.box().options()) {
            own.put(option.name(), record.path("options").path(option.name()).asText(option.byDefault()));
        }
        return new Setup(
                record.path("scenario").asText(),
                own,
                log.seats().stream().map(pair -> pair.seat()).toList());
    }

    /** The game's own and the host's, as far as they are known here. */
    private Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        List<Option> known = new ArrayList<>(game.box().options());
        known.addAll(HostOptions.ALL);
        for (Option option : known) {
            String value = record.path("options").path(option.name()).asText(option.byDefault());
            boolean taken = option.values().contains(value) || HostOptions.takes(option.name(), value);
            options.put(option.name(), taken ? value : option.byDefault());
        }
        return options;
    }

    /** No person sits there any more; the omens are part of the dice. */
    private List<StoredSeat> seats(Instant created) {
        return game.box().scenario(record.path("scenario").asText()).orElseThrow().seats().stream()
                .map(seat -> log.seats().stream()
                        .filter(pair -> pair.seat().equals(seat))
                        .findFirst()
                        .map(pair -> StoredSeat.taken(
                                seat.id(), occupant(seat), pair.omen().words(), created))
                        .orElseGet(() -> StoredSeat.free(seat.id())))
                .toList();
    }

    /** Who played is not in the record, but that a computer gave an order is: whoever gave the last one had the seat. */
    private Occupant occupant(Seat seat) {
        boolean computer = false;
        for (JsonNode row : record.path("journal")) {
            if (row.path("seat").asText().equals(seat.id())) {
                String source = row.path("source").asText();
                computer = source.equals(Source.COMPUTER.word()) || (computer && !source.equals(Source.PLAYER.word()));
            }
        }
        return computer ? new Occupant.Computer(NOBODY) : new Occupant.Nobody();
    }

    private List<Commit> journal(String id, Setup setup) {
        Replay<S> replay = new Replay<>(game);
        List<S> positions = new ArrayList<>(List.of(game.rules().setUp(setup)));
        Map<Integer, NamedRound> rounds = rounds();
        List<Commit> commits = new ArrayList<>();
        int size = record.path("journal").size();
        for (JsonNode row : record.path("journal")) {
            int version = positions.size();
            List<Entry<S>> entries = codec.readEntries(row.path("entries").toString());
            boolean back = row.path("backTo").isIntegralNumber();
            S before = back ? positions.get(row.path("backTo").asInt()) : positions.getLast();
            S after = replay.position(before, entries);
            positions.add(after);
            Commit commit =
                    Commit.on(id, version - 1L, Instant.parse(row.path("at").asText()));
            if (version == 1) {
                commit = commit.start(log.start()).settings(codec.writeSetup(setup));
            }
            commit = entered(commit, row, entries, after, version == size);
            Optional<NamedRound> round = Optional.ofNullable(rounds.get(version));
            if (round.isPresent()) {
                commit = commit.round(
                        round.get().round(),
                        round.get().signature(),
                        written(round.get().named().posts()));
            }
            commit = commit.publicVersion(version);
            commits.add(version == size ? commit.end() : commit);
        }
        return commits;
    }

    private Commit entered(Commit commit, JsonNode row, List<Entry<S>> entries, S after, boolean last) {
        String kind = row.path("kind").asText();
        if (!KINDS.contains(kind) && !AgreedDraw.ends(kind)) {
            throw new BadForm();
        }
        Optional<String> seat = row.has("seat") ? Optional.of(seat(row.path("seat"))) : Optional.empty();
        String source = formed(row.path("source"), WORD);
        String written = codec.writeEntries(entries);
        if (row.path("backTo").isIntegralNumber()) {
            return commit.undo(
                    kind,
                    seat,
                    source,
                    row.path("backTo").asLong(),
                    written,
                    codec.stateVersion(),
                    codec.writeState(after));
        }
        Commit appended = commit.append(kind, seat, source, written);
        return last || commit.expected() % STRIDE == 0
                ? appended.snapshot(codec.stateVersion(), codec.writeState(after))
                : appended;
    }

    private String seat(JsonNode node) {
        Seat seat = new Seat(node.asText());
        if (log.seats().stream().noneMatch(pair -> pair.seat().equals(seat))) {
            throw new BadForm();
        }
        return seat.id();
    }

    /** Which round went into the dice of which version: the rolls stand in the journal in the order of the log. */
    private Map<Integer, NamedRound> rounds() {
        Map<Integer, NamedRound> byVersion = new HashMap<>();
        if (log.rounds().isEmpty()) {
            return byVersion;
        }
        Map<Long, NamedRound> byNumber = new HashMap<>();
        log.rounds().get().forEach(round -> byNumber.put(round.round(), round));
        Map<String, List<DiceLog.Logged>> rolls = new HashMap<>();
        log.chains()
                .forEach(chain -> rolls.computeIfAbsent(chain.name(), name -> new ArrayList<>())
                        .addAll(chain.rolls()));
        int version = 0;
        for (JsonNode row : record.path("journal")) {
            version++;
            for (Entry<S> entry : codec.readEntries(row.path("entries").toString())) {
                if (entry instanceof Entry.Rolled<S> rolled) {
                    DiceLog.Logged logged = rolls.get(
                                    rolled.roll().cause().chain().word())
                            .get(rolled.roll().index() - 1);
                    Optional<NamedRound> round =
                            logged.round().flatMap(DiceLog.RoundOf::round).map(byNumber::get);
                    if (round.isPresent()) {
                        byVersion.put(version, round.get());
                    }
                }
            }
        }
        return byVersion;
    }
}
