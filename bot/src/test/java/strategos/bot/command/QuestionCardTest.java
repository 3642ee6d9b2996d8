package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.RandomPlayers;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.engine.Decision;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;

/** What a question says where it is put, and the answer that one may give from now on by one press. */
class QuestionCardTest {
    private static final int MATCHES = 20;
    private static final int ROUNDS = 300;
    private static final int ORDERS = 10;

    private static BiPredicate<LiveMatch, Seat> asked(String prompt) {
        return (match, seat) -> match.awaited().get(seat).key().equals(prompt);
    }

    private static BiPredicate<LiveMatch, Seat> rest(String name) {
        return (match, seat) -> match.rests(seat).stream().map(Rest::name).anyMatch(name::equals);
    }

    /** A question of which everyone is told so. */
    private static BiPredicate<LiveMatch, Seat> staked(String words) {
        return (match, seat) -> match.stakes(Viewer.EVERYONE, seat).stream()
                .map(match.tale()::say)
                .anyMatch(said -> said.contains(words));
    }

    private static Taps until(String game, String scenario, BiPredicate<LiveMatch, Seat> wished) {
        return until(1, game, scenario, wished);
    }

    /** One of some random matches in which somebody is asked so; the first one that is tried is known to be one, as a rule. */
    private static Taps until(long first, String game, String scenario, BiPredicate<LiveMatch, Seat> wished) {
        AssertionError none = new AssertionError("no match");
        for (long seed = first; seed < first + MATCHES; seed++) {
            try {
                return Taps.until(game, scenario, seed, wished);
            } catch (AssertionError nobody) {
                none = nobody;
            }
        }
        throw none;
    }

    /** The question as all see it. */
    private static String card(Taps taps) {
        String text = taps.desk.outlet().card().text();
        return text.substring(text.indexOf("▸"));
    }

    private static List<String> buttons(Taps taps) {
        return taps.desk.outlet().card().controls().stream()
                .map(control -> ((Control.Button) control).label())
                .toList();
    }

    @Test
    void xenophonSaysWhatTheRollComesToAndWhatACardWouldMakeOfIt() {
        try (Taps taps = until("xenophon", "race", asked("prompt.respond").and(staked("1 space, to")))) {
            assertThat(card(taps)).isEqualTo("""
                ▸ **Alpha (alpha)**: Your travel roll lies on the table. Play cards, or let it stand. (Travel Phase)
                Travel: **−1**. As it stands: **stays**.
                With +2: 1 space, to the Camp of Ariaeus (2).\
                """);
            assertThat(buttons(taps))
                    .containsExactly(
                            "Let it stand",
                            "Play…",
                            "Let all stand this turn",
                            "Rule Travel Phase",
                            "Map",
                            "My orders");
        }
    }

    @Test
    void whoHasAnsweredAQuestionToSeveralIsTold() {
        try (Taps taps = until(
                49,
                "persians",
                "ionian-revolt",
                (match, seat) -> !match.answered().isEmpty())) {
            LiveMatch match = taps.now();
            assertThat(match.awaited()).doesNotContainKey(match.answered().getFirst());
            assertThat(card(taps))
                    .containsPattern(
                            "-# Answered so far: (Greeks|Persians) \\(.*\\)\\. The answers are shown when all are"
                                    + " in\\.");
        }
    }

    @Test
    void spartaSaysWhichFleetSailsWhereAndTheChancesOfEachAnswer() {
        try (Taps taps = until(2, "sparta", "ionian-war", asked("ask.intercept"))) {
            assertThat(card(taps)).isEqualTo("""
                ▸ **Athens (athens)**: An enemy fleet sails on through Corcyra: intercept it? (7.9) <@id-athens>
                Sailing from the Iapygian Sea to **the Messenian Sea**: **1 NSP (4 points)**, against 3 NSP (12 points).
                Intercepting stops them on **15 in 36**; letting them pass costs nothing.
                A fight, 12 to 4: Athens loses half on **3 in 6**; Sparta loses half on **3 in 6** and as many as the enemy on **1 in 6**.\
                """);
            assertThat(buttons(taps))
                    .containsExactly(
                            "React: let pass",
                            "React: intercept",
                            "From now on: let fleets pass Corcyra",
                            "Rule 7.9",
                            "Map",
                            "My orders");
        }
    }

