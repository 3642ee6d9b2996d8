package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.mail.TestPiece.board;
import static strategos.bot.host.mail.TestPiece.page;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.Piece.Origin;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.DiceSheet.State;

/** What one report's message shows, and how much it holds. */
class PageTest {
    private static List<Integer> numbers(Page page) {
        return page.rows().stream().map(row -> row.strip().index()).toList();
    }

    private static List<State> states(Page page) {
        return page.rows().stream().map(Row::state).toList();
    }

    @Test
    void aRollIsARowAsItWasLastRead() {
        Page page = page(
                TestPiece.of(1).rolling(4, 5, List.of(5)),
                TestPiece.of(2).reading(5),
                TestPiece.of(3).rolling(6, 6));

        assertThat(numbers(page)).containsExactly(4, 5, 6);
        assertThat(page.rows())
                .extracting(row -> row.strip().column().orElseThrow())
                .containsExactly("piece 1", "piece 2", "piece 3");
        assertThat(states(page)).containsOnly(State.JUDGED);
    }

    @Test
    void theRollThatMayBeAnsweredIsOpenAndOneThrownAgainIsVoid() {
        assertThat(states(page(TestPiece.of(1).rolling(1, 2, List.of(2))))).containsExactly(State.JUDGED, State.OPEN);
        assertThat(states(page(
                        TestPiece.of(1).rolling(1, 1, List.of(1)),
                        TestPiece.of(2).rolling(2, 2, List.of(2)),
                        TestPiece.of(3).reading(2))))
                .containsExactly(State.VOID, State.JUDGED);
    }

    @Test
    void theDiceOfAnOrderTakenBackStay() {
        Page page = page(
                TestPiece.of(1).rolling(1, 1),
                TestPiece.of(2).rolling(2, 2).undone(),
                TestPiece.of(3).rolling(3, 3));

        assertThat(states(page)).containsExactly(State.JUDGED, State.TAKEN_BACK, State.JUDGED);
    }

    @Test
    void theDiceThatAFightShowsAreNotOnTheSheet() {
        Page page = page(
                TestPiece.of(1).rolling(1, 2),
                TestPiece.of(2).rolling(3, 3).fighting(board("ford", 2)),
                TestPiece.of(3).rolling(4, 5).fighting(board("ford", 2, 4)));

        assertThat(page.boards()).containsExactly(board("ford", 2, 4));
        assertThat(numbers(page)).containsExactly(1, 3, 5);
    }

    @Test
    void rollsOfAllPiecesAreProven() {
        assertThat(page(
                                TestPiece.of(1).rolling(1, 2),
                                TestPiece.of(2),
                                TestPiece.of(3).rolling(3, 3))
                        .rolls())
                .containsExactly(TestPiece.rolls(1, 2), TestPiece.rolls(3, 3));
    }

    @Test
    void itsChaptersEachBeginWithTheirOpening() {
        Page page = page(
                TestPiece.of(1),
                TestPiece.of(2).opening(),
                TestPiece.of(3),
                TestPiece.of(4).opening());

        assertThat(page.chapters())
                .containsExactly(
                        page(TestPiece.of(1)),
                        page(TestPiece.of(2).opening(), TestPiece.of(3)),
                        page(TestPiece.of(4).opening()));
    }

    @Test
    void holdsSixteenRolls() {
        assertThat(page(TestPiece.of(1).rolling(1, 8), TestPiece.of(2).rolling(9, 16))
                        .fits(TestPiece::cite))
                .isTrue();
        assertThat(page(TestPiece.of(1).rolling(1, 8), TestPiece.of(2).rolling(9, 17))
                        .fits(TestPiece::cite))
                .isFalse();
    }

    @Test
    void holdsFortyRollsOfComputersInShort() {
        TestPiece first = TestPiece.of(1).rolling(1, 20).by(Origin.COMPUTER);
        assertThat(page(first, TestPiece.of(2).rolling(21, 40).by(Origin.COMPUTER))
                        .fits(TestPiece::cite))
                .isTrue();
        assertThat(page(first, TestPiece.of(2).rolling(21, 41).by(Origin.COMPUTER))
                        .fits(TestPiece::cite))
                .isFalse();
        assertThat(page(first, TestPiece.of(2).rolling(21, 40)).fits(TestPiece::cite))
                .isFalse();
    }

    @Test
    void holdsOneFightAndAsManyCharactersAsAMessageTakes() {
        TestPiece fight = TestPiece.of(1).fighting(board("ford", 1));
        assertThat(page(fight, TestPiece.of(2).fighting(board("ford", 1, 2))).fits(TestPiece::cite))
                .isTrue();
        assertThat(page(fight, TestPiece.of(2).fighting(board("hill", 2))).fits(TestPiece::cite))
                .isFalse();
        assertThat(page(TestPiece.of(1).taking(1_200), TestPiece.of(2).taking(1_200))
                        .fits(TestPiece::cite))
                .isTrue();
        assertThat(page(TestPiece.of(1).taking(2_000), TestPiece.of(2).taking(2_000))
                        .fits(TestPiece::cite))
                .isFalse();
        assertThat(page(TestPiece.of(1).taking(9_000)).fits(TestPiece::cite))
                .as("nothing is left untold")
                .isTrue();
    }

    @Test
    void littleOrAFightThatGoesOnIsLight() {
        assertThat(page(TestPiece.of(1).rolling(1, 1).taking(399)).light(TestPiece::cite))
                .isTrue();
        assertThat(page(TestPiece.of(1).rolling(1, 2)).light(TestPiece::cite)).isFalse();
        assertThat(page(TestPiece.of(1).taking(401)).light(TestPiece::cite)).isFalse();
        assertThat(page(TestPiece.of(1).rolling(1, 9), TestPiece.of(2).fighting(board("ford", 9)))
                        .light(TestPiece::cite))
                .isTrue();
        assertThat(page(TestPiece.of(1).fighting(board("ford", 1)).rolling(1, 9), TestPiece.of(2))
                        .light(TestPiece::cite))
                .as("the fight is over")
                .isFalse();
    }

    @Test
    void maySurelyBeEditedForFiftyMinutes() {
        Instant posted = Instant.EPOCH;
        assertThat(Page.young(posted, posted.plus(Duration.ofMinutes(49)))).isTrue();
        assertThat(Page.young(posted, posted.plus(Duration.ofMinutes(50)))).isFalse();
        assertThat(Page.young(posted, posted.minus(Duration.ofDays(1))))
                .as("posted when the clock was fast: nobody knows how old it is")
                .isFalse();
    }
}
