package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Game;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/**
 * Every kind of question that a game puts has its stakes, those that come up once in a hundred matches too. {@code
 * -Dstrategos.stakes=100} plays so many matches of each scenario, and shows what each kind says; {@code -Dstrategos.game=persians} of that game
 * alone.
 */
class QuestionKindsTest {
    private static final int MATCHES = Integer.getInteger("strategos.stakes", 0);
    private static final String GAME = System.getProperty("strategos.game", "");
    private static final int USUAL = 24;

    /** Of each scenario, where a kind that is not rare has not come up yet. */
    private static final int MOST = 24;

    private static final int FEW = 2;
    private static final int MOST_ORDERS = 200_000;
    private static final Library LIBRARY = RegisteredGames.LIBRARY;

    /** Every kind of question, by the key of its words. */
    private static final Map<String, Set<String>> KINDS = Map.of(
            "xenophon",
            Set.of(
                    "prompt.leader",
                    "prompt.answer",
                    "prompt.respond",
                    "prompt.forced",
                    "prompt.forage",
                    "prompt.rally-again",
                    "prompt.discard"),
            "sparta",
            Set.of(
                    "ask.set-up",
                    "ask.event",
                    "ask.avert",
                    "ask.appoint",
                    "ask.persians",
                    "ask.withdraw",
                    "ask.initiative",
                    "ask.arrive",
                    "ask.buy",
                    "ask.campaign",
                    "ask.pay",
                    "ask.transfer",
                    "ask.stack",
                    "ask.declare",
                    "ask.intercept",
                    "ask.evade",
                    "ask.port",
                    "ask.shelter",
                    "ask.marines",
                    "ask.downgrade",
                    "ask.lose",
                    "ask.leader-falls",
                    "ask.excess"),
            "persians",
            Set.of(
                    "prompt.reorganise",
                    "prompt.segment",
                    "prompt.active",
                    "prompt.entry",
                    "prompt.accord",
                    "prompt.city",
                    "prompt.opening",
                    "prompt.mercy",
                    "prompt.losses",
                    "prompt.fight",
                    "prompt.fight.on",
                    "prompt.retreat",
                    "prompt.redeploy",
                    "prompt.palace"));

    /** What random play does not come to in a few matches: the games' own tests put these questions. */
    private static final Set<String> RARE = Set.of(
            "prompt.accord",
            "prompt.city",
            "prompt.fight",
            "prompt.mercy",
            "prompt.forced",
            "ask.leader-falls",
            "ask.withdraw");

    static Stream<String> games() {
        return LIBRARY.games().stream().map(game -> game.box().id()).filter(id -> GAME.isEmpty() || id.equals(GAME));
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachKindOfQuestionHasThem(String id) {
        Map<String, Set<String>> met = met(LIBRARY.open(id));
        if (MATCHES > 0) {
            met.forEach((kind, said) -> said.forEach(one -> System.out.println(id + " " + kind + "\n" + one)));
        }
        assertThat(KINDS.get(id)).as("kinds of questions, all listed").containsAll(met.keySet());
        Set<String> missed = new TreeSet<>(KINDS.get(id));
        missed.removeAll(met.keySet());
        assertThat(RARE).as("never met").containsAll(missed);
    }

    /** What was said with each kind, a few of each. */
    private static <S> Map<String, Set<String>> met(Game<S> game) {
        Phrasebook words = LIBRARY.words(game.box().id(), Escape.plain());
        Map<String, Set<String>> met = new TreeMap<>();
        Watcher<S> watcher = new Watcher<>() {
            @Override
            public void at(Position<S> position) {
                position.game().rules().awaited(position.state()).forEach((seat, prompt) -> {
                    Set<String> said = met.computeIfAbsent(prompt.key(), k -> new TreeSet<>());
                    for (Viewer viewer : List.of(seat, Viewer.EVERYONE)) {
                        List<Text> stakes = game.views().stakes(position.seenBy(viewer), seat);
                        assertThat(stakes).as("what hangs on %s", prompt).isNotEmpty();
                        if (said.size() < 2 * FEW) {
                            said.add("  " + (viewer.equals(seat) ? "own: " : "all: ") + words.say(prompt) + "\n    "
                                    + String.join(
                                            "\n    ",
                                            stakes.stream().map(words::say).toList()));
                        }
                    }
                });
            }
        };
        Set<String> usual = new TreeSet<>(KINDS.get(game.box().id()));
        usual.removeAll(RARE);
        List<Tables> all = Tables.of(game.box());
        int matches = Math.max(Math.ceilDiv(USUAL, all.size()), MATCHES);
        for (long seed = 1; seed <= matches || (seed <= MOST && !met.keySet().containsAll(usual)); seed++) {
            for (Tables tables : all) {
                new RandomPlay<>(game, tables.setup(seed), seed, MOST_ORDERS).play(watcher);
            }
        }
        return met;
    }
}
