package strategos.bot.host.history;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.RawValue;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.Beacon;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.history.Archive.RowStory;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.GameWords;
import strategos.bot.host.live.StoredPendings;
import strategos.engine.Result;
import strategos.engine.dice.Chain;
import strategos.engine.dice.DiceLog;
import strategos.engine.dice.DiceLog.Named;
import strategos.engine.dice.DiceLog.NamedRound;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.dice.Omen;
import strategos.engine.dice.Omen.SeatOmen;
import strategos.engine.dice.Snowflake;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Phrasebook;
import strategos.storage.Storage;
import strategos.storage.match.BeaconTable;
import strategos.storage.match.Matches;
import strategos.storage.match.StoredMatch;

/**
 * A match as a file: its dice log, and its whole record. Before the end they hold only what everyone may know; users stand
 * in neither.
 */
public final class Exports {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    private final Archive archive;
    private final BeaconTable rounds;
    private final Beacon beacon;
    private final StoredPendings pendings = new StoredPendings();
    private final Matches stored;
    private final GameWords words;

    @Inject
    Exports(Archive archive, Storage storage, GameWords words, Beacon beacon) {
        this.rounds = storage.beacon();
        this.beacon = beacon;
        this.archive = archive;
        this.stored = storage.matches();
        this.words = words;
    }

    /** The dice log; before the start the two commitments alone. */
    public String diceLog(CommittedMatch<?> match) {
        return write(log(match));
    }

    /** The record. */
    public String record(CommittedMatch<?> match) {
        StoredMatch row = stored.find(match.id()).orElseThrow();
        Phrasebook plain = words.plain(match.box().id());
        List<Row> journal = new ArrayList<>();
        if (match.version() > 0) {
            boolean over = match.stage() == Stage.OVER;
            archive.stories(match, Viewer.EVERYONE, 1, match.version()).stream()
                    .filter(story -> over || !story.lines().isEmpty())
                    .forEach(story -> journal.add(Row.of(story, plain, over)));
        }
        return write(new Whole(
                match.id(),
                match.box().id(),
                match.scenario().id(),
                match.options(),
                row.dataHash(),
                match.stage().name().toLowerCase(Locale.ROOT),
                Archive.stamp(row.created()),
                row.started().map(Archive::stamp),
                row.ended().map(Archive::stamp),
                match.result().map(Result::ranking),
                journal,
                log(match)));
    }

    private Object log(CommittedMatch<?> match) {
        StoredMatch row = stored.find(match.id()).orElseThrow();
        if (row.startId().isEmpty()) {
            return new Commitments(
                    HostOptions.protocol(match.options()).protocol(),
                    match.id(),
                    List.of(commitment(match, Chain.OPEN), commitment(match, Chain.SEALED)));
        }
        return DiceLog.of(
                match.id(),
                omens(match),
                row.startId().get(),
                match.dice(),
                beacon(match),
                archive.rolls(match),
                match.stage() == Stage.OVER);
    }

    /** The rounds that went into the dice, each with the posts that named it. */
    private Optional<DiceLog.Beacon> beacon(CommittedMatch<?> match) {
        if (HostOptions.protocol(match.options()) == DiceProtocol.CHAIN) {
            return Optional.empty();
        }
        return Optional.of(new DiceLog.Beacon(
                beacon.network(),
                rounds.rounds(match.id()).stream()
                        .map(round ->
                                new NamedRound(round.round(), round.signature(), named(pendings.posts(round.named()))))
                        .toList()));
    }

    /** Ids without a time prove nothing. */
    private static Named named(List<String> posts) {
        return posts.stream().allMatch(Snowflake::is) ? new Named(posts) : Named.LOCAL;
    }

    private static List<SeatOmen> omens(CommittedMatch<?> match) {
        return match.seats().stream()
                .filter(holder -> match.inPlay(holder.seat()))
                .map(holder ->
                        new SeatOmen(holder.seat(), new Omen(holder.omen().orElseThrow())))
                .toList();
    }

    private static Commitment commitment(CommittedMatch<?> match, Chain chain) {
        return new Commitment(chain.word(), match.dice().commitments(chain).getFirst());
    }

    private static String write(Object content) {
        try {
            return JSON.writeValueAsString(content);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of texts can be written", e);
        }
    }

    /** What is there before the start. */
    record Commitments(String protocol, String match, List<Commitment> chains) {}

    /** A chain that nothing was made with. */
    record Commitment(String name, String commitment) {}

    /** The record of a match. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Whole(
            String match,
            String game,
            String scenario,
            Map<String, String> options,
            String data,
            String stage,
            String created,
            Optional<String> started,
            Optional<String> ended,
            Optional<List<Result.Place>> ranking,
            List<Row> journal,
            Object dice) {}

    /**
     * A version; before the end only one that was told, without its number, which would count the untold ones.
     *
     * @param story as everyone may know it
     * @param entries what was ordered, rolled and happened, hidden things too: once the match is over
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Row(
            Optional<Long> version,
            String kind,
            Optional<String> seat,
            String source,
            Optional<Long> backTo,
            String at,
            List<String> story,
            Optional<RawValue> entries) {
        static Row of(RowStory told, Phrasebook plain, boolean over) {
            return new Row(
                    over ? Optional.of(told.row().version()) : Optional.empty(),
                    told.row().kind(),
                    told.row().seat(),
                    told.row().source(),
                    over && told.row().backTo().isPresent()
                            ? Optional.of(told.row().backTo().getAsLong())
                            : Optional.empty(),
                    Archive.stamp(told.row().at()),
                    told.lines().stream().map(plain::withRule).toList(),
                    over ? Optional.of(new RawValue(told.row().entries())) : Optional.empty());
        }
    }
}
