package strategos.bot.host.deed;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchFacts;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.Pouch;
import strategos.bot.port.Person;
import strategos.engine.Entry;
import strategos.engine.Replay;
import strategos.engine.Seat;
import strategos.engine.UndoBarrier;
import strategos.engine.Viewer;
import strategos.engine.json.GameCodec;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;
import strategos.storage.Journal;
import strategos.storage.JournalRow;

/**
 * A seat takes back its last order, where nothing stands in between that told anybody something: the position is again
 * that before it. The journal is appended to, never cut.
 */
record TakeBack(Journal journal, MatchLoader loader, Pouch pouch, Person by, Seat seat) implements Deed {
    /** The journal's word for it. */
    static final String UNDO = "undo";

    @Override
    public String name() {
        return seat + " undo";
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.RUNNING) {
            return Verdict.refuse(match.stage() == Stage.OPEN ? "host.not-begun" : "host.over");
        }
        if (!match.held(by).contains(seat)) {
            return Verdict.notYours(match, seat, by);
        }
        JournalRow last = new Effective(journal).last(match.id(), match.version());
        if (last.kind().equals(Turn.START)) {
            return Verdict.refuse("host.undo.nothing");
        }
        List<Entry<S>> since = match.file().codec().readEntries(last.entries());
        Optional<Line> barrier = UndoBarrier.against(seat, since);
        if (barrier.isPresent()) {
            return new Verdict.Refused(new Line(
                    Text.of("host.undo.barred", "reason", barrier.get().text()),
                    barrier.get().rule()));
        }
        return back(match, last.version() - 1, since, now);
    }

    private <S> Verdict back(CommittedMatch<S> match, long version, List<Entry<S>> since, Instant now) {
        GameCodec<S> codec = match.file().codec();
        MatchFacts facts = match.facts();
        S position = loader.position(match.file(), facts.setup().orElseThrow(), version);
        boolean told = !new Replay<>(match.file().game())
                .story(position, since, Viewer.EVERYONE)
                .isEmpty();
        boolean seen = told || !new Sameness().of(match, position);
        MatchFacts moved = new MatchFacts(
                Stage.RUNNING,
                facts.version() + 1,
                facts.told() + (seen ? 1 : 0),
                facts.seats(),
                facts.setup(),
                OptionalLong.empty(),
                Map.of(),
                facts.standing(),
                facts.milestone());
        CommittedMatch<S> plain = match.moved(moved, position, match.dice());
        CommittedMatch<S> after = plain.with(moved.asking(new Questions().asked(match, plain, Set.of(seat))));
        Commit commit = Commit.on(match.id(), match.version(), now)
                .undo(
                        UNDO,
                        Optional.of(seat.id()),
                        "player",
                        version,
                        "[]",
                        codec.stateVersion(),
                        codec.writeState(position))
                .told(after.told())
                .questions(Questions.stored(after));
        commit = new Hourglass().turn(commit, match, after, now);
        Line done = new Line(Text.of("host.undo.done", "seat", seat), "");
        if (!seen) {
            return new Verdict.Decided(commit, Optional.of(after), List.of(done));
        }
        commit = pouch.lines(commit, after, List.of(done), List.of());
        return new Verdict.Decided(
                pouch.card(commit, after, facts.milestone(), Optional.of(by)), Optional.of(after), List.of());
    }
}