    @Test
    void persiansSaysWhoFightsAndWhatEachAnswerRisks() {
        try (Taps taps = until(3, "persians", "second-war", asked("prompt.fight.on"))) {
            assertThat(card(taps)).isEqualTo("""
                ▸ **Greeks (greeks)**: round 1 in the Saronic Gulf is over; fight on, or break off? (9.3) <@id-greeks>
                At stake: Greeks with **6 naval points** against **29** of the Persians.
                Both choose unseen. Greeks: open · Persians: open.
                Fighting on: the Persians in column 1:1, a loss on **4 in 6**.
                Breaking off: the Greeks retreat, and nobody pursues them.
                ▸ **Persians (persians)**: round 1 in the Saronic Gulf is over; fight on, or break off? (9.3)
                At stake: Persians with **29 naval points** against **6** of the Greeks.
                Fighting on: the Greeks in column 3:1, a loss on **6 in 6**.
                Breaking off: the Persians retreat, and nobody pursues them.\
                """);
            assertThat(buttons(taps))
                    .containsExactly(
                            "Greeks: fight: fight on",
                            "Greeks: fight: break off",
                            "Greeks: From now on: fight on in the Saronic Gulf",
                            "Persians: fight: fight on",
                            "Persians: fight: break off",
                            "Persians: From now on: fight on in the Saronic Gulf",
                            "Rule 9.3",
                            "Map",
                            "My orders");
        }
    }

    @Test
    void thePrivateMessageSaysWhatOnlyTheOwnerMayKnow() {
        try (Taps taps = until(
                2,
                "persians",
                "second-war",
                (match, seat) -> match.decision(seat)
                        .flatMap(d -> d.offer("intercept"))
                        .filter(o -> asked("prompt.entry").test(match, seat))
                        .isPresent())) {
            assertThat(taps.text())
                    .contains(
                            "come from the Sea of Andros to **the Saronic Gulf**: 1 counter. Against them: 3 counters.",
                            "With fleet 1: contact on **33 in 36**.");
            assertThat(card(taps)).doesNotContain("With fleet", "in 36");
        }
    }

    @Test
    void whatOnlyTheOwnerMayKnowHasAButtonWhetherOrNotItIsOpen() {
        for (boolean open : new boolean[] {true, false}) {
            try (Taps taps = until(
                    2,
                    "persians",
                    "second-war",
                    asked("prompt.entry")
                            .and((match, seat) -> match.decision(seat)
                                            .flatMap(d -> d.offer("intercept"))
                                            .isPresent()
                                    == open))) {
                assertThat(buttons(taps)).startsWith("Pass", "Intercept…");
                Control button = taps.desk.outlet().card().controls().get(1);
                Answer answer = taps.desk.press(taps.seat().id(), button.id());
                assertThat(answer.ok()).isEqualTo(open);
                if (open) {
                    assertThat(answer.message().text()).contains("Intercept");
                } else {
                    assertThat(answer.refusal().orElseThrow().sentence()).contains("(6.1");
                }
                assertThat(taps.desk.press("somebody", button.id()).ok()).isFalse();
            }
        }
    }

    @Test
    void withAClockItSaysUntilWhenAndWhatHappensThen() {
        try (TestDesk desk = TestDesk.open()) {
            desk.ok("red", "match", "new", "game", "duel", "scenario", "foils", "options", "clock=6h");
            desk.ok("red", "match", "join", "seat", "red", "omen", "an owl");
            desk.ok("blue", "match", "join", "seat", "blue", "omen", "an eagle");
            desk.ok("red", "match", "start");
            long out = desk.host.clock.instant().plus(Duration.ofHours(6)).getEpochSecond();
            assertThat(desk.outlet().card().text())
                    .endsWith("High beats low, low beats feint, feint beats high.\n-# by <t:" + out
                            + ":R>, then the default answer is given");
        }
        try (TestDesk desk = TestDesk.duel()) {
            assertThat(desk.outlet().card().text()).doesNotContain("<t:");
        }
    }

    @Test
    void theMapIsOnePressAwayForEverybody() {
        try (TestDesk desk = TestDesk.duel()) {
            String map = desk.outlet().card().controls().stream()
                    .filter(c -> c instanceof Control.Button b && b.label().equals("Map"))
                    .findFirst()
                    .orElseThrow()
                    .id();
            assertThat(desk.press("somebody", map).message().text())
                    .isEqualTo(desk.ok("somebody", "map", "").message().text());
        }
    }

