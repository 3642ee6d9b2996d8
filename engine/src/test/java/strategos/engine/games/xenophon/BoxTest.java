package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import strategos.engine.box.Box;
import strategos.engine.box.Option;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.standing.Topic;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** What is known of the game before any match. */
class BoxTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Phrasebook WORDS = LIBRARY.words(Xenophon.ID, Escape.plain());
    private static final Box BOX = Camp.game().box();

    @Test
    void isRegisteredUnderItsName() {
        assertThat(LIBRARY.open("xenophon").box().id()).isEqualTo("xenophon");
        assertThat(WORDS.say(BOX.title())).isEqualTo("Xenophon and the Ten Thousand");
    }

    @Test
    void hasTwoScenariosAndTwoOptions() {
        assertThat(BOX.scenarios())
                .extracting(scenario -> scenario.id())
                .containsExactly("race", "solitaire", "last-stretch");
        assertThat(BOX.options()).extracting(Option::name).containsExactly("reactions", "leaders");
        assertThat(BOX.options()).extracting(Option::byDefault).containsExactly("standing", "no");
    }

    @Test
    void hasFewVerbs() {
        assertThat(BOX.verbs())
                .filteredOn(verb -> !verb.question())
                .extracting(Verb::name)
                .containsExactly("play", "power", "pass", "forage", "discard", "random-discard", "leader");
        assertThat(BOX.verbs())
                .filteredOn(Verb::question)
                .extracting(Verb::name)
                .containsExactly("hand", "armies", "cards", "odds");
    }

    @Test
    void everyHelpIsShortEnoughForACommand() {
        for (Verb verb : BOX.verbs()) {
            shortEnough(verb.help());
            verb.slots().stream().map(Slot::help).forEach(BoxTest::shortEnough);
        }
        for (Topic topic : BOX.topics()) {
            shortEnough(topic.help());
            topic.facts().stream().map(Topic.Fact::help).forEach(BoxTest::shortEnough);
        }
        BOX.options().stream().map(Option::help).forEach(BoxTest::shortEnough);
    }

    private static void shortEnough(Text help) {
        assertThat(WORDS.problems(help)).isEmpty();
        assertThat(WORDS.say(help)).hasSizeBetween(1, 100);
    }
}
