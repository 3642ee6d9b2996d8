package strategos.engine.games.sparta.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.ForceEvents.Deployed;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.movement.Movement.SyracuseWatch;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.kit.RephrasedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** {@code event}: a side brings an optional event about, or lets it be. */
@Rule({"15.0", "15.14", "16.1"})
public final class EventAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "event";

    private final Verb verb = Verb.order(NAME, "15.0", Slot.one(NAME), Slot.one(Slots.CHOICE), Slot.path(Slots.UNITS));
    private final Force force;
    private final Alliances alliances;
    private final SpartanMeasures measures;
    private final Stacking stacking;
    private final SyracuseWatch syracuseWatch;
    private final int syracuse;

    public EventAct(
            Force force,
            Alliances alliances,
            SpartanMeasures measures,
            Stacking stacking,
            SyracuseWatch syracuseWatch) {
        this.force = force;
        this.alliances = alliances;
        this.measures = measures;
        this.stacking = stacking;
        this.syracuseWatch = syracuseWatch;
        this.syracuse = force.labels().printed().atlas().number("syracuse");
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to bring the event about, or not. */
    public static Call call(RandomEvent event, boolean yes) {
        return Call.of(NAME, NAME, event.id()).with(Slots.CHOICE, yes ? Slots.YES : Slots.NO);
    }

    private Optional<RandomEvent> open(War war, Side side) {
        if (war.step() instanceof PendingStep.Proposal proposal) {
            return Optional.of(proposal.event());
        }
        boolean arriving = war.step() instanceof PendingStep.Turn turn && turn.part() == PendingStep.Turn.Part.ARRIVE;
        if (arriving && measures.mayGoToThrace(war, side)) {
            return Optional.of(RandomEvent.BRASIDAS);
        }
        return Force.idle(war, side) && maySail(war, side) ? Optional.of(RandomEvent.EXPEDITION) : Optional.empty();
    }

    /** Athens may send any of its own units and leaders to Syracuse at once, in three of its years. */
    @Rule({"16.1", "16.1-expedition"})
    private boolean maySail(War war, Side side) {
        return side == Side.ATHENS
                && war.history().open(RandomEvent.EXPEDITION)
                && force.labels()
                        .printed()
                        .tables()
                        .event(RandomEvent.EXPEDITION)
                        .in(war.year())
                && !war.politics().peace()
                && force.mustAct(war, side).isEmpty()
                && !leaders(war, side).isEmpty()
                && !crew(war, PieceSet.NONE).isEmpty();
    }

    /** The leaders who may go there: those who are not there yet. */
    private PieceSet leaders(War war, Side side) {
        return force.commanders(war, side).filter(leader -> war.board().place(leader) != syracuse);
    }

    /** The units that find room there beside the chosen ones. */
    @Rule("5.1")
    private PieceSet crew(War war, PieceSet chosen) {
        Board board = war.board();
        int room = stacking.landRoom(war, Side.ATHENS, syracuse, PieceSet.NONE)
                - board.land(chosen).size();
        PieceSet crew = room > 0 ? land(war) : PieceSet.NONE;
        if (board.fleet(chosen).size() < stacking.shipRoom(war, Side.ATHENS, syracuse, false, PieceSet.NONE)) {
            crew = crew.or(
                    fleet(war).filter(ship -> board.aboard(PieceSet.of(ship)).size() <= room));
        }
        return crew;
    }

    private PieceSet free(War war) {
        Board board = war.board();
        return board.units(board.athens())
                .and(force.labels().printed().counters().of(Nation.ATHENS))
                .minus(board.used())
                .minus(force.field().trapped(war, Side.ATHENS))
                .filter(unit -> Places.onMap(board.place(unit)) && board.place(unit) != syracuse);
    }

    private PieceSet land(War war) {
        return stacking.landRoom(war, Side.ATHENS, syracuse, PieceSet.NONE) > 0
                ? war.board().land(free(war)).minus(war.board().aboard())
                : PieceSet.NONE;
    }

    /** Ships that can sail: what one carries at sea sails with it, if it is Athens' own too. */
    @Rule({"7.4", "16.1", "ruling-E5"})
    private PieceSet fleet(War war) {
        Board board = war.board();
        PieceSet free = free(war);
        return stacking.shipRoom(war, Side.ATHENS, syracuse, false, PieceSet.NONE) > 0
                ? board.fleet(free).filter(ship -> free.hasAll(board.aboard(PieceSet.of(ship))))
                : PieceSet.NONE;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        return open(seen, side).map(event -> offer(seen, side, event));
    }

    private Offer offer(War war, Side side, RandomEvent event) {
        boolean free = event == RandomEvent.EXPEDITION;
        SlotOffer offer = new SlotOffer(verb, (slot, filled) -> switch (slot) {
            case NAME ->
                Choices.oneOf(List.of(new Choice(event.id(), Text.of("choice.event", "event", event.named()))));
            case Slots.CHOICE -> Choices.oneOf(free ? Labels.words(Slots.YES) : Labels.words(Slots.YES, Slots.NO));
            default ->
                filled.says(Slots.CHOICE, Slots.YES)
                        ? units(war, side, event, filled.all(Slots.UNITS))
                        : Choices.nothing();
        });
        return RephrasedOffer.citing(offer, event.rule());
    }

    private Choices units(War war, Side side, RandomEvent event, List<String> taken) {
        return switch (event) {
            case BRASIDAS ->
                new Choices.Step(
                        taken.isEmpty() ? force.labels().pieces(war, measures.volunteers(war)) : List.of(),
                        !taken.isEmpty());
            case EXPEDITION -> party(war, side, taken);
            default -> Choices.nothing();
        };
    }

    /** Units within the stacking limit, and at least one leader. */
    @Rule({"5.1", "16.1"})
    private Choices party(War war, Side side, List<String> taken) {
        Board board = war.board();
        PieceSet chosen = sailing(board, resolve(taken));
        PieceSet next = leaders(war, side).or(crew(war, chosen));
        boolean ready = !board.chiefs(chosen).isEmpty()
                && !board.units(chosen).isEmpty()
                && !board.fleet(chosen).any(ship -> strands(war, side, board.place(ship), chosen));
        List<Choice> choices = new ArrayList<>(force.labels().pieces(war, next.minus(chosen)));
        return new Choices.Step(choices, ready);
    }

    /** Whether a leader would be left there at sea without a ship. */
    @Rule("7.4")
    private boolean strands(War war, Side side, int place, PieceSet chosen) {
        return !force.shipsStay(war, side, place, free(war).or(leaders(war, side)), chosen);
    }

    /** Those who are named, with what they carry. */
    private static PieceSet sailing(Board board, PieceSet named) {
        return named.or(board.aboard(board.fleet(named)));
    }

    private PieceSet resolve(List<String> tokens) {
        PieceSet chosen = PieceSet.NONE;
        for (String token : tokens) {
            chosen = chosen.with(force.labels().piece(token));
        }
        return chosen;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        boolean yes = call.says(Slots.CHOICE, Slots.YES);
        if (play.state().step() instanceof PendingStep.Proposal proposal) {
            alliances.answer(play, proposal, yes);
            return;
        }
        PieceSet chosen = resolve(call.all(Slots.UNITS));
        if (call.says(NAME, RandomEvent.BRASIDAS.id())) {
            if (yes) {
                measures.thrace(play, chosen.first());
            } else {
                measures.stay(play);
            }
        } else {
            sail(
                    play,
                    side,
                    sailing(play.state().board(), chosen),
                    captain(call).orElseThrow());
        }
    }

    /** Its side is free to choose who commands: the first leader that it names. */
    @Rule({"5.0", "6.1", "ruling-E5"})
    private OptionalInt captain(Call call) {
        return call.all(Slots.UNITS).stream()
                .mapToInt(force.labels()::piece)
                .filter(piece -> piece >= force.labels().printed().counters().firstLeader())
                .findFirst();
    }

    /**
     * An expedition that has come to Syracuse, before anything is fought.
     *
     * @param arrived the position then
     * @param joins whether the Spartan Allies join Sparta by it
     */
    public record Voyage(War arrived, Force.Party party, boolean joins) {}

    /** Where the order would lead, if it sends an expedition with a leader. */
    @Rule({"16.1", "ruling-E5"})
    public Optional<Voyage> voyage(War war, Call call) {
        OptionalInt captain = captain(call);
        if (captain.isEmpty() || !call.says(NAME, RandomEvent.EXPEDITION.id()) || !call.says(Slots.CHOICE, Slots.YES)) {
            return Optional.empty();
        }
        PieceSet pieces = sailing(war.board(), resolve(call.all(Slots.UNITS)));
        War there = arrival(pieces).apply(war);
        War joined = alliances.joined(there);
        return Optional.of(
                new Voyage(joined, new Force.Party(captain.getAsInt(), syracuse, pieces), !joined.equals(there)));
    }

    private Deployed arrival(PieceSet pieces) {
        return new Deployed(
                Side.ATHENS,
                force.labels().printed().counters().company(pieces),
                force.labels().printed().atlas().locale(syracuse).ref(),
                false,
                false);
    }

    /** The fleet is before Syracuse, as if it had moved there. */
    @Rule({"15.1", "16.1", "ruling-E5"})
    private void sail(Play<War> play, Side side, PieceSet chosen, int commander) {
        play.happen(arrival(chosen));
        alliances.spartanAllies(play, RandomEvent.EXPEDITION);
        force.enter(play, side, commander, chosen.without(commander));
        boolean ships = !play.state().board().fleet(chosen).isEmpty();
        if (!ships && syracuseWatch.mayBegin(play.state())) {
            Flow.push(play, new PendingStep.Proposal(RandomEvent.FIRST_SICILIAN_WAR, Side.ATHENS));
        }
    }
}
