package strategos.engine.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.kit.Act;
import strategos.engine.kit.Acts;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.Valley.Band;
import strategos.engine.skirmish.Valley.Step;

/** What can be ordered: one record a verb. */
final class Orders {
    private Orders() {}

    /** All of them. */
    static Acts<Valley, Seat> all(Printed printed) {
        return new Acts<>(List.of(new March(printed), new DigIn(), new Done(), new Stand(), new FallBack(printed)));
    }

    /** {@code march}: a band along the roads, perhaps into an enemy. */
    @Rule("3.1")
    record March(Printed printed) implements Act<Valley, Seat> {
        static final String BAND = "band";
        static final String PATH = "path";
        static final Verb VERB = Verb.order("march", "3.1", Slot.one(BAND), Slot.path(PATH));
        private static final int ROADS = 2;

        @Override
        public Verb verb() {
            return VERB;
        }

        @Override
        public Optional<Offer> offer(Seen<Valley> seen, Seat seat) {
            Valley valley = seen.position();
            if (!Skirmish.moves(valley, seat)) {
                return Optional.empty();
            }
            List<Choice> bands = valley.of(seat).stream()
                    .filter(band -> !band.moved()
                            && !next(seen, band, band.place().orElseThrow(), List.of())
                                    .isEmpty())
                    .map(Skirmish::choice)
                    .toList();
            return bands.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new SlotOffer(
                            VERB, (slot, filled) -> slot.equals(BAND) ? Choices.oneOf(bands) : path(seen, filled)));
        }

        private Choices path(Seen<Valley> seen, Call filled) {
            Valley valley = seen.position();
            Band band = valley.band(filled.one(BAND));
            List<String> path = filled.all(PATH);
            String at = path.isEmpty() ? band.place().orElseThrow() : path.getLast();
            boolean ended =
                    path.size() == ROADS || (!path.isEmpty() && valley.at(at).isPresent());
            List<String> next = ended ? List.of() : next(seen, band, at, path);
            return new Choices.Step(next.stream().map(Skirmish::place).toList(), !path.isEmpty());
        }

        private List<String> next(Seen<Valley> seen, Band band, String from, List<String> path) {
            List<String> next = new ArrayList<>(printed.next(from));
            next.removeAll(path);
            next.removeIf(place -> seen.position()
                    .at(place)
                    .filter(other -> other.seat().equals(band.seat()))
                    .isPresent());
            return next;
        }

        @Override
        public void carryOut(Play<Valley> play, Seat seat, Call call) {
            Band band = play.state().band(call.one(BAND));
            List<String> path = call.all(PATH);
            Optional<Band> enemy = play.state().at(path.getLast());
            List<String> free = enemy.isPresent() ? path.subList(0, path.size() - 1) : path;
            if (!free.isEmpty()) {
                play.happen(new TurnEvents.Marched(band.id(), free));
            }
            enemy.ifPresent(met ->
                    play.happen(new FightEvents.Met(band.id(), band.strength().orElseThrow(), met.id())));
        }
    }

    /** {@code dig-in}: a band that stays makes itself stronger. */
    @Rule("3.2")
    record DigIn() implements Act<Valley, Seat> {
        static final String BAND = "band";
        static final Verb VERB = Verb.calm("dig-in", "3.2", Slot.one(BAND));

        @Override
        public Verb verb() {
            return VERB;
        }

        @Override
        public Optional<Offer> offer(Seen<Valley> seen, Seat seat) {
            if (!Skirmish.moves(seen.position(), seat)) {
                return Optional.empty();
            }
            List<Choice> bands = seen.position().of(seat).stream()
                    .filter(band -> !band.moved() && !band.dugIn())
                    .map(Skirmish::choice)
                    .toList();
            return bands.isEmpty() ? Optional.empty() : Optional.of(SlotOffer.one(VERB, bands));
        }

        @Override
        public void carryOut(Play<Valley> play, Seat seat, Call call) {
            play.happen(new TurnEvents.DugIn(call.one(BAND)));
        }
    }

    /** {@code done}: the other side moves. */
    @Rule("2")
    record Done() implements Act<Valley, Seat> {
        static final Verb VERB = Verb.order("done", "2");

        @Override
        public Verb verb() {
            return VERB;
        }

        @Override
        public Optional<Offer> offer(Seen<Valley> seen, Seat seat) {
            return Skirmish.moves(seen.position(), seat) ? Optional.of(SlotOffer.bare(VERB)) : Optional.empty();
        }

        @Override
        public void carryOut(Play<Valley> play, Seat seat, Call call) {
            play.happen(new TurnEvents.MovesDone(seat));
        }
    }

    /** {@code stand}: the defender fights. */
    @Rule("4.1")
    record Stand() implements Act<Valley, Seat> {
        static final Verb VERB = Verb.order("stand", "4.1");

        @Override
        public Verb verb() {
            return VERB;
        }

        @Override
        public Optional<Offer> offer(Seen<Valley> seen, Seat seat) {
            return Skirmish.meeting(seen.position(), seat).map(meeting -> SlotOffer.bare(VERB));
        }

        @Override
        public void carryOut(Play<Valley> play, Seat seat, Call call) {
            Step.Meeting meeting = Skirmish.meeting(play.state(), seat).orElseThrow();
            play.happen(new FightEvents.Stood(meeting.attacker(), meeting.defender()));
        }
    }

    /** {@code fall-back}: the defender leaves his place. */
    @Rule("4.1")
    record FallBack(Printed printed) implements Act<Valley, Seat> {
        static final String TO = "to";
        static final Verb VERB = Verb.order("fall-back", "4.1", Slot.one(TO));

        @Override
        public Verb verb() {
            return VERB;
        }

        @Override
        public Optional<Offer> offer(Seen<Valley> seen, Seat seat) {
            Valley valley = seen.position();
            List<Choice> free = Skirmish.meeting(valley, seat)
                    .map(meeting -> free(seen, meeting.defender()))
                    .orElse(List.of());
            return free.isEmpty() ? Optional.empty() : Optional.of(SlotOffer.one(VERB, free));
        }

        private List<Choice> free(Seen<Valley> seen, String defender) {
            Valley valley = seen.position();
            return printed.next(valley.band(defender).place().orElseThrow()).stream()
                    .filter(place -> valley.at(place).isEmpty())
                    .map(Skirmish::place)
                    .toList();
        }

        @Override
        public void carryOut(Play<Valley> play, Seat seat, Call call) {
            Step.Meeting meeting = Skirmish.meeting(play.state(), seat).orElseThrow();
            String from = play.state().band(meeting.defender()).place().orElseThrow();
            play.happen(new FightEvents.FellBack(meeting.attacker(), meeting.defender(), from, call.one(TO)));
        }
    }
}
