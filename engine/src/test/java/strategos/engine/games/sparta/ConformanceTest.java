package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Entry;
import strategos.engine.Replay;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.config.RuleIndex;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** Positions, orders and dice with what comes of them, as cases in a file that anyone can add to. */
class ConformanceTest {
    private static final Phrasebook WORDS = Box.library().words(Sparta.ID, Escape.plain());

    /** A line of the file. */
    record Case(
            int line,
            List<String> rules,
            List<String> position,
            List<String> orders,
            List<String> dice,
            List<String> story) {
        static Case of(int number, String line) {
            String[] parts = line.split(";", 5);
            if (parts.length != 5) {
                throw new IllegalArgumentException("line " + number + " has not five parts: " + line);
            }
            return new Case(
                    number,
                    split(parts[0], " +"),
                    split(parts[1], " +"),
                    split(parts[2], ">"),
                    split(parts[3], " +"),
                    split(parts[4], "\\|"));
        }

        private static List<String> split(String part, String by) {
            return Stream.of(part.strip().split(by, -1))
                    .map(String::strip)
                    .filter(word -> !word.isEmpty())
                    .toList();
        }

        @Override
        public String toString() {
            return "line " + line + ": " + String.join(" ", rules) + ": " + String.join(" > ", orders);
        }
    }

