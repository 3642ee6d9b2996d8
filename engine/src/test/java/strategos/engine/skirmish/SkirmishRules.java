package strategos.engine.skirmish;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import strategos.engine.Play;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.Rules;
import strategos.engine.box.Setup;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.kit.Acts;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.Valley.Band;
import strategos.engine.skirmish.Valley.Step;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What happens. */
record SkirmishRules(Printed printed, Acts<Valley, Seat> acts) implements Rules<Valley> {
    @Override
    public Valley setUp(Setup setup) {
        return new Valley(
                1,
                printed.bands().stream()
                        .map(band -> new Band(
                                band.id(),
                                band.seat(),
                                Optional.of(band.place()),
                                Optional.empty(),
                                false,
                                false,
                                false))
                        .toList(),
                new Step.Deal(Skirmish.RED));
    }

    @Override
    public SequencedMap<Seat, Text> awaited(Valley valley) {
        SequencedMap<Seat, Text> awaited = new LinkedHashMap<>();
        switch (valley.step()) {
            case Step.Move(Seat seat) when due(valley).isEmpty() -> awaited.put(seat, Text.of("awaited.move"));
            case Step.Meeting meeting ->
                awaited.put(valley.band(meeting.defender()).seat(), Text.of("awaited.attacked"));
            default -> {}
        }
        return awaited;
    }

    @Override
    public void decide(Order order, Play<Valley> play) {
        acts.carryOut(play, order.seat(), order.call());
    }

    @Override
    public void advance(Play<Valley> play) {
        switch (play.state().step()) {
            case Step.Deal(Seat seat) -> deal(play, seat);
            case Step.Fight fight -> fight(play, fight);
            case Step.Move move -> play.happen(due(play.state()).orElseThrow());
            case Step.Meeting meeting -> throw new IllegalStateException("the defender is asked");
            case Step.Over over -> throw new IllegalStateException("it is over");
        }
    }

    @Rule("1")
    private void deal(Play<Valley> play, Seat seat) {
        Line purpose = new Line(Text.of("dice.deal", "seat", seat), "1");
        Roll shuffled = play.shuffle(
                new Cause(Chain.SEALED, "deal", Optional.of(seat), purpose),
                printed.strengths().size());
        play.happen(new TurnEvents.Dealt(
                seat, shuffled.result().stream().map(printed.strengths()::get).toList()));
    }

    @Rule({"3.2", "4.2"})
    private void fight(Play<Valley> play, Step.Fight fight) {
        Band attacker = play.state().band(fight.attacker());
        Band defender = play.state().band(fight.defender());
        int attack = attacker.strength().orElseThrow();
        int defence = defender.strength().orElseThrow() + (defender.dugIn() ? 1 : 0);
        Line purpose = new Line(Text.of("dice.fight", "seat", defender.seat()), "4.2");
        Roll roll = play.roll(new Cause(Chain.OPEN, "fight", Optional.of(attacker.seat()), purpose), 1, Printed.SIDES);
        play.happen(new FightEvents.Fought(
                attacker.id(),
                defender.id(),
                defender.place().orElseThrow(),
                attack,
                defence,
                roll.index(),
                roll.face(),
                printed.fight().of(roll.face(), attack - defence)));
    }

    /** The end that has come. */
    @Rule("5")
    private Optional<TurnEvents.Ended> due(Valley valley) {
        for (Seat seat : List.of(Skirmish.RED, Skirmish.BLUE)) {
            if (valley.of(seat).isEmpty()) {
                return Optional.of(new TurnEvents.Ended(Optional.of(Skirmish.other(seat)), "alone"));
            }
        }
        return valley.turn() > printed.turns()
                ? Optional.of(new TurnEvents.Ended(valley.at(printed.village()).map(Band::seat), "turns"))
                : Optional.empty();
    }

    @Override
    public boolean mayResign(Valley valley, Seat seat) {
        return result(valley).isEmpty();
    }

    @Override
    @Rule("ruling-resign")
    public void resign(Seat seat, Play<Valley> play) {
        play.happen(new TurnEvents.Ended(Optional.of(Skirmish.other(seat)), "resigned"));
    }

    @Override
    @Rule("5")
    public Optional<Result> result(Valley valley) {
        if (!(valley.step() instanceof Step.Over(Optional<Seat> winner, String reason))) {
            return Optional.empty();
        }
        List<Seat> order =
                winner.map(seat -> List.of(seat, Skirmish.other(seat))).orElse(List.of(Skirmish.RED, Skirmish.BLUE));
        List<Result.Place> ranking = order.stream()
                .map(seat -> new Result.Place(
                        winner.isEmpty() || winner.get().equals(seat) ? 1 : 2,
                        seat,
                        Integer.toString(valley.of(seat).size()),
                        Text.of(
                                winner.filter(seat::equals).isPresent() ? "score.won" : "score",
                                "bands",
                                valley.of(seat).size())))
                .toList();
        return Optional.of(new Result(ranking, winner.stream().toList(), Skirmish.reason(reason)));
    }

    @Override
    public Optional<String> broken(Valley valley) {
        List<String> places =
                valley.bands().stream().flatMap(b -> b.place().stream()).toList();
        if (places.stream().distinct().count() != places.size()
                || !printed.ids().containsAll(places)) {
            return Optional.of("two bands in one place, or one beside the map: " + places);
        }
        boolean dealt = !(valley.step() instanceof Step.Deal);
        return Stream.of(Skirmish.RED, Skirmish.BLUE)
                .filter(seat -> dealt && !strengths(valley, seat).equals(printed.strengths()))
                .map(seat -> seat + " has " + strengths(valley, seat))
                .findFirst();
    }

    private static List<Integer> strengths(Valley valley, Seat seat) {
        return valley.bands().stream()
                .filter(b -> b.seat().equals(seat))
                .flatMap(b -> b.strength().stream())
                .sorted()
                .toList();
    }
}
