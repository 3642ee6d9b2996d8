package strategos.bot.host.proposal;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Motion;
import strategos.bot.host.Motion.Point;
import strategos.bot.host.Proposals;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.outcome.Conclusions;
import strategos.bot.host.proposal.Propose.Wish;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.host.transaction.FollowerNotes;
import strategos.storage.Storage;

/** Proposals as transactions of their match. */
public final class MatchProposals implements Proposals {
    private final LiveMatches live;
    private final MatchExecutor executor;
    private final OutboxWriter writer;
    private final RewindPoints points;
    private final Carry carry;

    @Inject
    MatchProposals(
            LiveMatches live,
            MatchExecutor executor,
            OutboxWriter writer,
            MatchLoader loader,
            FollowerNotes notes,
            Conclusions conclusions,
            Storage storage) {
        this.live = live;
        this.executor = executor;
        this.writer = writer;
        this.points = new RewindPoints(storage.journal(), loader);
        this.carry = new Carry(loader, writer, notes, conclusions);
    }

    @Override
    public List<Point> points(String match) {
        return points.of(live.find(match).orElseThrow());
    }

    @Override
    public ActionResult rewind(Action action, String match, int orders, OptionalLong shown) {
        return wish(action, match, new Wish.Back(orders, shown));
    }

    @Override
    public ActionResult propose(Action action, String match, Motion motion) {
        return wish(action, match, new Wish.Plain(motion));
    }

    private ActionResult wish(Action action, String match, Wish wish) {
        return executor.run(Optional.of(action), match, new Propose(writer, points, carry, action, wish));
    }

    @Override
    public ActionResult answer(Action action, String match, String word, OptionalLong number, boolean yes) {
        return executor.run(Optional.of(action), match, new Vote(writer, carry, action, word, number, yes));
    }
}
