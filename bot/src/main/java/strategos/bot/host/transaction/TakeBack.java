package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.CommitBuilder.DecisionStamps;
import strategos.bot.host.transaction.LastMove.Move;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.Entry;
import strategos.engine.Replay;
import strategos.engine.json.GameCodec;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.Journal;
import strategos.storage.match.Journal.JournalRow;

/**
 * A seat takes back its last order, where nothing stands in between that told it something: the position is again that
 * before it, with what others have done unseen. The journal is appended to, never cut.
 */
public record TakeBack(Journal journal, MatchLoader loader, OutboxWriter writer, Person by, Seat seat)
        implements MatchTransaction {
    /** The journal's word for it. */
    public static final String UNDO = "undo";

    /** The same, where nobody else had seen what is taken back. */
    public static final String UNSEEN = "unseen undo";

    /** What is told of it. */
    static Line done(Seat seat) {
        return new Line(Text.of("host.undo.done", "seat", new SeatName(seat).text()));
    }

    /** What the row of the journal tells that viewer. */
    static Optional<Line> told(JournalRow row, Viewer viewer) {
        Seat seat = row.seat().map(Seat::new).orElseThrow();
        return row.kind().equals(UNDO) || viewer.equals(seat) ? Optional.of(done(seat)) : Optional.empty();
    }

    @Override
    public String name() {
        return seat + " undo";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.RUNNING) {
            return TransactionResult.refuse(match.stage() == Stage.OPEN ? "host.not-begun" : "host.over");
        }
        if (!match.held(by).contains(seat)) {
            return TransactionResult.notYours(match, seat, by);
        }
        Optional<LastMove<S>> last = LastMove.of(journal, match, seat);
        if (last.isEmpty()) {
            return TransactionResult.refuse("host.undo.nothing");
        }
        S start = loader.position(
                match.file(), match.facts().setup().orElseThrow(), last.get().backTo());
        Optional<Line> barrier = UndoneMatch.barrier(match, start, last.get());
        if (barrier.isPresent()) {
            return new TransactionResult.Refused(new Line(
                    Text.of("host.undo.barred", "reason", barrier.get().text()),
                    barrier.get().rule()));
        }
        return UndoneMatch.of(match, start, last.get())
                .map(without -> back(match, last.get().backTo(), without, given(match, start, last.get()), now))
                .orElseGet(() -> TransactionResult.refuse("host.undo.built-on"));
    }

    /** Who had what one gets for an answer when the move was made. */
    private static <S> Set<Seat> given(CommittedMatch<S> match, S start, LastMove<S> last) {
        Replay<S> replay = new Replay<>(match.file().game());
        S from = replay.position(start, Move.entries(last.before()));
        List<Entry<S>> entries = last.move().entries();
        CommittedMatch<S> stood = match.moved(match.facts(), from, match.dice());
        CommittedMatch<S> moved = match.moved(match.facts(), replay.position(from, entries), match.dice());
        boolean seen = !replay.story(from, entries, Viewer.EVERYONE).isEmpty() || !moved.looksLike(stood);
        return new Deadlines()
                .given(
                        stood,
                        new DecisionStamps()
                                .put(stood, seen ? moved.with(moved.facts().seen()) : moved, entries));
    }

    private <S> TransactionResult back(
            CommittedMatch<S> match, long version, UndoneMatch<S> without, Set<Seat> given, Instant now) {
        GameCodec<S> codec = match.file().codec();
        CommittedMatch<S> moved = match.moved(
                match.facts().moved(Stage.RUNNING, match.facts().standing()), without.position(), match.dice());
        boolean seen = without.told() || !moved.looksLike(match);
        DecisionStamps questions = new DecisionStamps();
        CommittedMatch<S> after =
                questions.put(match, seen ? moved.with(moved.facts().seen()) : moved, Set.of(seat));
        Commit commit = Commit.on(match.id(), match.version(), now)
                .undo(
                        seen ? UNDO : UNSEEN,
                        Optional.of(seat.id()),
                        "player",
                        version,
                        codec.writeEntries(without.kept()),
                        codec.stateVersion(),
                        codec.writeState(without.position()));
        commit = questions.store(commit, after);
        commit = new Deadlines().back(commit, match, after, now, seat, given);
        Line done = done(seat);
        if (!seen) {
            return new TransactionResult.Decided(commit, Optional.of(after), List.of(done));
        }
        commit = writer.takenBack(commit, version, done);
        return new TransactionResult.Decided(
                writer.show(commit, after, Optional.of(by)), Optional.of(after), List.of());
    }
}
