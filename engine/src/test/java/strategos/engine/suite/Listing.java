package strategos.engine.suite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.standing.Occasion;
import strategos.engine.text.Text;

/**
 * A decision written out: the choices of every slot, and of every next step of paths taken at random. Two equal decisions
 * have equal listings.
 */
record Listing(Text prompt, String rule, Optional<Occasion> occasion, List<Row> rows, Optional<Call> fallback) {
    private static final int MOST_ROWS = 400;

    /** What one slot takes after what is filled; for a whole call, its facts, and by which shorter ways one may come to one. */
    record Row(
            String verb,
            String slot,
            Call filled,
            Choices choices,
            Map<String, String> facts,
            List<Shortcuts> shortcuts) {
        Row(String verb, String slot, Call filled, Choices choices) {
            this(verb, slot, filled, choices, Map.of(), List.of());
        }
    }

    static Listing of(Decision decision, long seed) {
        return new Listing(
                decision.prompt(),
                decision.rule(),
                decision.occasion(),
                rows(decision.offers(), seed),
                decision.fallback().get());
    }

    static List<Row> rows(List<Offer> offers, long seed) {
        RandomGenerator luck = new SplittableRandom(seed);
        List<Row> rows = new ArrayList<>();
        for (Offer offer : offers) {
            rows(offer, luck, rows);
        }
        return rows;
    }

    private static void rows(Offer offer, RandomGenerator luck, List<Row> rows) {
        Call filled = Call.of(offer.verb().name());
        RandomComputer<Object> computer = new RandomComputer<>();
        for (Slot slot : offer.verb().slots()) {
            Choices choices = offer.choices(slot, filled);
            rows.add(new Row(offer.verb().name(), slot.name(), filled, choices));
            assertNoValueTwice(offer, slot, choices);
            for (Choice choice : choices.listed()) {
                if (rows.size() < MOST_ROWS && slot.kind() == Slot.Kind.PATH) {
                    Call longer = filled.with(slot.name(), choice.value());
                    rows.add(new Row(offer.verb().name(), slot.name(), longer, offer.choices(slot, longer)));
                }
            }
            filled = computer.fill(offer, slot, filled, luck);
        }
        rows.add(new Row(offer.verb().name(), "", filled, Choices.nothing(), offer.facts(filled), Shortcuts.of(offer)));
    }

    private static void assertNoValueTwice(Offer offer, Slot slot, Choices choices) {
        Set<String> values = new HashSet<>();
        for (Choice choice : choices.listed()) {
            if (!values.add(choice.value())) {
                throw new AssertionError(offer.verb().name() + " " + slot.name() + " offers twice: " + choice.value());
            }
            if (choice.value().isEmpty()
                    || choice.value().contains(",")
                    || choice.value().length() > 100) {
                throw new AssertionError(offer.verb().name() + " " + slot.name() + " offers no short value without a"
                        + " comma: " + choice.value());
            }
        }
    }
}
