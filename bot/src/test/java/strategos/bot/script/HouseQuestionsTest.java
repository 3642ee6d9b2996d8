package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.script.Wire.Reply;
import strategos.engine.library.RegisteredGames;

/** What people ask about playing here the house answers, in a match of each game and where there is none. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HouseQuestionsTest {
    private static final Map<String, List<String>> GAMES = Map.of(
            "sparta", List.of("peace-of-nicias", "sparta", "athens"),
            "persians", List.of("second-war", "persians", "greeks"),
            "xenophon", List.of("race", "alpha", "beta"));

    private final Wire wire = Wire.open(RegisteredGames.LIBRARY, "house");

    /** A match of each game, in the channel so called. */
    @BeforeAll
    void begin() {
        GAMES.forEach((game, seats) -> {
            wire.done("@ann #" + game + " /match new game:" + game + " scenario:" + seats.getFirst());
            wire.done("@ann #" + game + " /match join seat:" + seats.get(1));
            wire.done("@bob #" + game + " /match join seat:" + seats.get(2));
            wire.done("@ann #" + game + " /match start");
        });
    }

    @AfterAll
    void close() {
        wire.close();
    }

    private Reply asked(String channel, String topic) {
        return wire.send("@ann #" + channel + " /rules topic:\"" + topic + "\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            what if my opponent leaves                | leaves
            what if my oponent leaves the match       | leaves
            my opponent left, what now?               | leaves
            what happens if somebody leaves           | leaves
            can a computer take over                  | leaves
            what if my opponent does not answer       | silent
            my opponent hasn't answered for 3 days    | silent
            my oponent is not answering               | silent
            what if he never answers                  | silent
            he is afk                                 | silent
            can I kick a player                       | silent
            what happens when the time is up          | silent
            how long do I have to answer              | clock
            is there a time limit                     | clock
            how long can I think                      | clock
            can we change the clock                   | clock
            can we agree to a draw                    | draw
            can we agree to a drwa                    | draw
            how do we end the match                   | draw
            how do I cancel the game                  | draw
            can I take back a move                    | undo
            how do I take my last order back          | undo
            I clicked the wrong button                | undo
            I made a mistake                          | undo
            can we go back to before the battle       | rewind
            can we undo a dice roll                   | rewind
            how do I leave                            | replace
            how do I leave the match                  | replace
            can somebody replace me                   | replace
            can the computer play for me              | replace
            which side is stronger                    | balance
            is it balanced?                           | balance
            which side should I play                  | balance
            how do I know that the dice are fair      | dice
            can the bot cheat                         | dice
            are the dice riged                        | dice
            can I verify a roll                       | verify
            verfy a roll                              | verify
            how do I check the dice                   | verify
            how do I pause the match                  | pause
            pasue the match                           | pause
            can I save the game                       | pause
            I'm going on vacation                     | away
            I am away for a week                      | away
            how do I get reminded                     | reminders
            stop remiders                             | reminders
            how do I turn off notifications           | reminders
            too many pings                            | reminders
            can I answer in advance                   | standing
            can I follow a match                      | follow
            can my friends watch                      | follow
            how do I see what happened                | history
            what did I miss                           | history
            how do I see the map                      | history
            how do I get advice                       | advice
            advcie                                    | advice
            what should I do                          | advice
            give me a hint                            | advice
            what is a rated match                     | rated
            is there a ladder                         | rated
            can we play again                         | rated
            how do I play against the computer        | computer
            how do I play against the computr         | computer
            can I play both sides                     | computer
            how do I learn the game                   | learn
            is there a tutorial                       | learn
            I am new here                             | learn
            how do I play                             | learn
            can I play from my phone                  | phone
            does it work on mobile                    | phone
            who can read my private messages          | secret
            who can see my orders                     | secret
            who can see my hidden units               | secret
            how do I export the record                | export
            how do I donwload the match               | export
            can we change the settings later          | settings
            settigns                                  | settings
            how do I start a match                    | start
            start a game                              | start
            how do I join                             | join
            how do I invite a friend                  | join
            what is an omen                           | join
            whose turn is it?                         | turn
            who are we waiting for                    | turn
            what do I do now                          | orders
            move the match to another channel         | channel
            who is the admin                          | managers
            is the bot down                           | outage
            delete my data                            | forget
            I pressed the wrong thing                 | undo
            how do I accept a draw                    | draw
            the other player is gone                  | leaves
            what if I run out of time                 | silent
            do we have to be online at the same time  | clock
            how do I know when it is my turn          | reminders
            change my timezone                        | reminders
            where do I click                          | orders
            how does this work                        | learn
            can I change the level of the computer    | computer
            can I switch sides                        | replace
            are private messages visible              | secret
            how is the random number made             | dice
            show me what my enemy did                 | history
            house-undo                                | undo
            ratings                                   | rated
            how long do I have                        | clock
            how do I get a log of the match           | export
            how do I start over                       | start
            who moves next                            | turn
            what does hard do                         | computer
            who is winning                            | standings
            am I winning?                             | standings
            who's ahead                               | standings
            which side am I                           | standings
            """)
    void theHouseAnswersFirstInEachGameAndWithoutOne(String question, String answer) {
        GAMES.keySet()
                .forEach(game -> assertThat(asked(game, question).ids("rules"))
                        .as(game)
                        .first()
                        .isEqualTo("house-" + answer));
        assertThat(asked("stoa", question).ids("rules")).as("no game").first().isEqualTo("house-" + answer);
    }

    /** Where a game says something of its own it goes first, and the house has a button. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | resign                            | ruling-E11     | resign
            sparta   | how do I give up                  | ruling-E11     | resign
            persians | how do I resign                   | ruling-resign  | resign
            xenophon | resign                            | ruling-resign  | resign
            xenophon | can I undo                        | ruling-O5      | undo
            xenophon | what if I don't answer in time    | ruling-order   | silent
            xenophon | what are standing orders          | ruling-O2      | standing
            xenophon | can I play alone                  | solitaire-play | computer
            sparta   | score                             | 13.0           | standings
            xenophon | score                             | victory        | standings
            sparta   | odds                              | 8.1            | odds
            persians | what are my odds                  | 7.2            | odds
            xenophon | odds                              | battle-phase   | odds
            sparta   | how long                          | 16.0           | clock
            """)
    void theHouseIsOnePressAway(String game, String question, String rule, String answer) {
        Reply reply = asked(game, question);
        assertThat(reply.ids("rules")).first().isEqualTo(rule);
        assertThat(reply.ids("rules")).contains("house-" + answer);
        assertThat(reply.lines().toString()).contains("rule|house|house-" + answer);
    }

    /** Where a command may be the answer it is named at once, in a line beside the rule; what the rules alone answer has none. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | score    | `/match status` tells how the match stands
            xenophon | score    | `/match status` tells how the match stands
            persians | odds     | `/persians odds`
            sparta   | how long | `/clock show`
            sparta   | resign   | `/match resign` gives up your seat for good
            """)
    void theCommandStandsInALineBesideTheRule(String game, String question, String line) {
        assertThat(asked(game, question).text().lines())
                .filteredOn(said -> said.contains(line))
                .hasSize(1);
        assertThat(asked(game, "how do I move").text()).doesNotContain("/match", "/clock", "/dice");
    }

    /** Of these words the house has many too. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sparta   | retreat
            sparta   | how do I move
            sparta   | how long is the game
            sparta   | who goes first
            sparta   | can I leave units behind
            sparta   | can I leave a garrison
            sparta   | can I leave a siege
            sparta   | how many dice
            sparta   | order of play
            sparta   | turn
            sparta   | who wins if it is a draw
            sparta   | what if it is a tie
            sparta   | can I take back a city
            sparta   | how do I take over a city
            sparta   | can units join a siege
            sparta   | can I stop the enemy
            sparta   | what can the enemy see
            sparta   | when is the last turn
            sparta   | what can I do
            sparta   | start
            sparta   | are my units hidden
            sparta   | peace
            sparta   | random events
            sparta   | leader ratings
            sparta   | can I replace losses
            sparta   | the map
            sparta   | how do I end the siege
            persians | can I pass
            persians | retreat
            persians | how do I move
            persians | how long is the game
            persians | who goes first
            persians | can a leader follow another
            persians | follow
            persians | when is a turn over
            persians | can I take back a city
            persians | can I see the enemy
            persians | when do reinforcements come
            persians | what can I do
            persians | draw
            xenophon | how do I draw a card
            xenophon | draw
            xenophon | can I take back
            xenophon | time
            xenophon | how much time do I have
            xenophon | can I play a card on another player
            xenophon | can I see my opponent's hand
            xenophon | what can the others see
            xenophon | how many cards can I hold
            xenophon | can my men leave
            xenophon | can I reroll
            xenophon | how do I move
            xenophon | who goes first
            xenophon | how long is the game
            xenophon | score
            xenophon | dice
            """)
    void theGameKeepsItsOwn(String game, String question) {
        assertThat(asked(game, question).ids("rules")).first().asString().doesNotStartWith("house-");
    }

    /** What an army does whose player is away says nothing of whether the match waits for him. */
    @ParameterizedTest
    @ValueSource(strings = {"player leaves", "what if a player leaves", "what happens if somebody leaves"})
    void whatBecomesOfTheMatchTheHouseTells(String question) {
        Reply reply = asked("xenophon", question);
        assertThat(reply.ids("rules")).first().isEqualTo("house-leaves");
        assertThat(reply.text()).contains("usually waits");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how do I move",
                "siege",
                "retreat",
                "how do I win",
                "who wins ties",
                "turn",
                "9.0",
                "xyzzy",
                "???",
                "how do I draw a card",
                "time",
                "can a leader leave",
                "what is the map",
                "who goes first"
            })
    void whatOnlyAGameCanAnswerIsNotAnsweredWithoutOne(String question) {
        assertThat(asked("stoa", question).toString()).contains("name the game");
    }

    @Test
    void withoutATopicTheGameIsToBeNamed() {
        assertThat(wire.send("@ann #stoa /rules").toString()).contains("name the game");
    }

    /** Below the game's headings, under one of their own; or alone. */
    @Test
    void allHeadingsAreListed() {
        String all = wire.done("@ann #sparta /rules").text();
        assertThat(all.indexOf("9.0, Siege")).isBetween(0, all.indexOf("How to play here"));
        assertThat(all.substring(all.indexOf("How to play here"))).contains("Taking back an order", "Fair dice");
        assertThat(wire.done("@ann #stoa /rules topic:house").text())
                .startsWith("**How to play here.**")
                .contains("Taking back an order", "Fair dice");
    }

    @Test
    void theyAreCompletedAfterTheGames() {
        JsonNode dice = suggested("@ann #xenophon /rules topic:dice");
        assertThat(dice.get(0).toString()).doesNotContain("house-");
        assertThat(dice.toString()).contains("house-dice");
        assertThat(suggested("@ann #stoa /rules topic:undo").toString()).contains("house-undo");
    }

    private JsonNode suggested(String line) {
        return wire.done(line.replace(" /rules", " ?complete /rules")).data("suggestions");
    }

    @Test
    void whatElseMayBeMeantHasAButton() {
        Reply reply = asked("sparta", "what if my opponent leaves");
        assertThat(reply.text()).startsWith("**When a player leaves**: ");
        assertThat(reply.lines().toString()).contains("rule|sparta|7.6");
    }
}
