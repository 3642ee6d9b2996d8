package strategos.engine.games.persians.computer;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.PoliticalAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/** What a side does with its segment: stratagems, provinces, then its leaders, the strongest first. */
final class Segments {
    private static final int SPARE = 9;
    private static final int MOST_ON_POLITICS = 5;
    private static final int WORTH_A_POINT = 2;
    private static final double PAIRS = 36;
    private static final String STRATAGEM = "stratagem";
    private static final String COUNTER = "counter";

    private final Procedures rules;
    private final Muster muster;
    private final Outlook outlook;
    private final Reserve reserve;
    private final Aims aims;
    private final Doctrine doctrine;

    Segments(Procedures rules, Muster muster, Outlook outlook, Reserve reserve, Aims aims, Doctrine doctrine) {
        this.rules = rules;
        this.muster = muster;
        this.outlook = outlook;
        this.reserve = reserve;
        this.aims = aims;
        this.doctrine = doctrine;
    }

    Optional<Call> next(Seen<War> seen, Side side, Legal legal) {
        return stratagem(seen, side, legal)
                .or(() -> politics(seen, side, legal))
                .or(() -> activate(seen, side, legal));
    }

    private Optional<Call> stratagem(Seen<War> seen, Side side, Legal legal) {
        for (String id : legal.choices(COUNTER, Call.of(STRATAGEM))) {
            Call call = Call.of(STRATAGEM, COUNTER, id);
            Optional<Call> played = switch (Stratagem.of(id).orElseThrow()) {
                case INTRIGUES -> legal.call(call);
                case ISOLATIONISM -> seen.position().status().isolation() ? Optional.empty() : legal.call(call);
                case PANHELLENISM -> seen.position().status().isolation() ? legal.call(call) : Optional.empty();
                case OSTRACISM -> ostracism(legal, call);
                case TEMPEST -> storm(seen, side, legal, call);
                default -> Optional.empty();
            };
            if (played.isPresent()) {
                return played;
            }
        }
        return Optional.empty();
    }

    private Optional<Call> ostracism(Legal legal, Call call) {
        return legal.choices("aim", call).stream()
                .map(CounterId::new)
                .min(rules.printed().counters().byRank())
                .map(leader -> call.with("aim", leader.id()));
    }

    private static Optional<Call> storm(Seen<War> seen, Side side, Legal legal, Call call) {
        return legal.choices("aim", call).stream()
                .map(ZoneId::new)
                .filter(sea -> !seen.position().side(side).present(sea))
                .filter(sea -> seen.position().side(side.other()).counters(sea) > 1)
                .max(Comparator.comparingInt(
                        sea -> seen.position().side(side.other()).counters(sea)))
                .map(sea -> call.with("aim", sea.id()));
    }

    /** The province that gains most for what is spent, if there is enough to spend. */
    private Optional<Call> politics(Seen<War> seen, Side side, Legal legal) {
        SideState state = seen.position().side(side);
        int purse = state.points();
        if (!legal.open("political") || purse < SPARE) {
            return Optional.empty();
        }
        int manoeuvres = Math.min(1, Collections.frequency(state.hand().held(), Stratagem.MANOEUVRES));
        Optional<Call> best = Optional.empty();
        double most = 0;
        for (ZoneId zone : ZoneId.list(legal.choices("province", Call.of("political")))) {
            for (int points = 1; points <= Math.min(purse, MOST_ON_POLITICS); points++) {
                double gain = gain(seen, side, zone, points, manoeuvres);
                if (gain > most) {
                    most = gain;
                    Call call = Call.of("political", "province", zone.id())
                            .with(PoliticalAct.POINTS, Integer.toString(points));
                    best = Optional.of(manoeuvres > 0 ? call.with("manoeuvres", "1") : call);
                }
            }
        }
        return best.flatMap(legal::call);
    }

