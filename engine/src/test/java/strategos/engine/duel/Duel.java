package strategos.engine.duel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.RandomComputer;
import strategos.engine.Records;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.View;
import strategos.engine.box.Box;
import strategos.engine.box.Option;
import strategos.engine.box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.duel.DuelState.Fighter;
import strategos.engine.duel.DuelState.Phase;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * A toy game that has one of everything: a hidden choice made at once, cards drawn from a sealed shuffle, a path, an
 * interruption with a standing order's topic, an order that can be taken back, something that may be done at any time.
 */
public final class Duel implements Game<DuelState> {
    public static final String ID = "duel";
    public static final Seat RED = new Seat("red");
    public static final Seat BLUE = new Seat("blue");
    static final List<String> STANCES = List.of("high", "low", "feint");

    private static final int DIE = 6;
    private static final int HITS = 5;

    private final DuelData data;

    Duel(DuelData data) {
        this.data = data;
    }

    @Override
    public Box box() {
        List<Seat> seats = List.of(RED, BLUE);
        return new Box(
                ID,
                Text.of("title"),
                List.of(
                        new Scenario("foils", Text.of("scenario.foils"), seats, 2, 2),
                        new Scenario("sabres", Text.of("scenario.sabres"), seats, 2, 2)),
                List.of(new Option("mercy", Text.of("option.mercy"), List.of("no", "yes"))),
                Verbs.ALL,
                List.of(Verbs.CHOOSING, Verbs.PARRYING));
    }

    @Override
    public Records<DuelState> records() {
        return new Records<>(DuelState.class, 1, DuelEvent.class, List.of());
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
    public DuelState conceal(DuelState duel, Viewer viewer) {
        return duel.concealed(viewer);
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
    public Optional<Decision> decision(DuelState seen, Seat seat) {
        if (!seen.fighters().containsKey(seat)) {
            return Optional.empty();
        }
        boolean awaited = awaited(seen).containsKey(seat);
        return switch (seen.phase()) {
            case Phase.Choose c when awaited -> Optional.of(choosing(seen, seat));
            case Phase.Lunge lunge when awaited && known(seen, seat) -> Optional.of(lunging(seen, seat));
            case Phase.Answer answer when awaited -> Optional.of(answering(seen, seat, answer));
            case Phase.Over over -> Optional.empty();
            default -> idle(seen, seat);
        };
    }

    private Decision choosing(DuelState seen, Seat seat) {
        Offers offers = new Offers(data, seen, seat);
        List<Offer> open = new ArrayList<>(List.of(offers.stance()));
        if (!seen.fighter(seat).shifted()) {
            open.add(offers.shift());
        }
        if (!seen.fighter(seat).spoken()) {
            open.add(offers.taunt());
        }
        Call high = Call.of("stance", "stance", STANCES.getFirst());
        return new Decision(
                Text.of("prompt.stance"),
                "2.1",
                Verbs.CHOOSING.name(),
                Map.of("round", Integer.toString(seen.round())),
                open,
                Optional.of(high));
    }

    private Decision lunging(DuelState seen, Seat seat) {
        return new Decision(
                Text.of("prompt.lunge"),
                "3",
                "",
                Map.of(),
                List.of(new Offers(data, seen, seat).lunge()),
                Optional.empty());
    }

    private Decision answering(DuelState seen, Seat seat, Phase.Answer answer) {
        Offers offers = new Offers(data, seen, seat);
        String stance = seen.fighter(answer.attacker()).stance().orElseThrow();
        return new Decision(
                Text.of("prompt.parry", "strength", answer.strength()),
                "4",
                Verbs.PARRYING.name(),
                Map.of("strength", Integer.toString(answer.strength()), "stance", stance),
                known(seen, seat) ? List.of(offers.parry(answer.strength()), offers.pass()) : List.of(offers.pass()),
                Optional.of(Call.of("pass")));
    }

    private Optional<Decision> idle(DuelState seen, Seat seat) {
        return seen.fighter(seat).spoken()
                ? Optional.empty()
                : Optional.of(new Decision(
                        Text.of("prompt.idle"),
                        "",
                        "",
                        Map.of(),
                        List.of(new Offers(data, seen, seat).taunt()),
                        Optional.empty()));
    }

    private static boolean known(DuelState seen, Seat seat) {
        return !seen.fighter(seat).hand().contains(DuelState.HIDDEN);
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
                                call.one("loud").equals("yes"));
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
    public View view(DuelState seen, Viewer viewer) {
        List<Line> brief = new ArrayList<>();
        brief.add(new Line(Text.of("view.round", "n", seen.round()), ""));
        for (Seat seat : seen.seats()) {
            Fighter fighter = seen.fighter(seat);
            brief.add(new Line(
                    Text.of(
                            "view.fighter",
                            "seat",
                            seat,
                            "wounds",
                            fighter.wounds(),
                            "cards",
                            fighter.hand().size()),
                    ""));
        }
        List<Choice> hand = new ArrayList<>();
        if (viewer instanceof Seat seat && seen.fighters().containsKey(seat)) {
            for (String card : seen.fighter(seat).hand()) {
                hand.add(new Choice(card, Text.of("choice", "name", new Arg.Name("card", card))));
            }
        }
        return new View(brief, hand, Optional.empty());
    }

    @Override
    public List<Offer> questions(DuelState seen, Viewer viewer) {
        return List.of(new Offer() {
            @Override
            public Verb verb() {
                return Verbs.ODDS;
            }

            @Override
            public Choices choices(Slot slot, Call filled) {
                return new Choices.Range(0, DIE);
            }
        });
    }

    @Override
    public View answer(Call question, DuelState seen, Viewer viewer) {
        return odds(Integer.parseInt(question.one("strength")));
    }

    @Rule("5")
    private static View odds(int strength) {
        int chance = Math.clamp(DIE + 1L - HITS + strength, 0, DIE);
        return View.words(List.of(new Line(Text.of("view.odds", "strength", strength, "chance", chance), "5")));
    }

    @Override
    public Optional<View> preview(Order order, DuelState seen) {
        return order.verb().equals("lunge")
                ? Optional.of(odds(order.call().all("path").size()
                        + order.call().all("cards").size()))
                : Optional.empty();
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, DuelState seen) {
        if (box().topic(standing.topic()).isEmpty()) {
            return Optional.of(new Line(Text.of("objection.topic"), ""));
        }
        boolean gone = standing.answer().verb().equals("parry")
                && !seen.fighter(standing.seat())
                        .hand()
                        .contains(standing.answer().one("card"));
        return gone ? Optional.of(new Line(Text.of("objection.card"), "4")) : Optional.empty();
    }

    @Override
    public Computer<DuelState> computer() {
        return new RandomComputer<>();
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
