package strategos.engine.games.persians.province;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code political}: an attempt to win a province over. */
@Rule({"14.3-political", "11.2-manoeuvres"})
public final class PoliticalAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "political";

    /** The province. */
    public static final String PROVINCE = "province";

    /** Action points spent on it. */
    public static final String POINTS = "action-points";

    /** Manoeuvres added. */
    public static final String MANOEUVRES = "manoeuvres";

    private static final int MOST = 2;

    private final Verb verb = Verb.order(
            NAME,
            "14.3-political",
            Slot.one(PROVINCE),
            Slot.of(POINTS, Slot.Kind.NUMBER),
            Slot.of(MANOEUVRES, Slot.Kind.NUMBER),
            Slot.of(Stratagem.ORACLE.id(), Slot.Kind.FLAG));
    private final Politics politics;

    public PoliticalAct(Politics politics) {
        this.politics = politics;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        SideState state = war.side(side);
        boolean window = war.step() instanceof Step.Segment || war.step() instanceof Step.Activation;
        List<ZoneId> provinces = window ? politics.open(war, side) : List.of();
        return state.known() && state.points() > 0 && !provinces.isEmpty()
                ? Optional.of(new SlotOffer(verb, (slot, filled) -> choices(war, state, provinces, slot, filled)))
                : Optional.empty();
    }

    private Choices choices(War seen, SideState state, List<ZoneId> provinces, String slot, Call filled) {
        return switch (slot) {
            case PROVINCE -> Choices.oneOf(Slots.zones(provinces));
            case POINTS -> new Choices.Range(1, state.points());
            case MANOEUVRES -> {
                int most = manoeuvres(seen, state, filled);
                yield most == 0 ? Choices.nothing() : new Choices.Range(0, most);
            }
            default -> Slots.flag(state.hand().held().contains(Stratagem.ORACLE) && speaks(seen, state.side(), filled));
        };
    }

    /** As many as are held, but no more than change the chances. */
    @Rule({"11.2-manoeuvres", "ruling-useful"})
    private int manoeuvres(War seen, SideState state, Call filled) {
        int held = Math.min(MOST, Collections.frequency(state.hand().held(), Stratagem.MANOEUVRES));
        int oracle = politics.table().oracle();
        List<Integer> answers =
                state.hand().held().contains(Stratagem.ORACLE) ? List.of(0, oracle, -oracle) : List.of(0);
        int most = 0;
        for (int n = 1; n <= held; n++) {
            for (int answer : answers) {
                most = hits(seen, state.side(), filled, n, answer) > hits(seen, state.side(), filled, n - 1, answer)
                        ? n
                        : most;
            }
        }
        return most;
    }

    @Rule({"11.2-oracle", "ruling-useful"})
    private boolean speaks(War seen, Side side, Call filled) {
        int played = number(filled, MANOEUVRES);
        int oracle = politics.table().oracle();
        int silent = hits(seen, side, filled, played, 0);
        return hits(seen, side, filled, played, oracle) != silent
                || hits(seen, side, filled, played, -oracle) != silent;
    }

    private int hits(War seen, Side side, Call filled, int manoeuvres, int oracle) {
        return politics.hits(seen, side, new ZoneId(filled.one(PROVINCE)), number(filled, POINTS), manoeuvres, oracle);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        politics.attempt(
                play,
                side,
                new ZoneId(call.one(PROVINCE)),
                number(call, POINTS),
                number(call, MANOEUVRES),
                oracle(call));
    }

    /** The number in that slot; 0 when it is left out. */
    public static int number(Call call, String slot) {
        return call.maybe(slot).map(Integer::parseInt).orElse(0);
    }

    /** Whether the oracle is asked. */
    public static boolean oracle(Call call) {
        return call.says(Stratagem.ORACLE.id(), Slots.YES);
    }
}
