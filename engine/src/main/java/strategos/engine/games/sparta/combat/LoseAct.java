package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.RephrasedOffer;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.ForceEvents.Stranded;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code lose}: whether a result is downgraded, which units are lost, which enemy leader falls. */
@Rule({"5.1", "6.7", "8.2", "8.4"})
public final class LoseAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "lose";

    static final String DOWNGRADE = "downgrade";
    static final String WEAKEST = "weakest";
    static final String STRONGEST = "strongest";

    /** The best of the enemy's leaders. */
    public static final String BEST = "best";

    private final Verb verb =
            Verb.order(NAME, "8.2", Slot.one(DOWNGRADE), Slot.path(Slots.UNITS), Slot.one(Slots.LEADER));
    private final Force force;
    private final Combats combats;
    private final Mortality mortality;
    private final Stacking stacking;
    private final Losses losses;

    public LoseAct(Force force, Combats combats, Mortality mortality, Stacking stacking) {
        this.force = force;
        this.combats = combats;
        this.mortality = mortality;
        this.stacking = stacking;
        this.losses = combats.losses();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to downgrade, or not. */
    public static Call downgrade(boolean yes) {
        return Call.of(NAME, DOWNGRADE, yes ? Slots.YES : Slots.NO);
    }

    /** The order to lose the weakest units, or the strongest. */
    public static Call units(boolean weakest) {
        return Call.of(NAME, Slots.UNITS, weakest ? WEAKEST : STRONGEST);
    }

    /** The order to kill that leader. */
    public static Call leader(String id) {
        return Call.of(NAME, Slots.LEADER, id);
    }

    /** Units of which so many must go, by the rule's order or freely. */
    private record Due(Side side, PieceSet units, int count, boolean free) {}

    private Optional<Due> due(War war) {
        if (war.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.loses()) {
            Combat combat = war.combat().orElseThrow();
            boolean attacking = stage.attacking();
            return Optional.of(new Due(
                    combat.force(attacking).side(),
                    Combats.alive(war, combat, attacking),
                    Combats.required(war, combat, attacking),
                    false));
        }
        if (war.step() instanceof PendingStep.Excess(Side side, int place, boolean naval)) {
            Board board = war.board();
            int count = naval ? stacking.excessShips(war, side, place) : stacking.excessLand(war, side, place);
            PieceSet units = naval ? stacking.crowding(war, side, place) : board.land(board.at(place, side));
            return Optional.of(new Due(side, units, count, true));
        }
        return Optional.empty();
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        boolean downgrading = seen.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.downgrades();
        Optional<Due> due = due(seen);
        boolean falls = seen.step() instanceof PendingStep.LeaderFalls;
        if (!downgrading && due.isEmpty() && !falls) {
            return Optional.empty();
        }
        SlotOffer offer = new SlotOffer(verb, (slot, filled) -> switch (slot) {
            case DOWNGRADE -> downgrading ? Choices.oneOf(Labels.words(Slots.YES, Slots.NO)) : Choices.nothing();
            case Slots.UNITS -> due.isPresent() ? units(seen, due.get(), filled.all(Slots.UNITS)) : Choices.nothing();
            default -> falls ? leaders(seen) : Choices.nothing();
        });
        boolean excess = seen.step() instanceof PendingStep.Excess;
        return Optional.of(RephrasedOffer.citing(offer, falls ? "6.7" : downgrading ? "8.4" : excess ? "5.1" : "8.2"));
    }

    private Choices leaders(War war) {
        List<Choice> leaders = new ArrayList<>(force.leaders(war, victims(war)));
        leaders.add(Labels.word(BEST));
        return Choices.oneOf(leaders);
    }

    private PieceSet victims(War war) {
        PendingStep.LeaderFalls falls = (PendingStep.LeaderFalls) war.step();
        return force.field().chiefs(war, falls.side(), falls.place());
    }

    /** Whether the combat in which a leader falls is one at sea. */
    @Rule("6.7")
    public static boolean naval(War war) {
        return war.combat().filter(Combat::naval).isPresent();
    }

    /** The leader who falls: the one named, or the best for that kind of combat. */
    @Rule("6.7")
    private int victim(War war, String named) {
        return named.equals(BEST)
                ? force.labels()
                        .printed()
                        .counters()
                        .bestLeader(victims(war), naval(war))
                        .orElseThrow()
                : force.labels().piece(named);
    }

    /** One unit after the other, as the rule lets the owner choose; or in one word the weakest or the strongest. */
    @Rule("8.2")
    private Choices units(War war, Due due, List<String> taken) {
        PieceSet chosen = resolve(war, due, taken);
        List<Choice> next = new ArrayList<>();
        if (chosen.size() < due.count()) {
            if (taken.isEmpty()) {
                next.add(Labels.word(WEAKEST));
                next.add(Labels.word(STRONGEST));
            }
            PieceSet left = due.units().minus(chosen);
            PieceSet open = due.free() ? left : losses.next(due.side(), left);
            open.each(unit -> next.add(force.labels().piece(war.board(), unit)));
        }
        return new Choices.Step(next, next.isEmpty() || chosen.size() >= due.count());
    }

    private PieceSet resolve(War war, Due due, List<String> taken) {
        PieceSet chosen = PieceSet.NONE;
        for (String token : taken) {
            if (token.equals(WEAKEST) || token.equals(STRONGEST)) {
                boolean weakest = token.equals(WEAKEST);
                return due.free()
                        ? losses.freely(war.board(), due.units(), due.count(), weakest)
                        : losses.choose(war.board(), due.side(), due.units(), due.count(), weakest);
            }
            chosen = chosen.with(force.labels().piece(token));
        }
        return chosen;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        War war = play.state();
        Optional<Due> due = due(war);
        if (war.step() instanceof PendingStep.LeaderFalls) {
            int victim = victim(war, call.one(Slots.LEADER));
            Flow.pop(play);
            mortality.killedInCombat(play, victim);
        } else if (war.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.downgrades()) {
            combats.downgrade(play, stage, call.says(DOWNGRADE, Slots.YES));
        } else if (war.step() instanceof PendingStep.InCombat(Combat.Stage stage)) {
            PieceSet chosen = resolve(war, due.orElseThrow(), call.all(Slots.UNITS));
            combats.lose(play, war.combat().orElseThrow(), stage.attacking(), chosen);
        } else if (war.step() instanceof PendingStep.Excess excess) {
            PieceSet chosen = resolve(war, due.orElseThrow(), call.all(Slots.UNITS));
            Flow.pop(play);
            play.happen(new Stranded(
                    excess.side(),
                    force.labels().printed().counters().company(chosen),
                    force.labels().printed().atlas().locale(excess.place()).ref(),
                    true));
            mortality.sword(play, excess.side(), excess.place());
        }
    }
}
