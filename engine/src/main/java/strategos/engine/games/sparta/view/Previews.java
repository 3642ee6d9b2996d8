package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Call;
import strategos.engine.Order;
import strategos.engine.Rule;
import strategos.engine.games.sparta.orders.Acts;
import strategos.engine.games.sparta.orders.AttackAct;
import strategos.engine.games.sparta.orders.BesiegeAct;
import strategos.engine.games.sparta.orders.InciteAct;
import strategos.engine.games.sparta.orders.MarchAct;
import strategos.engine.games.sparta.orders.RavageAct;
import strategos.engine.games.sparta.orders.SallyAct;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.rules.Engagements;
import strategos.engine.games.sparta.rules.Sieges;
import strategos.engine.games.sparta.rules.Strengths;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step.Engagement;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What an order would set off: odds, shifts, final column and the exact chance of every result. */
final class Previews {
    private final Printed printed;
    private final Procedures rules;
    private final Acts acts;
    private final Chances chances;

    Previews(Printed printed, Procedures rules, Acts acts, Chances chances) {
        this.printed = printed;
        this.rules = rules;
        this.acts = acts;
        this.chances = chances;
    }

    List<Line> of(Order order, War seen) {
        Call call = order.call();
        Side side = Side.of(order.seat());
        return switch (order.verb()) {
            case AttackAct.NAME -> attack(seen, side, call);
            case BesiegeAct.NAME -> besiege(seen, side, call);
            case MarchAct.NAME -> march(seen, side, call);
            case SallyAct.NAME -> sally(seen, side, printed.atlas().number(call.one("place")));
            case RavageAct.NAME -> ravage(seen, acts.force(seen, side, call));
            case InciteAct.NAME -> incite(seen, call.one("city"));
            default -> List.of();
        };
    }

    @Rule({"8.1", "8.5-naval"})
    private List<Line> attack(War war, Side side, Call call) {
        Acts.Party party = acts.force(war, side, call);
        Board board = war.board();
        String target = call.one(AttackAct.TARGET);
        Bits marines = acts.marines(war, party, call);
        boolean land = !target.equals("sea");
        boolean sea = !target.equals("land");
        return fights(
                war,
                side,
                party,
                land ? board.land(party.pieces()) : Bits.NONE,
                land ? marines : Bits.NONE,
                sea ? board.fleet(party.pieces()).minus(marines) : Bits.NONE);
    }

    private List<Line> fights(War war, Side side, Acts.Party party, Bits troops, Bits marines, Bits ships) {
        Side enemy = troops.isEmpty() ? side.other() : rules.field().landEnemy(war, side, party.place());
        Engagement e = Engagements.attack(side, enemy, party.place(), party.commander(), troops, marines, ships, false);
        List<Line> lines = new ArrayList<>();
        Bits enemies = rules.engagements().enemyShips(war, e);
        if (!ships.isEmpty() && !enemies.isEmpty()) {
            lines.addAll(combat(rules.engagements().naval(war, e, ships, enemies)));
        }
        Bits defenders = rules.field().freeLand(war, enemy, party.place());
        if (!troops.isEmpty()) {
            lines.addAll(combat(rules.engagements().land(war, e, troops.or(marines), defenders)));
            if (!defenders.isEmpty() && rules.control().shelters(war, enemy, party.place())) {
                lines.add(new Line(Text.of("preview.may-go-inside"), "7.8"));
            }
        }
        return lines;
    }

    private List<Line> combat(Strengths.Prospect prospect) {
        return chances.combat(prospect.combat().naval(), prospect.attack(), prospect.defence(), prospect.shift());
    }

    @Rule("9.0")
    private List<Line> besiege(War war, Side side, Call call) {
        Acts.Party party = acts.besiegers(war, side, call);
        Side enemy = rules.field().landEnemy(war, side, party.place());
        Bits units = war.board().units(party.pieces());
        Sieges.Attempt attempt = rules.sieges().attempt(war, units, enemy, party.place());
        List<Line> lines = new ArrayList<>(chances.siege(attempt.attack(), attempt.defence(), attempt.modifier()));
        if (!rules.field().openLand(war, enemy, party.place()).isEmpty()) {
            lines.add(new Line(Text.of("preview.may-stand-outside"), "9.0"));
        }
        return lines;
    }

    /** What would be fought where the march ends, if the enemy stands. */
    @Rule({"7.5", "7.9"})
    private List<Line> march(War war, Side side, Call call) {
        String last = call.one(MarchAct.TO).isEmpty()
                ? call.all(MarchAct.PATH).isEmpty()
                        ? ""
                        : call.all(MarchAct.PATH).getLast()
                : call.one(MarchAct.TO);
        if (last.isEmpty()) {
            return List.of();
        }
        Acts.Party party = acts.force(war, side, call);
        int place = printed.atlas().number(last);
        if (!rules.field().mayFight(war, side, place)) {
            return List.of();
        }
        Board board = war.board();
        int hidden = board.landCount(place, side.other())
                - board.land(board.at(place, side.other())).size();
        if (hidden > 0) {
            return List.of(new Line(Text.of("preview.concealed", "n", hidden), "5.2"));
        }
        boolean troops = !rules.field().freeLand(war, side.other(), place).isEmpty();
        Acts.Party there = new Acts.Party(party.commander(), place, party.pieces());
        War arrived = war.with(board.move(party.pieces(), place, false));
        return fights(
                arrived,
                side,
                there,
                troops ? board.land(party.pieces()) : Bits.NONE,
                Bits.NONE,
                board.fleet(party.pieces()));
    }

    @Rule("9.1")
    private List<Line> sally(War war, Side side, int place) {
        Sieges.Attempt attempt = rules.sieges().sally(war, side, place);
        return chances.siege(attempt.attack(), attempt.defence(), attempt.modifier());
    }

    @Rule("9.2")
    private List<Line> ravage(War war, Acts.Party party) {
        int garrison = rules.control().garrison(war, party.place());
        return List.of(new Line(Text.of("preview.ravage", "garrison", garrison, "n", Chances.atMost(garrison)), "9.2"));
    }

    @Rule({"10.1", "10.5"})
    private List<Line> incite(War war, String city) {
        if (city.equals("athens")) {
            int level = war.prestige().level();
            return List.of(new Line(Text.of("preview.athens", "level", level, "n", Chances.atLeast(level)), "10.5"));
        }
        int below = printed.atlas().locale(printed.atlas().number(city)).spartan();
        return List.of(new Line(
                Text.of("preview.incite", "below", below, "n", Math.max(0, Math.min(6, below - 1))), "10.1"));
    }
}
