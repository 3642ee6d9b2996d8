package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.persians.battle.BattleEvents.BattleEnded;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** The last round of a battle as a picture. */
class LastRoundTest {
    private static final int ORDERS = 20_000;
    private static final int BATTLES = 5;

    @Rule({"7.1", "7.6", "9.3"})
    @Test
    void everyBattleEndsWithOnePictureThatNamesItsOutcome() {
        Game<War> game = Table.game();
        Setup setup =
                new Setup("second-war", game.box().usualOptions(), List.of(Side.GREEK.seat(), Side.PERSIAN.seat()));
        SeededDice dice = new SeededDice(3);
        SplittableRandom luck = new SplittableRandom(3);
        War war = new Referee().start(game, setup, dice).state();
        int ended = 0;
        int shown = 0;
        for (int n = 0; n < ORDERS && ended < BATTLES; n++) {
            war = game.rules().result(war).isEmpty()
                    ? war
                    : new Referee().start(game, setup, dice).state();
            Seat seat = game.rules().awaited(war).firstEntry().getKey();
            Seen<War> seen = game.conceal(war, seat);
            Order order = new Order(
                    seat,
                    new RandomComputer<War>()
                            .choose(seen, seat, game.decisions().of(seen, seat).orElseThrow(), luck));
            Ruling.Accepted<War> ruling = (Ruling.Accepted<War>)
                    new Referee().rule(game, war, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice);
            for (Entry<War> entry : ruling.entries()) {
                if (entry instanceof Entry.Happened<War>(Event<War> event)) {
                    Optional<Board> board = game.views().board(event, game.conceal(war, Viewer.EVERYONE));
                    board.ifPresent(b -> assertThat(b.subtitle().key())
                            .isIn(
                                    "board.subtitle.broke",
                                    "board.subtitle.pursued",
                                    "board.subtitle.destroyed",
                                    "board.subtitle.ruin",
                                    "board.subtitle.drawn"));
                    shown += board.isPresent() ? 1 : 0;
                    ended += event instanceof BattleEnded ? 1 : 0;
                    war = event.apply(war);
                }
            }
            war = ruling.state();
        }
        assertThat(ended).isGreaterThanOrEqualTo(BATTLES);
        assertThat(shown).isEqualTo(ended);
    }
}
