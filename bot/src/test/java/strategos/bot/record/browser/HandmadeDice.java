package strategos.bot.record.browser;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A log of dice made by hand after the protocols' text, so that page and engine are not compared with themselves. */
final class HandmadeDice {
    static final String START = "1424242424242424242";
    private static final HexFormat HEX = HexFormat.of();

    private final boolean beacon;
    private final List<List<String>> seats;
    private final String salt;
    private final List<Map<String, Object>> chains = new ArrayList<>();
    private long round = 657413;
    private String randomness = "-";

    /** @param seats id and omen of each */
    HandmadeDice(boolean beacon, List<List<String>> seats) {
        this.beacon = beacon;
        this.seats = seats;
        StringBuilder lines = new StringBuilder(protocol()).append("\nm1");
        seats.forEach(seat -> lines.append('\n').append(seat.get(0)).append('=').append(seat.get(1)));
        this.salt = HEX.formatHex(
                sha(lines.append("\nstart=").append(START).toString().getBytes(StandardCharsets.UTF_8)));
    }

    private String protocol() {
        return beacon ? "strategos-dice-2" : "strategos-dice-1";
    }

    /** The beacon's round that the rolls to come are made with. */
    HandmadeDice round(long number, String random) {
        this.round = number;
        this.randomness = random;
        return this;
    }

    /** A chain with so many throws, each of one die more than the last, up to four: every fourth of one. */
    HandmadeDice chain(String name, int tip, int throwsMade) {
        return chain(name, links(sha(new byte[] {(byte) tip}), throwsMade), throwsMade, Optional.empty());
    }

    /** A chain with so many throws, of which so many links were left, and the one that came of it. */
    HandmadeDice followed(String name, int tip, int throwsMade, int left, int next) {
        byte[] secret = sha(new byte[] {(byte) tip});
        String shown = HEX.formatHex(secret);
        byte[] follower = sha(("strategos-dice-1|next|" + shown).getBytes(StandardCharsets.UTF_8));
        int length = throwsMade + left + 1;
        chain(name, links(secret, length), throwsMade, Optional.of(shown));
        return chain(name, links(follower, length), next, Optional.empty());
    }

    private HandmadeDice chain(String name, byte[][] links, int throwsMade, Optional<String> tip) {
        List<Map<String, Object>> rolls = new ArrayList<>();
        for (int i = 1; i <= throwsMade; i++) {
            rolls.add(roll(name, links[i], i));
        }
        Map<String, Object> chain = new LinkedHashMap<>();
        chain.put("name", name);
        chain.put("commitment", HEX.formatHex(links[0]));
        chain.put("rolls", rolls);
        tip.ifPresent(shown -> chain.put("tip", shown));
        chains.add(chain);
        return this;
    }

    /** A chain that is still closed, with so many rolls. */
    HandmadeDice closed(String name, int tip, int made) {
        chains.add(Map.of(
                "name",
                name,
                "commitment",
                HEX.formatHex(links(sha(new byte[] {(byte) tip}), 9)[0]),
                "rolls",
                List.of(),
                "unrevealed",
                made));
        return this;
    }

    private Map<String, Object> roll(String chain, byte[] key, int index) {
        String start = protocol() + "|" + salt + "|" + chain + "|" + index;
        Stream stream = new Stream(key, beacon ? start + "|" + round + "|" + randomness : start);
        Map<String, Object> roll = new LinkedHashMap<>();
        roll.put("index", index);
        roll.put("key", HEX.formatHex(key));
        if (beacon) {
            roll.put("round", round);
        }
        if (chain.equals("sealed") && index == 1) {
            roll.put("order", shuffled(stream, 12));
            roll.put("purpose", "the deck");
            return roll;
        }
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i <= index % 4; i++) {
            faces.add((int) stream.uniform(6) + 1);
        }
        roll.put("sides", 6);
        roll.put("faces", faces);
        roll.put("purpose", index % 2 == 0 ? "battle" : "the march");
        return roll;
    }

    private static List<Integer> shuffled(Stream stream, int things) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < things; i++) {
            order.add(i);
        }
        for (int i = things - 1; i > 0; i--) {
            java.util.Collections.swap(order, i, (int) stream.uniform(i + 1));
        }
        return order;
    }

    /** The log as it is exported. */
    Map<String, Object> log() {
        Map<String, Object> log = new LinkedHashMap<>();
        log.put("protocol", protocol());
        log.put("match", "m1");
        log.put("seats", seats);
        log.put("start", START);
        log.put("salt", salt);
        log.put("chains", chains);
        return log;
    }

    private static byte[][] links(byte[] last, int length) {
        byte[][] links = new byte[length + 1][];
        links[length] = last;
        for (int i = length; i > 0; i--) {
            links[i - 1] = sha(links[i]);
        }
        return links;
    }

    private static byte[] sha(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Words of 32 bits from a key and a message. */
    private static final class Stream {
        private final byte[] key;
        private final String start;
        private ByteBuffer block = ByteBuffer.allocate(0);
        private int blocks;

        Stream(byte[] key, String start) {
            this.key = key;
            this.start = start;
        }

        long uniform(long n) {
            long limit = (1L << 32) / n * n;
            while (true) {
                if (!block.hasRemaining()) {
                    block = ByteBuffer.wrap(sign(start + "|" + blocks++));
                }
                long word = block.getInt() & 0xFFFFFFFFL;
                if (word < limit) {
                    return word % n;
                }
            }
        }

        private byte[] sign(String message) {
            try {
                Mac mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(key, "HmacSHA256"));
                return mac.doFinal(message.getBytes(StandardCharsets.US_ASCII));
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
