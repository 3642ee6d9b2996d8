package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.games.persians.orders.InterceptAct;
import strategos.engine.games.persians.orders.InterceptCall;
import strategos.engine.games.persians.orders.PoliticalAct;
import strategos.engine.games.persians.orders.StratagemAct;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** Questions that change nothing, and what an order would set off. */
@Rule({"3", "6.2"})
public final class Questions {
    private final Verb orders = Verb.question("orders", "3");
    private final Verb odds = Verb.question("odds", "7.2");
    private final Views views;
    private final PoliticalOdds politics;
    private final RoundOdds rounds;
    private final MeetingOdds meetings;
    private final MoveOdds moves;

    public Questions(Procedures rules, Views views) {
        this.views = views;
        this.politics = new PoliticalOdds(rules);
        this.rounds = new RoundOdds(rules);
        this.meetings = new MeetingOdds(rules);
        this.moves = new MoveOdds(rules);
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return List.of(orders, odds);
    }

    /** The questions that the viewer may ask now. */
    public List<Offer> open(Viewer viewer) {
        List<Offer> open = new ArrayList<>();
        if (viewer instanceof Seat) {
            open.add(SlotOffer.bare(orders));
        }
        open.add(SlotOffer.bare(odds));
        return open;
    }

    /** Answers a question that its offer let pass. */
    public View answer(Call question, Seen<War> seen) {
        return question.verb().equals(orders.name()) && seen.viewer() instanceof Seat seat
                ? views.own(seen, Side.of(seat))
                : new View(rounds.now(seen), List.of(), Optional.empty(), views.boards(seen));
    }

    /** What the order would set off, as far as its seat may know. */
    public Optional<View> preview(Order order, Seen<War> seen) {
        Side side = Side.of(order.seat());
        Call call = order.call();
        List<Line> lines = switch (order.verb()) {
            case "march" -> moves.march(seen, call.all("path"));
            case "sail" ->
                moves.sail(seen, side, call.one("vessel"), call.all("path").size());
            case "debark" -> moves.land(seen, side, call.one("leader"), call.one("zone"));
            case "done", "scorch", "sack", "embark" -> moves.halt(seen);
            case InterceptAct.NAME -> {
                InterceptCall meant = new InterceptCall(call);
                yield meetings.of(seen, ours(seen, side, meant), meant);
            }
            case PoliticalAct.NAME -> List.of(politics.of(seen, side, call));
            case StratagemAct.NAME ->
                call.one(StratagemAct.COUNTER).equals(Stratagem.TEMPETE)
                        ? List.of(moves.tempest())
                        : fight(seen, side, call);
            default -> fight(seen, side, call);
        };
        return lines.isEmpty() ? Optional.empty() : Optional.of(View.words(lines));
    }

    private List<Line> fight(Seen<War> seen, Side side, Call call) {
        return seen.position()
                .battle().map(battle -> rounds.of(seen, battle, side, call)).orElse(List.of());
    }

    private static Force ours(Seen<War> seen, Side side, InterceptCall call) {
        Camp camp = seen.position().camp(side);
        String first = call.with().getFirst();
        String place = camp.chief(first)
                .map(Chief::place)
                .or(() -> camp.vessel(first).map(Vessel::sea))
                .orElse("");
        return new Force(side, place, call.with());
    }
}
