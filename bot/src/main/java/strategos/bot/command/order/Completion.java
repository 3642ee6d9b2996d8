package strategos.bot.command.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.command.CommandBook;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Suggestions;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Naming;
import strategos.bot.command.fill.OpenSlot;
import strategos.bot.command.fill.Typed;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Person;
import strategos.bot.port.Suggestion;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Seat;
import strategos.engine.Slot;
import strategos.engine.Verb;
import strategos.engine.text.Text;

/** What may be typed into the slots of a game's verbs, from the last committed position and the slots before. */
public final class Completion {
    private final Suggestions suggestions = new Suggestions();

    /** At most 25, best first; nothing where the person may do nothing so called. */
    public List<Suggestion> complete(
            LiveMatch match, Person by, Verb verb, SequencedMap<String, String> given, String option, String typed) {
        if (option.equals(CommandBook.AS)) {
            return suggestions.fitting(MatchFinder.suggest(match, match.held(by)), typed);
        }
        Optional<Slot> slot = verb.slot(option);
        Optional<Offer> offer = seat(match, by, verb, given).flatMap(s -> Offers.find(match, s, verb.name()));
        if (slot.isEmpty() || offer.isEmpty()) {
            return List.of();
        }
        return complete(match, offer.get(), slot.get(), given, typed);
    }

    private List<Suggestion> complete(
            LiveMatch match, Offer offer, Slot slot, Map<String, String> given, String typed) {
        Naming naming = new Naming(match.words()::plain);
        Typed reader = new Typed(naming);
        // Only the slots before the typed one count, whatever was filled behind it.
        Map<String, String> before = new LinkedHashMap<>();
        for (Slot earlier : offer.verb().slots()) {
            if (earlier.equals(slot)) {
                break;
            }
            Optional.ofNullable(given.get(earlier.name())).ifPresent(v -> before.put(earlier.name(), v));
        }
        boolean several = slot.kind() == Slot.Kind.SOME || slot.kind() == Slot.Kind.PATH;
        int comma = several ? typed.lastIndexOf(',') : -1;
        if (comma >= 0) {
            before.put(slot.name(), typed.substring(0, comma));
        }
        if (!(reader.read(offer, before) instanceof Typed.Read.Fits(Call call))) {
            return List.of();
        }
        String prefix = comma >= 0 ? typed.substring(0, comma).strip() + "," : "";
        return open(offer, call, slot)
                .flatMap(OpenSlot::choices)
                .map(left -> suggestions.fitting(
                        suggest(match, naming, slot, left, prefix),
                        prefix,
                        typed.substring(comma + 1).strip()))
                .orElse(List.of());
    }

    /** The slot, where those before it are filled as far as they must be. */
    private static Optional<OpenSlot> open(Offer offer, Call call, Slot slot) {
        return new Filling(offer, call, 0)
                .open().stream().filter(o -> o.slot().equals(slot)).findFirst();
    }

    private static List<Suggestion> suggest(LiveMatch match, Naming naming, Slot slot, Choices left, String prefix) {
        List<Suggestion> all = new ArrayList<>();
        if (left instanceof Choices.Pick pick && slot.kind() == Slot.Kind.SOME) {
            naming.groups(pick).forEach(g -> all.add(new Suggestion(prefix + g, prefix + g)));
        }
        for (Choice choice : left.listed()) {
            all.add(new Suggestion(prefix + choice.value(), label(match, prefix, choice)));
        }
        if (left instanceof Choices.Range range) {
            all.addAll(numbers(match, range));
        }
        all.removeIf(s -> s.value().length() > Options.LONGEST_VALUE);
        return all;
    }

    private static String label(LiveMatch match, String prefix, Choice choice) {
        String label = match.words().plain(choice.label());
        return prefix.isEmpty() ? label : prefix + " " + label;
    }

    /** Both ends of the range, and what lies between where that is little. */
    private static List<Suggestion> numbers(LiveMatch match, Choices.Range range) {
        List<Suggestion> numbers = new ArrayList<>();
        int most = (int) Math.min(range.most(), (long) range.least() + Suggestions.MOST - 1);
        for (int n = range.least(); n <= most; n++) {
            numbers.add(new Suggestion(Integer.toString(n), match.words().plain(Text.of("command.number", "n", n))));
        }
        return numbers;
    }

    private static Optional<Seat> seat(LiveMatch match, Person by, Verb verb, Map<String, String> given) {
        List<Seat> held = match.held(by);
        Optional<Seat> named = held.stream()
                .filter(s -> s.id().equals(given.get(CommandBook.AS)))
                .findFirst();
        if (named.isPresent()) {
            return named;
        }
        if (verb.question()) {
            return Optional.of(held.isEmpty() ? Offers.NOBODY : held.getFirst());
        }
        return held.isEmpty()
                ? Optional.empty()
                : Optional.of(SeatChoice.meant(match, by, verb.name(), Optional.empty())
                        .getFirst());
    }
}
