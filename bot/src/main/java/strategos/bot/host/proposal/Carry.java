package strategos.bot.host.proposal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.bot.host.AgreedDraw;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Motion;
import strategos.bot.host.Motion.Point;
import strategos.bot.host.Pending;
import strategos.bot.host.Proposal;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.Piece;
import strategos.bot.host.mail.Story;
import strategos.bot.host.outcome.Conclusions;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.transaction.Appointment;
import strategos.bot.host.transaction.Ballot;
import strategos.bot.host.transaction.ChainExtension.Unsealing;
import strategos.bot.host.transaction.CommitBuilder.DecisionStamps;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.FollowerNotes;
import strategos.bot.host.transaction.HostRow;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.Chapter;
import strategos.engine.json.GameCodec;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/** Does what all have agreed to. */
record Carry(MatchLoader loader, OutboxWriter writer, FollowerNotes notes, Conclusions conclusions) {
    /** The journal's word for whose doing it is. */
    private static final String PLAYERS = "players";

    <S> TransactionResult out(CommittedMatch<S> match, Proposal proposal, Person actor, Instant now) {
        return switch (proposal.motion()) {
            case Motion.Rewind(Point to) -> back(match, proposal, to, actor, now);
            case Motion.Draw draw -> ended(match, proposal, AgreedDraw.ROW, actor, now);
            case Motion.End end -> ended(match, proposal, Motion.End.WORD, actor, now);
            case Motion.Alone alone -> alone(match, actor, now);
            case Motion.Pause pause -> still(match, actor, now);
            case Motion.Retime retime -> retimed(match, retime, actor, now);
        };
    }

    /** The dice of what waits fall without the beacon, soon. */
    private <S> TransactionResult alone(CommittedMatch<S> match, Person actor, Instant now) {
        Optional<Pending> waiting = match.pending();
        if (waiting.isEmpty()) {
            return TransactionResult.refuse("host.beacon.nothing");
        }
        List<Proposal> left = Ballot.without(match, Motion.Alone.WORD);
        Commit commit = Ballot.store(Commit.on(match.id(), match.version(), now), left, Motion.Alone.WORD);
        commit = Appointment.keep(commit, Optional.of(waiting.get().withAgreed(true)));
        return agreed(
                commit, match.with(match.facts().withProposals(left)), new Line(Text.of("host.beacon.alone")), actor);
    }

    /** The clocks stand still until whoever looks after the match lets them go on. */
    private <S> TransactionResult still(CommittedMatch<S> match, Person actor, Instant now) {
        List<Proposal> left = Ballot.without(match, Motion.Pause.WORD);
        Commit commit = Ballot.store(Commit.on(match.id(), match.version(), now), left, Motion.Pause.WORD)
                .paused(true)
                .hold(true);
        return agreed(
                commit,
                match.with(match.facts().withPaused(true).withProposals(left)),
                new Line(Text.of("host.clock.paused.agreed")),
                actor);
    }

    private <S> TransactionResult retimed(CommittedMatch<S> match, Motion.Retime retime, Person actor, Instant now) {
        SequencedMap<String, String> options = new LinkedHashMap<>(match.options());
        options.putAll(retime.chosen());
        TimeRules after = TimeRules.of(options);
        List<Proposal> left = Ballot.without(match, Motion.Retime.WORD);
        Commit commit = Ballot.store(Commit.on(match.id(), match.version(), now), left, Motion.Retime.WORD)
                .options(loader.write(options));
        commit = new Deadlines().changed(commit, match, TimeRules.of(match.options()), after, now);
        return agreed(
                commit,
                match.with(match.facts().withProposals(left)),
                new Line(Text.of("host.clock.set.agreed", "clock", HostOptions.words(after))),
                actor);
    }

    private TransactionResult agreed(Commit commit, CommittedMatch<?> after, Line done, Person actor) {
        Commit more = writer.lines(commit, after, List.of(done), List.of());
        return TransactionResult.Decided.reload(writer.show(more, after, Optional.of(actor)), done);
    }

