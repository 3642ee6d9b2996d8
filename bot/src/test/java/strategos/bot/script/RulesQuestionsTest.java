package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.script.Wire.Reply;
import strategos.engine.library.RegisteredGames;

/** What people ask is answered by the section that they mean, first of all; signs and names by what they stand for. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RulesQuestionsTest {
    private final Wire wire = Wire.open(RegisteredGames.LIBRARY, "questions");

    @AfterAll
    void close() {
        wire.close();
    }

    private Reply asked(String game, String topic) {
        return wire.done("@ann #stoa /rules game:" + game + " topic:\"" + topic + "\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            what does laying waste do         | 9.2
            can I stack my forces             | 5.1
            can two armies share a space      | 5.1
            when do I get new troops          | 12.5
            how far can a fleet sail          | 7.3
            how do I move                     | 7.0
            movement                          | 7.0
            plague                            | 16.1-plague
            what does the plague do           | 16.1-plague
            sicilian expedition               | 16.1-expedition
            how do I sail to Sicily           | 16.1-expedition
            how do I buy ships                | 12.5
            how are halves rounded            | 8.2
            how long is the game              | 16.0
            how many players                  | 1.1
            who goes first                    | 3.2
            what's hidden                     | 5.2
            can I hide my units               | 5.2
            what is fog of war                | 5.2
            how do I pay my troops            | 12.3
            can I split a stack               | 4.1
            what if my leader dies            | 6.7
            what happens if I can't pay       | 12.3
            may I attack Melos                | 2.10
            how do I capture a city           | 8.5
            can ships retreat                 | 7.10
            when does Persia join             | 15.13
            what is a garrison                | 2.3
            do I have to fight                | 7.17
            siege                             | 9.0
            ravage athens                     | 9.2
            athens revolt                     | 10.5
            what does prestige do             | 13.0
            where do new units come           | 12.5
            seige                             | 9.0
            resign                            | ruling-E11
            can I give up                     | ruling-E11
            how do I take a fort              | 9.0
            how do I end a siege              | ruling-S7
            can besieged units escape         | 9.1
            can trapped units break out       | 9.1
            how do I feed my army             | 12.3
            how do I get more units           | 12.5
            how far can I march               | 7.3
            """)
    void ofSparta(String question, String section) {
        assertThat(asked("sparta", question).ids("rules")).first().isEqualTo(section);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how do I transport an army by sea | 9.4
            can I attack across the sea       | 9.4
            can two armies share a space      | 0.3
            can Corinth be taken              | 8
            how far can a fleet sail          | 9.1
            when do I get new troops          | 14.3
            can I see the enemy               | 4
            who goes first                    | 2
            how many turns                    | 14
            how long is the game              | 14
            how many players                  | 0.1
            how do I move                     | 5.1
            how do I fight                    | 7
            can I take a city                 | 8
            how do my ships carry troops      | 9.4
            what are action points for        | 1.3
            can I pass                        | 2
            when is a turn over               | 2
            what happens when a leader dies   | 4.4
            can I get away from a battle      | 7.6
            how do I stop the enemy           | 6
            who takes losses                  | 0.4
            how do I win over a province      | 14.3-political
            what do dummies do                | 11.1
            how do I feed my army             | 10
            storms at sea                     | 11.2-tempest
            how do I burn the land            | 12
            how do I catch an enemy           | 6
            what is a stratagem               | 11.2
            interceptoin                      | 6
            landing                           | 9.4
            how do I land troops              | 9.4
            disembark                         | 9.4
            when do reinforcements come       | 14.3
            what happens in winter            | 14.3
            order of succession               | 14.3
            resign                            | ruling-resign
            can I give up                     | ruling-resign
            how do I start a battle           | 6
            why does no battle happen         | 6
            how do I bring an enemy to battle | 6
            what is a strategist              | 1.1
            how do storms work                | 11.2-tempest
            how do I hide my army             | 11.1
            what are vassals                  | 0.2
            """)
    void ofThePersians(String question, String section) {
        assertThat(asked("persians", question).ids("rules")).first().isEqualTo(section);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            what happens when I run out of men| ruling-P3
            what happens if I lose all men    | ruling-P3
            how many players                  | introduction
            what if my men desert             | desertion-phase
            resign                            | ruling-resign
            can I give up                     | ruling-resign
            hills                             | route-table
            river                             | route-table
            what does a river do              | route-table
            how do I get food                 | forage-phase
            who goes first                    | ruling-T1
            how far do I move                 | travel-phase
            how many cards can I hold         | end-phase
            can I hurt another player         | ruling-aims
            what if two are tied              | ruling-T4
            what if I run out of food         | consumption-phase
            how do I calm my men              | rally-phase
            what is temper                    | morale-phase
            how do I reach trebizond          | victory
            what can the others see           | ruling-O4
            can I see my opponent's hand      | ruling-O4
            can I undo                        | ruling-O5
            can I take back a card            | ruling-O5
            what happens if a player is away  | ruling-T7
            what if I don't answer in time    | ruling-order
            do I need an exact roll           | ruling-T3
            when do I arrive                  | ruling-T3
            what if all my men die            | ruling-P3
            elimination                       | ruling-P3
            when does the game end            | victory
            how many turns                    | time-track
            what does a satrap do             | satrap-phase
            what do the leaders do            | leader-cards
            how do I lose anger               | anger-tokens
            can I play alone                  | solitaire-play
            can I retreat                     | battle-phase
            how do I run away                 | battle-phase
            """)
    void ofXenophon(String question, String section) {
        assertThat(asked("xenophon", question).ids("rules")).first().isEqualTo(section);
    }

    /** What a beginner types: the words are common, and many rules have them. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | can I take Athens                  | 16.0
            sparta   | what if Sparta falls               | 16.0
            sparta   | how many turns                     | 16.0
            sparta   | what if it is a tie                | ruling-F7
            sparta   | what do I need for a siege         | 9.0
            sparta   | can ships besiege                  | 9.0
            sparta   | how do I lift a siege              | ruling-S7
            sparta   | what happens to besieged units     | ruling-S2
            sparta   | can I move without a leader        | 6.1
            sparta   | can wavering units recover         | ruling-M2
            sparta   | how do I read the combat table     | 8.1
            sparta   | what happens when Pericles dies    | 6.7
            sparta   | how do I land troops               | 7.4
            sparta   | can I move through enemy units     | 7.5
            sparta   | when does Argos enter              | 15.8
            sparta   | what does a ship cost              | 12.5
            sparta   | can lost units come back           | 12.5
            sparta   | what if I have no money            | 12.3
            sparta   | what happens in winter             | 3.1
            sparta   | how do I lose prestige             | 13.0
            sparta   | how do I stop a revolt             | 10.4
            sparta   | who controls a city                | 2.9
            sparta   | can I leave units behind           | 7.6
            sparta   | can I merge stacks                 | 7.7
            sparta   | can I move after combat            | 4.1
            sparta   | what is a coastal route            | 7.1
            persians | who controls a zone                | 13
            persians | what is a zone                     | 0.2
            persians | can a leader move twice            | 4.1
            persians | how many activations do I have     | ruling-segments
            persians | what does a battle cost            | ruling-battle-cost
            persians | can ships retreat                  | 9.3
            persians | how do I catch a fleet             | 9.2
            persians | can ships be in port               | ruling-landing
            persians | what if I am out of supply         | 10
            persians | how do I give units to another leader | 4.3
            persians | how is the first player chosen     | ruling-first
            persians | where do I place my units          | 14
            persians | can I land anywhere                | 9.4
            xenophon | how do I get rid of mutiny         | rally-phase
            xenophon | how do I stop starving             | consumption-phase
            xenophon | can I attack another army          | ruling-aims
            xenophon | can the others see my cards        | ruling-O4
            xenophon | can I reroll                       | ruling-X4
            xenophon | can I pass                         | ruling-order
            xenophon | what if nobody arrives             | ruling-T6
            xenophon | how many men do I have             | men
            persians | what do the stars mean             | 1.1
            persians | what happens to a burnt zone       | 12
            persians | may I stop halfway                 | 5.3
            persians | can I move after a battle          | 5.1
            persians | does a lone leader fight           | 4.4
            persians | what happens at the end of a turn  | 2
            persians | do I need to leave a garrison      | 13
            persians | how do I reach an island           | 9.4
            persians | who rolls first                    | ruling-first
            persians | how long does a battle last        | 7
            persians | what happens to wounded units      | 7.4
            persians | can I capture a leader             | 4.4
            persians | what is a naval point              | 9
            xenophon | do I lose men in winter            | exposure-phase
            xenophon | what happens after the last turn   | ruling-T5
            xenophon | what if the deck is empty          | draw-phase
            xenophon | can I keep my cards                | end-phase
            xenophon | can I cancel a card                | ruling-O5
            sparta   | how do I raise an army             | 12.5
            sparta   | can I build a fleet                | 12.5
            sparta   | who moves second                   | 3.2
            xenophon | can a satrap attack me             | satrap-phase
            xenophon | what happens to my food at the end of the turn | consumption-phase
            xenophon | is there a limit to food           | food-tokens
            xenophon | can I keep food                    | food-tokens
            xenophon | how do I make my men happy         | rally-phase
            xenophon | how do I get more cards            | draw-phase
            sparta   | how do I take a fort               | 9.0
            sparta   | what happens to my food at the end of the turn | 12.3
            sparta   | what happens when I run out of money | 12.3
            sparta   | how do I build a fort              | 15.12
            sparta   | how do I move by ship              | 7.4
            sparta   | how do I get more leaders          | 6.3
            sparta   | can I take back a city             | 11.8-sides
            sparta   | how do I end my turn               | 4.0
            persians | how do I take a fort               | 8
            persians | what happens to my food at the end of the turn | 10
            persians | how do I attack a city             | 8
            persians | where is my enemy                  | 4
            persians | how do I split my army             | 5.2
            persians | how do I join two armies           | 4.3
            xenophon | how long does a game take          | time-track
            xenophon | can I go back                      | travel-phase
            xenophon | how do I avoid a battle            | attack-phase
            sparta   | how do I attack with ships         | 8.5-naval
            sparta   | how do I defend                    | 7.8
            sparta   | how do I hire troops               | 12.5
            sparta   | how many ships can I have in one place | 5.1
            sparta   | how do I use my fleet              | 7.9
            sparta   | what does a leader's number mean   | 6.2
            sparta   | can I leave a city empty           | 11.8-sides
            sparta   | how do I stop ravaging             | 9.2
            sparta   | what is a locale                   | 2.1
            persians | how do I move my army              | 5.1
            persians | can I attack without a leader      | 4.1
            persians | what happens when my points run out | 1.3
            persians | what happens when my fleet loses   | 9.3
            persians | how do I get my leader back        | 4.4
            persians | who commands the army              | 4.2
            persians | can I replace losses               | 14.3
            persians | why did I lose units while marching | 5.3
            """)
    void ofABeginner(String game, String question, String section) {
        assertThat(asked(game, question).ids("rules")).first().isEqualTo(section);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | how do I lose        | two dice are thrown against prestige
            sparta   | when does Sparta lose | two dice are thrown against prestige
            sparta   | can I lose the war   | two dice are thrown against prestige
            persians | how do the Greeks lose? | If Xerxes falls, the Greeks win at once
            xenophon | when do I lose       | the highest wins
            xenophon | what is the goal     | the highest wins
            sparta   | what is my goal      | two dice are thrown against prestige
            persians | what is the objective | If Xerxes falls, the Greeks win at once
            """)
    void whoAsksHowToLoseOrWhatForIsToldWhoWins(String game, String question, String told) {
        assertThat(asked(game, question).text()).contains(told).doesNotContain("**8.2", "**0.4", "**Battle");
    }

    @ParameterizedTest
    @CsvSource({
        "sparta, how many units do I lose, two dice are thrown",
        "sparta, what do I lose, two dice are thrown",
        "xenophon, how many men do I lose, the highest wins",
    })
    void whoAsksWhatIsLostIsNotToldWhoWins(String game, String question, String other) {
        assertThat(asked(game, question).text()).doesNotContain(other);
    }

    /** Of a question about winning something the rule about that comes first; how a match is won is told as well. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | who wins ties                   | the defender in a tie    | two dice are thrown against prestige
            persians | how do I win a province         | **14.3, Political man    | the Persians win with four
            xenophon | who wins ties                   | **Ruling T4              | the highest wins
            """)
    void whatIsWonIsToldBeforeWhoWins(String game, String question, String first, String then) {
        String said = asked(game, question).text();
        assertThat(said).contains(first, then);
        assertThat(said.lines().findFirst().orElseThrow()).contains(first);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | rule 9.0                 | 9.0
            sparta   | Rule 9                   | 9.0
            sparta   | section 7.3              | 7.3
            sparta   | §9                       | 9.0
            sparta   | § 7.10                   | 7.10
            sparta   | what does rule 8.2 say?  | 8.2
            sparta   | 8.6                      | 8.1
            sparta   | 9.7                      | 9.0
            sparta   | 7.3.                     | 7.3
            sparta   | rules 7.3 and 7.4        | 7.3
            sparta   | ruling W4                | ruling-W4
            sparta   | w4                       | ruling-W4
            persians | 9.0                      | 9
            persians | chapter 7                | 7
            persians | 9.8                      | 9
            persians | ruling first             | ruling-first
            xenophon | X4                       | ruling-X4
            """)
    void aNumberIsTypedAsPeopleTypeIt(String game, String typed, String section) {
        assertThat(asked(game, typed).ids("rules")).first().isEqualTo(section);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | what does NE mean | **NE** (Signs): stands for no effect
            sparta   | AE                | **AE** (Signs): stands for the attacker loses all units
            sparta   | what is DH        | **DH** (Signs): stands for the defender loses half
            sparta   | AH/DH             | **AH/DH** (Signs): stands for both lose half
            sparta   | NSP               | **NSP** (Signs): stands for naval strength points
            sparta   | gsp               | **GSP** (Signs): stands for garrison strength points
            sparta   | what is an LSP    | **LSP** (Signs): stands for land strength points
            sparta   | what is CP        | **CP** (Signs): stands for campaign points
            xenophon | BR                | **BR** (Signs on the cards): stands for battle roll
            xenophon | what is TR        | **TR** (Signs on the cards): stands for travel roll
            xenophon | AT                | **AT** (Signs on the cards): stands for anger token
            xenophon | what does AT mean | **AT** (Signs on the cards): stands for anger token
            xenophon | ft                | **FT** (Signs on the cards): stands for food token
            persians | PA                | **PA** (Signs): stands for action points
            persians | what is PN        | **PN** (Signs): stands for naval points
            sparta   | Cleon             | **Cleon** (Leaders): side Athens · at sea 0 · on land 0
            sparta   | who is Pericles   | **Pericles** (Leaders): side Athens
            sparta   | Peri              | **Pericles** (Leaders): side Athens
            sparta   | ships             | **7.4, Transporting LSP**
            xenophon | anger             | **Anger Tokens**
            sparta   | Minoa             | **Minoa fort** (Forts): place Plataea
            xenophon | hills             | **hills** (Route): roll
            sparta   | plague            | **16.1, Plague**: In 430 and 429
            sparta   | sicilian expedition | **16.1, Sicilian Expedition**: Once, in 427 to 425
            """)
    void theFirstThingSaidIsWhatItIs(String game, String question, String line) {
        assertThat(asked(game, question).text()).startsWith(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | does Demosthenes help in a siege    | 9.0 | **Demosthenes** (Leaders): side Athens
            sparta   | how do I besiege Potidaea          | 9.0 | **Potidaea** (Cities
            persians | can Leonidas stop an enemy army    | 6   | **Leonidas**
            """)
    void aNameWithinALongerQuestionIsToldBelowTheSection(String game, String question, String section, String line) {
        Reply reply = asked(game, question);
        assertThat(reply.ids("rules")).first().isEqualTo(section);
        assertThat(reply.text().lines()).anyMatch(said -> said.startsWith(line));
        assertThat(reply.text()).doesNotStartWith(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | starvng    | starving
            persians | starvng    | starving
            xenophon | starvng    | starving
            sparta   | besiegign  | besieging
            sparta   | retreatnig | retreating
            """)
    void aLetterWrongInAnEndingIsNoMatter(String game, String typed, String meant) {
        assertThat(asked(game, typed).ids("rules"))
                .startsWith(asked(game, meant).ids("rules").getFirst());
    }

    /** Nearly every question of a game says who fights whom. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | can Athens build a fort
            persians | can the Persians see my army
            """)
    void whatQuestionsAreMadeOfIsNoNameInThem(String game, String question) {
        assertThat(asked(game, question).text().lines()).noneMatch(said -> said.matches("\\*\\*[^(]*\\*\\* \\(.*"));
    }

    @ParameterizedTest
    @CsvSource({"xenophon, hills, route", "xenophon, river, route", "xenophon, route-phase, route"})
    void theCountryIsShownWithItsTable(String game, String question, String table) {
        assertThat(asked(game, question).ids("tables")).contains(table);
    }

    /** A part of another word, or a word that only looks like it, is no answer. */
    @ParameterizedTest
    @CsvSource({
        "dice, Chalcidice",
        "Minoa, Minor",
        "what is CP, 'What '",
        "how do I move, prestige",
        "LSP, Transporting LSP (",
    })
    void nothingElseIsToldThatHasItsLettersInIt(String question, String other) {
        assertThat(asked("sparta", question).text()).doesNotContain(other);
    }

    @Test
    void aNameThatOnlyEndsOtherwiseIsNotMeant() {
        assertThat(asked("xenophon", "how do I win").text()).doesNotContain("Wine");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hills", "hill", "99", "what is", "xyzzy", "???"})
    void whereNothingFitsItIsSaid(String question) {
        assertThat(wire.send("@ann #stoa /rules game:sparta topic:\"" + question + "\"")
                        .toString())
                .contains("have nothing under");
    }

    /** What a person would act on, and be refused or surprised if it were otherwise. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            persians | turn                | two empty segments in a row end it
            persians | turn                | only after an interception that succeeds
            persians | who goes first      | no stratagem while the other drew two
            persians | action points       | going aboard, or landing
            persians | 5.1                 | Thermopylae and the Pindus are harder to pass
            persians | reinforcements      | Pausanias comes to Laconia in spring 479
            persians | succession          | then Eurybiades, then Pausanias
            persians | 7.3                 | each counter of that side throws two dice
            sparta   | turn                | then leaders may be transferred
            sparta   | 2.10                | not while Government 2 rules
            sparta   | 12.3                | two points or less in cities of the Coalition
            sparta   | 12.3                | in a friendly port
            sparta   | 12.3                | nor do land units of Sicily, Italy and Persia
            sparta   | 8.2                 | down where both lose
            sparta   | money               | from 407 on
            sparta   | events              | Athens and Sparta back at war · 416, 415 and 414, and at the latest 413
            sparta   | events              | War in the Northeast · with government 3
            sparta   | events              | Athens captures Syracuse · any
            sparta   | events              | Sparta fortifies Decelea · any
            sparta   | 14.1                | Melos or Cythera
            sparta   | prestige            | captors leave Syracuse · 1 for each unit · Sparta
            sparta   | ruling M7           | ravages if they were made last year
            xenophon | turn                | Who still has mutiny rolls
            xenophon | attack-table        | a 7 escapes six tokens, but not seven
            xenophon | ruling X4           | both dice
            xenophon | river               | **river country** (Route): roll 6 · forage 0 · travel −2 · battle 1
            xenophon | ruling L2           | Menon has one more
            xenophon | ruling O2           | at most one of a player's
            xenophon | ruling O4           | Private are hands, standing orders
            """)
    void whatIsToldIsTrueOfTheGame(String game, String question, String told) {
        assertThat(asked(game, question).text()).contains(told);
    }

    @Test
    void theTurnsOfEachScenarioAreNamed() {
        assertThat(asked("persians", "how many turns").text()).contains("five turns", "four turns", "eight");
    }
}
