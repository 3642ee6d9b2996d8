package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Counters.ShipType;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Board;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** The line of one side in a battle: what stands in order, what is disorganised, what has fallen in this round. */
@Rule({"7.3", "7.4", "9.3"})
final class Lines {
    private static final int LETTERS = 3;
    private static final String LOST = "lost";

    private final Forces forces;

    Lines(Forces forces) {
        this.forces = forces;
    }

    Board.Camp camp(Seen<War> seen, Battle battle, Side side) {
        List<Piece> pieces = new ArrayList<>();
        War war = seen.position();
        int points = battle.sea() ? fleet(war, battle, side, pieces) : army(war, battle, side, pieces);
        List<CounterId> leaders = forces.fighting(war, battle.force(side));
        leaders.forEach(id ->
                pieces.add(Piece.beside(side.id() + "-leader", Text.of("scene.piece", "name", Leader.named(id)))));
        boolean active = battle.active().side() == side;
        String role = battle.inside().equals(Optional.of(side)) ? "inside" : active ? "active" : "passive";
        return new Board.Camp(
                side.id(),
                Text.of("panel.side." + side.id()),
                Text.of("board." + role),
                Integer.toString(points),
                Text.of(battle.sea() ? "board.naval-points" : "board.combat-points"),
                pieces);
    }

    private int army(War war, Battle battle, Side side, List<Piece> pieces) {
        Troops all = forces.troops(war, battle.force(side));
        Troops out = all.and(battle.side(side).out());
        Troops ready = all.minus(out);
        row(side, ready, Set.of(), pieces);
        row(side, out, Set.of("wavering"), pieces);
        fallen(side, battle.round(), pieces);
        return forces.printed().counters().points(ready);
    }

    /** A number in the corner says how many lie there; the number below is what all of them count, as on the map. */
    private void row(Side side, Troops troops, Set<String> looks, List<Piece> pieces) {
        troops.counts()
                .forEach((kind, n) -> pieces.add(Piece.beside(
                                side.id() + "-" + forces.arms(kind).figure(),
                                Text.of("so-many", "n", n, "what", new Arg.Name("unit", kind)))
                        .signed(letters(forces.arms(kind).nation()))
                        .numbered(forces.arms(kind).piled(n))
                        .piled(n)
                        .looking(looks)));
    }

    private int fleet(War war, Battle battle, Side side, List<Piece> pieces) {
        List<Ship> ships = forces.ships(war, battle.force(side));
        forces.byType(ships).forEach((type, n) -> pieces.add(ship(side, type, n, Set.of())));
        fallen(side, battle.round(), pieces);
        return forces.printed().counters().naval(ships);
    }

    /** Ships and units that are gone: at sea also those that went down with their ships. */
    @Rule("9.4")
    private void fallen(Side side, BattleRound round, List<Piece> pieces) {
        Troops fallen = Troops.NONE;
        for (String kind : round.kinds(side)) {
            int lost = round.lost(side, kind);
            if (forces.printed().counters().shipType(kind).isPresent()) {
                pieces.add(ship(side, kind, lost, Set.of(LOST)));
            } else {
                fallen = fallen.plus(Troops.of(kind, lost));
            }
        }
        row(side, fallen, Set.of(LOST), pieces);
    }

    /** A nation's name cut to what a counter has room for. */
    private static String letters(String nation) {
        return nation.substring(0, Math.min(LETTERS, nation.length())).toUpperCase(Locale.ROOT);
    }

    private Piece ship(Side side, String type, int count, Set<String> looks) {
        ShipType printed = forces.printed().counters().shipType(type).orElseThrow();
        return Piece.beside(side.id() + "-trireme", Text.of("so-many", "n", count, "what", new Arg.Name("ship", type)))
                .signed(letters(printed.nation()))
                .numbered(count * printed.points())
                .piled(count)
                .looking(looks);
    }
}
