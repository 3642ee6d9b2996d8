package strategos.engine.games.persians.battle;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.battle.BattleEvents.BattleEnded;
import strategos.engine.games.persians.battle.BattleEvents.Retreated;
import strategos.engine.games.persians.battle.Charts.Throws;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.printed.Atlas;
import strategos.engine.games.persians.sea.SeaEvents.Embarked;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Board;
import strategos.engine.text.Text;

/** A round of battle as a picture: before its first throw what is to come, then what was thrown and what fell. */
@Rule({"7", "7.2", "7.4", "9.3"})
public final class Boards {
    private final Forces forces;
    private final Battles battles;
    private final Lines lines;
    private final Charts charts;
    private final Throws throwing;

    public Boards(Forces forces, Battles battles) {
        this.forces = forces;
        this.battles = battles;
        this.lines = new Lines(forces);
        this.charts = new Charts(forces.printed().tables());
        this.throwing = new Throws(forces.printed().tables());
    }

    /** The battle under way, if there is one. */
    public List<Board> of(Seen<War> seen) {
        return seen.position()
                .battle()
                .map(battle -> List.of(board(seen, battle, Optional.empty())))
                .orElse(List.of());
    }

    /**
     * The last round as the event ends it, with how it ended: while both lines still stand, so before the beaten force goes,
     * and when none goes, at the end.
     */
    @Rule({"7.1", "7.6", "9.3"})
    public Optional<Board> of(PersiansEvent event, Seen<War> known) {
        War before = known.position();
        return before.battle().filter(battle -> ends(event, before, battle)).map(battle -> {
            Optional<Side> winner = event instanceof BattleEnded ended
                    ? ended.winner()
                    : battle.loser().map(Side::other);
            return board(known, battle, Optional.of(outcome(before, battle, winner)));
        });
    }

    private boolean ends(PersiansEvent event, War before, Battle battle) {
        return switch (event) {
            case Retreated retreated -> battle.loser().equals(Optional.of(retreated.side()));
            case Embarked embarked ->
                battle.stage() == Battle.Stage.RETREAT && battle.loser().equals(Optional.of(embarked.side()));
            case BattleEnded ended ->
                battle.loser().filter(side -> gone(before, battle.force(side))).isEmpty();
            default -> false;
        };
    }

    /** Whether a beaten force has gone elsewhere: its leaders are alive, or its units without one were seen to leave. */
    private boolean gone(War seen, Force loser) {
        return loser.loose()
                ? seen.trails().stream()
                        .filter(t -> t.side() == loser.side() && t.places().contains(loser.place()))
                        .anyMatch(t -> !t.places().getLast().equals(loser.place()))
                : forces.alive(seen, loser);
    }

    /** Who broke, or was destroyed, and who holds the field. */
    private Text outcome(War seen, Battle battle, Optional<Side> winner) {
        if (winner.isPresent()) {
            Side loser = winner.get().other();
            String how = !forces.alive(seen, battle.force(loser)) ? "destroyed" : chased(battle) ? "pursued" : "broke";
            return Text.of(
                    "board.subtitle." + how,
                    "side",
                    loser.named(),
                    "winner",
                    winner.get().named());
        }
        boolean ruin = !forces.alive(seen, battle.active()) && !forces.alive(seen, battle.passive());
        return Text.of(ruin ? "board.subtitle.ruin" : "board.subtitle.drawn");
    }

    /** Whether there was a pursuit: a winner without cavalry may pursue, and has nobody who does. */
    @Rule("7.6")
    private static boolean chased(Battle battle) {
        return battle.round().volleys().stream().anyMatch(volley -> volley.phase() == CombatPhase.PURSUIT);
    }

    /** What the codes of the chart mean in that phase. */
    private static Text key(boolean sea, CombatPhase phase) {
        return Text.of(sea ? "board.key.sea" : phase == CombatPhase.PURSUIT ? "board.key.pursuit" : "board.key.land");
    }

    private Board board(Seen<War> seen, Battle battle, Optional<Text> outcome) {
        List<BattleRound.Volley> volleys = battle.round().volleys();
        Optional<BattleRound.Volley> last = volleys.isEmpty() ? Optional.empty() : Optional.of(volleys.getLast());
        Next next = next(seen.position(), battle);
        Side side = last.map(BattleRound.Volley::side).orElse(next.side());
        CombatPhase phase = last.map(BattleRound.Volley::phase).orElse(next.phase());
        int favour = side == battle.active().side() ? 1 : -1;
        Board.Grid grid = last.map(v -> charts.grid(battle.sea(), v, favour))
                .orElseGet(() -> charts.grid(battle.sea(), next.reckoning(), favour));
        return new Board(
                Text.of(
                        battle.sea() ? "board.sea" : "board.land",
                        "zone",
                        battle.place().named(),
                        "round",
                        battle.round().number()),
                outcome.orElseGet(() -> Text.of("board.subtitle." + phase.id(), "side", side.named())),
                alt(battle, last, outcome),
                Atlas.SHEET,
                battle.place().id(),
                List.of(
                        lines.camp(seen, battle, battle.passive().side()),
                        lines.camp(seen, battle, battle.active().side())),
                last.map(Throws::thrown)
                        .orElseGet(() -> throwing.coming(battle.sea(), next.side(), next.phase(), next.reckoning())),
                grid,
                key(battle.sea(), phase),
                last.isEmpty() && outcome.isPresent() ? List.of() : charts.chances(grid, phase),
                volleys.stream()
                        .limit(Math.max(0, volleys.size() - 1))
                        .map(Throws::thrown)
                        .toList());
    }

    /** What would be thrown next. */
    private record Next(Side side, CombatPhase phase, CombatModifiers reckoning) {}

    /** The first throw of the round: of the side on the move if it has any strength in it. */
    private Next next(War seen, Battle battle) {
        List<CombatPhase> phases =
                battle.sea() ? List.of(CombatPhase.SEA) : List.of(CombatPhase.FIRE, CombatPhase.MELEE);
        Side first = battle.active().side();
        for (CombatPhase phase : phases) {
            for (Side side : List.of(first, first.other())) {
                CombatModifiers reckoning = battles.reckon(seen, battle, side, phase);
                if (reckoning.points() > 0) {
                    return new Next(side, phase, reckoning);
                }
            }
        }
        return new Next(first, phases.getLast(), battles.reckon(seen, battle, first, phases.getLast()));
    }

    /** The battle, its last throw and how it ended in words. */
    private static Text alt(Battle battle, Optional<BattleRound.Volley> last, Optional<Text> outcome) {
        Text told = last.map(BattleRound.Volley::told).orElseGet(() -> Text.of("board.alt.none"));
        return Text.of(
                "board.alt",
                "zone",
                battle.place().named(),
                "round",
                battle.round().number(),
                "active",
                battle.active().side().named(),
                "passive",
                battle.passive().side().named(),
                "last",
                outcome.map(end -> Text.of("board.alt.ended", "last", told, "outcome", end))
                        .orElse(told));
    }
}
