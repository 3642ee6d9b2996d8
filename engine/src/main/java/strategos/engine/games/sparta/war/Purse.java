package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import strategos.engine.Rule;

/**
 * Money.
 *
 * @param athens talents in Athens' treasury, never negative
 * @param sparta talents in Sparta's
 * @param taxYears revenue phases in which the property tax is still raised
 * @param fund talents of a reserve fund due in the next revenue phase
 * @param toll whether the Black Sea toll is raised
 * @param persia whether Persia pays Sparta
 * @param lost whether Athens receives nothing in the next revenue phase (10.5)
 * @param tribute gross tribute at the last revenue phase
 */
@Rule({"2.17", "12.4"})
@RecordBuilder
public record Purse(
        int athens, int sparta, int taxYears, int fund, boolean toll, boolean persia, boolean lost, int tribute)
        implements PurseBuilder.With {
    /** What the side has. */
    public int of(Side side) {
        return side == Side.ATHENS ? athens : sparta;
    }

    /** With so much more, or less, for the side. */
    public Purse add(Side side, int talents) {
        return side == Side.ATHENS
                ? withAthens(athens + talents)
                : side == Side.SPARTA ? withSparta(sparta + talents) : this;
    }

    /** With the property tax for so many years. */
    public Purse taxed(int years) {
        return withTaxYears(years);
    }

    /** With that much more of a reserve fund due. */
    public Purse funded(int talents) {
        return withFund(fund + talents);
    }

    /** With the Black Sea toll. */
    public Purse tolled() {
        return withToll(true);
    }

    /** With Athens' next revenue lost. */
    public Purse losing() {
        return withLost(true);
    }

    /** After a revenue phase with that tribute: yearly things have run their course. */
    public Purse collected(int gross) {
        return new Purse(athens, sparta, Math.max(0, taxYears - 1), 0, toll, persia, false, gross);
    }
}
