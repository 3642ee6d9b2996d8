package strategos.engine.games.persians;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import strategos.engine.Game;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.battle.BattleActs.LossesAct;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.turn.TurnEvents.ForcesShown;
import strategos.engine.games.persians.victory.Control;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Hand;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.SideState.Purse;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;
import strategos.engine.suite.Twin;

/**
 * Changes what lies face down: which counter is a dummy and which leader is which, who follows whom, what is in the boxes and
 * fleets and how much of it, who is aboard of what, action points, stratagems and the pool, who was activated, what was
 * answered unseen. A change that would not be sound, or that the viewer could see, is left out; so is one of who holds the
 * cities that end scenario 14.1, which are looked at at once.
 */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class PersiansScramble implements Scramble<War> {
    /**
     * All that can be taken there may be more, what is preferred something else, and of a fleet that gives away a ship nothing
     * may be left: no order says the same.
     */
    private static final String NOT_THE_SAME = "-";

    private static final List<String> VAGUE = List.of("all", LossesAct.PREFERRED, "reorganise");
    private static final int SWAPS = 3;
    private static final int MOST_POINTS = 12;

    private final GameData data = GameData.read(ConfigFolder.packed(), Persians.ID, Printed.FILES);
    private final Printed printed = Printed.read(data);
    private final Game<War> game = Persians.of(data);
    private final Control control = Procedures.of(printed).control();
    private final List<Change> changes = List.of(
            Contents::units,
            Contents::army,
            Contents::ships,
            Contents::lost,
            Contents::bands,
            Contents::berths,
            Contents::spent);

    @Override
    public String game() {
        return Persians.ID;
    }

    @Override
    public War scramble(War war, Viewer viewer, RandomGenerator luck) {
        War other = twin(war, viewer, luck).state();
        for (Side side : Side.values()) {
            if (others(viewer, side)) {
                War moved = quarters(other, side, luck);
                other = may(other, viewer, moved) ? moved : other;
            }
        }
        return other;
    }

    /** Where leaders aboard or ashore stand in the first turn is not changed: it is seen when both sides are ready. */
    @Override
    public Twin<War> twin(War war, Viewer viewer, RandomGenerator luck) {
        if (war.step() instanceof Step.Over) {
            return Twin.of(war);
        }
        Twin<War> twin = Twin.of(war);
        for (Side side : Side.values()) {
            if (others(viewer, side)) {
                for (int n = 0; n < SWAPS; n++) {
                    twin = swapped(twin, viewer, Exchange.chiefs(twin.state(), side, luck));
                    twin = swapped(twin, viewer, Exchange.vessels(twin.state(), side, luck));
                    for (Change change : changes) {
                        twin = keep(twin, viewer, change.of(twin.state(), side, luck));
                    }
                }
                twin = keep(twin, viewer, purse(twin.state(), side, luck));
                twin = keep(twin, viewer, hand(twin.state(), side, luck));
                twin = keep(twin, viewer, answers(twin.state(), side, luck));
                twin = keep(twin, viewer, order(twin.state(), side, luck));
            }
        }
        List<String> pool = new ArrayList<>(twin.state().pool().counters());
        Collections.shuffle(pool, new Random(luck.nextLong()));
        Map<String, String> names = new HashMap<>(twin.names());
        VAGUE.forEach(word -> names.put(word, NOT_THE_SAME));
        return new Twin<>(twin.state().withPool(Pool.of(pool)), names);
    }

    private static boolean others(Viewer viewer, Side side) {
        return !(viewer instanceof Seat seat) || Side.of(seat) != side;
    }

    /** One thing that is hidden, changed. */
    private interface Change {
        War of(War war, Side side, RandomGenerator luck);
    }

    private Twin<War> swapped(Twin<War> before, Viewer viewer, Exchange swap) {
        War after = swap.in(before.state());
        return stays(before.state(), viewer, after) ? new Twin<>(after, swap.names(before.names())) : before;
    }

    private Twin<War> keep(Twin<War> before, Viewer viewer, War after) {
        return stays(before.state(), viewer, after) ? new Twin<>(after, before.names()) : before;
    }

    /** Whether it looks the same, also when both sides have reorganised. */
    private boolean stays(War before, Viewer viewer, War after) {
        return may(before, viewer, after)
                && (!(before.step() instanceof Step.Reorganise)
                        || may(new ForcesShown().apply(before), viewer, new ForcesShown().apply(after)));
    }

    /** Whether it is sound, and looks the same. */
    private boolean may(War before, Viewer viewer, War after) {
        boolean atRest = ZoneId.list("miletus", "ephesus").stream()
                .allMatch(city -> control.of(before, city).equals(control.of(after, city)));
        return atRest
                && game.rules().broken(after).isEmpty()
                && game.conceal(after, viewer).equals(game.conceal(before, viewer));
    }

    static Set<CounterId> shown(War war) {
        return war.battle().map(Battle::shown).orElse(Set.of());
    }

    static <T> T one(List<T> list, RandomGenerator luck) {
        return list.get(luck.nextInt(list.size()));
    }

    /** While a side reorganises unseen, a leader goes aboard, or ashore. */
    private War quarters(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        List<Vessel> fleets = state.vessels().stream().filter(Vessel::fleet).toList();
        List<Chief> leaders = state.chiefs().stream().filter(c -> !c.dummy()).toList();
        if (!(war.step() instanceof Step.Reorganise) || fleets.isEmpty() || leaders.isEmpty()) {
            return war;
        }
        Chief chief = one(leaders, luck);
        Vessel fleet = one(fleets, luck);
        List<ZoneId> coast = printed.atlas().sea(fleet.sea()).coast();
        return war.with(
                state.with(chief.aboard() ? chief.ashore(one(coast, luck)) : chief.on(fleet.id(), fleet.sea())));
    }

    private War purse(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        List<String> others = war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isPresent())
                .toList();
        Optional<String> before = state.purse().flatMap(Purse::counter);
        if (before.isEmpty()) {
            return war;
        }
        String drawn = one(others, luck);
        return war.with(state.with(new Purse(Optional.of(drawn), luck.nextInt(MOST_POINTS))))
                .withPool(war.pool().without(drawn).with(before.get()));
    }

    private War hand(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        List<Stratagem> all = new ArrayList<>(state.hand().held());
        war.pool().counters().stream()
                .map(Stratagem::of)
                .flatMap(Optional::stream)
                .forEach(all::add);
        Collections.shuffle(all, new Random(luck.nextLong()));
        List<Stratagem> held = all.subList(0, state.hand().size());
        List<String> pool = new ArrayList<>(all.subList(state.hand().size(), all.size()).stream()
                .map(Stratagem::id)
                .toList());
        war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isPresent())
                .forEach(pool::add);
        return war.with(state.withHand(
                        new Hand(held, state.hand().size(), state.hand().drawn())))
                .withPool(Pool.of(pool));
    }

    private static War answers(War war, Side side, RandomGenerator luck) {
        return war.withBattle(war.battle()
                .map(battle -> battle.side(side).will().isEmpty()
                        ? battle
                        : battle.with(side, will(battle.side(side), luck))));
    }

    private static BattleSide will(BattleSide standing, RandomGenerator luck) {
        return standing.withWill(Optional.of(luck.nextBoolean() ? Will.ON : Will.BREAK));
    }

    private War order(War war, Side side, RandomGenerator luck) {
        List<String> kinds = new ArrayList<>(printed.counters().lossOrder());
        Collections.shuffle(kinds, new Random(luck.nextLong()));
        return war.with(war.side(side).withLossOrder(kinds));
    }
}
