package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Rule;
import strategos.engine.config.RuleIndex;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;

/** Every table with its every line and modifier, as cases in a file that anyone can add to. */
class ConformanceTest {
    private static final String IDLE = "corn";

    /** A line of the file. */
    record Case(
            List<String> rules,
            List<String> position,
            String roll,
            List<String> faces,
            List<String> cards,
            String results) {
        static Case of(String line) {
            String[] parts = line.split(";", -1);
            List<String> thrown = words(parts[2]);
            return new Case(
                    words(parts[0]),
                    words(parts[1]),
                    thrown.getFirst(),
                    thrown.subList(1, thrown.size()),
                    words(parts[3]),
                    parts[4].strip());
        }

        private static List<String> words(String part) {
            return Stream.of(part.strip().split(" +", -1))
                    .filter(word -> !word.isEmpty())
                    .toList();
        }
    }

    static Stream<Case> cases() throws IOException {
        try (InputStream in = ConformanceTest.class.getResourceAsStream("conformance.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.isBlank() && !line.startsWith("#")).map(Case::of).toList().stream();
        }
    }

    @Rule({
        "route-phase",
        "route-table",
        "weather-phase",
        "weather-table",
        "weather-south",
        "satrap-phase",
        "satrap-table",
        "satrap-settled",
        "negotiations-phase",
        "negotiations-table",
        "attack-phase",
        "attack-table",
        "ruling-P2",
        "battle-phase",
        "battle-table",
        "battle-worst",
        "exposure-phase",
        "exposure-table",
        "exposure-attacked",
        "exposure-harsh-before",
        "forage-phase",
        "forage-table",
        "starvation-phase",
        "starvation-table",
        "morale-phase",
        "morale-table",
        "morale-attacked",
        "morale-harsh",
        "morale-starving",
        "rally-phase",
        "rally-table",
        "desertion-phase",
        "desertion-table",
        "desertion-mutiny",
        "travel-phase",
        "travel-table",
        "travel-foraged",
        "travel-starving",
        "travel-negotiated",
        "travel-attacked",
        "ruling-rolls",
        "dice"
    })
    @ParameterizedTest
    @MethodSource("cases")
    void comesToWhatTheRulesSay(Case c) {
        RollKind kind = RollKind.valueOf(c.roll.toUpperCase(Locale.ROOT));
        Camp camp = Camp.race(2)
                .asking()
                .army(Camp.ALPHA, army -> army.withSpace(40).set(Token.FOOD, 0));
        c.position.forEach(word -> place(camp, word));
        ScriptedDice dice = new ScriptedDice();
        for (String faces : c.faces) {
            dice.d6(Arrays.stream(faces.split("\\+", -1))
                    .mapToInt(Integer::parseInt)
                    .toArray());
        }
        hold(camp, Camp.ALPHA, '+', c.cards);
        hold(camp, Camp.BETA, '!', c.cards);
        if (kind == RollKind.FORAGE) {
            camp.at(Phase.FORAGE).in(Stage.FORAGE);
        } else {
            camp.at(kind.phase());
        }
        Field field = camp.field(dice);
        if (kind == RollKind.FORAGE) {
            field.order(Camp.ALPHA, "forage choice=yes");
        }
        int wanted = c.results.split("] ", -1).length;
        field.toQuestion();
        for (String card : c.cards) {
            String name = card.substring(1).replace("/", " way=");
            field.order(card.startsWith("!") ? Camp.BETA : Camp.ALPHA, "play card=" + name);
            field.toQuestion();
        }
        for (int i = 0; i < wanted; i++) {
            field.toQuestion().order(Camp.ALPHA, "pass");
        }
        assertThat(field.settled().stream().map(Object::toString).collect(Collectors.joining(" ")))
                .isEqualTo(c.results);
        dice.assertUsedUp();
    }

    private static void hold(Camp camp, Seat seat, char sign, List<String> cards) {
        Stream<String> held = cards.stream()
                .filter(card -> card.charAt(0) == sign)
                .map(card -> card.substring(1).split("/", -1)[0]);
        // Alpha also holds a card that is no use here, so that it is asked even when it has played the others.
        camp.hand(seat, (sign == '+' ? Stream.concat(held, Stream.of(IDLE)) : held).toArray(String[]::new));
    }

    private static void place(Camp camp, String word) {
        String[] pair = word.split("=", -1);
        String value = pair.length > 1 ? pair[1].toUpperCase(Locale.ROOT).replace('-', '_') : "";
        UnaryOperator<Army> army = switch (pair[0]) {
            case "space" -> a -> a.withSpace(Integer.parseInt(value));
            case "food", "starvation", "mutiny", "anger" ->
                a -> a.set(Token.valueOf(pair[0].toUpperCase(Locale.ROOT)), Integer.parseInt(value));
            case "leader" -> a -> a.withLeader(Leader.valueOf(value));
            case "harsh-before" -> a -> a.after(Weather.HARSH);
            default -> UnaryOperator.identity();
        };
        UnaryOperator<Turn> turn = switch (pair[0]) {
            case "terrain" -> t -> t.withTerrain(Terrain.valueOf(value));
            case "weather" -> t -> t.withWeather(Weather.valueOf(value));
            case "met" -> t -> t.withMet(true);
            case "attacked" -> t -> t.withAttacked(true);
            case "foraged" -> t -> t.withForaged(true);
            default -> UnaryOperator.identity();
        };
        camp.army(Camp.ALPHA, army).turn(turn);
    }

    @Test
    void everyCaseCitesRulesThatThereAre() throws IOException {
        RuleIndex rules = RegisteredGames.LIBRARY.rules(Xenophon.ID);
        assertThat(cases().flatMap(c -> c.rules.stream()))
                .allMatch(id -> rules.rule(id).isPresent());
    }
}
