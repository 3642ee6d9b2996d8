package strategos.engine.dice;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import strategos.engine.dice.HashChain.Mix;
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

    /**
     * All chains of one name, each the successor of the one before it.
     *
     * @param next the index of the next roll, from 1, counted through all of them
     */
    record ChainRun(List<HashChain> chains, int next) {
        ChainRun {
            chains = List.copyOf(chains);
            if (chains.isEmpty()) {
                throw new IllegalArgumentException("a run of chains has at least one");
            }
            int rolls = rolls(chains);
            if (next < 1 || next > rolls + 1) {
                throw new IllegalArgumentException("the next of " + rolls + " rolls cannot be number " + next);
            }
        }

        /** How many rolls the chains still serve. */
        int left() {
            return rolls(chains) + 1 - next;
        }

        boolean has(int index) {
            return index >= 1 && index <= rolls(chains);
        }

        /** Where the roll of that index, counted through all chains, has its link. */
        Link link(int index) {
            int link = index;
            for (int entry = 1; entry <= chains.size(); entry++) {
                HashChain chain = chains.get(entry - 1);
                if (link <= chain.rolls()) {
                    return new Link(entry, link, chain);
                }
                link -= chain.rolls();
            }
            throw new IndexOutOfBoundsException("no chain has a link for roll " + index);
        }

        /** How many rolls were made with the chain. */
        int spent(int entry) {
            int before = rolls(chains.subList(0, entry - 1));
            return Math.clamp(next - 1L - before, 0, chains.get(entry - 1).rolls());
        }

        /** Whether another chain came of that one. */
        boolean followed(int entry) {
            return entry < chains.size();
        }

        /** With the successor of the last chain. */
        ChainRun longer() {
            HashChain next = chains.getLast().successor();
            return new ChainRun(Stream.concat(chains.stream(), Stream.of(next)).toList(), this.next);
        }

        private static int rolls(List<HashChain> chains) {
            return chains.stream().mapToInt(HashChain::rolls).sum();
        }

        /**
         * A link among the chains.
         *
         * @param entry which chain, from 1
         * @param index its index in that chain, from 1
         */
        record Link(int entry, int index, HashChain chain) {}
    }

    /**
     * From a key to faces: the stream of 4-byte big-endian unsigned words of HMAC-SHA256(key, message(0)), HMAC-SHA256(key,
     * message(1)), ..., where {@code message(b)} is {@code strategos-dice-1|SALT|CHAIN|INDEX|b}, and in protocol 2 {@code
     * strategos-dice-2|SALT|CHAIN|INDEX|ROUND|RANDOMNESS|b}. Reused roll after roll by one thread; each roll begins its own
     * stream.
     */
    static final class Words {
        private static final String HMAC = "HmacSHA256";
        private static final long VALUES = 1L << 32;

        private final Mac mac;
        private String message = "";
        private byte[] block = {};
        private int blocks;
        private int at;

        Words() {
            try {
                mac = Mac.getInstance(HMAC);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every JDK has HMAC-SHA256", e);
            }
        }

        /**
         * The faces of dice, each from 1 to {@code sides}, in order.
         *
         * @param message without the number of the block: {@link Mix#message}
         */
        Integer[] faces(byte[] key, String message, int count, int sides) {
            begin(key, message);
            Integer[] faces = new Integer[count];
            Arrays.setAll(faces, i -> uniform(sides) + 1);
            return faces;
        }

        /** The numbers from 0 to {@code size - 1}, shuffled as Fisher and Yates do. */
        Integer[] order(byte[] key, String message, int size) {
            begin(key, message);
            return Shuffle.of(size, this::uniform);
        }

        private void begin(byte[] key, String signed) {
            try {
                mac.init(new SecretKeySpec(key, HMAC));
            } catch (InvalidKeyException e) {
                throw new IllegalStateException("HMAC takes every key", e);
            }
            message = signed;
            block = new byte[0];
            blocks = 0;
            at = 0;
        }

        /** A number from 0 to {@code n - 1}, each as likely as the other: words past the last whole multiple are thrown away. */
        private int uniform(int n) {
            long limit = VALUES / n * n;
            long word = next();
            while (word >= limit) {
                word = next();
            }
            return (int) (word % n);
        }

        private long next() {
            if (at == block.length) {
                block = mac.doFinal((message + blocks).getBytes(StandardCharsets.US_ASCII));
                blocks++;
                at = 0;
            }
            long word = 0;
            for (int i = 0; i < 4; i++) {
                word = (word << 8) | (block[at] & 0xff);
                at++;
            }
            return word;
        }

        /** The shuffle of Fisher and Yates, as the protocol runs it: from the last place down. */
        static final class Shuffle {
            private Shuffle() {}

            /**
             * The numbers from 0 to {@code size - 1}, shuffled.
             *
             * @param uniform gives a number from 0 to its argument less one
             */
            static Integer[] of(int size, IntUnaryOperator uniform) {
                Integer[] order = new Integer[size];
                Arrays.setAll(order, i -> i);
                for (int i = size - 1; i > 0; i--) {
                    int other = uniform.applyAsInt(i + 1);
                    Integer swapped = order[i];
                    order[i] = order[other];
                    order[other] = swapped;
                }
                return order;
            }
        }
    }
}
