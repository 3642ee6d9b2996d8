package strategos.engine.games.sparta.computer;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.allegiance.Revolts.InciteAct;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.combat.BesiegeAct.SallyAct;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;

/** What promises well where a force already stands: revolts, sallies, sieges, attacks, ravages. */
final class Openings {
    /** A revolt is tried where at least so many faces of the die succeed. */
    private static final int REVOLT_FACES = 2;

    private static final int SALLY_FACES = 3;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;
    private final Worth worth;

    Openings(Printed printed, Procedures rules, Worth worth) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
        this.worth = worth;
    }

    /** The city that revolts most readily. */
    Optional<Call> revolt(Seen<War> seen, Offer offer) {
        String best = "";
        int most = REVOLT_FACES - 1;
        for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(InciteAct.NAME))
                .listed()) {
            Locale locale = printed.atlas().locale(printed.atlas().number(choice.value()));
            int faces = locale.confederate() ? locale.spartan() - 1 : 0;
            if (faces > most) {
                most = faces;
                best = locale.id();
            }
        }
        if (!best.isEmpty()) {
            return Optional.of(Call.of(InciteAct.NAME, "city", best));
        }
        boolean athens = rules.politics().revolts().athensOpen(seen.position())
                && seen.position().prestige().level() <= 3;
        return athens
                ? Optional.of(Call.of(InciteAct.NAME, "city", "athens").with("effect", "revenue"))
                : Optional.empty();
    }

    /** A sally that succeeds at least as often as not. */
    Optional<Call> sally(Seen<War> seen, Side side, Offer offer) {
        for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(SallyAct.NAME))
                .listed()) {
            int place = printed.atlas().number(choice.value());
            int chances = rules.fights()
                    .sieges()
                    .sally(seen.position(), side, place)
                    .chances(printed.tables().siege());
            if (chances >= SALLY_FACES) {
                return Optional.of(Call.of(SallyAct.NAME, "place", choice.value()));
            }
        }
        return Optional.empty();
    }

    /** An order for a leader and all he has with him, where it promises well. */
    Optional<Call> lead(Seen<War> seen, Side side, Offer offer) {
        War war = seen.position();
        String verb = offer.verb().name();
        for (Choice choice : offer.choices(offer.verb().slot("leader").orElseThrow(), Call.of(verb))
                .listed()) {
            int leader = counters.number(choice.value());
            int place = war.board().place(leader);
            PieceSet units = war.board()
                    .units(war.board().at(place, side))
                    .minus(war.board().used())
                    .minus(war.board().inside());
            PieceSet some =
                    verb.equals(BesiegeAct.NAME) ? besiegers(war, side, new Force.Party(leader, place, units)) : units;
            boolean good = switch (verb) {
                case BesiegeAct.NAME -> worth.siege(seen, side, place, some) > 0;
                case AttackAct.NAME -> worth.landFight(seen, side, place, units) > 0;
                default -> worth.ravage(seen, side, place) > 0;
            };
            if (good) {
                Call call = units(Call.of(verb, "leader", choice.value()), units, some);
                return Optional.of(verb.equals(AttackAct.NAME) ? ashore(seen, call, units) : call);
            }
        }
        return Optional.empty();
    }

    /** A siege here, with all of the stack that can besiege. */
    Optional<Call> besiege(Seen<War> seen, Stack stack, Offer offer) {
        War war = seen.position();
        int place = stack.place(war.board());
        PieceSet units = war.board().units(stack.here(war.board()));
        PieceSet some = besiegers(war, stack.side(), new Force.Party(stack.commander(), place, units));
        return worth.siege(seen, stack.side(), place, some) > 0
                ? Optional.of(units(Call.of(offer.verb().name()), units, some))
                : Optional.empty();
    }

    /** Without its ships where others are in the way, with whom they would have to fight instead. */
    @Rule({"9.0", "ruling-S1"})
    private PieceSet besiegers(War war, Side side, Force.Party party) {
        PieceSet units = party.pieces();
        if (!rules.ground().field().mayFight(war, side, party.place())) {
            return units;
        }
        Engagement siege = party.siege(war.board(), side, rules.ground().field().landEnemy(war, side, party.place()));
        return rules.fights().engagements().besieged(war, siege).sea()
                ? war.board().land(units)
                : units;
    }

    private Call units(Call call, PieceSet all, PieceSet some) {
        Call named = call;
        if (some.equals(all)) {
            return call.with("units", "all");
        }
        for (int unit : some.numbers()) {
            named = named.with("units", counters.id(unit));
        }
        return named;
    }

    /** The siege that stands here is joined, where a try promised well but for want of points. */
    Optional<Call> join(Seen<War> seen, Stack stack) {
        War war = seen.position();
        int place = stack.place(war.board());
        PieceSet host = stack.here(war.board())
                .or(war.board().at(place, stack.side()).and(war.board().besieging()));
        return worth.siege(seen, stack.side(), place, war.board().units(host)) > 0
                ? Optional.of(Call.of(BesiegeAct.NAME, BesiegeAct.HOW, BesiegeAct.JOIN)
                        .with("units", "all"))
                : Optional.empty();
    }

    /** An attack here, if it promises well. */
    Optional<Call> attack(Seen<War> seen, Stack stack, Offer offer) {
        War war = seen.position();
        PieceSet units = war.board().units(stack.here(war.board()));
        return worth.landFight(seen, stack.side(), stack.place(war.board()), units) > 0
                ? Optional.of(ashore(seen, Call.of(offer.verb().name()), units))
                : Optional.empty();
    }

    /** The attack on land with all that can fight there, the ships as marines too (8.5). */
    private static Call ashore(Seen<War> seen, Call call, PieceSet units) {
        Call attack = call.with(AttackAct.TARGET, AttackAct.LAND);
        return seen.position().board().fleet(units).isEmpty() ? attack : attack.with(AttackAct.MARINES, "all");
    }
}
