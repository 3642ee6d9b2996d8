package strategos.engine.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Measure;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Result;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Rest;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** All that a viewer gets from a position: two positions that are one to the viewer give equal values. */
record Shown(
        SequencedMap<Seat, Text> awaited,
        Optional<Result> result,
        View view,
        Map<Seat, Listing> decisions,
        List<Listing.Row> questions,
        List<View> answers,
        List<Optional<View>> previews,
        List<Optional<Line>> refusals,
        List<Rest> rests,
        List<List<Text>> stakes,
        List<List<String>> unseen,
        List<Seat> answered,
        List<Measure> measures,
        Optional<Text> date) {

    /** What the viewer gets; {@code orders} are tried for refusals, as far as they are of the viewer's seat. */
    static <S> Shown by(Viewer viewer, Position<S> position, S state, List<Order> orders) {
        Game<S> game = position.game();
        Seen<S> seen = game.conceal(state, viewer);
        Seen<S> open = game.conceal(state, Viewer.EVERYONE);
        Map<Seat, Listing> decisions = new TreeMap<>();
        List<Optional<View>> previews = new ArrayList<>();
        for (Seat seat : position.seats()) {
            if (viewer instanceof Seat own && !own.equals(seat)) {
                continue;
            }
            Optional<Decision> decision = game.decisions().of(seen, seat);
            decision.ifPresent(d -> decisions.put(seat, Listing.of(d, position.luck())));
            decision.ifPresent(d -> previews.addAll(previews(game, seen, seat, d, position.random())));
        }
        List<Offer> questions = game.views().queries(seen);
        List<View> answers = new ArrayList<>();
        for (Offer question : questions) {
            Call call = new RandomComputer<S>().fill(question, position.random());
            answers.add(game.views().answer(call, seen));
        }
        List<Optional<Line>> refusals = orders.stream()
                .filter(order -> order.seat().equals(viewer))
                .map(order -> new Referee().refusal(game, state, order))
                .toList();
        return new Shown(
                game.rules().awaited(seen.position()),
                game.rules().result(seen.position()),
                game.views().of(seen),
                decisions,
                Listing.rows(questions, position.luck()),
                answers,
                previews,
                refusals,
                position.seats().stream()
                        .flatMap(seat -> game.decisions().rests(seen, seat).stream())
                        .toList(),
                position.seats().stream()
                        .map(seat -> game.views().stakes(seen, seat))
                        .toList(),
                position.seats().stream()
                        .map(seat -> game.decisions().unseen(seen, seat))
                        .toList(),
                game.views().answered(open),
                game.views().measures(open),
                game.views().date(open));
    }

    private static <S> List<Optional<View>> previews(
            Game<S> game, Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
        List<Optional<View>> previews = new ArrayList<>();
        for (Offer offer : decision.offers()) {
            Call call = new RandomComputer<S>().fill(offer, luck);
            previews.add(game.views().preview(new Order(seat, call), seen));
        }
        return previews;
    }
}
