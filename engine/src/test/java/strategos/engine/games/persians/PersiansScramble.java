package strategos.engine.games.persians;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import strategos.engine.Game;
import strategos.engine.Seat;
import strategos.engine.Viewer;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.rules.Control;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Hand;
import strategos.engine.games.persians.war.Pool;
import strategos.engine.games.persians.war.Purse;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Tried;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.suite.Scramble;

/**
 * Changes what lies face down: which counter is a dummy and which leader is which, what is in the boxes and fleets, action
 * points, stratagems and the pool, who was activated, what was answered unseen. A change that would not be sound, or that
 * the viewer could see, is left out; so is one of who holds the cities that end scenario 14.1, which are looked at at once.
 */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class PersiansScramble implements Scramble<War> {
    private static final int SWAPS = 3;

    private final GameData data = GameData.read(ConfigFolder.packed(), Persians.ID, Printed.FILES);
    private final Printed printed = Printed.read(data);
    private final Game<War> game = new Persians(data);
    private final Control control = Procedures.of(printed).control();

    @Override
    public String game() {
        return Persians.ID;
    }

    @Override
    public War scramble(War war, Viewer viewer, RandomGenerator luck) {
        if (war.step() instanceof Step.Over) {
            return war;
        }
        War other = war;
        for (Side side : Side.values()) {
            if (!(viewer instanceof Seat seat) || Side.of(seat) != side) {
                for (int n = 0; n < SWAPS; n++) {
                    other = keep(other, viewer, chiefs(other, side, luck));
                    other = keep(other, viewer, vessels(other, side, luck));
                    other = keep(other, viewer, units(other, side, luck));
                    other = keep(other, viewer, ships(other, side, luck));
                    other = keep(other, viewer, spent(other, side, luck));
                    other = keep(other, viewer, quarters(other, side, luck));
                }
                other = keep(other, viewer, purse(other, side, luck));
                other = keep(other, viewer, hand(other, side, luck));
                other = keep(other, viewer, answers(other, side, luck));
                other = keep(other, viewer, order(other, side, luck));
            }
        }
        List<String> pool = new ArrayList<>(other.pool().counters());
        Collections.shuffle(pool, new Random(luck.nextLong()));
        return other.with(Pool.of(pool));
    }

    private War keep(War before, Viewer viewer, War after) {
        boolean atRest = Stream.of("milet", "ephese")
                .allMatch(city -> control.of(before, city).equals(control.of(after, city)));
        boolean sound = atRest
                && game.broken(after).isEmpty()
                && game.conceal(after, viewer).equals(game.conceal(before, viewer));
        return sound ? after : before;
    }

    private static Set<String> shown(War war) {
        Set<String> shown = new HashSet<>();
        for (Step step : war.steps()) {
            if (step instanceof Step.Fight(Battle battle)) {
                shown.addAll(battle.shown());
            }
        }
        return shown;
    }

    private static <T> T one(List<T> list, RandomGenerator luck) {
        return list.get(luck.nextInt(list.size()));
    }

    /** Two counters ashore change places, with their boxes; who was the dummy now leads. */
    private static War chiefs(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> !c.aboard() && !shown.contains(c.id()) && !c.follows())
                .filter(c -> camp.band(c.id()).size() == 1)
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Chief a = one(hidden, luck);
        Chief b = one(hidden, luck);
        Troops both = a.troops().plus(b.troops());
        Camp now = camp.with(new Chief(b.id(), a.place(), "", "", a.spent(), b.dummy() ? Troops.NONE : both));
        now = now.with(new Chief(a.id(), b.place(), "", "", b.spent(), b.dummy() && !a.dummy() ? both : Troops.NONE));
        return a.id().equals(b.id()) ? war : rename(war.with(now), Map.of(a.id(), b.id(), b.id(), a.id()));
    }

    private static War rename(War war, Map<String, String> names) {
        UnaryOperator<Force> force = f ->
                f.of(f.members().stream().map(m -> names.getOrDefault(m, m)).toList());
        UnaryOperator<List<Tried>> tried = list -> list.stream()
                .map(t -> new Tried(names.getOrDefault(t.id(), t.id()), t.place()))
                .toList();
        return war.steps(war.steps().stream()
                .map(step -> switch (step) {
                    case Active active ->
                        active.with(force.apply(active.force()))
                                .tried(tried.apply(active.tried()))
                                .met(tried.apply(active.met()))
                                .under(names.getOrDefault(active.voyage(), active.voyage()));
                    case Step.Entry entry ->
                        new Step.Entry(
                                entry.asked(), force.apply(entry.mover()), entry.chain(), tried.apply(entry.tried()));
                    case Step.Accord accord ->
                        new Step.Accord(accord.asked(), force.apply(accord.active()), force.apply(accord.passive()));
                    default -> step;
                })
                .toList());
    }

    /** Two fleet counters without anybody aboard change places. */
    private static War vessels(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Vessel> hidden = camp.vessels().stream()
                .filter(v -> !v.single() && !shown.contains(v.id()))
                .filter(v -> camp.aboard(v.id()).isEmpty())
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Vessel a = one(hidden, luck);
        Vessel b = one(hidden, luck);
        if (a.id().equals(b.id())) {
            return war;
        }
        Camp now = camp.with(travelled(b, a)).with(travelled(a, b));
        return rename(war.with(now), Map.of(a.id(), b.id(), b.id(), a.id()));
    }

    /** The one where the other was, having come as far: how far a counter has sailed, all have seen. */
    private static Vessel travelled(Vessel vessel, Vessel as) {
        List<Ship> ships = vessel.ships().stream()
                .map(ship -> new Ship(ship.type(), as.travelled(), as.due()))
                .toList();
        return vessel.dummy()
                ? new Vessel(vessel.id(), as.sea(), List.of(), as.travelled(), as.due())
                : new Vessel(vessel.id(), as.sea(), ships, 0, 0);
    }

    /** Units change boxes. */
    private static War units(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> !c.dummy() && !shown.contains(c.id()) && !shown.contains(c.vessel()))
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Chief a = one(hidden, luck);
        Chief b = one(hidden, luck);
        if (a.id().equals(b.id()) || a.troops().isEmpty()) {
            return war;
        }
        Troops moved = Troops.of(one(a.troops().kinds(), luck), 1);
        return war.with(camp.with(a.with(a.troops().minus(moved)))
                .with(b.with(b.troops().plus(moved))));
    }

    /** Ships change fleets. */
    private static War ships(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Vessel> hidden = camp.vessels().stream()
                .filter(v -> v.fleet() && !shown.contains(v.id()))
                .filter(v -> war.active().filter(a -> a.voyage().equals(v.id())).isEmpty())
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Vessel a = one(hidden, luck);
        Vessel b = one(hidden, luck);
        if (a.id().equals(b.id()) || a.ships().size() < 2) {
            return war;
        }
        Ship ship = one(a.ships(), luck);
        return war.with(camp.with(a.minus(List.of(ship))).with(b.plus(List.of(ship))));
    }

    /** While a side reorganises unseen, a leader goes aboard, or ashore. */
    private War quarters(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        List<Vessel> fleets = camp.vessels().stream().filter(Vessel::fleet).toList();
        List<Chief> leaders = camp.chiefs().stream().filter(c -> !c.dummy()).toList();
        if (!(war.step() instanceof Step.Reorganise) || fleets.isEmpty() || leaders.isEmpty()) {
            return war;
        }
        Chief chief = one(leaders, luck);
        Vessel fleet = one(fleets, luck);
        List<String> coast = printed.atlas().sea(fleet.sea()).coast();
        return war.with(camp.with(chief.aboard() ? chief.ashore(one(coast, luck)) : chief.on(fleet.id(), fleet.sea())));
    }

    private static War spent(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> !shown.contains(c.id()) && !shown.contains(c.vessel()))
                .toList();
        return hidden.isEmpty() ? war : war.with(camp.with(one(hidden, luck).spent(luck.nextBoolean())));
    }

    private War purse(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        List<String> others = war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isPresent())
                .toList();
        if (camp.purse().counter().isEmpty()) {
            return war;
        }
        String drawn = one(others, luck);
        int least = camp.purse().left() > 0 ? 1 : 0;
        int left = least == 0 ? 0 : luck.nextInt(1, 12);
        return war.with(camp.with(new Purse(drawn, left)))
                .with(war.pool().without(drawn).with(camp.purse().counter()));
    }

    private War hand(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        List<String> all = new ArrayList<>(camp.hand().held());
        war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isEmpty())
                .forEach(all::add);
        Collections.shuffle(all, new Random(luck.nextLong()));
        List<String> held = all.subList(0, camp.hand().size());
        List<String> pool = new ArrayList<>(all.subList(camp.hand().size(), all.size()));
        war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isPresent())
                .forEach(pool::add);
        return war.with(camp.with(new Hand(held, camp.hand().size(), camp.hand().drawn())))
                .with(Pool.of(pool));
    }

    private static War answers(War war, Side side, RandomGenerator luck) {
        return war.steps(war.steps().stream()
                .map(step -> step instanceof Step.Fight(Battle battle)
                                && !battle.ranks(side).will().isEmpty()
                        ? new Step.Fight(battle.with(side, will(battle.ranks(side), luck)))
                        : step)
                .toList());
    }

    private static Ranks will(Ranks ranks, RandomGenerator luck) {
        return ranks.will(luck.nextBoolean() ? "on" : "break");
    }

    private War order(War war, Side side, RandomGenerator luck) {
        List<String> kinds = new ArrayList<>(printed.counters().lossOrder());
        Collections.shuffle(kinds, new Random(luck.nextLong()));
        return war.with(war.camp(side).preferring(kinds));
    }
}
