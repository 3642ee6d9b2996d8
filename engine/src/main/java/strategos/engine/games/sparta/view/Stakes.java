package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What hangs on a question: who comes, what has arrived, what must be paid or lost, and the chances of each answer. */
@Rule({"3.2", "5.1", "6.4", "6.6", "6.7", "12.3", "12.5", "14.1", "15.0", "15.7", "15.13"})
final class Stakes {
    private final Printed printed;
    private final Procedures rules;
    private final Sequence sequence;
    private final FightStakes fights;

    Stakes(Printed printed, Sequence sequence) {
        this.printed = printed;
        this.rules = sequence.rules();
        this.sequence = sequence;
        this.fights = new FightStakes(printed, rules);
    }

    /** What hangs on the question that is put to the seat, as far as the viewer may know. */
    List<Text> of(Seen<War> seen, Seat asked) {
        War war = seen.position();
        Side side = Side.of(asked);
        if (side == Side.NEUTRAL || sequence.asked(war) != side) {
            return List.of();
        }
        return switch (war.step()) {
            case PendingStep.SetUp s -> List.of(Text.of("stakes.set-up"));
            case PendingStep.Proposal proposal ->
                List.of(Text.of(
                        "stakes.event", "level", EventText.level(war.prestige().level())));
            case PendingStep.Aversion a -> List.of(aversion(war));
            case PendingStep.Appointments a ->
                List.of(pieces(
                        "stakes.appoint", seen, rules.politics().governments().appointable(war)));
            case PendingStep.Persians p ->
                List.of(pieces(
                        "stakes.persians", seen, rules.events().measures().persians(war)));
            case PendingStep.Withdrawal(Side leaving, int from) ->
                List.of(pieces("stakes.withdraw", seen, rules.politics().peace().leaving(war, leaving, from)));
            case PendingStep.Initiative i -> List.of(Text.of("stakes.initiative"));
            case PendingStep.Turn turn -> turn(seen, turn);
            case PendingStep.Wages w -> List.of(wages(war, side));
            case PendingStep.Transfers t -> List.of(transfers(war, side));
            case PendingStep.OnCampaign c -> List.of(stack(war));
            case PendingStep.Interception i -> fights.interception(war);
            case PendingStep.InEngagement(Engagement.Stage stage) ->
                switch (stage) {
                    case EVASION -> fights.evasion(war);
                    case PORT -> fights.port(war);
                    case SHELTER -> fights.shelter(war);
                    case MARINES, SEA, LAND, END -> fights.marines(war);
                };
            case PendingStep.InCombat(Combat.Stage stage) ->
                stage.downgrades() ? fights.downgrade(war, stage) : fights.lose(war, stage);
            case PendingStep.LeaderFalls(Side victim, int place) ->
                List.of(pieces("stakes.falls", seen, rules.ground().field().chiefs(war, victim, place)));
            case PendingStep.Excess(Side crowd, int place, boolean naval) -> excess(war, crowd, place, naval);
            case PendingStep.Administration a -> List.of();
            case PendingStep.Events e -> List.of();
            case PendingStep.Over o -> List.of();
        };
    }

    /** What is due, and what there is; where units are concealed no more is known than that it is not enough. */
    @Rule({"5.2", "12.3", "ruling-C1"})
    private Text wages(War war, Side side) {
        int talents = war.purse().of(side);
        return war.board().hidden(side) == 0
                ? Text.of("stakes.pay", "due", rules.means().logistics().due(war, side), "talents", talents)
                : Text.of("stakes.pay.hidden", "talents", talents);
    }

    /** A question about some pieces, as far as the viewer may know them; leaders alone go by their names. */
    private Text pieces(String key, Seen<War> seen, PieceSet pieces) {
        War war = seen.position();
        PieceSet leaders = war.board().chiefs(pieces);
        List<Arg> names = new ArrayList<>();
        leaders.each(leader -> names.add(war.called(printed.counters().id(leader))));
        PieceSet units = war.board().units(pieces);
        if (!units.isEmpty()) {
            names.addFirst(new Arg.Nested(force(rules, war, units)));
        }
        return Text.of(key, "n", names.size(), "pieces", names);
    }

    private Text aversion(War war) {
        int row = war.government().row();
        return Text.of(
                "stakes.avert",
                "leader",
                war.called(printed.government(row).avert().orElseThrow()),
                "next",
                new Arg.Name("in-power", Integer.toString(row + 1)));
    }

    private List<Text> turn(Seen<War> seen, PendingStep.Turn turn) {
        War war = seen.position();
        Side side = turn.side();
        return switch (turn.part()) {
            case ARRIVE ->
                List.of(pieces("stakes.arrive", seen, rules.means().logistics().arrivals(war, side)));
            case BUY ->
                List.of(Text.of(
                        "stakes.buy",
                        "talents",
                        war.purse().of(side),
                        "n",
                        rules.means().logistics().purchases().forSale(war, side).size()));
            case PAY, CAMPAIGN, TRANSFER -> List.of(campaign(war, side));
        };
    }

    @Rule("4.0")
    private static Text campaign(War war, Side side) {
        PieceSet leaders = Force.chiefs(war, side);
        return Text.of(
                "stakes.campaign",
                "n",
                leaders.minus(war.board().used()).size(),
                "of",
                leaders.size(),
                "level",
                EventText.level(war.prestige().level()));
    }

    @Rule("6.6")
    private static Text transfers(War war, Side side) {
        PieceSet leaders = Force.chiefs(war, side);
        return Text.of(
                "stakes.transfer",
                "n",
                leaders.minus(war.campaign().transferred()).size());
    }

    /** The stack on campaign, and who of the enemy stands where it is, as far as the viewer may know. */
    private Text stack(War war) {
        Stack stack = war.stack().orElseThrow();
        Board board = war.board();
        int place = stack.place(board);
        Side enemy = stack.side().other();
        PieceSet there = board.units(board.at(place, enemy));
        int hidden = hidden(board, place, stack.side()) + hidden(board, place, enemy);
        return Text.of(
                hidden == 0 ? "stakes.stack" : "stakes.stack.hidden",
                "own",
                force(rules, war, board.units(stack.here(board))),
                "met",
                there.isEmpty() ? 0 : 1,
                "enemy",
                force(rules, war, there),
                "hidden",
                hidden);
    }

    /** So many land units and ships, with their points. */
    static Text force(Procedures rules, War war, PieceSet pieces) {
        Board board = war.board();
        return Text.of(
                "stakes.force",
                "land",
                board.land(pieces).size(),
                "ships",
                board.fleet(pieces).size(),
                "points",
                rules.fights().strengths().points(war, board.units(pieces)));
    }

    /** Units there of which the viewer knows only how many they are. */
    @Rule("5.2")
    private static int hidden(Board board, int place, Side side) {
        return board.landCount(place, side) - board.land(board.at(place, side)).size();
    }

    @Rule("5.1")
    private List<Text> excess(War war, Side side, int place, boolean naval) {
        Board board = war.board();
        int count = naval
                ? rules.ground().stacking().excessShips(war, side, place)
                : rules.ground().stacking().excessLand(war, side, place);
        PieceSet units =
                naval ? rules.ground().stacking().crowding(war, side, place) : board.land(board.at(place, side));
        int hidden = naval ? 0 : hidden(board, place, side);
        return hidden == 0
                ? fights.lose(war, count, units)
                : List.of(Text.of("stakes.lose.hidden", "n", count, "of", units.size() + hidden));
    }
}
