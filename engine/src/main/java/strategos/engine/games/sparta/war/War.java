package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Campaign.PendingStep.Administration.Phase;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.PrintedRef.FortRef;
import strategos.engine.text.Text.Arg;

/**
 * The position.
 *
 * @param steps what is under way, the innermost last; never empty
 */
@RecordBuilder
public record War(
        Terms terms,
        Calendar calendar,
        Board board,
        Ground ground,
        Forts forts,
        Politics politics,
        Government government,
        Purse purse,
        Prestige prestige,
        EventHistory history,
        Campaign campaign,
        List<PendingStep> steps)
        implements WarBuilder.With {
    public War {
        steps = List.copyOf(steps);
    }

    /**
     * The forts, each a bit by its number.
     *
     * @param standing those that stand
     * @param razed those that are gone for good
     */
    public record Forts(long standing, long razed) {
        /** None, and any may still come. */
        public static final Forts NONE = new Forts(0, 0);

        private static long bit(FortRef fort) {
            return 1L << fort.number();
        }

        /** Whether the fort stands. */
        public boolean has(FortRef fort) {
            return (standing & bit(fort)) != 0;
        }

        /** Whether it is gone for good. */
        public boolean gone(FortRef fort) {
            return (razed & bit(fort)) != 0;
        }

        /** Whether it neither stands nor is gone for good. */
        public boolean open(FortRef fort) {
            return !has(fort) && !gone(fort);
        }

        /** With the fort on the map. */
        public Forts with(FortRef fort) {
            return new Forts(standing | bit(fort), razed);
        }

        /** With the fort gone for good. */
        public Forts without(FortRef fort) {
            return new Forts(standing & ~bit(fort), razed | bit(fort));
        }
    }

    /** The innermost step. */
    public PendingStep step() {
        return steps.getLast();
    }

    /** Whether the stack on campaign is at that stage, and nothing within its campaign is under way. */
    public boolean at(Stack.Stage stage) {
        return step() instanceof PendingStep.OnCampaign(Stack.Stage now) && now == stage;
    }

    /** Whether the engagement is at that stage, and no combat of it is under way. */
    public boolean at(Engagement.Stage stage) {
        return step() instanceof PendingStep.InEngagement(Engagement.Stage now) && now == stage;
    }

    /** Whether that phase is still to come in the Administration Quarter of the year that the marker shows. */
    @Rule("3.2")
    public boolean ahead(Phase phase) {
        return steps.stream()
                .anyMatch(step -> step instanceof PendingStep.Administration(Phase next)
                        && next != Phase.CALENDAR
                        && next.compareTo(phase) <= 0);
    }

    /** The stack on campaign. */
    public Optional<Stack> stack() {
        return campaign.stack();
    }

    /** The fight that is declared. */
    public Optional<Engagement> engagement() {
        return campaign.engagement();
    }

    /** The combat that is fought. */
    public Optional<Combat> combat() {
        return campaign.combat();
    }

    /** The leader's name in a text, as he is called now: counter C is Cleon's, and later that of an unnamed leader. */
    @Rule({"6.4", "ruling-Y5"})
    public Arg called(String leader) {
        boolean drawn = leader.equals(Government.CLEON) && !government.cleon();
        return new Arg.Name("leader", drawn ? Government.DRAWN : leader);
    }

    /** The year. */
    public int year() {
        return calendar.year();
    }

    /** With other terms. */
    public War with(Terms now) {
        return withTerms(now);
    }

    /** With another date. */
    public War with(Calendar now) {
        return withCalendar(now);
    }

    /** With other pieces. */
    public War with(Board now) {
        return withBoard(now);
    }

    /** With other markers. */
    public War with(Ground now) {
        return withGround(now);
    }

    /** With other forts. */
    public War with(Forts now) {
        return withForts(now);
    }

    /** With other politics. */
    public War with(Politics now) {
        return withPolitics(now);
    }

    /** With another government. */
    public War with(Government now) {
        return withGovernment(now);
    }

    /** With other money. */
    public War with(Purse now) {
        return withPurse(now);
    }

    /** With other prestige. */
    public War with(Prestige now) {
        return withPrestige(now);
    }

    /** With more history. */
    public War with(EventHistory now) {
        return withHistory(now);
    }

    /** With the campaign further on. */
    public War with(Campaign now) {
        return withCampaign(now);
    }

    /** With another stack on campaign, if there is one. */
    public War stack(UnaryOperator<Stack> change) {
        return stack().map(change).map(now -> with(campaign.with(now))).orElse(this);
    }

    /** With another engagement, if there is one. */
    public War engagement(UnaryOperator<Engagement> change) {
        return engagement().map(change).map(now -> with(campaign.with(now))).orElse(this);
    }

    /** With another combat, if there is one. */
    public War combat(UnaryOperator<Combat> change) {
        return combat().map(change).map(now -> with(campaign.with(now))).orElse(this);
    }

    /** With the innermost {@code pop} steps replaced by these. */
    public War proceed(int pop, List<PendingStep> push) {
        List<PendingStep> now = new ArrayList<>(steps.subList(0, steps.size() - pop));
        now.addAll(push);
        return withSteps(now).with(campaign.under(now));
    }

    /** With that begun within what is under way. */
    public War begin(PendingStep step) {
        return proceed(0, List.of(step));
    }

    /**
     * What was agreed on before the match; and of forces that are concealed, what has come to light.
     *
     * @param concealed whether the make-up of forces is concealed (5.2)
     * @param road whether the road to Thrace is open
     * @param shown units in concealed forces that were seen since the last Logistics Phase began
     */
    public record Terms(String scenario, boolean concealed, boolean road, PieceSet shown) {
        /** With exactly these units seen. */
        public Terms showing(PieceSet units) {
            return new Terms(scenario, concealed, road, units);
        }
    }

    /**
     * The prestige track.
     *
     * @param level above 0 for Athens, below for Sparta
     * @param ravages how often Sparta has ravaged Athens for prestige
     */
    @Rule({"2.11", "13.0"})
    public record Prestige(int level, int ravages) {
        /** The side that the level is for. */
        public Side leader() {
            return level > 0 ? Side.ATHENS : level < 0 ? Side.SPARTA : Side.NEUTRAL;
        }

        /** On that level. */
        public Prestige at(int now) {
            return new Prestige(now, ravages);
        }

        /** After one more ravage of Athens. */
        public Prestige ravaged() {
            return new Prestige(level, ravages + 1);
        }
    }

    /**
     * Athens' government.
     *
     * @param row in the Athens Government Table
     * @param averted rows whose fall has been averted
     * @param vacancies how many of its leaders died in combat and may be replaced by held ones (6.4)
     * @param prestigeBefore the level at the last Government Phase (14.1)
     */
    @Rule({"14.0", "14.1"})
    public record Government(int row, PieceSet averted, int vacancies, int prestigeBefore) {
        /** Athens' unnamed leader C, which first stands for Cleon (6.4). */
        public static final String CLEON = "athenian-c";

        /** Its name once it is drawn as an unnamed one. */
        public static final String DRAWN = CLEON + "-drawn";

        /** The row with which Cleon goes; from then on his counter is in the cup. */
        private static final int CLEON_IS_GONE = 6;

        /** Whether counter C still is Cleon. */
        @Rule({"6.4", "ruling-Y5"})
        public boolean cleon() {
            return row < CLEON_IS_GONE;
        }

        /** After a change of government. */
        public Government to(int next) {
            return new Government(next, averted, 0, prestigeBefore);
        }

        /** After the fall of this row was averted. */
        public Government avert() {
            return new Government(row, averted.with(row), vacancies, prestigeBefore);
        }

        /** With the level that the next Government Phase will compare with. */
        public Government comparing(int level) {
            return new Government(row, averted, vacancies, level);
        }

        /** With so many places for held leaders. */
        public Government vacant(int places) {
            return new Government(row, averted, places, prestigeBefore);
        }
    }
}
