package strategos.engine.games.persians.computer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.engine.Seen;
import strategos.engine.games.persians.battle.BattleActs.FightAct;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.computer.Forecast.Strength;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/** Decisions in a battle, where both sides lie open: city or field, stratagems, going on, retreat. */
final class Fighting {
    private static final int OUTSIDE = -2;
    private static final double HOPELESS = -0.1;
    private static final double SURE = 0.1;
    private static final double LOST = -0.3;
    private static final double LAST_STAND = -0.3;
    private static final int WORTH_A_STRATAGEM = 12;
    private static final double AT_SEA = 0.8;

    private final Procedures rules;
    private final Outlook outlook;
    private final Muster muster;
    private final Forecast forecast;

    Fighting(Procedures rules, Outlook outlook, Muster muster, Forecast forecast) {
        this.rules = rules;
        this.outlook = outlook;
        this.muster = muster;
        this.forecast = forecast;
    }

    Optional<Call> next(Seen<War> seen, Side side, Battle battle, Legal legal) {
        return switch (battle.stage()) {
            case CITY -> legal.call(Call.of("city", "where", inside(seen, side, battle) ? "inside" : "outside"));
            case OPENING_ACTIVE, OPENING_PASSIVE -> opening(seen, side, battle, legal);
            case MERCY -> legal.call(Call.of("stratagem", "counter", Stratagem.NO_QUARTER.id()));
            case ROUND_END -> legal.call(FightAct.call(goesOn(seen, side, battle) ? Will.ON : Will.BREAK));
            case RETREAT -> retreat(seen, side, legal);
            default -> Optional.empty();
        };
    }

    /** Behind walls the enemy is weaker, but who loses there is lost: for what must be held that is no worse. */
    private boolean inside(Seen<War> seen, Side side, Battle battle) {
        Strength own = muster.of(seen, battle, side);
        Strength enemy = muster.of(seen, battle, side.other());
        double walls = forecast.margin(own, enemy.shifted(OUTSIDE));
        double field = forecast.margin(own, enemy);
        boolean doomed = field < LOST && outlook.objectives(seen).contains(battle.place());
        return field < SURE
                && (walls > (doomed ? LAST_STAND : 0) || battle.force(side).loose());
    }

    private Optional<Call> opening(Seen<War> seen, Side side, Battle battle, Legal legal) {
        int points = battle.sea()
                ? rules.battles().sea().points(seen.position(), battle, side.other())
                : muster.points(rules.battles().land().organised(seen.position(), battle, side.other()));
        if (points < WORTH_A_STRATAGEM) {
            return Optional.empty();
        }
        for (Stratagem stratagem : List.of(Stratagem.TREASON, Stratagem.PANHELLENISM, Stratagem.GENIUS)) {
            boolean again = stratagem == Stratagem.PANHELLENISM
                    && seen.position().status().union();
            Optional<Call> call =
                    again ? Optional.empty() : legal.call(Call.of("stratagem", "counter", stratagem.id()));
            if (call.isPresent()) {
                return call;
            }
        }
        return Optional.empty();
    }

    private boolean goesOn(Seen<War> seen, Side side, Battle battle) {
        if (battle.sea()) {
            // Whoever has sought a fight at any odds does not break it off for them.
            double least = Outlook.hunts(seen, side) ? Outlook.HUNTING : AT_SEA;
            return share(seen, side, battle) >= least * share(seen, side.other(), battle);
        }
        boolean walled = battle.inside().equals(Optional.of(side));
        double margin = forecast.margin(muster.of(seen, battle, side), muster.of(seen, battle, side.other()));
        return walled || margin > Math.min(HOPELESS, outlook.daring(seen, side));
    }

    /** The share of the enemy's ships that a round sinks on average. */
    private double share(Seen<War> seen, Side side, Battle battle) {
        CombatModifiers reckoning = rules.battles().sea().reckon(seen.position(), battle, side);
        double sunk = 0;
        for (int die = 1; die <= Tables.SIDES; die++) {
            sunk += rules.battles().sea().result(reckoning, die).points();
        }
        return sunk / Math.max(1, rules.battles().sea().points(seen.position(), battle, side.other()));
    }

    /** Where the fewest enemies are, then to what is worth holding. */
    private Optional<Call> retreat(Seen<War> seen, Side side, Legal legal) {
        return legal.choices("zone", Call.of("retreat")).stream()
                .map(ZoneId::new)
                .min(Comparator.comparingInt((ZoneId zone) ->
                                seen.position().side(side.other()).present(zone) ? 1 : 0)
                        .thenComparingInt(zone -> outlook.objectives(seen).contains(zone) ? 0 : 1))
                .map(zone -> Call.of("retreat", "zone", zone.id()));
    }
}
