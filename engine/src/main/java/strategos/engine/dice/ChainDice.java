package strategos.engine.dice;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import strategos.engine.dice.HashChain.Sha256;

/**
 * The fair dice of a match, made for one ruling by {@link MatchDice#dice} and used by one thread. It remembers what it
 * used: the host commits that together with the order. A ruling that is abandoned spends nothing, since the match's own
 * value does not change.
 */
public final class ChainDice implements Dice {
    private static final HexFormat HEX = HexFormat.of();

    private final Salt salt;
    private final Map<Chain, ChainRun> runs;
    private final Map<Chain, Integer> next = new EnumMap<>(Chain.class);
    private final List<KeyedRoll> used = new ArrayList<>();
    private final Sha256 sha = new Sha256();
    private final Words words = new Words();
    private final Mix mix;

    ChainDice(Salt salt, Map<Chain, ChainRun> runs, Mix mix) {
        this.mix = mix;
        this.salt = salt;
        this.runs = runs;
        runs.forEach((chain, run) -> next.put(chain, run.next()));
    }

    /** @throws ChainUsedUp when the chain has no link left */
    @Override
    public Roll roll(Cause cause, int count, int sides) {
        Limits.dice(count, sides);
        return take(
                cause,
                sides,
                false,
                (key, link) -> words.faces(key, mix.message(salt, cause.chain().word(), link), count, sides));
    }

    /** @throws ChainUsedUp when the chain has no link left */
    @Override
    public Roll shuffle(Cause cause, int size) {
        Limits.shuffle(size);
        return take(
                cause,
                size,
                true,
                (key, link) -> words.order(key, mix.message(salt, cause.chain().word(), link), size));
    }

    /** All rolls so far with their keys, in the order in which they fell. */
    public List<KeyedRoll> used() {
        return List.copyOf(used);
    }

    /** All rolls so far, in the order in which they fell. */
    public List<Roll> rolls() {
        return used.stream().map(KeyedRoll::roll).toList();
    }

    private Roll take(Cause cause, int sides, boolean shuffle, Throw made) {
        Chain chain = cause.chain();
        int index = next.get(chain);
        ChainRun run = runs.get(chain);
        if (!run.has(index)) {
            throw new ChainUsedUp(chain);
        }
        ChainRun.Link at = run.link(index);
        byte[] key = at.chain().link(at.index(), sha);
        Roll roll = new Roll(cause, index, sides, shuffle, List.of(made.result(key, at.index())));
        used.add(new KeyedRoll(roll, at.entry(), at.index(), HEX.formatHex(key)));
        next.put(chain, index + 1);
        return roll;
    }

    /** What falls with this key. */
    private interface Throw {
        Integer[] result(byte[] key, int link);
    }

    /** What any dice refuse to throw: asking for it is a bug of the game. */
    static final class Limits {
        /** The most dice of one roll, sides of one die, and things in one shuffle. */
        static final int MOST = 10_000;

        private Limits() {}

        static void dice(int count, int sides) {
            check("dice", count);
            check("sides", sides);
        }

        static void shuffle(int size) {
            check("things to shuffle", size);
        }

        private static void check(String what, int number) {
            if (number < 1 || number > MOST) {
                throw new IllegalArgumentException("1 to " + MOST + " " + what + ", not " + number);
            }
        }
    }

    /**
     * A roll with the key that made it. Key and result of a sealed roll are secret until the match ends, so they are not
     * part of the text of this record.
     *
     * @param entry which of the chains of that name it was made with, from 1
     * @param link the index of its link in that chain, from 1: the INDEX of the protocol and of the exported log
     * @param key that link, as 64 hexadecimal digits
     */
    public record KeyedRoll(Roll roll, int entry, int link, String key) {
        @Override
        public String toString() {
            String shown = roll.cause().chain() == Chain.OPEN ? "result=" + roll.result() + ", key=" + key : "secret";
            return "KeyedRoll[" + roll.cause().chain().word() + " " + roll.index() + ", entry=" + entry + ", link="
                    + link + ", " + shown + "]";
        }
    }
}
