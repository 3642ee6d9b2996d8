package strategos.engine.games.sparta.revenue;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.revenue.RevenueEvents.RevenueReceived.Item;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** The revenue tables of both sides. */
@Rule({"2.13", "12.1", "12.2"})
public final class Treasury {
    private final Printed printed;
    private final Atlas atlas;
    private final Control control;

    public Treasury(Printed printed, Control control) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
    }

    /** The lines of Athens' table as they stand now. */
    @Rule({"2.13", "2.16", "10.5", "12.2", "15.7"})
    public List<Item> athens(War war) {
        Tables.AthenianRevenue table = printed.tables().athens();
        Purse purse = war.purse();
        List<Item> items = new ArrayList<>();
        if (purse.lost()) {
            return items;
        }
        items.add(new Item("tribute", net(control.tribute(war, Side.ATHENS))));
        if (purse.taxYears() > 0) {
            items.add(new Item("property-tax", table.tax()));
        }
        if (purse.fund() > 0) {
            items.add(new Item("reserve-fund", purse.fund()));
        }
        if (purse.toll()) {
            items.add(new Item("black-sea-toll", table.toll()));
        }
        if (war.politics().peace() && war.government().row() == table.civicRow()) {
            items.add(new Item("civic-building", -table.civicBuilding()));
        }
        return items;
    }

    /** Tribute as Athens receives it. */
    @Rule({"2.16", "12.2"})
    public int net(int gross) {
        int divisor = printed.tables().athens().divisor();
        return (gross + divisor - 1) / divisor;
    }

    /** The lines of Sparta's table as they stand now, without Persia's money. */
    @Rule({"2.16", "12.1", "11.10", "15.7"})
    public List<Item> sparta(War war) {
        Tables.SpartanRevenue table = printed.tables().sparta();
        int basic = printed.scenario(war.terms().scenario()).basic();
        List<Item> items = new ArrayList<>();
        items.add(new Item("basic", basic));
        int left = basic;
        if (!war.politics().peace()) {
            for (Tables.Deduction deduction : table.deductions()) {
                int taken = Math.min(deduction.talents(), Math.max(0, left - table.floor()));
                if (taken > 0 && applies(war, deduction.id())) {
                    items.add(new Item(deduction.id(), -taken));
                    left -= taken;
                }
            }
        }
        int tribute = control.tribute(war, Side.SPARTA);
        if (tribute > 0) {
            items.add(new Item("tribute", tribute));
        }
        return items;
    }

    /** The sum of these lines, never below nothing. */
    @Rule("12.4")
    public static int total(List<Item> items) {
        int sum = 0;
        for (Item item : items) {
            sum += item.talents();
        }
        return Math.max(0, sum);
    }

    @Rule({"12.1", "ruling-M7"})
    private boolean applies(War war, String deduction) {
        return switch (deduction) {
            case "athens-ravaged" -> war.ground().has(Marker.RAVAGED_BEFORE, atlas.number("athens"));
            case "megara-ravaged" -> war.ground().has(Marker.RAVAGED_BEFORE, atlas.number("megara"));
            case "pylos-fort" -> stands(war, "pylos");
            case "minoa-fort" -> stands(war, "minoa");
            case "megara-neutral" -> control.estranged(war, atlas.number("megara"));
            case "corinth-neutral" -> control.estranged(war, atlas.number("corinth"));
            case "anactorium-neutral" -> war.ground().has(Marker.ESTRANGED, atlas.number("anactorium"));
            case "oeniadae-neutral" -> war.ground().has(Marker.ESTRANGED, atlas.number("oeniadae"));
            case "naupactus-fleet" ->
                !war.board()
                        .fleet(war.board().at(atlas.number("naupactus"), Side.ATHENS))
                        .isEmpty();
            default -> throw new IllegalArgumentException("no deduction is called " + deduction);
        };
    }

    private boolean stands(War war, String fort) {
        return war.forts().has(atlas.fort(fort).ref());
    }
}
