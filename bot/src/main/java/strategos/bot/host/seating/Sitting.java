package strategos.bot.host.seating;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Matches.Reply;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.Knowing;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;

/** A person sits down at a seat that no person holds; whether they may was settled before. */
record Sitting(OutboxWriter writer) {
    /** How much of it there is for the question that stands. */
    private enum Time {
        /** All of it. */
        WHOLE,
        /** What was left when the seat was left. */
        LEFT,
        /** It runs, and goes on. */
        RUNS
    }

    /** In a running match, with the omen that the salt was made of. */
    TransactionResult during(CommittedMatch<?> match, Seat seat, Person by, Optional<Person> actor, Instant now) {
        return during(match, seat, by, actor, Time.WHOLE, now);
    }

    /** The same of one who has held the seat before, and goes on with the time that was left then. */
    TransactionResult again(CommittedMatch<?> match, Seat seat, Person by, Instant now) {
        return during(match, seat, by, Optional.of(by), Time.LEFT, now);
    }

    private TransactionResult during(
            CommittedMatch<?> match, Seat seat, Person by, Optional<Person> actor, Time time, Instant now) {
        if (!match.held(by).isEmpty()) {
            return TransactionResult.refuse(
                    "host.one-seat-in-play.of",
                    "person",
                    by.name(),
                    "seat",
                    new SeatName(match.held(by).getFirst()).text());
        }
        String omen = match.holder(seat).flatMap(Holder::omen).orElseThrow();
        return sit(match, seat, by, actor, omen, "host.took-over", time, now);
    }

    /**
     * In the place of another, whose question goes on, and whose time too, or nobody's would ever be out where two hand a seat
     * to and fro; only one who is away leaves a successor the whole time of a decision.
     *
     * @param reply whether the standing orders go along
     * @param away whether the other is
     */
    TransactionResult after(CommittedMatch<?> match, Holder holder, Person by, Reply reply, boolean away, Instant now) {
        boolean running = match.stage() == Stage.RUNNING;
        String omen = holder.omen().orElseThrow();
        boolean goesOn = !away && TimeRules.of(match.options()).clock() instanceof Clock.PerDecision;
        TransactionResult result = sit(
                match,
                holder.seat(),
                by,
                Optional.of(by),
                omen,
                running ? "host.took-over" : "host.joined",
                goesOn ? Time.RUNS : Time.WHOLE,
                now);
        int orders = match.standing(holder.seat()).size();
        return running && orders > 0 && result instanceof TransactionResult.Decided decided
                ? left(decided, holder.seat(), orders, reply)
                : result;
    }

    /** Whoever comes is told what was said there beforehand, which acts for him without being asked again. */
    private static TransactionResult left(TransactionResult.Decided decided, Seat seat, int orders, Reply reply) {
        boolean afresh = reply == Reply.AFRESH;
        List<Line> told = new ArrayList<>(decided.told());
        told.add(new Line(Text.of(afresh ? "host.joined.afresh" : "host.joined.standing", "count", orders)));
        return new TransactionResult.Decided(
                afresh ? decided.commit().standing(seat.id(), List.of()) : decided.commit(), decided.after(), told);
    }

    /** Anywhere, with that omen. */
    TransactionResult sit(
            CommittedMatch<?> match,
            Seat seat,
            Person by,
            Optional<Person> actor,
            String omen,
            String line,
            Instant now) {
        return sit(match, seat, by, actor, omen, line, Time.WHOLE, now);
    }

    private TransactionResult sit(
            CommittedMatch<?> match,
            Seat seat,
            Person by,
            Optional<Person> actor,
            String omen,
            String line,
            Time time,
            Instant now) {
        List<SeatRequest> requests = new Release(match).without(seat, by);
        List<SeatOffer> offers = Knowing.others(match, seat).stream()
                .filter(o -> !o.to().id().equals(by.id()))
                .toList();
        Commit commit = Knowing.store(Commit.on(match.id(), match.version(), now), offers)
                .sit(StoredSeat.taken(seat.id(), new Occupant.Person(by.id(), by.name()), omen, now));
        if (match.stage() == Stage.RUNNING) {
            commit = Release.store(commit, requests);
        }
        if (match.stage() == Stage.RUNNING && time != Time.RUNS) {
            Deadlines deadlines = new Deadlines();
            commit = deadlines.gone(commit, match, seat);
            commit = time == Time.LEFT
                    ? deadlines.returned(commit, match, seat, now)
                    : deadlines.arrived(commit, match, seat, now);
        }
        Line told = new Line(Text.of(line, "seat", new SeatName(seat).text(), "person", by.name(), "omen", omen));
        commit = writer.lines(commit, match, List.of(told), List.of(by));
        CommittedMatch<?> after = match.with(match.facts()
                .seating(seat, Optional.of(by), Optional.empty())
                .withRequests(requests)
                .withOffers(offers));
        return TransactionResult.Decided.reload(
                writer.show(commit, after, actor),
                actor.isPresent() ? new Line(Text.of("host.joined.you", "seat", new SeatName(seat).text())) : told);
    }
}
