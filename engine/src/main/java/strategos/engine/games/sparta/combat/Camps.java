package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Labels.DrawnPieces;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Board;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** One side of a fight: its units, those that fell crossed out, the garrison and the fort that fight with it, its leader. */
@Rule({"2.3", "8.1", "8.2"})
final class Camps {
    private static final String ATTACKS = "board.attacks";
    private static final String DEFENDS = "board.defends";

    private final Printed printed;
    private final Control control;

    Camps(Printed printed, Control control) {
        this.printed = printed;
        this.control = control;
    }

    /** Both sides of a combat, the defender first. */
    List<Board.Camp> of(War war, Combat combat) {
        List<Piece> defenders = new ArrayList<>();
        CombatForce attacker = combat.attacker();
        CombatForce defender = combat.defender();
        if (combat.garrison()) {
            garrison(war, combat.place(), defender.side(), defenders);
        }
        if (!combat.naval()) {
            fort(war, combat.place(), defender.side(), defenders);
        }
        force(war, combat, defender, defenders);
        List<Piece> attackers = new ArrayList<>();
        force(war, combat, attacker, attackers);
        return List.of(
                camp(defender.side(), DEFENDS, combat.sums().defence(), defenders),
                camp(attacker.side(), ATTACKS, combat.sums().attack(), attackers));
    }

    private void force(War war, Combat combat, CombatForce force, List<Piece> pieces) {
        units(war, force.side(), force.units(), fallen(war, combat, force.units()), pieces);
        force.leader()
                .ifPresent(leader ->
                        pieces.add(DrawnPieces.chit(war, "", printed.counters().leader(leader))));
    }

    /** Both sides of a siege, the defender first. */
    @Rule({"9.0", "9.1"})
    List<Board.Camp> of(War war, Boards.Siege siege) {
        List<Piece> defenders = new ArrayList<>();
        if (!siege.sally()) {
            if (control.walls(war, siege.defender(), siege.place())) {
                garrison(war, siege.place(), siege.defender(), defenders);
            }
            fort(war, siege.place(), siege.defender(), defenders);
        }
        units(war, siege.defender(), siege.inside(), PieceSet.NONE, defenders);
        List<Piece> attackers = new ArrayList<>();
        units(war, siege.attacker(), siege.units(), PieceSet.NONE, attackers);
        return List.of(
                camp(siege.defender(), DEFENDS, siege.attempt().defence(), defenders),
                camp(siege.attacker(), ATTACKS, siege.attempt().attack(), attackers));
    }

    private static Board.Camp camp(Side side, String role, int points, List<Piece> pieces) {
        return new Board.Camp(
                side.id(),
                Text.of("panel.side", "side", side.named()),
                Text.of(role),
                Integer.toString(points),
                Text.of("board.points", "n", points),
                pieces);
    }

    @Rule("8.5")
    private void garrison(War war, int place, Side holder, List<Piece> pieces) {
        int garrison = control.garrison(war, place);
        if (garrison > 0) {
            pieces.add(DrawnPieces.city(printed.atlas().locale(place), holder, garrison, Set.of()));
        }
    }

    @Rule("2.7")
    private void fort(War war, int place, Side holder, List<Piece> pieces) {
        int strength = holder == Side.NEUTRAL ? 0 : control.fort(war, holder, place);
        if (strength > 0) {
            Locale locale = printed.atlas().locale(place);
            pieces.add(
                    DrawnPieces.marker(locale, "fort").numbered(strength).looking(Set.of(DrawnPieces.plate(holder))));
        }
    }

    /** After the die, whoever is no longer there. */
    @Rule("8.2")
    private static PieceSet fallen(War war, Combat combat, PieceSet units) {
        return combat.rolled().isEmpty()
                ? PieceSet.NONE
                : units.minus(war.board().at(combat.place()));
    }

    private void units(War war, Side side, PieceSet units, PieceSet fallen, List<Piece> pieces) {
        units.each(unit -> pieces.add(counter(war, side, unit, fallen.has(unit))));
    }

    private Piece counter(War war, Side side, int piece, boolean fallen) {
        Unit unit = printed.counters().unit(piece);
        int points = printed.counters().points(war.board(), piece);
        Set<String> looks = new HashSet<>(Set.of(DrawnPieces.plate(side)));
        if (war.board().flipped().has(piece)) {
            looks.add("wavering");
        }
        if (fallen) {
            looks.add("lost");
        }
        return Piece.beside(
                        unit.nation().id() + (unit.naval() ? "-naval" : "-land"),
                        Text.of(
                                "scene.pile",
                                "nation",
                                unit.nation().named(),
                                "kind",
                                unit.naval() ? 0 : 1,
                                "n",
                                1,
                                "points",
                                points))
                .numbered(points)
                .looking(looks);
    }
}
