package strategos.engine.games.sparta.computer;

import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.ScenarioSheet;
import strategos.engine.games.sparta.war.War;
import strategos.engine.search.Judgement;

/** How likely Athens is to win. */
final class Verdicts {
    private static final double QUARTERS = 4;

    private final Printed printed;
    private final Ledger ledger;
    private final Judgement judgement;

    Verdicts(Printed printed, Ledger ledger) {
        this.printed = printed;
        this.ledger = ledger;
        this.judgement = Judgement.beside(Verdicts.class, "judgement.json");
    }

    /** From 0 to 1. */
    double athens(War war) {
        ScenarioSheet sheet = printed.scenario(war.terms().scenario());
        // The scenario's last year is played to its end, and judged in the administration of the next.
        double all = sheet.first() - sheet.last() + 1.0;
        double now = war.year() - (war.calendar().quarter().place() - 1) / QUARTERS;
        double left = Math.clamp((now - sheet.last() + 1) / all, 0, 1);
        return judgement.of(sheet.id(), ledger.of(war), left);
    }
}
