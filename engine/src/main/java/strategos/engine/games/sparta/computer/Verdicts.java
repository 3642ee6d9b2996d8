package strategos.engine.games.sparta.computer;

import java.util.Arrays;
import strategos.engine.Judgement;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.ScenarioSheet;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** How likely Athens is to win. */
final class Verdicts {
    private static final double QUARTERS = 4;

    /** How the Campaign Game ends, and its first years as the file of weights calls them. */
    private static final String LONGEST = "darius";

    private static final String BEFORE_PEACE = "campaign-before-the-peace";
    private static final String IN_PEACE = "campaign-in-the-peace";
    private static final int PEACE_YEAR = 421;
    private static final int TEGEA_YEAR = 418;

    /** Spring, summer and winter. */
    private static final int CAMPAIGNS = 3;

    private final Printed printed;
    private final Ledger ledger;
    private final Survey survey;
    private final Prizes prizes;

    Verdicts(Printed printed, Procedures rules, Guards guards) {
        this.printed = printed;
        this.prizes = new Prizes(printed, rules);
        this.ledger = new Ledger(printed, rules);
        this.survey = new Survey(printed, rules, guards);
    }

    /** From 0 to 1. */
    double athens(War war, Judgement judgement) {
        ScenarioSheet sheet = printed.scenario(war.terms().scenario());
        if (sheet.defected().stream().anyMatch(sheet::rebel)) {
            return rebels(war, sheet);
        }
        Chapter chapter = chapter(war, sheet);
        double all = chapter.first - chapter.last;
        double now = war.year() - (war.calendar().quarter().place() - 1) / QUARTERS;
        double left = Math.clamp((now - chapter.last) / all, 0, 1);
        return judgement.of(chapter.id, numbers(war, judgement.numbers(chapter.id)), left);
    }

    /** Years that one judgement is of, as they count down to what is decided at their end. */
    private record Chapter(String id, int first, int last) {}

    /**
     * The Campaign Game is three wars: until 421 all hangs on a name that is good enough for the Peace, then on Argos, and
     * who has failed there needs Syracuse.
     */
    @Rule({"15.7", "15.10", "16.1"})
    private Chapter chapter(War war, ScenarioSheet sheet) {
        if (sheet.end().equals(LONGEST)) {
            if (prizes.truceAhead(war) && war.year() >= PEACE_YEAR) {
                return new Chapter(BEFORE_PEACE, sheet.first(), PEACE_YEAR);
            }
            if (war.politics().peace()
                    && war.year() >= TEGEA_YEAR
                    && war.history().open(RandomEvent.TEGEA)) {
                return new Chapter(IN_PEACE, PEACE_YEAR, TEGEA_YEAR);
            }
        }
        // The scenario's last year is played to its end, and judged in the administration of the next.
        return new Chapter(sheet.id(), sheet.first(), sheet.last() - 1);
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
