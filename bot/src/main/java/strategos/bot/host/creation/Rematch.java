package strategos.bot.host.creation;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.port.Request.Person;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.match.StoredMatch;
import strategos.storage.match.StoredMatch.Life;
import strategos.storage.result.Results;

/**
 * The second match of a set: the same two players with the sides exchanged. Who asks for it sits down, and the other is
 * invited to the seat that is left.
 */
record Rematch(Storage storage, Action action) {
    /**
     * Who is to sit where when a match is opened.
     *
     * @param invited who is offered the seat that is left
     * @param first the match that is repeated
     */
    record Table(List<Holder> seats, List<SeatOffer> offers, Optional<Person> invited, Optional<String> first) {
        Table {
            seats = List.copyOf(seats);
            offers = List.copyOf(offers);
        }

        /** All seats are free. */
        static Table free(List<Holder> seats) {
            return new Table(seats, List.of(), Optional.empty(), Optional.empty());
        }

        /** What is told of it besides, naming who sits down. */
        Optional<Line> told() {
            return invited.map(other -> new Line(Text.of(
                    "host.rematch",
                    "person",
                    offers.getFirst().by().name(),
                    "other",
                    other.name(),
                    "seat",
                    new SeatName(offers.getFirst().seat()).text(),
                    "first",
                    first.orElseThrow())));
        }
    }

    /** Why there can be none; empty where there can. */
    Optional<Line> refusal(LiveMatch first) {
        Results results = storage.results();
        if (first.scenario().least() != 2 || first.scenario().most() != 2) {
            return no("host.rematch.no-sides", "game", first.box().title());
        }
        if (first.stage() != Stage.OVER) {
            return no("host.rematch.not-over", "match", first.id());
        }
        if (first.held(action.by()).isEmpty()) {
            return no("host.rematch.players-only", "match", first.id());
        }
        long people = first.seats().stream()
                .flatMap(holder -> holder.person().stream())
                .map(Person::id)
                .distinct()
                .count();
        if (people != 2) {
            return no("host.rematch.two-people", "match", first.id());
        }
        if (results.firstOf(first.id()).isPresent()) {
            return no("host.rematch.second", "match", first.id());
        }
        return results.secondOf(first.id())
                .filter(this::stands)
                .flatMap(second -> no("host.rematch.there", "match", first.id(), "second", second));
    }

    /** A second match that was closed before anybody won it may be repeated. */
    private boolean stands(String second) {
        Optional<StoredMatch> match = storage.matches().find(second);
        boolean alive = match.filter(m -> m.life() != Life.OVER).isPresent();
        return alive
                || storage.results()
                        .find(second)
                        .filter(result -> result.seats().stream()
                                .anyMatch(score -> score.place().isPresent()))
                        .isPresent();
    }

    private static Optional<Line> no(String key, Object... values) {
        return Optional.of(new Line(Text.of(key, values)));
    }

    /** Where {@link #refusal} has none. */
    Table table(LiveMatch first, Instant now) {
        Person by = action.by();
        Person other = first.seats().stream()
                .flatMap(holder -> holder.person().stream())
                .filter(person -> !person.id().equals(by.id()))
                .findFirst()
                .orElseThrow();
        List<Holder> seats = new ArrayList<>();
        List<SeatOffer> offers = new ArrayList<>();
        for (Holder holder : first.seats()) {
            boolean mine = holder.person().filter(p -> p.id().equals(by.id())).isEmpty();
            if (mine) {
                seats.add(new Holder(
                        holder.seat(),
                        Optional.of(by),
                        Optional.empty(),
                        Optional.of(action.delivery()),
                        Optional.of(now)));
            } else {
                seats.add(new Holder(
                        holder.seat(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));
                offers.add(new SeatOffer(holder.seat(), SeatOffer.Kind.INVITATION, other, by, now));
            }
        }
        return new Table(seats, offers, Optional.of(other), Optional.of(first.id()));
    }
}