    @ParameterizedTest
    @CsvSource({"xenophon, solitaire, forage", "sparta, archidamian, downgrade", "persians, second-war, ready"})
    void itThenAnswersTheNextSuchQuestionByItself(String game, String scenario, String name) {
        try (Taps taps = until(game, scenario, rest(name))) {
            Rest rest = taps.now().rests(taps.seat()).getFirst();
            taps.press(taps.now().words().plain(rest.label()));
            assertThat(taps.now().standing(taps.seat())).contains(rest.standing());
            RandomPlayers players = new RandomPlayers(taps.desk.host, new SplittableRandom(3));
            boolean answered = false;
            for (int n = 0; n < ROUNDS && !answered; n++) {
                players.play(taps.now().id(), ORDERS);
                answered = taps.desk.outlet().texts().stream().anyMatch(text -> text.contains("A standing order of "));
            }
            assertThat(answered).as("%s answered by itself", name).isTrue();
        }
    }

    /** In one match after the other, the first of which is known to ask them, as a rule. */
    @ParameterizedTest
    @CsvSource({
        "xenophon, solitaire, 1, 'turn forage'",
        "sparta, ionian-war, 14, 'intercept'",
        "sparta, ionian-war, 26, 'evade'",
        "sparta, archidamian, 4, 'shelter downgrade losses'",
        "persians, ionian-revolt, 9, 'ready segment'",
        "persians, ionian-revolt, 3, 'opening'",
        "persians, marathon, 14, 'intercept'",
        "persians, ionian-revolt, 49, 'losses'",
        "persians, ionian-revolt, 49, 'fight'",
        "persians, ionian-revolt, 49, 'retreat'"
    })
    void onePressAnswersFromNowOn(String game, String scenario, long first, String names) {
        Set<String> left = new TreeSet<>(List.of(names.split(" ", -1)));
        for (long seed = first; seed < first + MATCHES && !left.isEmpty(); seed++) {
            try (Taps taps = until(
                    seed,
                    game,
                    scenario,
                    (match, seat) -> asked(match, seat, left).isPresent())) {
                do {
                    Rest rest = asked(taps.now(), taps.seat(), left).orElseThrow();
                    answersFromNowOn(taps, rest);
                    left.remove(rest.name());
                } while (!left.isEmpty()
                        && taps.on((match, seat) -> asked(match, seat, left).isPresent()));
            }
        }
        assertThat(left).as("what nobody was asked").isEmpty();
    }

    /** A card of his fits this very throw: it is not among those that he lets stand. */
    @Test
    void whatTheKeptAnswerIsNotForStaysAsked() {
        try (Taps taps = until(
                "xenophon",
                "race",
                rest("fits")
                        .and((match, seat) -> match.decision(seat)
                                .flatMap(Decision::occasion)
                                .filter(o -> "yes".equals(o.facts().get("fits")))
                                .isPresent()))) {
            LiveMatch before = taps.now();
            taps.press("Let stand what no card fits this turn");

            assertThat(taps.now().version()).isEqualTo(before.version());
            assertThat(taps.now().awaited()).containsKey(taps.seat());
            assertThat(taps.now().standing(taps.seat())).hasSize(1);
            assertThat(taps.text()).contains("Kept as standing order 1", "/match standing drop:1");
            assertThat(taps.buttons()).contains("Let it stand");
        }
    }

    private static Optional<Rest> asked(LiveMatch match, Seat seat, Set<String> names) {
        return match.rests(seat).stream()
                .filter(rest -> names.contains(rest.name()))
                .findFirst();
    }

    private static void answersFromNowOn(Taps taps, Rest rest) {
        LiveMatch before = taps.now();
        String label = before.words().plain(rest.label());
        Control button = taps.desk.outlet().card().controls().stream()
                .filter(c -> c instanceof Control.Button b && b.label().endsWith(label))
                .filter(c -> c.id().contains(taps.seat().id()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(label + " is none of " + buttons(taps)));
        Answer answer = taps.desk.press(taps.seat().id(), button.id());

        assertThat(answer.ok()).as("%s", answer).isTrue();
        assertThat(taps.now().version()).isGreaterThan(before.version());
        List<StandingOrder> standing = taps.now().standing(taps.seat());
        if (standing.contains(rest.standing())) {
            assertThat(answer.message().text())
                    .contains(
                            "Kept as standing order " + (standing.indexOf(rest.standing()) + 1) + ": " + label,
                            "/match standing drop:");
            taps.desk.ok(taps.seat().id(), "match", "standing", "drop", "0");
            assertThat(taps.now().standing(taps.seat())).isEmpty();
        } else {
            assertThat(rest.name()).as("spent at once").isIn("turn", "forage");
        }
    }
}
