package strategos.engine.games.sparta.computer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Judgement;
import strategos.engine.Mind;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.asking.Acts;
import strategos.engine.games.sparta.asking.Prospects;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Administration;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.HiddenUnits;
import strategos.engine.games.sparta.war.Calendar;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.LearntJudgement;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Plays either side with thought. */
public final class WarMind implements Mind<War> {
    private static final long QUARTERS = 4;
    private static final long HALF_A_YEAR = 2;
    private static final double SURPRISES = 0.4;
    private static final String LONGEST = "campaign";

    private final Atlas atlas;
    private final Campaigns campaigns;
    private final Verdicts verdicts;
    private final Judgement judgement = LearntJudgement.beside(WarMind.class, "judgement.json");
    private final Reasons reasons;

    public WarMind(Printed printed, Procedures rules, Acts acts, General general) {
        this.atlas = printed.atlas();
        Prospects prospects = new Prospects(printed, rules, acts);
        this.reasons = new Reasons(printed, rules, acts, prospects);
        this.campaigns = new Campaigns(printed, prospects, general.scouts());
        this.verdicts = new Verdicts(printed, rules, general.guards());
    }

    @Override
    public War imagine(Seen<War> seen, RandomGenerator luck) {
        Board board = seen.position().board();
        if (board.hiddenUnits().isEmpty()) {
            return seen.position();
        }
        for (HiddenUnits hidden : seen.position().board().hiddenUnits()) {
            PieceSet unknown = board.land(board.at(Places.UNKNOWN, hidden.side()));
            for (int n = 0; n < hidden.units() && !unknown.isEmpty(); n++) {
                int[] left = unknown.numbers();
                int unit = left[luck.nextInt(left.length)];
                board = board.move(PieceSet.of(unit), hidden.place(), false);
                unknown = unknown.without(unit);
            }
        }
        return seen.position().with(board.withHiddenUnits(List.of()));
    }

    @Override
    public double value(War war, Seat seat) {
        return value(war, seat, judgement);
    }

    @Override
    public double value(War war, Seat seat, Judgement judgement) {
        return share(verdicts.athens(war, judgement), seat);
    }

    private static double share(double athens, Seat seat) {
        return Side.of(seat) == Side.ATHENS ? athens : 1 - athens;
    }

    /** Of the dice that are thrown against Athens' prestige at the end. */
    @Rule("16.1")
    @Override
    public OptionalDouble end(War war, Seat seat) {
        return war.step() instanceof PendingStep.Over(Side winner, String reason)
                        && reason.equals(Administration.VERDICT)
                ? OptionalDouble.of(share(Survey.winsByRoll(war.prestige().level()), seat))
                : OptionalDouble.empty();
    }

    @Override
    public long clock(War war) {
        Calendar now = war.calendar();
        return -now.year() * QUARTERS + now.quarter().place() - 1;
    }

    @Override
    public long horizon(War war) {
        return HALF_A_YEAR;
    }

    @Override
    public List<Call> ideas(Seen<War> seen, Seat seat, Decision decision, RandomGenerator luck) {
        return campaigns.of(seen, Side.of(seat), decision, luck);
    }

    /** Not in the longest war: there normal players lost by them (ADR 0027). */
    @Override
    public double surprises(War war) {
        return war.terms().scenario().equals(LONGEST) ? 0 : SURPRISES;
    }

    /** Not while concealed units are aboard: nobody else can tell in which ships. */
    @Override
    public boolean imaginable(Seen<War> seen) {
        return seen.position().board().hiddenUnits().stream()
                .noneMatch(hidden -> atlas.locale(hidden.place()).sea());
    }

    @Override
    public boolean worthThought(Seen<War> seen, Seat seat, Decision decision) {
        return imaginable(seen) && asksMuch(seen.position());
    }

    private static boolean asksMuch(War war) {
        return switch (war.step()) {
            case PendingStep.Turn turn ->
                turn.part() == PendingStep.Turn.Part.CAMPAIGN || turn.part() == PendingStep.Turn.Part.BUY;
            case PendingStep.OnCampaign on -> true;
            case PendingStep.InEngagement in -> true;
            case PendingStep.Initiative initiative -> true;
            case PendingStep.Proposal proposal -> true;
            case PendingStep.Aversion aversion -> true;
            default -> false;
        };
    }

    @Override
    public Optional<Text> why(Seen<War> seen, Order order) {
        return reasons.of(seen, order);
    }
}
