package strategos.bot.command.fill;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.port.Suggestion;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text;

/** What suggestions for a half-typed word promise, tried with random slots, choices and beginnings. */
final class SuggestionPromises {
    /** Discord's limits, written here once more. */
    private static final int MOST = 25;

    private static final int LONGEST = 100;
    private static final int CHOICES_TRIED = 3;
    private static final int LEGAL_TRIED = 10;

    private final Completer completer;
    private final Function<Text, String> say;
    private final Typed reader;
    private final RandomGenerator luck;

    SuggestionPromises(Completer completer, Function<Text, String> say, RandomGenerator luck) {
        this.completer = completer;
        this.say = say;
        this.reader = new Typed(new Naming(say));
        this.luck = luck;
    }

    /** Whatever suggests. */
    @FunctionalInterface
    interface Completer {
        List<Suggestion> of(Offer offer, Slot slot, Map<String, String> given, String typed);
    }

    /** Tries a random open slot; a twin is what the same seat would be offered if only what it may not know were otherwise. */
    void check(Offer offer, Optional<Offer> twin) {
        Call call = Call.of(offer.verb().name());
        Optional<OpenSlot> open = some(offer, call);
        while (open.isPresent()) {
            check(offer, twin, call, open.get());
            Optional<Choice> on = any(open.get().choices().orElseThrow());
            if (on.isEmpty()) {
                return;
            }
            call = call.with(open.get().slot().name(), on.get().value());
            open = luck.nextInt(3) == 0 ? Optional.empty() : some(offer, call);
        }
    }

    private Optional<OpenSlot> some(Offer offer, Call call) {
        List<OpenSlot> open = new Filling(offer, call, 0)
                .open().stream().filter(o -> o.choices().isPresent()).toList();
        return open.isEmpty() ? Optional.empty() : Optional.of(open.get(luck.nextInt(open.size())));
    }

    private Optional<Choice> any(Choices choices) {
        if (choices instanceof Choices.Range(int least, int most)) {
            String number = Long.toString(luck.nextLong(least, most + 1L));
            return Optional.of(new Choice(number, Text.of("command.number", "n", Integer.parseInt(number))));
        }
        List<Choice> listed = choices.listed();
        return listed.isEmpty() ? Optional.empty() : Optional.of(listed.get(luck.nextInt(listed.size())));
    }

    private void check(Offer offer, Optional<Offer> twin, Call call, OpenSlot open) {
        Map<String, String> given = new LinkedHashMap<>();
        call.values().forEach((name, values) -> given.put(name, String.join(",", values)));
        String taken = open.taken().isEmpty() ? "" : given.remove(open.slot().name()) + ",";
        Choices choices = open.choices().orElseThrow();
        Map<String, String> labels = new HashMap<>();
        choices.listed().forEach(c -> labels.put(c.value(), say.apply(c.label())));
        for (int i = 0; i < CHOICES_TRIED; i++) {
            Optional<Choice> choice = any(choices);
            if (choice.isEmpty()) {
                return;
            }
            String typed = beginning(open.slot(), choice.get());
            List<Suggestion> found = completer.of(offer, open.slot(), given, taken + typed);
            String what = "%s %s, %s, \"%s%s\" for %s"
                    .formatted(
                            offer.verb().name(),
                            open.slot().name(),
                            given,
                            taken,
                            typed,
                            choice.get().value());
            fits(what, found, taken + choice.get().value());
            legal(what, found, offer, given, open.slot());
            sorted(what, found, taken, typed, labels);
            twin.ifPresent(other -> assertThat(completer.of(other, open.slot(), given, taken + typed))
                    .as("%s, whatever is hidden", what)
                    .isEqualTo(found));
        }
    }

    /** The beginning of a value, a label or a word in it, in any letters, with or without accents. */
    private String beginning(Slot slot, Choice choice) {
        String label = say.apply(choice.label());
        if (slot.kind() == Slot.Kind.SOME || slot.kind() == Slot.Kind.PATH) {
            label = label.split(",", 2)[0];
        }
        String from = switch (luck.nextInt(3)) {
            case 0 -> choice.value();
            case 1 -> label;
            default -> label.substring(label.lastIndexOf(' ', luck.nextInt(label.length() + 1)) + 1);
        };
        String some = from.substring(0, luck.nextInt(from.length() + 1));
        String accents = luck.nextBoolean() ? some : bare(some);
        return switch (luck.nextInt(3)) {
            case 0 -> accents.toUpperCase(Locale.ROOT);
            case 1 -> accents.toLowerCase(Locale.ROOT);
            default -> accents;
        };
    }

    private static void fits(String what, List<Suggestion> found, String wanted) {
        List<String> values = found.stream().map(Suggestion::value).toList();
        assertThat(values).as(what).hasSizeLessThanOrEqualTo(MOST).doesNotHaveDuplicates();
        assertThat(found)
                .as(what)
                .allMatch(s -> s.value().length() <= LONGEST && s.label().length() <= LONGEST);
        assertThat(values.size() == MOST || wanted.length() > LONGEST || values.contains(wanted))
                .as("%s, among %s", what, values)
                .isTrue();
    }

    private void legal(String what, List<Suggestion> found, Offer offer, Map<String, String> given, Slot slot) {
        for (int i = 0; i < found.size(); i += 1 + luck.nextInt(LEGAL_TRIED)) {
            Suggestion suggestion = found.get(i);
            Map<String, String> all = new LinkedHashMap<>(given);
            all.put(slot.name(), suggestion.value());
            assertThat(reader.read(offer, all))
                    .as("%s: %s", what, suggestion.value())
                    .isInstanceOf(Typed.Read.Fits.class);
        }
    }

    private static void sorted(
            String what, List<Suggestion> found, String taken, String typed, Map<String, String> labels) {
        List<Integer> ranks = new ArrayList<>();
        for (Suggestion suggestion : found) {
            assertThat(suggestion.value()).as(what).startsWith(taken);
            String value = suggestion.value().substring(taken.length());
            String label = labels.getOrDefault(value, suggestion.label());
            ranks.add(Math.min(rank(value, typed), rank(label, typed)));
        }
        assertThat(ranks).as("%s: %s", what, found).isSorted().allMatch(rank -> rank <= 2);
    }

    /** 0 at the beginning, 1 at the beginning of a word, 2 within one, 3 nowhere. */
    private static int rank(String words, String typed) {
        String all = bare(words).toLowerCase(Locale.ROOT);
        String wanted = bare(typed).toLowerCase(Locale.ROOT).strip();
        if (all.startsWith(wanted)) {
            return 0;
        }
        return all.contains(" " + wanted) ? 1 : all.contains(wanted) ? 2 : 3;
    }

    private static String bare(String words) {
        return Normalizer.normalize(words, Normalizer.Form.NFKD).replaceAll("\\p{M}", "");
    }
}
