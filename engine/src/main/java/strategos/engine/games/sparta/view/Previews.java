package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.games.sparta.allegiance.Revolts.InciteAct;
import strategos.engine.games.sparta.asking.Acts;
import strategos.engine.games.sparta.asking.Prospects;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.combat.BesiegeAct.SallyAct;
import strategos.engine.games.sparta.combat.Boards;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.combat.Ravages.RavageAct;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.leaders.TransferAct;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What an order would set off: odds, shifts, final column and the exact chance of every result. */
final class Previews {
    private final Printed printed;
    private final Procedures rules;
    private final Acts acts;
    private final Chances chances;
    private final Boards boards;
    private final Diceless diceless;
    private final Prospects expected;
    private final FightStakes fights;

    Previews(Printed printed, Procedures rules, Acts acts, Chances chances) {
        this.printed = printed;
        this.rules = rules;
        this.acts = acts;
        this.chances = chances;
        this.boards =
                new Boards(printed, rules.ground().control(), rules.ground().field());
        this.expected = new Prospects(printed, rules, acts);
        this.fights = new FightStakes(printed, rules);
        this.diceless = new Diceless(printed, rules, acts);
    }

    /** What the order would set off, in words and as boards. */
    View of(Order order, Seen<War> seen) {
        Side side = Side.of(order.seat());
        List<strategos.engine.scene.Board> drawn = prospects(order, seen).stream()
                .map(p -> boards.combat(seen, p.combat(), Optional.empty()))
                .toList();
        List<Line> lines = lines(order, seen);
        return new View(
                lines,
                List.of(),
                Optional.empty(),
                drawn.isEmpty() ? siege(order, seen, side).stream().toList() : drawn);
    }

    /** The combats that it would bring about, as far as the viewer can tell. */
    private List<Strengths.Prospect> prospects(Order order, Seen<War> seen) {
        Side side = Side.of(order.seat());
        return switch (order.verb()) {
            case AttackAct.NAME -> expected.attack(seen.position(), side, order.call());
            case BesiegeAct.NAME -> inTheWay(seen.position(), side, order.call());
            case MarchAct.NAME -> fought(seen.position(), side, order.call());
            case EventAct.NAME ->
                acts.voyage(seen.position(), order.call()).map(expected::voyage).orElse(List.of());
            default -> List.of();
        };
    }

    private Optional<strategos.engine.scene.Board> siege(Order order, Seen<War> seen, Side side) {
        return switch (order.verb()) {
            case BesiegeAct.NAME -> {
                if (!Diceless.tries(order.call())) {
                    yield Optional.empty();
                }
                Force.Party party = acts.besiegers(seen.position(), side, order.call());
                Side enemy = rules.ground().field().landEnemy(seen.position(), side, party.place());
                PieceSet units = seen.position().board().units(party.pieces());
                Sieges.Attempt attempt = rules.fights().sieges().attempt(seen.position(), units, enemy, party.place());
                yield Optional.of(boards.siege(
                        seen,
                        new Boards.Siege(
                                party.place(),
                                side,
                                enemy,
                                units,
                                rules.fights().strengths().sheltering(seen.position(), enemy, party.place()),
                                attempt,
                                false)));
            }
            case SallyAct.NAME -> {
                int place = printed.atlas().number(order.call().one("place"));
                Sieges.Attempt attempt = rules.fights().sieges().sally(seen.position(), side, place);
                yield Optional.of(boards.siege(
                        seen,
                        new Boards.Siege(
                                place,
                                side,
                                side.other(),
                                rules.ground().field().inside(seen.position(), side, place),
                                rules.fights().standing().besiegers(seen.position(), side, place),
                                attempt,
                                true)));
            }
            default -> Optional.empty();
        };
    }

    private List<Line> lines(Order order, Seen<War> seen) {
        Call call = order.call();
        Side side = Side.of(order.seat());
        return switch (order.verb()) {
            case AttackAct.NAME -> fights(seen.position(), expected.attack(seen.position(), side, call));
            case BesiegeAct.NAME -> besiege(seen, side, call);
            case MarchAct.NAME -> ahead(seen.position(), side, call);
            case SallyAct.NAME -> sally(seen.position(), side, printed.atlas().number(call.one("place")));
            case RavageAct.NAME -> ravage(seen.position(), acts.force(seen.position(), side, call));
            case InciteAct.NAME -> incite(seen.position(), call.one("city"));
            case EventAct.NAME ->
                acts.voyage(seen.position(), call).map(this::voyage).orElse(List.of());
            case TransferAct.NAME -> diceless.transfer(call);
            default -> List.of();
        };
    }

    private List<Line> fights(War war, List<Strengths.Prospect> prospects) {
        List<Line> lines = new ArrayList<>();
        for (Strengths.Prospect prospect : prospects) {
            lines.addAll(combat(prospect));
            Combat combat = prospect.combat();
            crews(war, rules.fights().participants().crews(war, combat)).ifPresent(lines::add);
            boolean mayGoInside = !combat.naval()
                    && !combat.defender().units().isEmpty()
                    && rules.ground().control().shelters(war, combat.defender().side(), combat.place());
            if (mayGoInside) {
                lines.add(new Line(Text.of("preview.may-go-inside"), "7.8"));
            }
        }
        return lines;
    }

