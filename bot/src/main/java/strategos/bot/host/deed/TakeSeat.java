package strategos.bot.host.deed;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.Pouch;
import strategos.bot.port.Person;
import strategos.engine.Seat;
import strategos.engine.dice.Omen;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;
import strategos.storage.Occupant;
import strategos.storage.StoredSeat;

/**
 * A person takes a seat: a free one before the start, with an omen; in a running match one that nobody holds, or a
 * computer does, with the omen that the salt was made of.
 */
record TakeSeat(Pouch pouch, Action action, Seat seat, Optional<String> omen) implements Deed {
    @Override
    public String name() {
        return "join " + seat;
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        Person by = action.by();
        Optional<Holder> holder = match.holder(seat);
        if (holder.isEmpty()) {
            return Verdict.noSuchSeat(match, seat);
        }
        return switch (match.stage()) {
            case OVER -> Verdict.refuse("host.over");
            case OPEN -> before(match, holder.get(), by, now);
            case RUNNING -> during(match, holder.get(), by, now);
        };
    }

    private Verdict before(CommittedMatch<?> match, Holder holder, Person by, Instant now) {
        if (match.facts().starting().isPresent()) {
            return Verdict.refuse("host.starting");
        }
        if (holder.person().filter(p -> p.id().equals(by.id())).isPresent()) {
            return Verdict.refuse("host.seat-yours", "seat", seat);
        }
        if (holder.taken()) {
            return taken(match);
        }
        long taken = match.seats().stream().filter(Holder::taken).count();
        if (taken >= match.scenario().most()) {
            return Verdict.refuse("host.table-full", "most", match.scenario().most());
        }
        String given = omen.filter(words -> !words.isBlank()).orElse(action.delivery());
        Optional<Line> bad = Omen.refusal(given);
        if (bad.isPresent()) {
            return new Verdict.Refused(bad.get());
        }
        return sit(match, given, "host.joined", now);
    }

    private Verdict during(CommittedMatch<?> match, Holder holder, Person by, Instant now) {
        if (!match.inPlay(seat)) {
            return Verdict.refuse("host.seat-not-in-play", "seat", seat);
        }
        if (holder.person().isPresent()) {
            return taken(match);
        }
        if (!match.held(by).isEmpty()) {
            return Verdict.refuse(
                    "host.one-seat-in-play", "seat", match.held(by).getFirst());
        }
        return sit(match, holder.omen().orElseThrow(), "host.took-over", now);
    }

    private Verdict sit(CommittedMatch<?> match, String given, String line, Instant now) {
        Person by = action.by();
        Commit commit = Commit.on(match.id(), match.version(), now)
                .sit(StoredSeat.taken(seat.id(), new Occupant.Person(by.id(), by.name()), given, now));
        if (match.stage() == Stage.RUNNING) {
            commit = new Hourglass().arrived(commit, match, seat, now);
        }
        commit = pouch.lines(
                commit,
                match,
                List.of(new Line(
                        Text.of(line, "seat", new SeatName(seat).text(), "person", by.name(), "omen", given), "")),
                List.of(by));
        CommittedMatch<?> after = match.with(match.facts().seating(seat, Optional.of(by), false));
        return Verdict.Decided.reload(
                pouch.refresh(commit, after, Optional.of(by)),
                new Line(Text.of("host.joined.you", "seat", new SeatName(seat).text()), ""));
    }

    private Verdict.Refused taken(CommittedMatch<?> match) {
        List<Seat> free = free(match);
        return Verdict.refuse("host.seat-taken", "seat", seat, "free", free, "count", free.size());
    }

    private static List<Seat> free(CommittedMatch<?> match) {
        return match.seats().stream()
                .filter(h -> !h.taken())
                .filter(h -> match.stage() == Stage.OPEN || match.inPlay(h.seat()))
                .map(Holder::seat)
                .toList();
    }
}