    private double gain(Seen<War> seen, Side side, ZoneId zone, int points, int manoeuvres) {
        Tables.Political table = rules.printed().tables().political();
        int bonus = points + rules.politics().presence(seen.position(), side, zone) + manoeuvres * table.manoeuvres();
        int needed = table.needs(side, zone).orElseThrow() - bonus;
        int success = 0;
        for (int one = 1; one <= Tables.SIDES; one++) {
            for (int two = 1; two <= Tables.SIDES; two++) {
                success += one + two >= needed ? 1 : 0;
            }
        }
        int units = muster.points(seen.position().province(zone).orElseThrow().troops());
        return success / PAIRS * units - (double) WORTH_A_POINT * points;
    }

    /** The strongest leader that has not acted, with all who may follow; the king stays where he is. */
    private Optional<Call> activate(Seen<War> seen, Side side, Legal legal) {
        SideState state = seen.position().side(side);
        boolean done = side == Side.PERSIAN && outlook.left(seen) == 0 && outlook.winning(seen, side);
        if (state.points() == 0 || done || doctrine.stays()) {
            return Optional.empty();
        }
        return legal.choices(COUNTER, Call.of("activate")).stream()
                .map(CounterId::new)
                .filter(id -> !id.isDummy() && !Gathering.king(id) && strength(state, id) > 0)
                .filter(id -> side == Side.PERSIAN || busy(seen, id))
                .max(Comparator.comparingInt((CounterId id) -> strength(state, id))
                        .thenComparing(rules.printed().counters().byRank().reversed()))
                .map(id -> company(seen, side, id, legal));
    }

    /** Whether he has anywhere to go, or anybody to fight where he is. */
    private boolean busy(Seen<War> seen, CounterId id) {
        SideState state = seen.position().side(Side.GREEK);
        Force force = alone(state, id);
        ZoneId place = force.place();
        boolean met = seen.position().side(Side.PERSIAN).present(place);
        boolean leaves = seen.position().turn() == 0 && reserve.waits(seen, force);
        return (!place.sea() && (met || leaves)) || !aims.goal(seen, force).equals(place);
    }

    private static Force alone(SideState state, CounterId id) {
        return new Force(state.side(), state.chief(id).orElseThrow().place(), List.of(id));
    }

    /** Whether the Greeks march as one: not who waits, and nobody where each body counts, since the bond lasts for the turn. */
    private boolean together(Seen<War> seen, CounterId id, CounterId other) {
        SideState state = seen.position().side(Side.GREEK);
        boolean apart = outlook.left(seen) == 0 || reserve.waits(seen, alone(state, id));
        return !apart && (other.isDummy() || !reserve.waits(seen, alone(state, other)));
    }

    private Call company(Seen<War> seen, Side side, CounterId id, Legal legal) {
        Call call = Call.of("activate", COUNTER, id.id());
        List<CounterId> others = CounterId.list(legal.choices("with", call));
        Optional<CounterId> stays = straggler(seen, side, id, others);
        for (CounterId other : others) {
            boolean along = doctrine.together()
                    && !Gathering.king(other)
                    && !stays.equals(Optional.of(other))
                    && (side == Side.PERSIAN || together(seen, id, other));
            call = along ? call.with("with", other.id()) : call;
        }
        return call;
    }

    /** When the ships cannot take the whole army, the lowest of several leaders stays and brings the rest. */
    private Optional<CounterId> straggler(Seen<War> seen, Side side, CounterId id, List<CounterId> others) {
        SideState state = seen.position().side(side);
        Chief chief = state.chief(id).orElseThrow();
        List<CounterId> leaders = others.stream()
                .filter(other -> !other.isDummy() && !Gathering.king(other))
                .sorted(rules.printed().counters().byRank())
                .toList();
        if (leaders.size() < 2 || chief.aboard()) {
            return Optional.empty();
        }
        int room = rules.losses().room(chief.troops());
        return rules.sailing().ports(seen.position(), side, chief.place()).stream()
                .filter(v -> rules.losses().free(state, v) < room
                        && 2 * rules.losses().free(state, v) > room)
                .findFirst()
                .map(v -> leaders.getLast());
    }

    private int strength(SideState state, CounterId id) {
        Chief chief = state.chief(id).orElseThrow();
        return muster.points(chief.troops())
                + (chief.aboard() ? 0 : muster.points(state.pile(chief.place()).fresh()));
    }
}
