package strategos.bot.command.fill;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import strategos.bot.command.Options;
import strategos.bot.command.Suggestions;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.port.Suggestion;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/** What may be typed into a slot of an offer, from what is typed so far. */
public final class SlotSuggestions {
    private final Suggestions suggestions = new Suggestions();
    private final Function<Text, String> say;
    private final Naming naming;
    private final Typed typed;

    /**
     * Suggestions as they read in one language.
     *
     * @param say puts labels into words
     */
    public SlotSuggestions(Function<Text, String> say) {
        this.say = say;
        this.naming = new Naming(say);
        this.typed = new Typed(naming);
    }

    /** At most 25, best first; nothing where the slots before it hold what is not legal. */
    public List<Suggestion> of(Offer offer, Slot slot, Map<String, String> given, String word) {
        // Only the slots before the typed one count, whatever was filled behind it.
        Map<String, String> before = new LinkedHashMap<>();
        for (Slot earlier : offer.verb().slots()) {
            if (earlier.equals(slot)) {
                break;
            }
            Optional.ofNullable(given.get(earlier.name())).ifPresent(v -> before.put(earlier.name(), v));
        }
        boolean several = slot.kind() == Slot.Kind.SOME || slot.kind() == Slot.Kind.PATH;
        int comma = several ? word.lastIndexOf(',') : -1;
        if (comma >= 0) {
            before.put(slot.name(), word.substring(0, comma));
        }
        if (!(typed.read(offer, before) instanceof Typed.Read.Fits fits)) {
            return List.of();
        }
        String taken = comma >= 0 ? word.substring(0, comma).strip() + "," : "";
        String wanted = word.substring(comma + 1).strip();
        return open(offer, fits.call(), slot).flatMap(OpenSlot::choices).stream()
                .flatMap(left -> fitting(slot, left, taken, wanted).stream())
                .toList();
    }

    /** The slot, where those before it are filled as far as they must be. */
    private static Optional<OpenSlot> open(Offer offer, Call call, Slot slot) {
        return new Filling(offer, call, 0)
                .open().stream().filter(o -> o.slot().equals(slot)).findFirst();
    }

    private List<Suggestion> fitting(Slot slot, Choices left, String taken, String wanted) {
        List<Suggestion> all = new ArrayList<>();
        if (left instanceof Choices.Pick pick && slot.kind() == Slot.Kind.SOME) {
            naming.groups(pick).forEach(g -> all.add(new Suggestion(g, g)));
        }
        all.addAll(new Labels(say).of(left.listed()));
        if (left instanceof Choices.Range range) {
            new Numbers(range)
                    .like(wanted, Suggestions.MOST)
                    .forEach(n ->
                            all.add(new Suggestion(Integer.toString(n), say.apply(Text.of("command.number", "n", n)))));
        }
        all.removeIf(s -> taken.length() + s.value().length() > Options.LONGEST_VALUE);
        return suggestions.fitting(all, wanted).stream()
                .map(s -> new Suggestion(taken + s.value(), behind(taken, s.label())))
                .toList();
    }

    /** The label behind what is taken already; where there is no room for both, the label stays whole. */
    private static String behind(String taken, String label) {
        if (taken.isEmpty()) {
            return label;
        }
        int room = Options.LONGEST_VALUE - label.length() - 1;
        return room > 1 ? Shorten.toEnd(room, taken) + " " + label : label;
    }

    /** The numbers of a range, however many there are, as far as they go on from what is typed. */
    record Numbers(Choices.Range range) {
        /** At most so many, the shortest first; of those that go on from nothing, the lowest and the highest. */
        List<Integer> like(String typed, int most) {
            return Choices.WHOLE.matcher(typed).matches() ? from(Long.parseLong(typed), most) : ends(most);
        }

        private List<Integer> ends(int most) {
            long last = Math.min(range.most(), range.least() + most - 1L);
            List<Integer> ends = new ArrayList<>(
                    IntStream.rangeClosed(range.least(), (int) last).boxed().toList());
            if (last < range.most()) {
                ends.set(ends.size() - 1, range.most());
            }
            return ends;
        }

        /** The number itself, then those with one more digit, and on. */
        private List<Integer> from(long typed, int most) {
            List<Integer> found = new ArrayList<>();
            long width = 1;
            for (long begin = typed; found.size() < most && width <= Integer.MAX_VALUE; begin *= 10) {
                long low = Math.max(range.least(), typed < 0 ? begin - width + 1 : begin);
                long high = Math.min(range.most(), typed < 0 ? begin : begin + width - 1);
                for (long n = low; n <= high && found.size() < most; n++) {
                    found.add((int) n);
                }
                if (typed == 0) {
                    break;
                }
                width *= 10;
            }
            return found;
        }
    }
}
