package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people ask at the table leads to the section that answers it, among the three that are told at once. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AskedQuestionsTest {
    private static final int TOLD = 3;

    /** Its rules are read and put in order once. */
    private final Map<String, RuleSearch> searches = new HashMap<>();

    private List<String> told(String game, String question) {
        return searches
                .computeIfAbsent(game, g -> new RuleSearch(RuleIndex.read(ConfigFolder.packed(), g)))
                .find(question, TOLD)
                .stream()
                .map(RuleIndex.Entry::id)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how do I win | 16.0
            victory | 16.0
            victory conditions | 16.0
            when does the game end | 16.0
            siege | 9.0
            walls | 9.0
            how do I take a walled city | 9.0
            supply | 12.3
            are my units supplied | 12.3
            retreat | 7.10
            can my fleet run away | 7.10
            evade | 7.10
            zone of control | 7.5
            zoc | 7.5
            do enemy units stop me | 7.5
            who moves first | 3.2
            first player | 3.2
            how many campaign points do I have | 7.3
            how far can I march | 7.3
            how do I move | 7.1
            odds | 8.1
            combat on land | 8.1
            leader shift | 6.2
            my general fell | 6.7
            do leaders die | 6.7
            killed leader | 6.8
            interception | 7.9
            ports | 7.11
            harbour | 7.11
            forts | 2.7
            garrison | 8.5
            can I attack a garrison | 8.5
            marines | 8.5-naval
            fight at sea | 8.5-naval
            losses | 8.2
            who takes losses first | 8.2
            wavering | 2.3
            downgrade | 8.4
            sally | 9.1
            ravage | 9.2
            blockade | 9.3
            revolts | 10.1
            how do I incite a revolt | 10.1
            lesbos | 11.2
            knock out a nation | 11.1
            megara | 11.6
            corinth neutral | 11.9
            tribute | 2.16
            revenue of athens | 12.2
            revenue of sparta | 12.1
            upkeep | 12.3
            build ships | 12.5
            recruit | 12.5
            prestige | 13.0
            government | 14.1
            what happens when the government falls | 14.1
            pericles | 14.1
            random events | 15.0
            peace of nicias | 15.7
            persia | 15.13
            carthage | 15.5
            brasidas | 15.14
            plague | 16.1-plague
            sicilian expedition | 16.1-expedition
            argos | 2.10
            stacking limit | 5.1
            too many units in one place | 5.1
            hidden forces | 5.2
            transport | 7.4
            can I pick up units on the way | 7.7
            drop off | 7.6
            turn order | 3.0
            phases | 3.2
            must I attack | 7.17
            decelea | 15.12
            """)
    void ofSparta(String question, String section) {
        assertThat(told("sparta", question)).contains(section);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how do I win | 14
            victory | 14
            victory conditions | 14
            how long does it last | 14
            hills | 5.4
            mountains | 5.4
            terrain | 5.4
            siege | 8
            walls | 8
            defend a city | 8
            inside or outside | 8.1
            destroy a city | 8.2
            supply | 10
            out of supply | 10
            starving | 10
            retreat | 7.6
            run away | 7.6
            pursuit | 7.6
            zone of control | 6
            zoc | 6
            how do I stop the enemy | 6
            how do I attack | 7
            intercept | 6
            interception at sea | 9.2
            ambush | 7.7
            odds | 7.2
            combat table | 7.2
            modifiers | 7.2
            fire | 7.1
            melee | 7.1
            morale | 7.4
            disorganised | 7.4
            what does T mean | 7.3
            losses | 7.3
            my leader died | 4.4
            commander-in-chief | 4.4
            stacking | 0.3
            move | 5.1
            how far can I go | 5.1
            march losses | 5.3
            attrition | 5.3
            thermopylae | 5.4-thermopylae
            pindus | 5.4-pindus
            hellespont | 5.4-straits
            straits | 5.4-straits
            ships | 9
            how do ships move | 9.1
            battle at sea | 9.3
            transport troops | 9.4
            going aboard | 9.4
            action points | 1.3
            what does it cost | 3
            costs | 3
            who goes first | 2
            can I pass | 2
            turn | 2
            activate two leaders together | 4.2
            reorganise | 4.3
            dummies | 11.1
            stratagems | 11.2
            oracle | 11.2-oracle
            treason | 11.2-treason
            scorched earth | 12
            burn the fields | 12
            who owns a zone | 13
            control | 13
            marathon | 14.2
            xerxes | 14.3
            neutral provinces | 14.3-political
            politics | 14.3-political
            thessaly | 14.3-political
            leave units behind | 5.2
            archers | 1.2
            what is hidden from the enemy | 4
            """)
    void ofThePersians(String question, String section) {
        assertThat(told("persians", question)).contains(section);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how do I win | victory
            victory | victory
            score | victory
            hills | route-table
            mountains | route-table
            desert | route-table
            terrain | route-table
            river | route-table
            weather | weather-phase
            snow | weather-phase
            harsh weather | weather-table
            supply | consumption-phase
            eating | consumption-phase
            food | food-tokens
            I have no food | consumption-phase
            hunger | starvation-phase
            starvation | starvation-phase
            foraging | forage-phase
            can I skip foraging | forage-phase
            satrap | satrap-phase
            negotiate | negotiations-phase
            attack | attack-phase
            barbarians | attack-phase
            battle | battle-phase
            how many men do I lose | battle-phase
            anger | anger-tokens
            morale | morale-phase
            mutiny | mutiny-tokens
            rally | rally-phase
            deserters | desertion-phase
            freezing | exposure-phase
            move | travel-phase
            how far do I march | travel-phase
            speed | travel-phase
            cards | action-deck
            when can I play a card | action-deck
            hand limit | end-phase
            how many cards can I keep | end-phase
            card list | action-deck-card-list
            leaders | leader-cards
            menon | leader-cards
            solo | solitaire-play
            turn order | turn-sequence
            phases | turn-sequence
            who goes first | ruling-T1
            time track | time-track
            how long do we have | time-track
            distance to the sea | distance-track
            harm an opponent | ruling-aims
            can opponents change my roll | ruling-order
            reroll | ruling-X4
            undo | ruling-O5
            what can others see | ruling-O4
            standing orders | ruling-O2
            ties | ruling-T4
            """)
    void ofXenophon(String question, String section) {
        assertThat(told("xenophon", question)).contains(section);
    }
}
