package strategos.engine.games.sparta.leaders;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.leaders.LeaderEvents.LeaderRemoved;
import strategos.engine.games.sparta.leaders.LeaderEvents.Transferred;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/**
 * {@code transfer}: at the end of its campaign a side sends leaders to any city with a friendly unit, each once; Sparta may
 * send a named one home for good.
 */
@Rule({"6.3", "6.6"})
public final class TransferAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "transfer";

    /** Where a leader goes whom his side gives up. */
    public static final String HOME = "home";

    private final Verb verb = Verb.order(NAME, "6.6", Slot.one(Slots.LEADER), Slot.one(Slots.PLACE));
    private final Force force;
    private final Control control;

    public TransferAct(Force force, Control control) {
        this.force = force;
        this.control = control;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to send the leader there. */
    public static Call call(String leader, String place) {
        return Call.of(NAME, Slots.LEADER, leader).with(Slots.PLACE, place);
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        if (!(seen.step() instanceof PendingStep.Transfers(Side transferring)) || transferring != side) {
            return Optional.empty();
        }
        Board board = seen.board();
        PlaceSet cities = cities(seen, side);
        PieceSet leaders = board.chiefs(board.of(side))
                .minus(seen.campaign().transferred())
                .filter(leader -> {
                    int place = board.place(leader);
                    return Places.onMap(place) && (!cities.without(place).isEmpty() || removable(leader));
                });
        return leaders.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(verb, (slot, filled) -> {
                    if (slot.equals(Slots.LEADER)) {
                        return Choices.oneOf(force.leaders(seen, leaders));
                    }
                    int leader = force.labels().piece(filled.one(Slots.LEADER));
                    List<Choice> places = force.labels().places(cities.without(board.place(leader)));
                    if (removable(leader)) {
                        places.add(Labels.word(HOME));
                    }
                    return Choices.oneOf(places);
                }));
    }

    /** Only Sparta's named leaders are given up by choice: Athens' go with their government, others when they die. */
    @Rule({"6.3", "6.4", "6.8", "ruling-Y7"})
    private boolean removable(int piece) {
        Leader leader = force.labels().printed().counters().leader(piece);
        return leader.side() == Side.SPARTA && !leader.unnamed();
    }

    /** Cities where at least one of the side's units stands. */
    private PlaceSet cities(War war, Side side) {
        Board board = war.board();
        Atlas atlas = force.labels().printed().atlas();
        PieceSet units = board.units(board.of(side));
        PlaceSet cities = PlaceSet.NONE;
        for (int unit = units.next(0); unit >= 0; unit = units.next(unit + 1)) {
            int place = board.place(unit);
            if (Places.onMap(place)
                    && !cities.has(place)
                    && atlas.locale(place).city()
                    && !control.outOfPlay(war, place)) {
                cities = cities.with(place);
            }
        }
        return cities;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        int leader = force.labels().piece(call.one(Slots.LEADER));
        Printed printed = force.labels().printed();
        LeaderRef ref = printed.counters().leader(leader).ref();
        if (call.says(Slots.PLACE, HOME)) {
            play.happen(new LeaderRemoved(side, ref));
        } else {
            int place = force.labels().place(call.one(Slots.PLACE));
            play.happen(new Transferred(side, ref, printed.atlas().locale(place).ref()));
        }
    }
}
