package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.Story;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;
import strategos.storage.Secret;

/** Follows a chain of dice that runs out by a new one, and publishes its commitment before it is used. */
final class ChainExtension {
    private final OutboxWriter writer;

    @Inject
    ChainExtension(OutboxWriter writer) {
        this.writer = writer;
    }

    /** A commit of its own, where an order needs more links than are left. */
    <S> Verdict.Decided extend(CommittedMatch<S> match, Chain chain, Instant now) {
        MatchDice longer = match.dice().withNextChain(chain);
        Commit commit = Commit.on(match.id(), match.version(), now).dice(Secret.of(longer.secretJson()));
        return new Verdict.Decided(
                writer.story(commit, match, List.of(published(longer, chain))),
                Optional.of(match.moved(match.facts(), match.state(), longer)),
                List.of());
    }

    /** The dice with a new chain for each that has few links left. */
    MatchDice ample(MatchDice dice, List<Story.Item> story) {
        MatchDice ample = dice;
        for (Chain chain : Chain.values()) {
            if (ample.needsNewChain(chain)) {
                ample = ample.withNextChain(chain);
                story.add(published(ample, chain));
            }
        }
        return ample;
    }

    private static Story.Item published(MatchDice dice, Chain chain) {
        return Story.Item.of(new Line(
                Text.of(
                        "host.dice.next-chain",
                        "chain",
                        Text.of("dice.chain." + chain.word()),
                        "commitment",
                        dice.commitments(chain).getLast()),
                ""));
    }
}
