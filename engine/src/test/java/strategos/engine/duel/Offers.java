package strategos.engine.duel;

import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The offers of a duel, from what the seat may see. */
record Offers(DuelData data, Seen<DuelState> seen, Seat seat) {
    static final int PARRIED = 2;
    private static final int LONGEST_LUNGE = 3;
    private static final int LONGEST_TAUNT = 40;
    private static final int MOST_CARDS = 2;

    @Rule("2.1")
    Offer stance() {
        return SlotOffer.one(Verbs.STANCE, choices("stance", Duel.STANCES));
    }

    @Rule("2.2")
    Offer shift() {
        int place = fighter().place();
        return new SlotOffer(
                Verbs.SHIFT,
                (slot, filled) -> new Choices.Range(Math.max(1, place - 1), Math.min(data.length(), place + 1)));
    }

    Offer taunt() {
        return new SlotOffer(Verbs.TAUNT, (slot, filled) -> new Choices.Words(1, LONGEST_TAUNT));
    }

    Offer pass() {
        return SlotOffer.bare(Verbs.PASS);
    }

    /** A card takes off {@link #PARRIED}; a parry that leaves nothing disarms. */
    @Rule("4")
    Offer parry(int strength) {
        return new Offer() {
            @Override
            public Verb verb() {
                return Verbs.PARRY;
            }

            @Override
            public Choices choices(Slot slot, Call filled) {
                return Choices.oneOf(Offers.choices("card", fighter().hand()));
            }

            @Override
            public Map<String, String> facts(Call call) {
                return Map.of("disarms", strength <= PARRIED ? "yes" : "no");
            }
        };
    }

    /** A lunge passes over neighbouring places, none of them twice, and may stop after each. */
    @Rule("3")
    Offer lunge() {
        return new Offer() {
            @Override
            public Verb verb() {
                return Verbs.LUNGE;
            }

            @Override
            public Choices choices(Slot slot, Call filled) {
                return switch (slot.name()) {
                    case "path" -> step(filled.all("path"));
                    case "cards" -> cards();
                    default -> new Choices.Pick(flag(), 0, 1);
                };
            }

            @Override
            public Line whyNot(Slot slot, Call filled, String value) {
                if (!slot.name().equals("path") || value.isEmpty()) {
                    return Offer.super.whyNot(slot, filled, value);
                }
                List<Text> open = choices(slot, filled).listed().stream()
                        .map(Choice::label)
                        .toList();
                return new Line(Text.of("why.not-a-place", "value", value, "choices", open), "3");
            }
        };
    }

    private DuelState.Fighter fighter() {
        return seen.position().fighter(seat);
    }

    private Choices step(List<String> taken) {
        int start = fighter().place();
        int from = taken.isEmpty() ? start : Integer.parseInt(taken.getLast());
        List<String> next = taken.size() == LONGEST_LUNGE
                ? List.of()
                : List.of(from - 1, from + 1).stream()
                        .filter(to -> to >= 1 && to <= data.length() && to != start)
                        .map(to -> Integer.toString(to))
                        .filter(to -> !taken.contains(to))
                        .toList();
        return new Choices.Step(choices("spot", next), !taken.isEmpty());
    }

    private Choices cards() {
        List<String> hand = fighter().hand();
        return new Choices.Pick(choices("card", hand), 0, Math.min(MOST_CARDS, hand.size()));
    }

    private static List<Choice> flag() {
        return List.of(new Choice("yes", Text.of("flag.yes")), new Choice("no", Text.of("flag.no")));
    }

    private static List<Choice> choices(String kind, List<String> ids) {
        return ids.stream()
                .map(id -> new Choice(id, Text.of("choice", "name", new Arg.Name(kind, id))))
                .toList();
    }
}
