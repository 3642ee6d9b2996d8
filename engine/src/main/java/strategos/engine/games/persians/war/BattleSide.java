package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;

/**
 * How a side stands in a battle.
 *
 * @param out disorganised units
 * @param shift columns by Treason
 * @param genius whether Themistocles' value is doubled
 * @param sacrifice whether Leonidas dies at the end of this round
 * @param oracle what the next roll of {@code oracleOn} gains or loses
 * @param oracleOn that roll
 * @param owes points still to be lost
 * @param noble whether one of the losses must be hoplites, Immortals or cavalry
 * @param tests whether morale is to be tested
 * @param rolled whether the side rolled on the combat table this round
 * @param will what it wants at the end of the round, once it has said so
 * @param chosen losses chosen and not yet taken
 * @param boxes whose units go first where like ones lie in several boxes, as its owner has said with them
 * @param routed whether it must break off
 * @param brought the points with which it began
 */
@Rule({"7.1", "7.3", "7.4"})
@RecordBuilder
public record BattleSide(
        Troops out,
        int shift,
        boolean genius,
        boolean sacrifice,
        int oracle,
        Optional<CombatPhase> oracleOn,
        int owes,
        boolean noble,
        boolean tests,
        boolean rolled,
        Optional<Will> will,
        List<String> chosen,
        List<CounterId> boxes,
        boolean routed,
        int brought)
        implements BattleSideBuilder.With {
    /** Before the first round. */
    public static final BattleSide FRESH = new BattleSide(
            Troops.NONE,
            0,
            false,
            false,
            0,
            Optional.empty(),
            0,
            false,
            false,
            false,
            Optional.empty(),
            List.of(),
            List.of(),
            false,
            0);

    /** A loss that others may not see yet. */
    public static final String GIVEN = "?";

    private static final int COLUMNS = 2;

    /** What a side wants at the end of a round. */
    @Rule({"7.1", "7.6"})
    public enum Will {
        /** Another round. */
        ON,
        /** To break off. */
        BREAK,
        /** To end the battle, if the other wants it too. */
        ACCORD,
        /** It has said so, and others may not see yet what. */
        GIVEN;

        /** Its lower-case id, as it is typed. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The will of that id. */
        public static Will of(String id) {
            return valueOf(id.toUpperCase(Locale.ROOT));
        }
    }

    public BattleSide {
        chosen = List.copyOf(chosen);
        boxes = List.copyOf(boxes);
    }

    /** With an oracle for a roll. */
    public BattleSide oracle(int value, CombatPhase roll) {
        return withOracle(value).withOracleOn(Optional.of(roll));
    }

    /** With losses to take and morale to test. */
    public BattleSide owing(int points, boolean one, boolean test) {
        return with(next ->
                next.owes(points).noble(one).tests(test).chosen(List.of()).boxes(List.of()));
    }

    /** After a roll in that phase: an oracle for it has spoken. */
    public BattleSide thrown(CombatPhase phase) {
        boolean spoken = oracleOn.equals(Optional.of(phase));
        return (spoken ? withOracle(0).withOracleOn(Optional.empty()) : this).withRolled(true);
    }

    /** After it has played that stratagem; what waits for a die changes nothing yet. */
    @Rule({"11.2-treason", "11.2-genius", "11.2-sacrifice"})
    public BattleSide played(Stratagem stratagem) {
        return switch (stratagem) {
            case TREASON -> withShift(shift + COLUMNS);
            case GENIUS -> withGenius(true);
            case SACRIFICE -> withSacrifice(true);
            default -> this;
        };
    }

    /** As the enemy sees it. */
    BattleSide hidden() {
        return withWill(will.map(given -> Will.GIVEN))
                .withChosen(chosen.isEmpty() ? List.of() : List.of(GIVEN))
                .withBoxes(List.of());
    }
}
