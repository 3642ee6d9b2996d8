package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.host.Pictures;

/**
 * A turn of hidden war through interactions alone, with an interception, a battle and a stratagem: what each player and the
 * channel could see of it, and what not.
 */
class ConcealedTurnTest {
    private static final String GAME = "persians";
    private static final String BATTLE = "Battle in Ephesus";

    private static final String STRATAGEM = "Treason";

    /**
     * Dice with which the Persians draw that stratagem in the first turn and make contact at once. Another seed must be
     * looked for when the game draws otherwise before the battle.
     */
    private static final String SEED = "12";

    private static final int LOOKS = 60;
    private static final Pattern PLAYERS = Pattern.compile(" \\\\?\\((Alice|Bob)\\\\?\\)");

    private HostedTable table;
    private Player greeks;
    private Player persians;
    private boolean tried;
    private boolean played;

    @Test
    void nobodySeesWhatIsNotTheirs() throws Exception {
        try (HostedTable opened = HostedTable.seeded(new SomePictures(Pictures.NONE, 0, 0), SEED)) {
            table = opened;
            playTheTurn();
            assertStory();
        }
    }

    private void playTheTurn() {
        table.begin(GAME, "ionian-revolt", "greeks", "a lamp", "persians");
        greeks = new Player(table.alice(), new Random(1), 100);
        persians = new Player(table.bob(), new Random(2), 100);
        for (int look = 0; look < LOOKS; look++) {
            answer(persians, table.bob(), true);
            answer(greeks, table.alice(), false);
            if (story().matches("(?s).*Battle in Ephesus.*(win in Ephesus|without a winner).*")) {
                return;
            }
        }
        throw new AssertionError("no battle with these dice: " + story());
    }

    private void answer(Player player, FakeHands hands, boolean attacking) {
        FakeMessage page = player.page();
        if (!text(page).startsWith("**")) {
            return;
        }
        String asked = text(page).lines().findFirst().orElseThrow();
        if (asked.contains("may play a stratagem") && attacking) {
            play(hands);
        } else if (asked.contains("inside the city")) {
            order(hands, "city", Map.of("where", "outside"));
        } else if (asked.contains("fight on")) {
            order(hands, "fight", Map.of("will", "break"));
        } else if (asked.contains("must")) {
            player.plays(page);
        } else if (attacking && asked.contains("to move")) {
            attack(hands);
        } else if (attacking && asked.contains("activation")) {
            intercept(hands);
        } else {
            order(hands, "pass", Map.of());
        }
    }

    /** All leaders set out for Ephesus. */
    private void attack(FakeHands hands) {
        assertBefore();
        order(hands, "activate", Map.of("counter", "mardonius", "with", "artabazus,anabasius"));
        order(hands, "march", Map.of("path", "ephesus"));
    }

    /** The answer goes on with what is asked next, which is whether to play another. */
    private void play(FakeHands hands) {
        if (played) {
            order(hands, "pass", Map.of());
        } else {
            played = true;
            assertThat(text(order(hands, "stratagem", Map.of("counter", "treason"))))
                    .contains("play " + STRATAGEM, "At stake");
        }
    }

    private void intercept(FakeHands hands) {
        if (tried) {
            order(hands, "done", Map.of());
        } else {
            tried = true;
            order(hands, "intercept", Map.of("with", "mardonius", "target", "counter"));
        }
    }

    private FakeMessage order(FakeHands hands, String verb, Map<String, String> slots) {
        FakeMessage answer = hands.types(GAME + " " + verb, slots).answer();
        assertThat(answer.ephemeral()).isTrue();
        return answer;
    }

    /** Before the armies meet: each knows the own side whole, of the other what lies open, and the channel no more than that. */
    private void assertBefore() {
        FakeMessage greek = table.alice().types(GAME + " orders").answer();
        FakeMessage persian = table.bob().types(GAME + " orders").answer();
        assertThat(text(greek)).contains("Strategos III in Ephesus", "Dummy", "action points left");
        assertThat(text(persian)).contains("Mardonius in Aeolis", "Immortals", STRATAGEM, "action points left");
        assertThat(text(greek)).doesNotContain("Mardonius", "Immortals");
        assertThat(text(persian)).doesNotContain("Strategos");

        FakeMessage greekMap = table.alice().types("map").answer();
        FakeMessage persianMap = table.bob().types("map").answer();
        FakeMessage openMap = table.discord()
                .hands(table.discord().person("Carol"), HostedTable.CHANNEL)
                .types("map")
                .answer();
        assertThat(text(greekMap)).contains("Strategos III", "The Persians have face down");
        assertThat(text(persianMap)).contains("Mardonius", "The Greeks have face down");
        assertThat(text(openMap)).contains("The Greeks have face down", "The Persians have face down");
        assertHidden(text(greekMap), "Mardonius", "Immortals");
        assertHidden(text(persianMap), "Strategos", "Athenian");
        assertHidden(text(openMap), "Strategos", "Athenian", "Mardonius", "Immortals", "action points left");

        assertThat(Stream.of(greek, persian, greekMap, persianMap, openMap)).allMatch(FakeMessage::ephemeral);
        assertHidden(story(), "Strategos", "Mardonius", "Artabazus", "Anabasius", "Immortals", "dummy leader");
        assertHidden(story(), STRATAGEM, "You draw", "You have", "points left");
    }

    private static void assertHidden(String text, String... secrets) {
        assertThat(text).isNotBlank();
        for (String secret : secrets) {
            assertThat(text).as("what all may read").doesNotContainIgnoringCase(secret);
        }
    }

    /** The channel was told what happened to both, and nothing that was for one pair of eyes. */
    private void assertStory() {
        String story = story();
        assertThat(story)
                .contains("The Persians play " + STRATAGEM)
                .containsSubsequence("The Persians intercept in Ephesus", BATTLE);
        assertThat(story).containsAnyOf("Fire of the Persians", "Mêlée of the Persians");
        assertHidden(story, "Your scouts see", "You draw", "You have", "points left", "dummy leader");
        assertThat(table.discord().refusals()).isEmpty();
        assertThat(Stream.of(greeks, persians).flatMap(player -> player.done().stream()))
                .allSatisfy(done -> assertThat(done.answer().ephemeral()).isTrue());
    }

    private String story() {
        return table.discord().messages(HostedTable.CHANNEL).stream()
                .map(ConcealedTurnTest::text)
                .collect(Collectors.joining("\n"));
    }

    /** What a message says, without the names of those who sit there. */
    private static String text(FakeMessage message) {
        return PLAYERS.matcher(message.text()).replaceAll("");
    }
}
