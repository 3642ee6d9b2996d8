package strategos.engine.games.persians.war;

import java.util.List;
import strategos.engine.Rule;

/**
 * How a side stands in a battle.
 *
 * @param out disorganised units
 * @param shift columns by Trahison
 * @param genie whether Themistocles' value is doubled
 * @param sacrifice whether Leonidas dies at the end of this round
 * @param oracle what the next roll of {@code oracleOn} gains or loses
 * @param oracleOn {@code fire}, {@code melee} or {@code sea}; empty for none
 * @param owes points still to be lost
 * @param noble whether one of the losses must be hoplites, Immortals or cavalry
 * @param tests whether morale is to be tested
 * @param rolled whether the side rolled on the combat table this round
 * @param will what it wants at the end of the round: {@code on}, {@code break}, {@code accord}, or empty
 * @param chosen losses chosen and not yet taken
 * @param routed whether it must break off
 * @param brought the points with which it began; 0 where the record does not tell
 */
@Rule({"7.1", "7.3", "7.4"})
public record Ranks(
        Troops out,
        int shift,
        boolean genie,
        boolean sacrifice,
        int oracle,
        String oracleOn,
        int owes,
        boolean noble,
        boolean tests,
        boolean rolled,
        String will,
        List<String> chosen,
        boolean routed,
        int brought) {
    /** Before the first round. */
    public static final Ranks FRESH =
            new Ranks(Troops.NONE, 0, false, false, 0, "", 0, false, false, false, "", List.of(), false, 0);

    /** An answer that others may not see yet. */
    public static final String GIVEN = "?";

    public Ranks {
        chosen = List.copyOf(chosen);
    }

    /** With so many points at the start. */
    public Ranks bringing(int points) {
        return new Ranks(
                out, shift, genie, sacrifice, oracle, oracleOn, owes, noble, tests, rolled, will, chosen, routed,
                points);
    }

    /** With those disorganised. */
    public Ranks out(Troops now) {
        return new Ranks(
                now, shift, genie, sacrifice, oracle, oracleOn, owes, noble, tests, rolled, will, chosen, routed,
                brought);
    }

    /** With more columns. */
    public Ranks shifted(int more) {
        return new Ranks(
                out,
                shift + more,
                genie,
                sacrifice,
                oracle,
                oracleOn,
                owes,
                noble,
                tests,
                rolled,
                will,
                chosen,
                routed,
                brought);
    }

    /** With Themistocles' genius. */
    public Ranks inspired() {
        return new Ranks(
                out, shift, true, sacrifice, oracle, oracleOn, owes, noble, tests, rolled, will, chosen, routed,
                brought);
    }

    /** With Leonidas' sacrifice, or after it. */
    public Ranks sacrifice(boolean now) {
        return new Ranks(
                out, shift, genie, now, oracle, oracleOn, owes, noble, tests, rolled, will, chosen, routed, brought);
    }

    /** With an oracle for a roll. */
    public Ranks oracle(int value, String roll) {
        return new Ranks(
                out, shift, genie, sacrifice, value, roll, owes, noble, tests, rolled, will, chosen, routed, brought);
    }

    /** With losses to take and morale to test. */
    public Ranks owing(int points, boolean one, boolean test) {
        return new Ranks(
                out, shift, genie, sacrifice, oracle, oracleOn, points, one, test, rolled, will, List.of(), routed,
                brought);
    }

    /** After it has rolled. */
    public Ranks rolled(boolean now) {
        return new Ranks(
                out, shift, genie, sacrifice, oracle, oracleOn, owes, noble, tests, now, will, chosen, routed, brought);
    }

    /** With that will. */
    public Ranks will(String now) {
        return new Ranks(
                out, shift, genie, sacrifice, oracle, oracleOn, owes, noble, tests, rolled, now, chosen, routed,
                brought);
    }

    /** With those losses chosen. */
    public Ranks choosing(List<String> now) {
        return new Ranks(
                out, shift, genie, sacrifice, oracle, oracleOn, owes, noble, tests, rolled, will, now, routed, brought);
    }

    /** Without a unit in order. */
    public Ranks rout() {
        return new Ranks(
                out, shift, genie, sacrifice, oracle, oracleOn, owes, noble, tests, rolled, will, chosen, true,
                brought);
    }

    /** As the enemy sees it. */
    public Ranks hidden() {
        return new Ranks(
                out,
                shift,
                genie,
                sacrifice,
                oracle,
                oracleOn,
                owes,
                noble,
                tests,
                rolled,
                will.isEmpty() ? "" : GIVEN,
                chosen.isEmpty() ? List.of() : List.of(GIVEN),
                routed,
                brought);
    }
}
