package strategos.bot.command.handler;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Suggestions;
import strategos.bot.command.fill.SlotSuggestions;
import strategos.bot.command.order.Offers;
import strategos.bot.command.order.SeatChoice;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;

/** What may be typed into the slots of a game's verbs, from the last committed position and the slots before. */
final class Completion {
    private final Suggestions suggestions = new Suggestions();

    /** At most 25, best first; nothing where the person may do nothing so called. */
    List<Suggestion> complete(
            LiveMatch match, Person by, Verb verb, SequencedMap<String, String> given, String option, String typed) {
        if (option.equals(Catalogue.AS)) {
            return suggestions.fitting(MatchFinder.suggest(match, match.held(by)), typed);
        }
        Optional<Slot> slot = verb.slot(option);
        Optional<Offer> offer = seat(match, by, verb, given).flatMap(s -> Offers.find(match, s, verb.name()));
        if (slot.isEmpty() || offer.isEmpty()) {
            return List.of();
        }
        return new SlotSuggestions(match.words()::plain).of(offer.get(), slot.get(), given, typed);
    }

    private static Optional<Seat> seat(LiveMatch match, Person by, Verb verb, Map<String, String> given) {
        List<Seat> held = match.held(by);
        Optional<Seat> named = held.stream()
                .filter(s -> s.id().equals(given.get(Catalogue.AS)))
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
