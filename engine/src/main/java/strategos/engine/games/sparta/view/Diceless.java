package strategos.engine.games.sparta.view;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.asking.Acts;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.leaders.TransferAct;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What orders come to that throw no dice, where that is not plain from the order itself. */
final class Diceless {
    private final Printed printed;
    private final Procedures rules;
    private final Acts acts;

    Diceless(Printed printed, Procedures rules, Acts acts) {
        this.printed = printed;
        this.rules = rules;
        this.acts = acts;
    }

    /** Whether an order to besiege is a try at the place, with a roll. */
    static boolean tries(Call call) {
        return !call.says(BesiegeAct.HOW, BesiegeAct.JOIN) && !call.says(BesiegeAct.HOW, BesiegeAct.LIFT);
    }

    /** A siege that is joined, or given up. */
    @Rule({"9.0", "ruling-S7"})
    List<Line> siege(Seen<War> seen, Side side, Call call) {
        War war = seen.position();
        if (call.says(BesiegeAct.HOW, BesiegeAct.LIFT)) {
            int place = printed.atlas().number(call.one("place"));
            return List.of(new Line(
                    Text.of(
                            "preview.lift",
                            "place",
                            printed.atlas().locale(place).named()),
                    "9.0"));
        }
        Force.Party party = acts.besiegers(war, side, call);
        Side enemy = rules.ground().field().landEnemy(war, side, party.place());
        PieceSet host =
                rules.fights().standing().besiegers(war, enemy, party.place()).or(party.pieces());
        PieceSet inside = rules.ground().field().inside(war, enemy, party.place());
        return List.of(new Line(
                Text.of(
                        "preview.join",
                        "points",
                        rules.fights().strengths().points(war, host),
                        "inside",
                        rules.fights().strengths().stronghold(war, enemy, party.place(), inside)),
                "9.0"));
    }

    /** A leader who is given up is gone for good. */
    @Rule({"6.3", "ruling-Y7"})
    List<Line> transfer(Call call) {
        return call.says("place", TransferAct.HOME)
                ? List.of(new Line(
                        Text.of("preview.removed", "leader", new Arg.Name("leader", call.one("leader"))), "6.3"))
                : List.of();
    }
}