    /** The defender's ships that may fight beside its land units, if their owner will: they are not in the odds. */
    @Rule({"8.5-naval", "ruling-F3"})
    private Optional<Line> crews(War war, PieceSet ships) {
        return ships.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Line(Text.of("preview.may-land-crews", "ships", fights.force(war, ships)), "8.5-naval"));
    }

    private List<Line> combat(Strengths.Prospect prospect) {
        Combat combat = prospect.combat();
        return chances.combat(
                combat.naval(), combat.sums().attack(), combat.sums().defence(), prospect.shift());
    }

    @Rule("9.0")
    private List<Line> besiege(Seen<War> seen, Side side, Call call) {
        War war = seen.position();
        if (!Diceless.tries(call)) {
            return diceless.siege(seen, side, call);
        }
        Force.Party party = acts.besiegers(war, side, call);
        Side enemy = rules.ground().field().landEnemy(war, side, party.place());
        PieceSet units = war.board().units(party.pieces());
        Sieges.Attempt attempt = rules.fights().sieges().attempt(war, units, enemy, party.place());
        List<Strengths.Prospect> fleets = inTheWay(war, side, call);
        List<Line> lines = new ArrayList<>(
                fleets.isEmpty()
                        ? chances.siege(attempt.attack(), attempt.defence(), attempt.modifier())
                        : combat(fleets.getFirst()));
        Engagement siege = expected.siege(war, side, call);
        PieceSet choosing = rules.fights().engagements().choosing(war, siege);
        // Who has gone inside for this very stack is not asked again (S1).
        if (!choosing.isEmpty()) {
            // Ships alone may be in nobody's way: then the siege goes on without them.
            boolean goesOn =
                    rules.fights().engagements().outside(war, siege, choosing).siege();
            lines.add(new Line(Text.of(goesOn ? "preview.ships-may-stay" : "preview.may-stand-outside"), "9.0"));
            PieceSet ships =
                    goesOn ? PieceSet.NONE : rules.fights().participants().outside(war, enemy, party.place());
            crews(war, ships).ifPresent(lines::add);
        }
        return lines;
    }

    /** The fight with ships that are in the way of a siege. */
    private List<Strengths.Prospect> inTheWay(War war, Side side, Call call) {
        return Diceless.tries(call) ? expected.besiege(war, side, call) : List.of();
    }

    private List<Strengths.Prospect> fought(War war, Side side, Call call) {
        List<Strengths.Prospect> fights = new ArrayList<>();
        expected.barred(war, side, call).forEach(place -> fights.addAll(expected.through(war, side, call, place)));
        fights.addAll(expected.march(war, side, call));
        return fights;
    }

    /** What would be fought on the way, and where the march ends, if the enemy stands. */
    @Rule({"7.5", "7.8"})
    private List<Line> ahead(War war, Side side, Call call) {
        List<Line> lines = new ArrayList<>();
        for (int place : expected.barred(war, side, call)) {
            lines.add(new Line(
                    Text.of(
                            "preview.barred",
                            "place",
                            printed.atlas().locale(place).named()),
                    "7.5"));
            lines.addAll(met(war, side, place, () -> expected.through(war, side, call, place)));
        }
        expected.end(call)
                .ifPresent(place -> lines.addAll(met(war, side, place, () -> expected.march(war, side, call, place))));
        return lines;
    }

    /** The fights there, unless units are concealed there of which the viewer could not tell. */
    private List<Line> met(War war, Side side, int place, Supplier<List<Strengths.Prospect>> fights) {
        int hidden = expected.hidden(war, side, place);
        return hidden > 0
                ? List.of(new Line(Text.of("preview.concealed", "n", hidden), "5.2"))
                : fights(war, fights.get());
    }

    /** Who joins Sparta, and what would be fought before Syracuse if the enemy stands. */
    @Rule({"7.9", "16.1-expedition", "ruling-E5"})
    private List<Line> voyage(EventAct.Voyage voyage) {
        List<Line> lines = new ArrayList<>();
        if (voyage.joins()) {
            lines.add(new Line(Text.of("preview.expedition"), "16.1-expedition"));
        }
        lines.addAll(met(voyage.arrived(), Side.ATHENS, voyage.party().place(), () -> expected.voyage(voyage)));
        return lines;
    }

    @Rule("9.1")
    private List<Line> sally(War war, Side side, int place) {
        Sieges.Attempt attempt = rules.fights().sieges().sally(war, side, place);
        return chances.siege(attempt.attack(), attempt.defence(), attempt.modifier());
    }

    @Rule("9.2")
    private List<Line> ravage(War war, Force.Party party) {
        int garrison = rules.ground().control().garrison(war, party.place());
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
