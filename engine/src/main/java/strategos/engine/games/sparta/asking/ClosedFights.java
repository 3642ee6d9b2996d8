package strategos.engine.games.sparta.asking;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text.Line;

/** Why nobody can be attacked, besieged or ravaged. */
@Rule({"8.1", "9.0", "9.2"})
final class ClosedFights {
    private final Force force;
    private final Procedures rules;
    private final Field field;
    private final Control control;

    ClosedFights(Force force, Procedures rules) {
        this.force = force;
        this.rules = rules;
        field = rules.ground().field();
        control = rules.ground().control();
    }

    /** Before any stack is on campaign: no leader stands where it could be done. */
    @Rule({"8.1", "9.0", "9.2", "15.7"})
    Line anywhere(String verb, War war, Side side) {
        PieceSet leaders = force.commanders(war, side);
        if (!leaders.any(leader -> field.mayFight(war, side, war.board().place(leader)))) {
            return forbidden(war, war.board().place(leaders.first()));
        }
        Optional<Line> trapped = trapped(war, side, leaders);
        if (trapped.isPresent()) {
            return trapped.get();
        }
        return switch (verb) {
            case AttackAct.NAME -> Closed.line("8.1", "closed.attack.nowhere");
            case BesiegeAct.NAME -> Closed.line("9.0", "closed.besiege.nowhere");
            default -> Closed.line("9.2", "closed.ravage.nowhere");
        };
    }

    /** Whether the only units that these leaders have with them are trapped. */
    @Rule("9.0")
    private Optional<Line> trapped(War war, Side side, PieceSet leaders) {
        if (leaders.any(
                leader -> !war.board().units(force.available(war, side, leader)).isEmpty())) {
            return Optional.empty();
        }
        for (int leader : leaders.numbers()) {
            String id = force.labels().printed().counters().id(leader);
            Optional<Line> why = force.trapped(war, side, Optional.of(id), id);
            if (why.isPresent()) {
                return why;
            }
        }
        return Optional.empty();
    }

    /** Why nobody fights there. */
    @Rule({"15.7", "16.1"})
    Line forbidden(War war, int place) {
        return war.politics().peace()
                ? Closed.line("15.7", "closed.peace")
                : Closed.line(
                        "16.1",
                        "closed.sanctuary",
                        "place",
                        force.labels().printed().atlas().locale(place).named());
    }

    /** For the stack on campaign, where it stands. */
    Line onTheWay(String verb, War war, Stack stack) {
        Locale here = force.labels().printed().atlas().locale(stack.place(war.board()));
        if (!field.mayFight(war, stack.side(), here.number())) {
            return forbidden(war, here.number());
        }
        if (war.board().units(stack.here(war.board())).isEmpty()) {
            return Closed.line(
                    "4.1",
                    "closed.no-units",
                    "leader",
                    war.called(force.labels().printed().counters().id(stack.commander())));
        }
        return switch (verb) {
            case AttackAct.NAME -> attack(war, stack, here);
            case BesiegeAct.NAME -> besiege(war, stack, here);
            default -> ravage(war, stack, here);
        };
    }

    @Rule({"7.8", "7.10", "8.1", "8.5", "9.0"})
    private Line attack(War war, Stack stack, Locale here) {
        Side side = stack.side();
        Side enemy = field.landEnemy(war, side, here.number());
        PieceSet pieces = stack.here(war.board());
        boolean ships = !field.freeShips(
                        war,
                        side.other(),
                        here.number(),
                        rules.moves().movement().south(war, pieces))
                .isEmpty();
        if (stack.evaded() && ships && !war.board().fleet(pieces).isEmpty()) {
            return Closed.line("7.10", "closed.attack.evaded", "place", here.named());
        }
        boolean inside = !field.inside(war, enemy, here.number()).isEmpty();
        if (inside || control.walls(war, enemy, here.number())) {
            return Closed.line(inside ? "7.8" : "8.5", "closed.attack.inside", "place", here.named());
        }
        return Closed.line("8.1", "closed.attack.nobody", "place", here.named());
    }

    @Rule({"7.3", "7.8", "9.0"})
    private Line besiege(War war, Stack stack, Locale here) {
        Side enemy = field.landEnemy(war, stack.side(), here.number());
        if (!control.shelters(war, enemy, here.number())) {
            return Closed.line("9.0", "closed.besiege.nothing", "place", here.named());
        }
        Tables.Costs costs = force.labels().printed().tables().costs();
        if (stack.points() < costs.siege()) {
            return Closed.line("7.3", "closed.besiege.points", "needed", costs.siege(), "points", stack.points());
        }
        PieceSet units = war.board().units(stack.here(war.board()));
        int own = rules.fights().strengths().points(war, units);
        int inside = rules.fights().strengths().stronghold(war, enemy, here.number());
        return own < inside
                ? Closed.line("9.0", "closed.besiege.weak", "place", here.named(), "needed", inside, "points", own)
                : Closed.line("9.0", "closed.besiege.ships", "place", here.named());
    }

    @Rule("9.2")
    private Line ravage(War war, Stack stack, Locale here) {
        int place = here.number();
        Side enemy = field.landEnemy(war, stack.side(), place);
        if (!control.holds(war, enemy, place) || !control.shelters(war, enemy, place)) {
            return Closed.line("9.2", "closed.ravage.nothing", "place", here.named());
        }
        if (war.ground().has(Marker.RAVAGE_TRIED, place)) {
            return Closed.line("9.2", "closed.ravage.tried", "place", here.named());
        }
        return field.openLand(war, enemy, place).isEmpty()
                ? Closed.line("9.2", "closed.ravage.bare", "place", here.named())
                : Closed.line("9.2", "closed.ravage.outside", "place", here.named());
    }
}
