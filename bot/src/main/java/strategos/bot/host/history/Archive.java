package strategos.bot.host.history;

import jakarta.inject.Inject;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Matches;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.GameWords;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.transaction.HostRow;
import strategos.bot.host.transaction.LastMove;
import strategos.bot.host.transaction.UndoneMatch;
import strategos.engine.Entry;
import strategos.engine.Replay;
import strategos.engine.box.Setup;
import strategos.engine.dice.Chain;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.dice.DiceLog.RoundOf;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.match.BeaconTable;
import strategos.storage.match.Journal;
import strategos.storage.match.Journal.JournalRow;

/** Tells again what the journal of a match holds, as far as its reader may know it. */
public final class Archive {
    /** Rows read at once when only the end of the story is wanted. */
    private static final int CHUNK = 40;

    private final Journal journal;
    private final BeaconTable beacon;
    private final MatchLoader loader;
    private final GameWords words;

    @Inject
    Archive(Storage storage, MatchLoader loader, GameWords words) {
        this.journal = storage.journal();
        this.beacon = storage.beacon();
        this.loader = loader;
        this.words = words;
    }

    /** The last lines of the story, the first told first. */
    public <S> List<Matches.HistoryLine> history(CommittedMatch<S> match, Viewer viewer, int most) {
        Deque<Matches.HistoryLine> story = new ArrayDeque<>();
        long to = match.version();
        while (to > 0 && story.size() < most) {
            long from = Math.max(1, to - CHUNK + 1);
            List<Matches.HistoryLine> chunk = new ArrayList<>();
            for (RowStory row : stories(match, viewer, from, to)) {
                row.lines()
                        .forEach(line -> chunk.add(new Matches.HistoryLine(
                                row.row().at(), match.tale().cite(line))));
            }
            chunk.reversed().forEach(story::addFirst);
            to = from - 1;
        }
        while (story.size() > most) {
            story.removeFirst();
        }
        return List.copyOf(story);
    }

    /** What was told after that version. */
    public <S> List<Matches.HistoryLine> since(CommittedMatch<S> match, Viewer viewer, long version) {
        return stories(match, viewer, version + 1, match.version()).stream()
                .flatMap(row -> row.lines().stream()
                        .map(line -> new Matches.HistoryLine(
                                row.row().at(), match.tale().cite(line))))
                .toList();
    }

    /** Whether nothing stands in the way of taking the seat's last order back. */
    public <S> boolean free(CommittedMatch<S> match, Seat seat) {
        if (match.stage() != Stage.RUNNING) {
            return false;
        }
        Optional<LastMove<S>> last = LastMove.of(journal, match, seat);
        if (last.isEmpty()) {
            return false;
        }
        S start = loader.position(
                match.file(), match.facts().setup().orElseThrow(), last.get().backTo());
        return UndoneMatch.barrier(match, start, last.get()).isEmpty();
    }

    /** A row with its lines for one viewer. */
    public record RowStory(JournalRow row, List<Line> lines) {
        public RowStory {
            lines = List.copyOf(lines);
        }
    }

    /** The rows of these versions, those that were taken back too, each told from the position before it. */
    <S> List<RowStory> stories(CommittedMatch<S> match, Viewer viewer, long from, long to) {
        Replay<S> replay = new Replay<>(match.file().game());
        Setup setup = match.facts().setup().orElseThrow();
        S state = loader.position(match.file(), setup, from - 1);
        List<RowStory> stories = new ArrayList<>();
        for (JournalRow row : journal.read(match.id(), from, to)) {
            if (row.backTo().isPresent()) {
                state = replay.position(
                        loader.position(match.file(), setup, row.backTo().getAsLong()),
                        match.file().codec().readEntries(row.entries()));
                stories.add(new RowStory(row, HostRow.told(row, viewer).stream().toList()));
            } else {
                List<Entry<S>> entries = match.file().codec().readEntries(row.entries());
                List<Line> lines = new ArrayList<>(replay.story(state, entries, viewer));
                HostRow.told(row, viewer).ifPresent(lines::add);
                stories.add(new RowStory(row, lines));
                state = replay.position(state, entries);
            }
        }
        return stories;
    }

    /** All rolls so far that everyone may know of, in the order in which they fell. */
    public <S> List<DescribedRoll> publicRolls(CommittedMatch<S> match) {
        boolean over = match.stage() == Stage.OVER;
        return rolls(match).stream()
                .filter(roll -> over || roll.roll().cause().chain() == Chain.OPEN)
                .toList();
    }

    /** All rolls so far, sealed ones too. */
    <S> List<DescribedRoll> rolls(CommittedMatch<S> match) {
        Phrasebook plain = words.plain(match.box().id());
        boolean mixed = HostOptions.protocol(match.options()) == DiceProtocol.BEACON;
        Map<Long, RoundOf> rounds = new HashMap<>();
        beacon.rounds(match.id())
                .forEach(round -> rounds.put(round.version(), new RoundOf(Optional.of(round.round()))));
        List<DescribedRoll> rolls = new ArrayList<>();
        for (JournalRow row : journal.read(match.id(), 1, match.version())) {
            Optional<RoundOf> round =
                    mixed ? Optional.of(rounds.getOrDefault(row.version(), RoundOf.NONE)) : Optional.empty();
            for (Entry<S> entry : match.file().codec().readEntries(row.entries())) {
                if (entry instanceof Entry.Rolled<S> rolled) {
                    rolls.add(new DescribedRoll(
                            rolled.roll(), plain.withRule(rolled.roll().cause().purpose()), stamp(row.at()), round));
                }
            }
        }
        return rolls;
    }

    /** To the second: the journal keeps milliseconds, which say nothing. */
    static String stamp(Instant at) {
        return at.truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
