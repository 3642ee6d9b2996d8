package strategos.engine.duel;

import static strategos.engine.duel.Duel.DIE;
import static strategos.engine.duel.Duel.HITS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.Views;
import strategos.engine.duel.DuelState.Fighter;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What is shown of a duel. */
final class DuelViews implements Views<DuelState> {
    @Override
    public View of(Seen<DuelState> known) {
        DuelState seen = known.position();
        List<Line> brief = new ArrayList<>();
        brief.add(new Line(Text.of("view.round", "n", seen.round())));
        for (Seat seat : seen.seats()) {
            Fighter fighter = seen.fighter(seat);
            brief.add(new Line(Text.of(
                    "view.fighter",
                    "seat",
                    seat,
                    "wounds",
                    fighter.wounds(),
                    "cards",
                    fighter.hand().size())));
        }
        List<Choice> hand = new ArrayList<>();
        if (known.viewer() instanceof Seat seat && seen.fighters().containsKey(seat)) {
            for (String card : seen.fighter(seat).hand()) {
                hand.add(new Choice(card, Text.of("choice", "name", new Arg.Name("card", card))));
            }
        }
        return new View(brief, hand, Optional.empty());
    }

    @Override
    public List<Measure> measures(Seen<DuelState> open) {
        return List.of(new Measure(
                        Text.of("measure.wounds"),
                        Text.of("measure.wounds.note"),
                        open.position().seats().stream()
                                .map(seat -> new Measure.Reading(
                                        Text.of("measure.side", "seat", seat),
                                        seat,
                                        seat.id(),
                                        open.position().fighter(seat).wounds()))
                                .toList())
                .leading());
    }

    @Override
    public Optional<Text> date(Seen<DuelState> open) {
        return Optional.of(Text.of("view.round", "n", open.position().round()));
    }

    @Override
    public List<Text> stakes(Seen<DuelState> known, Seat asked) {
        DuelState seen = known.position();
        return switch (seen.phase()) {
            case DuelState.Phase.Choose choose
            when seen.fighter(asked).stance().isEmpty() -> List.of(Text.of("stakes.stance"));
            case DuelState.Phase.Lunge(Seat attacker)
            when attacker.equals(asked) ->
                List.of(Text.of(
                        "stakes.lunge",
                        "wounds",
                        seen.fighter(seen.other(asked)).wounds()));
            case DuelState.Phase.Answer(Seat attacker, int strength)
            when !attacker.equals(asked) ->
                List.of(Text.of("stakes.parry", "strength", strength, "chance", chance(strength)));
            default -> List.of();
        };
    }

    @Override
    public List<Offer> queries(Seen<DuelState> seen) {
        return List.of(new SlotOffer(Verbs.ODDS, (slot, filled) -> new Choices.Range(0, DIE)));
    }

    @Override
    public View answer(Call query, Seen<DuelState> seen) {
        return odds(Integer.parseInt(query.one("strength")));
    }

    @Rule("5")
    private static View odds(int strength) {
        return View.words(
                List.of(new Line(Text.of("view.odds", "strength", strength, "chance", chance(strength)), "5")));
    }

    private static int chance(int strength) {
        return Math.clamp(DIE + 1L - HITS + strength, 0, DIE);
    }

    @Override
    public Optional<View> preview(Order order, Seen<DuelState> seen) {
        return order.verb().equals("lunge")
                ? Optional.of(odds(order.call().all("path").size()
                        + order.call().all("cards").size()))
                : Optional.empty();
    }
}
