package strategos.engine.duel;

import static strategos.engine.duel.Duel.BLUE;
import static strategos.engine.duel.Duel.DIE;
import static strategos.engine.duel.Duel.HITS;
import static strategos.engine.duel.Duel.RED;
import static strategos.engine.duel.Duel.STANCES;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Play;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.Rules;
import strategos.engine.box.Setup;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.duel.DuelState.Fighter;
import strategos.engine.duel.DuelState.Phase;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What happens in a duel. */
final class DuelRules implements Rules<DuelState> {
    private final DuelData data;

    DuelRules(DuelData data) {
        this.data = data;
    }

    @Override
    public DuelState setUp(Setup setup) {
        boolean mercy = setup.options().getOrDefault("mercy", "no").equals("yes");
        int gap = setup.scenario().equals("foils") ? 1 : 2;
        Map<Seat, Fighter> fighters = new HashMap<>();
        for (int i = 0; i < setup.seats().size(); i++) {
            int place = i == 0 ? gap : data.length() + 1 - gap;
            fighters.put(setup.seats().get(i), new Fighter(place, 0, List.of(), Optional.empty(), false, false));
        }
        return new DuelState(mercy ? 1 : data.wounds(), setup.seats(), 1, fighters, List.of(), new Phase.Deal(0));
    }

    @Override
    public SequencedMap<Seat, Text> awaited(DuelState seen) {
        SequencedMap<Seat, Text> awaited = new LinkedHashMap<>();
        switch (seen.phase()) {
            case Phase.Choose c ->
                seen.seats().stream()
                        .filter(seat -> seen.fighter(seat).stance().isEmpty())
                        .forEach(seat -> awaited.put(seat, Text.of("prompt.awaited.stance")));
            case Phase.Lunge lunge -> awaited.put(lunge.attacker(), Text.of("prompt.awaited.lunge"));
            case Phase.Answer answer
            when !seen.fighter(seen.other(answer.attacker())).hand().isEmpty() ->
                awaited.put(seen.other(answer.attacker()), Text.of("prompt.awaited.parry"));
            default -> {}
        }
        return awaited;
    }

    @Override
    public void decide(Order order, Play<DuelState> play) {
        Seat seat = order.seat();
        Call call = order.call();
        play.happen(
                switch (order.verb()) {
                    case "stance" -> new DuelEvent.Chose(seat, call.one("stance"));
                    case "shift" -> new DuelEvent.Shifted(seat, Integer.parseInt(call.one("to")));
                    case "taunt" -> new DuelEvent.Taunted(seat, call.one("words"));
                    case "lunge" ->
                        new DuelEvent.Lunged(
                                seat,
                                call.all("path").stream().map(Integer::valueOf).toList(),
                                call.all("cards"),
                                call.says("loud", "yes"));
                    case "parry" ->
                        new DuelEvent.Parried(seat, call.one("card"), strength(play.state()) - Offers.PARRIED);
                    case "pass" -> new DuelEvent.Passed(seat, strength(play.state()));
                    default -> throw new IllegalArgumentException(order.verb());
                });
    }

    private static int strength(DuelState duel) {
        return ((Phase.Answer) duel.phase()).strength();
    }

    @Override
    public void advance(Play<DuelState> play) {
        switch (play.state().phase()) {
            case Phase.Deal deal -> deal(play, deal.next());
            case Phase.Choose choose -> reveal(play);
            case Phase.Answer answer ->
                play.happen(new DuelEvent.Passed(play.state().other(answer.attacker()), answer.strength()));
            case Phase.Strike strike -> strike(play, strike);
            case Phase.Lunge lunge -> throw new IllegalStateException("a lunge is awaited");
            case Phase.Over over -> throw new IllegalStateException("the duel is over");
        }
    }

