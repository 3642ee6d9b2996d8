package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.access.Secret;
import strategos.storage.match.Commit;

/** Follows a chain of dice that runs out by a new one, and publishes its commitment before it is used. */
public final class ChainExtension {
    private final OutboxWriter writer;

    @Inject
    ChainExtension(OutboxWriter writer) {
        this.writer = writer;
    }

    /** A commit of its own, where an order needs more links than are left. */
    public <S> TransactionResult.Decided extend(CommittedMatch<S> match, Chain chain, Instant now) {
        MatchDice longer = match.dice().withNextChain(chain);
        Commit commit = Commit.on(match.id(), match.version(), now).dice(Secret.of(longer.secretJson()));
        return new TransactionResult.Decided(
                writer.lines(commit, match, List.of(published(longer, chain)), List.of()),
                Optional.of(match.moved(match.facts(), match.state(), longer)),
                List.of());
    }

    /** The dice with a new chain for each that has few links left. */
    MatchDice ample(MatchDice dice, List<Line> story) {
        MatchDice ample = dice;
        for (Chain chain : Chain.values()) {
            if (ample.needsNewChain(chain)) {
                ample = ample.withNextChain(chain);
                story.add(published(ample, chain));
            }
        }
        return ample;
    }

    private static Line published(MatchDice dice, Chain chain) {
        return new Line(Text.of(
                "host.dice.next-chain",
                "chain",
                Text.of("dice.chain." + chain.word()),
                "commitment",
                dice.commitments(chain).getLast()));
    }

    /** What is published of the dice when a match ends. */
    public static final class Unsealing {
        /**
         * The last key of a sealed chain gives away those before it: with it everyone can check what was hidden. The tip of a
         * used-up chain shows that the one after it was not chosen.
         */
        public List<Line> lines(MatchDice dice) {
            List<Line> lines = new ArrayList<>();
            for (Chain chain : Chain.values()) {
                for (int entry = 1; entry <= dice.commitments(chain).size(); entry++) {
                    line(dice, chain, entry, lines);
                }
            }
            return lines;
        }

        private static void line(MatchDice dice, Chain chain, int entry, List<Line> lines) {
            if (chain == Chain.SEALED) {
                int spent = dice.spent(chain, entry);
                dice.lastKey(chain, entry)
                        .map(key -> Text.of("host.dice.unsealed", "index", spent, "key", key))
                        .ifPresent(text -> lines.add(new Line(text)));
            }
            dice.usedTip(chain, entry)
                    .map(tip -> Text.of(
                            "host.dice.tip",
                            "chain",
                            Text.of("dice.chain." + chain.word()),
                            "entry",
                            entry,
                            "tip",
                            tip))
                    .ifPresent(text -> lines.add(new Line(text)));
        }
    }
}
