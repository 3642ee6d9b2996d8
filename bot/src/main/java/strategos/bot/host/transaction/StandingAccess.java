package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.port.Person;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Line;
import strategos.storage.Commit;

/** Who may see and change the standing orders of a seat, and how they are kept. */
record StandingAccess(Person by, Seat seat) {
    /** Why not; empty when the person may. */
    Optional<Verdict.Refused> refusal(CommittedMatch<?> match) {
        if (match.stage() == Stage.OVER) {
            return Optional.of(Verdict.refuse("host.over"));
        }
        if (match.stage() == Stage.OPEN) {
            return Optional.of(Verdict.refuse("host.not-begun"));
        }
        return match.held(by).contains(seat) ? Optional.empty() : Optional.of(Verdict.notYours(match, seat, by));
    }

    /** The seat's list from now on. */
    <S> Verdict kept(CommittedMatch<S> match, List<StandingOrder> list, Instant now, Line told) {
        List<StandingOrder> all = new ArrayList<>();
        for (Seat one : match.facts().setup().orElseThrow().seats()) {
            all.addAll(one.equals(seat) ? list : match.standing(one));
        }
        Commit commit = Commit.on(match.id(), match.version(), now)
                .standing(
                        seat.id(),
                        list.stream().map(match.file().codec()::writeStanding).toList());
        return new Verdict.Decided(commit, Optional.of(match.with(match.facts().standing(all))), List.of(told));
    }
}