    static Stream<Case> cases() throws IOException {
        try (InputStream in = ConformanceTest.class.getResourceAsStream("conformance.txt")) {
            String[] lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1);
            List<Case> cases = new ArrayList<>();
            for (int n = 0; n < lines.length; n++) {
                if (!lines[n].isBlank() && !lines[n].startsWith("#")) {
                    cases.add(Case.of(n + 1, lines[n]));
                }
            }
            return cases.stream();
        }
    }

    @Rule({
        "2.3",
        "2.7",
        "2.10",
        "2.13",
        "2.16",
        "2.17",
        "3.2",
        "4.0",
        "4.1",
        "5.0",
        "5.1",
        "5.3",
        "6.1",
        "6.2",
        "6.3",
        "6.4",
        "6.5",
        "6.6",
        "6.7",
        "6.8",
        "6.9",
        "7.0",
        "7.1",
        "7.2",
        "7.3",
        "7.4",
        "7.5",
        "7.6",
        "7.7",
        "7.8",
        "7.9",
        "7.10",
        "7.11",
        "7.12",
        "7.17",
        "8.1",
        "8.2",
        "8.3",
        "8.4",
        "8.5",
        "8.5-naval",
        "9.0",
        "9.1",
        "9.2",
        "9.3",
        "10.1",
        "10.2",
        "10.3",
        "10.4",
        "10.5",
        "11.1",
        "11.3",
        "11.5",
        "11.6",
        "11.7",
        "11.8",
        "11.8-sides",
        "11.9",
        "11.10",
        "11.11",
        "11.12",
        "12.1",
        "12.2",
        "12.3",
        "12.4",
        "12.5",
        "13.0",
        "14.1",
        "15.0",
        "15.1",
        "15.2",
        "15.3",
        "15.4",
        "15.5",
        "15.6",
        "15.7",
        "15.8",
        "15.9",
        "15.10",
        "15.11",
        "15.12",
        "15.13",
        "15.14",
        "16.0",
        "16.1",
        "16.2",
        "16.3",
        "ruling-W1",
        "ruling-W2",
        "ruling-W3",
        "ruling-W4",
        "ruling-W5",
        "ruling-W6",
        "ruling-W7",
        "ruling-W8",
        "ruling-W9",
        "ruling-Y1",
        "ruling-Y2",
        "ruling-Y3",
        "ruling-Y4",
        "ruling-Y5",
        "ruling-Y6",
        "ruling-Y7",
        "ruling-M1",
        "ruling-M2",
        "ruling-M3",
        "ruling-M4",
        "ruling-M5",
        "ruling-M6",
        "ruling-M7",
        "ruling-V1",
        "ruling-V2",
        "ruling-V3",
        "ruling-V4",
        "ruling-V5",
        "ruling-V6",
        "ruling-V7",
        "ruling-V8",
        "ruling-V9",
        "ruling-V10",
        "ruling-V11",
        "ruling-V12",
        "ruling-F1",
        "ruling-F2",
        "ruling-F3",
        "ruling-F4",
        "ruling-F5",
        "ruling-F6",
        "ruling-F7",
        "ruling-F8",
        "ruling-F9",
        "ruling-F10",
        "ruling-F11",
        "ruling-F12",
        "ruling-S1",
        "ruling-S2",
        "ruling-S3",
        "ruling-S4",
        "ruling-S5",
        "ruling-S6",
        "ruling-S7",
        "ruling-S8",
        "ruling-E1",
        "ruling-E2",
        "ruling-E3",
        "ruling-E4",
        "ruling-E5",
        "ruling-E6",
        "ruling-E7",
        "ruling-E8",
        "ruling-E9",
        "ruling-E10"
    })
    @ParameterizedTest
    @MethodSource("cases")
    void comesToWhatTheRulesSay(Case c) {
        ScriptedDice dice = new ScriptedDice();
        for (String face : c.dice) {
            String[] parts = face.split("/", -1);
            if (parts.length == 2) {
                dice.dice(Integer.parseInt(parts[1]), Integer.parseInt(parts[0]));
            } else {
                dice.d6(Integer.parseInt(face));
            }
        }
        String first = c.position.getFirst();
        boolean scenario = first.startsWith("scenario=");
        Theatre theatre = Theatre.of(scenario ? first.substring(first.indexOf('=') + 1) : "campaign");
        theatre.with((scenario ? c.position.subList(1, c.position.size()) : c.position).toArray(String[]::new));
        Story story = new Story(theatre.war(), theatre.table(dice));
        c.orders.forEach(story::order);
        story.tells(c.story);
        dice.assertUsedUp();
    }

    /** What happens, as everyone is told. */
    private static final class Story {
        private final Replay<War> replay = new Replay<>(Theatre.game());
        private final List<String> lines = new ArrayList<>();
        private final TestTable<War> table;

        Story(War before, TestTable<War> table) {
            this.table = table;
            tell(before);
        }

        private void tell(War before) {
            War war = before;
            for (Entry<War> entry : table.entries()) {
                replay.told(war, entry, Viewer.EVERYONE).ifPresent(line -> lines.add(WORDS.withRule(line)));
                war = replay.position(war, List.of(entry));
            }
        }

        void order(String words) {
            int refused = words.indexOf(" refused ");
            String order = refused < 0 ? words : words.substring(0, refused);
            int space = order.indexOf(' ');
            Seat seat = new Seat(order.substring(0, space));
            String call = order.substring(space + 1);
            if (refused >= 0) {
                table.refuse(seat, call).citing(words.substring(refused + " refused ".length()));
                return;
            }
            War before = table.state();
            table.order(seat, call);
            tell(before);
        }

        /** Each fragment is told, in this order; a fragment that begins with a sign is about the position. */
        void tells(List<String> fragments) {
            int next = 0;
            for (String fragment : fragments) {
                if (fragment.startsWith("=")) {
                    holds(Arrays.asList(fragment.substring(1).strip().split(" ", -1)));
                } else if (fragment.startsWith("-")) {
                    String never = fragment.substring(1).strip();
                    assertThat(lines).as("never told").noneMatch(line -> line.contains(never));
                } else {
                    int found = next;
                    while (found < lines.size() && !lines.get(found).contains(fragment)) {
                        found++;
                    }
                    assertThat(found).as("\"%s\" in %s", fragment, lines).isLessThan(lines.size());
                    next = found;
                }
            }
        }

        private void holds(List<String> words) {
            War war = table.state();
            String last = words.getLast();
            switch (words.getFirst()) {
                case "at" ->
                    assertThat(where(war.board().place(Theatre.piece(words.get(1)))))
                            .as("where %s is", words.get(1))
                            .isEqualTo(last);
                case "wavers" ->
                    assertThat(war.board().flipped().has(Theatre.piece(last)))
                            .as("%s wavers", last)
                            .isTrue();
                case "full" ->
                    assertThat(war.board().flipped().has(Theatre.piece(last)))
                            .as("%s wavers", last)
                            .isFalse();
                case "inside" ->
                    assertThat(war.board().inside().has(Theatre.piece(last)))
                            .as("%s inside", last)
                            .isTrue();
                case "outside" ->
                    assertThat(war.board().inside().has(Theatre.piece(last)))
                            .as("%s inside", last)
                            .isFalse();
                case "unmarked" ->
                    assertThat(war.board().besieging().has(Theatre.piece(last)))
                            .as("%s under a siege marker", last)
                            .isFalse();
                case "marked" ->
                    assertThat(war.board().besieging().has(Theatre.piece(last)))
                            .as("%s under a siege marker", last)
                            .isTrue();
                case "ravages" -> assertThat(war.prestige().ravages()).isEqualTo(Integer.parseInt(last));
                case "estranged" ->
                    assertThat(war.ground().has(Marker.ESTRANGED, Theatre.place(last)))
                            .as("%s neutral this year", last)
                            .isTrue();
                case "ashore" ->
                    assertThat(war.board().carrier(Theatre.piece(last)))
                            .as("the ship that carries %s", last)
                            .isEmpty();
                case "side" ->
                    assertThat(war.board().owner(Theatre.piece(words.get(1)))).isEqualTo(Side.of(last));
                case "talents" ->
                    assertThat(war.purse().of(Side.of(words.get(1))))
                            .as("talents")
                            .isEqualTo(Integer.parseInt(last));
                case "prestige" -> assertThat(war.prestige().level()).isEqualTo(Integer.parseInt(last));
                case "government" -> assertThat(war.government().row()).isEqualTo(Integer.parseInt(last));
                case "asked" ->
                    assertThat(table.awaited().keySet()).extracting(Seat::id).containsExactly(last);
                case "topic" ->
                    assertThat(Theatre.game()
                                    .decisions()
                                    .of(
                                            Theatre.game()
                                                    .conceal(
                                                            war,
                                                            table.awaited()
                                                                    .firstEntry()
                                                                    .getKey()),
                                            table.awaited().firstEntry().getKey())
                                    .orElseThrow()
                                    .occasion()
                                    .orElseThrow()
                                    .topic())
                            .isEqualTo(last);
                case "over" ->
                    assertThat(Theatre.game().rules().result(war).orElseThrow().winners())
                            .extracting(Seat::id)
                            .containsExactly(last);
                case "allied" ->
                    assertThat(war.ground().has(Marker.ESTRANGED, Theatre.place(last)))
                            .as("%s neutral this year", last)
                            .isFalse();
                case "held" ->
                    assertThat(war.ground().has(Marker.captured(Side.of(last)), Theatre.place(words.get(1))))
                            .as("who holds %s", words.get(1))
                            .isTrue();
                case "tax" -> assertThat(war.purse().taxYears()).isEqualTo(Integer.parseInt(last));
                case "fund" -> assertThat(war.purse().fund()).isEqualTo(Integer.parseInt(last));
                case "toll" -> assertThat(war.purse().toll()).isEqualTo(Boolean.parseBoolean(last));
                case "lost" -> assertThat(war.purse().lost()).isEqualTo(Boolean.parseBoolean(last));
                case "before" ->
                    assertThat(war.government().prestigeBefore())
                            .as("prestige to compare with")
                            .isEqualTo(Integer.parseInt(last));
                case "done" ->
                    assertThat(war.history().has(RandomEvent.of(last)))
                            .as("%s has come about", last)
                            .isTrue();
                case "open" ->
                    assertThat(war.history().open(RandomEvent.of(last)))
                            .as("%s can still come about", last)
                            .isTrue();
                default -> throw new IllegalArgumentException("no check reads " + words);
            }
        }

        private static String where(int place) {
            return switch (place) {
                case Places.BOX -> "box";
                case Places.DISC -> "disc";
                case Places.DUE -> "due";
                case Places.HELD -> "held";
                case Places.GONE -> "gone";
                default -> Theatre.PRINTED.atlas().locale(place).id();
            };
        }
    }

    @Test
    void everyCaseCitesRulesThatThereAreAndTheMarkNamesThemAll() throws Exception {
        RuleIndex rules = Box.library().rules(Sparta.ID);
        Set<String> cited = new TreeSet<>();
        cases().forEach(c -> cited.addAll(c.rules));
        assertThat(cited).allMatch(id -> rules.rule(id).isPresent());
        assertThat(cases().count()).isGreaterThanOrEqualTo(150);
        Rule mark = ConformanceTest.class
                .getDeclaredMethod("comesToWhatTheRulesSay", Case.class)
                .getAnnotation(Rule.class);
        assertThat(mark.value()).containsExactlyInAnyOrderElementsOf(cited);
    }
}
