package strategos.engine.games.sparta.computer;

import java.util.Arrays;
import strategos.engine.Judgement;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.ScenarioSheet;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** How likely Athens is to win. */
final class Verdicts {
    private static final double QUARTERS = 4;

    /** Spring, summer and winter. */
    private static final int CAMPAIGNS = 3;

    private final Printed printed;
    private final Ledger ledger;
    private final Survey survey;

    Verdicts(Printed printed, Procedures rules, Guards guards) {
        this.printed = printed;
        this.ledger = new Ledger(printed, rules);
        this.survey = new Survey(printed, rules, guards);
    }

    /** From 0 to 1. */
    double athens(War war, Judgement judgement) {
        ScenarioSheet sheet = printed.scenario(war.terms().scenario());
        if (sheet.defected().stream().anyMatch(sheet::rebel)) {
            return rebels(war, sheet);
        }
        // The scenario's last year is played to its end, and judged in the administration of the next.
        double all = sheet.first() - sheet.last() + 1.0;
        double now = war.year() - (war.calendar().quarter().place() - 1) / QUARTERS;
        double left = Math.clamp((now - sheet.last() + 1) / all, 0, 1);
        return judgement.of(sheet.id(), numbers(war, judgement.numbers(sheet.id())), left);
    }

    /** All that is weighed: what the war comes to, then, where the scenario weighs that, where it stands. */
    private double[] numbers(War war, int size) {
        double[] ledger = this.ledger.of(war);
        if (size == Ledger.SIZE) {
            return ledger;
        }
        double[] numbers = Arrays.copyOf(ledger, Ledger.SIZE + Survey.SIZE);
        System.arraycopy(survey.of(war), 0, numbers, Ledger.SIZE, Survey.SIZE);
        return numbers;
    }

    /** That one of the besieged places falls in one of the campaigns that are left of the year. */
    @Rule("9.0")
    private double rebels(War war, ScenarioSheet sheet) {
        int campaigns =
                Math.min(CAMPAIGNS, CAMPAIGNS + 2 - war.calendar().quarter().place());
        double holds = 1;
        for (String id : sheet.defected()) {
            holds *= Math.pow(1 - survey.falls(war, Side.SPARTA, printed.atlas().number(id)), campaigns);
        }
        return 1 - holds;
    }
}
