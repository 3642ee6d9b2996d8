package strategos.engine.skirmish;

import java.util.List;
import java.util.Map;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.search.Simulation;
import strategos.engine.seat.Seat;

/** The first question of a match, as whoever is asked sees it. */
record Asked(Seen<Valley> seen, Seat seat, Decision decision) {
    private static final int DICE = 7;

    /** Always the same one. */
    static Asked first(Game<Valley> game) {
        Setup setup = new Setup(game.box().scenarios().getFirst().id(), Map.of(), List.of(Skirmish.RED, Skirmish.BLUE));
        Simulation<Valley> play = new Simulation<>(game, game.rules().setUp(setup), DICE);
        play.settle();
        Seat seat = play.asked().orElseThrow();
        Seen<Valley> seen = game.conceal(play.state(), seat);
        return new Asked(seen, seat, game.decisions().of(seen, seat).orElseThrow());
    }
}
