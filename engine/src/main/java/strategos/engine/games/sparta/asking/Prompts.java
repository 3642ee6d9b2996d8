package strategos.engine.games.sparta.asking;

import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** The question that a position puts, and the rule behind it. */
final class Prompts {
    private final Printed printed;
    private final Procedures rules;

    Prompts(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    private Arg place(int place) {
        return printed.atlas().locale(place).named();
    }

    /** The question in words that all may read. */
    Text of(War war) {
        return switch (war.step()) {
            case PendingStep.SetUp setUp -> Text.of("ask.set-up");
            case PendingStep.Proposal proposal ->
                Text.of("ask.event", "event", proposal.event().named());
            case PendingStep.Aversion a ->
                Text.of(
                        "ask.avert",
                        "government",
                        new Arg.Name(
                                "government", Integer.toString(war.government().row())));
            case PendingStep.Appointments a ->
                Text.of("ask.appoint", "n", rules.politics().governments().missing(war));
            case PendingStep.Persians p -> Text.of("ask.persians");
            case PendingStep.Withdrawal(Side side, int from) -> Text.of("ask.withdraw", "place", place(from));
            case PendingStep.Initiative i ->
                Text.of(
                        "ask.initiative",
                        "quarter",
                        war.calendar().quarter().next().named());
            case PendingStep.Turn turn ->
                Text.of(
                        switch (turn.part()) {
                            case ARRIVE -> "ask.arrive";
                            case BUY -> "ask.buy";
                            case PAY, CAMPAIGN, TRANSFER -> "ask.campaign";
                        },
                        "talents",
                        war.purse().of(turn.side()),
                        "quarter",
                        war.calendar().quarter().named());
            case PendingStep.Wages(Side side) ->
                Text.of("ask.pay", "talents", war.purse().of(side));
            case PendingStep.Transfers t -> Text.of("ask.transfer");
            case PendingStep.OnCampaign(Stack.Stage stage) -> {
                Stack stack = war.stack().orElseThrow();
                yield Text.of(
                        stage == Stack.Stage.DECLARE ? "ask.declare" : "ask.stack",
                        "leader",
                        printed.counters().leader(stack.commander()).named(),
                        "place",
                        place(stack.place(war.board())),
                        "points",
                        stack.points());
            }
            case PendingStep.Interception i ->
                Text.of(
                        "ask.intercept",
                        "place",
                        place(war.stack().orElseThrow().place(war.board())));
            case PendingStep.InEngagement(Engagement.Stage stage) ->
                Text.of(
                        switch (stage) {
                            case EVASION -> "ask.evade";
                            case PORT -> "ask.port";
                            case SHELTER -> "ask.shelter";
                            case MARINES, SEA, LAND, END -> "ask.marines";
                        },
                        "place",
                        place(war.engagement().orElseThrow().place()));
            case PendingStep.InCombat(Combat.Stage stage) -> {
                Combat combat = war.combat().orElseThrow();
                yield Text.of(
                        stage.downgrades() ? "ask.downgrade" : "ask.lose",
                        "place",
                        place(combat.place()),
                        "result",
                        combat.rolled().map(Combat.Rolled::result).orElse(""));
            }
            case PendingStep.LeaderFalls(Side side, int place) ->
                Text.of("ask.leader-falls", "side", side.named(), "place", place(place));
            case PendingStep.Excess(Side side, int place, boolean naval) ->
                Text.of("ask.excess", "place", place(place));
            case PendingStep.Administration a -> Text.of("ask.nothing");
            case PendingStep.Events e -> Text.of("ask.nothing");
            case PendingStep.Over o -> Text.of("ask.nothing");
        };
    }

    /** The rule behind the question. */
    String rule(War war) {
        return switch (war.step()) {
            case PendingStep.SetUp s -> "16.0";
            case PendingStep.Proposal proposal -> proposal.event().rule();
            case PendingStep.Aversion a -> "14.1";
            case PendingStep.Appointments a -> "6.4";
            case PendingStep.Persians p -> "15.13";
            case PendingStep.Withdrawal w -> "15.7";
            case PendingStep.Initiative i -> "3.2";
            case PendingStep.Turn turn ->
                switch (turn.part()) {
                    case ARRIVE, PAY -> "3.2";
                    case BUY -> "12.5";
                    case CAMPAIGN -> "4.0";
                    case TRANSFER -> "6.6";
                };
            case PendingStep.Wages w -> "12.3";
            case PendingStep.Transfers t -> "6.6";
            case PendingStep.OnCampaign(Stack.Stage stage) -> stage == Stack.Stage.DECLARE ? "7.5" : "4.1";
            case PendingStep.Interception i -> "7.9";
            case PendingStep.InEngagement(Engagement.Stage stage) ->
                switch (stage) {
                    case EVASION -> "7.10";
                    case PORT -> "7.11";
                    case SHELTER -> "7.8";
                    case MARINES, SEA, LAND, END -> "8.5-naval";
                };
            case PendingStep.InCombat(Combat.Stage stage) -> stage.loses() ? "8.2" : "8.4";
            case PendingStep.LeaderFalls l -> "6.7";
            case PendingStep.Excess e -> "5.1";
            case PendingStep.Administration a -> "3.2";
            case PendingStep.Events e -> "15.0";
            case PendingStep.Over o -> "16.0";
        };
    }
}
