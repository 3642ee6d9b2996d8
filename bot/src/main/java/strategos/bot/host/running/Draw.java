package strategos.bot.host.running;

import java.time.Instant;
import java.util.Optional;
import strategos.bot.host.Pending;
import strategos.bot.host.Pending.What;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.StoredPendings;
import strategos.bot.host.transaction.Appointment;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.host.transaction.CommitBuilder.UsedRound;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.dice.HashChain.Mix;
import strategos.storage.match.Commit;

/**
 * The dice of what waits fall: with the round that was named for it, or, as the players agreed, without one. It is decided
 * once, since nothing waits afterwards. In a match that sleeps they wait until it wakes: what comes of them is told in its channel.
 */
public record Draw(CommitBuilder builder, Appointment appointment, Mix mix) implements MatchTransaction.WhilePending {
    @Override
    public String name() {
        return "dice fall";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Pending> waiting = match.facts().pending().filter(Pending::decided);
        if (waiting.isEmpty() || !meant(waiting.get())) {
            return TransactionResult.refuse("host.answered");
        }
        Commit commit = Appointment.keep(Commit.on(match.id(), match.version(), now), Optional.empty());
        Optional<UsedRound> round = mix instanceof Mix.Round(var published)
                ? Optional.of(new UsedRound(
                        published, new StoredPendings().posts(waiting.get().named())))
                : Optional.empty();
        return switch (waiting.get().what()) {
            case What.Announced announced -> TransactionResult.refuse("host.answered");
            case What.Start(String startId) ->
                new Starts.Begin(builder, appointment, startId).play(match, mix, round, commit);
            case What.Given given -> builder.drawn(match, given, mix, round, commit);
        };
    }

    private boolean meant(Pending waiting) {
        return switch (mix) {
            case Mix.Round(var round) -> waiting.posted() && !waiting.agreed() && round.round() == waiting.round();
            case Mix.AgreedAlone alone -> waiting.agreed();
            case Mix.ChainAlone chain -> false;
        };
    }
}
