package strategos.engine.games.sparta;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import strategos.engine.games.sparta.Sparta.Conceal;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;

/** Lets the units of concealed forces change places with each other. */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class SpartaScramble implements Scramble<War> {
    private final Conceal conceal = new Conceal(Printed.read(Box.data()));

    @Override
    public String game() {
        return Sparta.ID;
    }

    @Override
    public War scramble(War war, Viewer viewer, RandomGenerator luck) {
        War other = war;
        for (Side side : List.of(Side.ATHENS, Side.SPARTA)) {
            if (!viewer.equals(side.seat())) {
                other = new Exchange(conceal.hidden(war, side), luck).in(other);
            }
        }
        return other;
    }

    /** Who takes whose place. */
    private static final class Exchange {
        private final List<Integer> from = new ArrayList<>();
        private final List<Integer> to;
        private final PieceSet all;

        Exchange(PieceSet hidden, RandomGenerator luck) {
            hidden.each(from::add);
            to = new ArrayList<>(from);
            Collections.shuffle(to, new Random(luck.nextLong()));
            all = hidden;
        }

        private int in(int piece) {
            int at = from.indexOf(piece);
            return at < 0 ? piece : to.get(at);
        }

        private PieceSet in(PieceSet pieces) {
            PieceSet changed = pieces.minus(all);
            for (int piece : pieces.and(all).numbers()) {
                changed = changed.with(in(piece));
            }
            return changed;
        }

        War in(War war) {
            Board before = war.board();
            Board board = before;
            for (int piece : from) {
                board = board.move(PieceSet.of(in(piece)), before.place(piece), false);
            }
            List<Load> cargo = before.cargo().stream()
                    .map(load -> new Load(in(load.troops()), load.ship()))
                    .toList();
            board = board.with(cargo)
                    .withInside(in(before.inside()))
                    .withUsed(in(before.used()))
                    .withBesieging(in(before.besieging()));
            return war.with(board).stack(stack -> stack.withPieces(in(stack.pieces())));
        }
    }
}