    @Rule({"1", "6"})
    private void deal(Play<DuelState> play, int next) {
        DuelState duel = play.state();
        if (next == 0 && duel.fighters().values().stream().anyMatch(f -> f.wounds() >= duel.lastWound())) {
            Seat winner = duel.fighter(RED).wounds() >= duel.lastWound() ? BLUE : RED;
            play.happen(new DuelEvent.Ended(Optional.of(winner), "wounds"));
        } else if (next == 0 && duel.round() > data.rounds()) {
            play.happen(new DuelEvent.Ended(Optional.empty(), "rounds"));
        } else if (next == duel.seats().size()) {
            play.happen(new DuelEvent.Dealt());
        } else if (duel.deck().isEmpty()) {
            shuffle(play);
        } else {
            play.happen(new DuelEvent.Drew(duel.seats().get(next), duel.deck().getFirst()));
        }
    }

    private void shuffle(Play<DuelState> play) {
        List<String> used = new ArrayList<>(data.cards());
        play.state().fighters().values().forEach(fighter -> used.removeAll(fighter.hand()));
        if (used.isEmpty()) {
            play.happen(new DuelEvent.Dealt());
            return;
        }
        Cause cause = new Cause(Chain.SEALED, "shuffle", Optional.empty(), new Line(Text.of("dice.shuffle"), "1"));
        Roll roll = play.shuffle(cause, used.size());
        play.happen(new DuelEvent.Shuffled(roll.result().stream().map(used::get).toList()));
    }

    @Rule("2.1")
    private static void reveal(Play<DuelState> play) {
        DuelState duel = play.state();
        String red = duel.fighter(RED).stance().orElseThrow();
        String blue = duel.fighter(BLUE).stance().orElseThrow();
        int by = Math.floorMod(STANCES.indexOf(blue) - STANCES.indexOf(red), STANCES.size());
        Optional<Seat> better = by == 0 ? Optional.empty() : Optional.of(by == 1 ? RED : BLUE);
        play.happen(new DuelEvent.Revealed(red, blue, better));
    }

    @Rule("5")
    private static void strike(Play<DuelState> play, Phase.Strike strike) {
        Seat target = play.state().other(strike.attacker());
        Line purpose = new Line(Text.of("dice.strike", "seat", target), "5");
        int face = play.roll(new Cause(Chain.OPEN, "strike", Optional.of(strike.attacker()), purpose), 1, DIE)
                .face();
        play.happen(new DuelEvent.Struck(target, face, face + strike.strength() >= HITS));
    }

    @Override
    public boolean mayResign(DuelState seen, Seat seat) {
        return result(seen).isEmpty() && seen.fighters().containsKey(seat);
    }

    @Override
    public void resign(Seat seat, Play<DuelState> play) {
        play.happen(new DuelEvent.Ended(Optional.of(play.state().other(seat)), "resigned"));
    }

    @Override
    public Optional<Result> result(DuelState seen) {
        if (!(seen.phase() instanceof Phase.Over(Optional<Seat> winner, String reason))) {
            return Optional.empty();
        }
        List<Result.Place> ranking = seen.seats().stream()
                .map(seat -> new Result.Place(
                        winner.isEmpty() || winner.get().equals(seat) ? 1 : 2,
                        seat,
                        Integer.toString(seen.fighter(seat).wounds())))
                .sorted(Comparator.comparingInt(Result.Place::rank))
                .toList();
        return Optional.of(new Result(ranking, winner.stream().toList(), new Line(Text.of("result." + reason), "6")));
    }

    @Override
    public Optional<String> broken(DuelState duel) {
        List<String> cards = new ArrayList<>(duel.deck());
        duel.fighters().values().forEach(fighter -> cards.addAll(fighter.hand()));
        if (cards.stream().distinct().count() != cards.size() || !data.cards().containsAll(cards)) {
            return Optional.of("cards doubled or unknown: " + cards);
        }
        return duel.fighters().values().stream().anyMatch(f -> f.place() < 1 || f.place() > data.length())
                ? Optional.of("a fighter stands beside the ground: " + duel.fighters())
                : Optional.empty();
    }
}