    /** The match is over, whatever the position; that row of the journal says how. */
    private <S> TransactionResult ended(
            CommittedMatch<S> match, Proposal proposal, String row, Person actor, Instant now) {
        CommittedMatch<S> after = match.with(
                match.facts().moved(Stage.OVER, List.of()).seen().closed().withAgreed(Optional.of(row)));
        Line done = new Line(Text.of("host.ended." + proposal.motion().word()));
        List<Line> lines = new ArrayList<>(List.of(done));
        lines.addAll(new Unsealing().lines(match.dice()));
        Commit commit = Commit.on(match.id(), match.version(), now)
                .append(
                        row,
                        Optional.of(proposal.by().id()),
                        PLAYERS,
                        match.file().codec().writeEntries(List.of()))
                .publicVersion(after.publicVersion());
        commit = writer.story(commit, new Story(List.of(Piece.said(lines)), List.of(), true));
        commit = notes.over(commit, after)
                .conclude(conclusions.of(after, List.of()))
                .end();
        return new TransactionResult.Decided(
                writer.show(commit, after, Optional.of(actor)), Optional.of(after), List.of(done));
    }

    /**
     * The position is again that of the point; the dice stay where they are, and so do the standing orders. Every question is
     * put anew, so that no button or draft of before answers it.
     */
    private <S> TransactionResult back(
            CommittedMatch<S> match, Proposal proposal, Point to, Person actor, Instant now) {
        GameCodec<S> codec = match.file().codec();
        List<Seat> seats = match.facts().setup().orElseThrow().seats();
        S position = loader.position(match.file(), match.facts().setup().orElseThrow(), to.version());
        List<Proposal> left = Ballot.without(match, Motion.Rewind.WORD);
        CommittedMatch<S> moved = match.moved(
                match.facts()
                        .moved(Stage.RUNNING, match.facts().standing())
                        .seen()
                        .withProposals(left),
                position,
                match.dice());
        DecisionStamps questions = new DecisionStamps();
        CommittedMatch<S> after = questions.put(match, moved, Set.copyOf(seats));
        Commit commit = Commit.on(match.id(), match.version(), now)
                .undo(
                        HostRow.REWIND,
                        Optional.of(proposal.by().id()),
                        PLAYERS,
                        to.version(),
                        codec.writeEntries(List.of()),
                        codec.stateVersion(),
                        codec.writeState(position));
        commit = Ballot.store(commit, left, Motion.Rewind.WORD);
        commit = questions.store(commit, after);
        commit = new Deadlines().agreed(commit, match, after, now);
        Line done = new Line(Text.of(
                "host.rewind.done", "orders", to.orders(), "line", to.first().text()));
        commit = writer.story(
                commit.takeBack(to.version()), new Story(List.of(piece(after, to, done)), List.of(), true));
        return new TransactionResult.Decided(
                writer.show(commit, after, Optional.of(actor)), Optional.of(after), List.of(done));
    }

    /** Where another chapter has begun since, the earlier one has a heading again. */
    private static Piece piece(CommittedMatch<?> after, Point to, Line done) {
        Piece said = Piece.said(List.of(done));
        return to.resumed()
                .map(chapter -> said.opening(new Piece.Opening(again(chapter), figures(after))))
                .orElse(said);
    }

    /** No year or turn begins: the one before it is not told again. */
    private static Chapter again(Chapter chapter) {
        return new Chapter(
                Text.of("host.rewind.again", "title", chapter.title()),
                chapter.seat(),
                chapter.style(),
                false,
                Optional.empty());
    }

    private static List<Piece.SeatFigures> figures(CommittedMatch<?> match) {
        List<Piece.SeatFigures> all = new ArrayList<>();
        all.add(new Piece.SeatFigures(Optional.empty(), match.figures(Optional.empty())));
        match.facts()
                .setup()
                .orElseThrow()
                .seats()
                .forEach(seat -> all.add(new Piece.SeatFigures(Optional.of(seat), match.figures(Optional.of(seat)))));
        all.removeIf(one -> one.figures().isEmpty());
        return all;
    }
}
