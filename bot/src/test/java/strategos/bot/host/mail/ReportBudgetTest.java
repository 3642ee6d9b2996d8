package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.storage.Storage;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.post.Pages.StoredPage;

/**
 * What a match puts into its channel, order by order, at the table and by post; and what its messages alone prove. Each
 * match is played once and then only read.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportBudgetTest {
    private static final int ORDERS = Integer.getInteger("strategos.reports", 70);

    /** More orders than a year takes. */
    private static final int LONG_YEAR = 600;

    /** The commitments, the seats taken and the start itself. */
    private static final int BEFORE_THE_START = 5;

    private static final Pattern ROLL = Pattern.compile(
            "(?m)^-# (\\d+) [^\\n]*?: ((?:\\d )*\\d)(?: [^\\d\\s,=][^\\s,]*)*" + "(?: = [^,\\n]*)?(?:, [^\\n]*)?$");
    private static final Pattern KEY = Pattern.compile("Rolls? (?:\\d+ to )?(\\d+) · key `([0-9a-f]{64})`");
    /** A chapter's title, and then the end, the dice or the question. */
    private static final Pattern BARE_TITLE = Pattern.compile("\\*\\*:\\s*(?:$|\\n-# (?:\\d|Roll)|\\n▸)");

    private static final Pattern COMMITMENT = Pattern.compile("Open dice, commitment: `([0-9a-f]{64})`");
    private static final Pattern SALT = Pattern.compile("Salt of the dice: `([0-9a-f]{64})`");

    private final Map<String, Played> played = new HashMap<>();

    /** A match, as it stands in storage and in the channel. */
    private record Played(Storage storage, MemoryOutlet outlet, String match) {
        List<StoredPage> pages() {
            return storage.pages().last(match, 10_000).reversed();
        }

        List<JournalRow> journal() {
            return storage.journal().read(match, 1, Long.MAX_VALUE);
        }

        Stream<Piece> pieces() {
            return pieces(storage, match, 1).stream();
        }

        /** Those from that number on. */
        static List<Piece> pieces(Storage storage, String match, long from) {
            Envelopes envelopes = new Envelopes();
            return storage.pages().pieces(match, from).stream()
                    .map(piece -> envelopes.read(piece.json(), Piece.class))
                    .toList();
        }
    }

    @AfterAll
    void close() {
        played.values().forEach(one -> one.storage().close());
    }

    /** A match of random orders, each so many minutes after the one of somebody else, and a minute after an own one. */
    private Played play(String game, int minutes) {
        return played.computeIfAbsent(game + minutes, key -> play(game, minutes, Long.MAX_VALUE, ORDERS));
    }

    /** @param enough the chapters that frame others, such as a year, after which it has gone on for long enough */
    private static Played play(String game, int minutes, long enough, int most) {
        Library library = RegisteredGames.LIBRARY;
        SplittableRandom luck = new SplittableRandom(7);
        Scenario scenario = library.open(game).box().scenarios().getFirst();
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        try (TestHost host = TestHost.over(storage, library, outlet, clock)) {
            RandomPlayers players = new RandomPlayers(host, luck);
            String match = players.begin(TestHost.AGORA, game, scenario, scenario.least());
            long told = 0;
            long framed = 0;
            for (int i = 0;
                    i < most && framed < enough && host.settled().match(match).stage() == LiveMatch.Stage.RUNNING;
                    i++) {
                assertThat(outlet.messages().getLast().text())
                        .as("titles with nothing below them")
                        .doesNotContainPattern(BARE_TITLE);
                boolean goesOn = i > 0
                        && host.match(match)
                                .awaited()
                                .keySet()
                                .equals(Set.of(players.last().seat()));
                clock.move(Duration.ofMinutes(goesOn ? 1 : minutes));
                players.play(match, 1);
                List<Piece> more = Played.pieces(storage, match, told + 1);
                told += more.size();
                framed += frames(more.stream());
            }
            host.settled();
            return new Played(storage, outlet, match);
        }
    }

    @ParameterizedTest
    @CsvSource({"xenophon, 1", "xenophon, 180", "sparta, 1", "sparta, 180", "persians, 1", "persians, 180"})
    void fewMessagesAreKeptAndEachPieceStandsInOne(String game, int minutes) {
        Played match = play(game, minutes);

        List<StoredPage> pages = match.pages();
        List<Long> shown = new ArrayList<>();
        pages.forEach(page -> {
            for (long piece = page.first(); piece <= page.last(); piece++) {
                shown.add(piece);
            }
        });
        assertThat(shown).isSorted().doesNotHaveDuplicates();
        long chapters =
                match.pieces().filter(piece -> piece.opening().isPresent()).count();
        long orders = match.journal().size();
        long reports = match.outlet().messages().stream()
                .filter(message -> message.text().startsWith("### "))
                .count();
        long calls = match.outlet().messages().stream()
                .filter(message -> message.text().startsWith("▸"))
                .count();
        long buttons = match.outlet().messages().stream()
                .filter(MemoryOutlet.Message::asks)
                .count();
        assertThat(calls).as("questions that were answered are deleted").isLessThanOrEqualTo(1);
        assertThat(buttons).as("buttons stand in one place").isLessThanOrEqualTo(1);
        assertThat(reports)
                .as("%s chapters, %s orders", chapters, orders)
                .isLessThanOrEqualTo(2 * Math.max(1, chapters) + orders / 10);
        match.outlet()
                .messages()
                .forEach(message -> assertThat(message.text().length()).isLessThan(8_000));
        assertThat(most(match.outlet().pinged())).as("pings of a question").isLessThanOrEqualTo(1);
    }

    /** The budget is two; these matches come to little more than one. */
    @ParameterizedTest
    @CsvSource({
        "xenophon, 1, turn-began",
        "xenophon, 180, turn-began",
        "sparta, 1, turn-began",
        "sparta, 180, turn-began",
        "persians, 1, segment-began",
        "persians, 180, segment-began"
    })
    void noMoreThanTwoMessagesAreKeptOfAPlayersTurn(String game, int minutes, String turn) {
        Played match = play(game, minutes);
        Pattern began = Pattern.compile('"' + turn + "[\"@]");
        long turns = match.journal().stream()
                .mapToLong(row -> began.matcher(row.entries()).results().count())
                .sum();
        long kept = match.outlet().messages().stream().skip(BEFORE_THE_START).count();
        assertThat(turns).isPositive();
        assertThat(kept).as("messages of %s turns", turns).isLessThanOrEqualTo(2 * turns);
    }

    /** A year is told from its administration to the one of the next year. */
    @Test
    void noMoreThanSixtyMessagesAreKeptOfAYearOfSparta() {
        Played match = play("sparta", 180, 2, LONG_YEAR);
        assertThat(frames(match.pieces())).as("a whole year was played").isEqualTo(2);
        assertThat(match.outlet().messages().stream().skip(BEFORE_THE_START)).hasSizeBetween(5, 60);
        match.storage().close();
    }

    private static long frames(Stream<Piece> pieces) {
        return pieces.filter(piece -> piece.opening().stream()
                        .anyMatch(opening -> opening.chapter().frame()))
                .count();
    }

    /** Its board, and what is told of it between the first and the last order in it. */
    @ParameterizedTest
    @CsvSource({"sparta, 1", "sparta, 180", "persians, 1", "persians, 180"})
    void noMoreThanThreeMessagesAreKeptOfABattle(String game, int minutes) {
        Played match = play(game, minutes);
        List<Piece> told = match.pieces().toList();
        List<StoredPage> pages = match.pages();
        int battles = 0;
        for (int from = 0; from < told.size(); from++) {
            int to = from;
            while (to < told.size() && !told.get(to).boards().isEmpty()) {
                to++;
            }
            if (to > from) {
                battles++;
                long first = from + 1L;
                long last = to;
                assertThat(pages.stream().filter(page -> page.first() <= last && page.last() >= first))
                        .as("messages of the pieces %s to %s", first, last)
                        .hasSizeBetween(1, 3);
                from = to;
            }
        }
        assertThat(battles).isPositive();
    }

    private static long most(Map<String, Integer> pings) {
        return pings.values().stream().mapToInt(n -> n).max().orElse(0);
    }

    /** Commitment, salt and one key a page: each open roll is made anew from what stands in the channel. */
    @ParameterizedTest
    @CsvSource({"xenophon, 1", "sparta, 1", "persians, 1"})
    void theChannelAloneProvesEachOpenRoll(String game, int minutes) throws GeneralSecurityException {
        Played match = play(game, minutes);
        String channel = String.join("\n", match.outlet().texts());
        Map<Integer, String> keys = new TreeMap<>();
        KEY.matcher(channel).results().forEach(found -> keys.put(Integer.parseInt(found.group(1)), found.group(2)));
        Map<Integer, String> told = new HashMap<>();
        ROLL.matcher(channel).results().forEach(found -> told.put(Integer.parseInt(found.group(1)), found.group(2)));
        int last = ((TreeMap<Integer, String>) keys).lastKey();
        String salt = first(SALT, channel);

        byte[] key = HexFormat.of().parseHex(keys.get(last));
        for (int index = last; index > 0; index--) {
            if (keys.containsKey(index)) {
                assertThat(HexFormat.of().formatHex(key))
                        .as("key of roll %d", index)
                        .isEqualTo(keys.get(index));
            }
            assertThat(told).as("roll %d stands in the channel", index).containsKey(index);
            assertThat(faces(key, salt, index, told.get(index).split(" ").length))
                    .as("roll %d", index)
                    .isEqualTo(told.get(index));
            key = MessageDigest.getInstance("SHA-256").digest(key);
        }
        assertThat(last).isGreaterThan(5);
        assertThat(HexFormat.of().formatHex(key)).isEqualTo(first(COMMITMENT, channel));
    }

    private static String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.results()
                .findFirst()
                .map(MatchResult::group)
                .map(all -> all.replaceAll("(?s)^.*`([0-9a-f]{64})`$", "$1"))
                .orElseThrow();
    }

    /** The protocol in a few lines, without the code that throws. */
    private static String faces(byte[] key, String salt, int index, int count) throws GeneralSecurityException {
        List<String> faces = new ArrayList<>();
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (int block = 0; faces.size() < count; block++) {
            String message = "strategos-dice-1|" + salt + "|open|" + index + "|" + block;
            ByteBuffer words = ByteBuffer.wrap(mac.doFinal(message.getBytes(StandardCharsets.UTF_8)));
            while (words.hasRemaining() && faces.size() < count) {
                long word = Integer.toUnsignedLong(words.getInt());
                if (word < (1L << 32) / 6 * 6) {
                    faces.add(Long.toString(word % 6 + 1));
                }
            }
        }
        return String.join(" ", faces);
    }
}
