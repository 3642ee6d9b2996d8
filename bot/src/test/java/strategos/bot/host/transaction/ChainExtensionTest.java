package strategos.bot.host.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.host.transaction.ChainExtension.Unsealing;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** A chain that runs out is followed by its successor: published before it is used, and proven when the match ends. */
class ChainExtensionTest {
    private static final String OPEN = "0f".repeat(32);
    private static final String SEALED = "1e".repeat(32);

    private final ChainExtension chains = new ChainExtension(new OutboxWriter(new Envelopes()));

    private static MatchDice dice(int nextOpen) {
        String chain = "{\"chains\":[{\"tip\":\"%s\",\"length\":4096}],\"next\":%d}";
        return MatchDice.fromSecretJson("{\"salt\":\"" + "ab".repeat(32) + "\",\"open\":"
                + chain.formatted(OPEN, nextOpen) + ",\"sealed\":" + chain.formatted(SEALED, 2) + "}");
    }

    private static List<Text> texts(List<Line> items) {
        return items.stream().map(Line::text).toList();
    }

    @Test
    void itsCommitmentIsPublishedWhileThereAreLinksLeftAndOnce() {
        List<Line> story = new ArrayList<>();
        assertThat(chains.ample(dice(4032), story)).isEqualTo(dice(4032));
        assertThat(story).isEmpty();

        MatchDice longer = chains.ample(dice(4033), story);

        assertThat(longer.commitments(Chain.OPEN)).hasSize(2);
        assertThat(longer.commitments(Chain.SEALED)).hasSize(1);
        assertThat(texts(story))
                .containsExactly(Text.of(
                        "host.dice.next-chain",
                        "chain",
                        Text.of("dice.chain.open"),
                        "commitment",
                        longer.commitments(Chain.OPEN).getLast()));
        assertThat(story.toString()).doesNotContain(OPEN);
        assertThat(chains.ample(longer, story)).isEqualTo(longer);
        assertThat(story).hasSize(1);
    }

    @Test
    void nothingIsDrawnForItSoThatNobodyCanChooseIt() {
        assertThat(chains.ample(dice(4033), new ArrayList<>()).commitments(Chain.OPEN))
                .isEqualTo(chains.ample(dice(4090), new ArrayList<>()).commitments(Chain.OPEN));
    }

    @Test
    void whenTheMatchEndsTheTipThatProvesItIsTold() {
        assertThat(texts(new Unsealing().lines(dice(10)))).extracting(Text::key).containsExactly("host.dice.unsealed");

        MatchDice longer = chains.ample(dice(4033), new ArrayList<>());
        assertThat(texts(new Unsealing().lines(longer)))
                .contains(Text.of("host.dice.tip", "chain", Text.of("dice.chain.open"), "entry", 1, "tip", OPEN))
                .hasSize(2);
    }
}
