package strategos.engine.dice;

import java.util.HexFormat;
import java.util.List;
import strategos.engine.text.Text;

/**
 * Checks that each chain that follows another came of that one's tip, and so was fixed before the match began. The tips
 * are in the log once the match is over; while sealed rolls are still secret this cannot be shown yet.
 */
final class ChainSuccession {
    private static final HexFormat HEX = HexFormat.of();

    private final List<DiceLog.ChainLog> chains;
    private final Sha256 sha = new Sha256();

    ChainSuccession(List<DiceLog.ChainLog> chains) {
        this.chains = chains;
    }

    void check(Findings findings) {
        boolean running = chains.stream().anyMatch(chain -> chain.unrevealed().isPresent());
        for (int at = 0; at < chains.size(); at++) {
            DiceLog.ChainLog chain = chains.get(at);
            int next = follower(at);
            String path = "chains[" + at + "].tip";
            if (next < 0) {
                if (chain.tip().isPresent()) {
                    findings.add(path, Text.of("dice.log.tip-unused", "path", path));
                }
            } else if (chain.tip().isPresent()) {
                comes(chain, path, chain.tip().get(), next, findings);
            } else if (!running) {
                findings.add(path, Text.of("dice.log.tip-missing", "path", path));
            }
        }
    }

    /** The next chain of the same name, or -1. */
    private int follower(int at) {
        for (int next = at + 1; next < chains.size(); next++) {
            if (chains.get(next).name().equals(chains.get(at).name())) {
                return next;
            }
        }
        return -1;
    }

    /** The tip is the link after the last key; its successor's chain has as many links. */
    private void comes(DiceLog.ChainLog chain, String path, String tip, int next, Findings findings) {
        String last = chain.rolls().isEmpty()
                ? chain.commitment()
                : chain.rolls().getLast().key();
        if (!HEX.formatHex(sha.of(HEX.parseHex(tip))).equals(last)) {
            findings.add(path, Text.of("dice.log.tip", "path", path, "before", last));
            return;
        }
        byte[] link = HashChain.nextTip(tip);
        for (int i = 0; i <= chain.rolls().size(); i++) {
            link = sha.of(link);
        }
        String made = HEX.formatHex(link);
        if (!made.equals(chains.get(next).commitment())) {
            String follower = "chains[" + next + "].commitment";
            findings.add(follower, Text.of("dice.log.successor", "path", follower, "made", made));
        }
    }
}
