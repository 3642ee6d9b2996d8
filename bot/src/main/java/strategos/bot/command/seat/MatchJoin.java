package strategos.bot.command.seat;

import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.SeatName;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.dice.Omen;
import strategos.engine.seat.Seat;

/** {@code /match join}: takes a seat. */
final class MatchJoin extends Common {
    private static final String OMEN = "omen";

    /** Any free seat, before the match begins. */
    private static final String RANDOM = "random";

    private final Matches matches;
    private final MatchFinder finder;
    private final Vacant vacant;

    @Inject
    MatchJoin(Matches matches, MatchFinder finder, Vacant vacant) {
        super(MATCH, "join", Options.required(MatchFinder.SEAT, Options.LONGEST_NAME), Options.free(OMEN, Omen.MOST));
        this.matches = matches;
        this.finder = finder;
        this.vacant = vacant;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        return Answers.answer(
                at.by(),
                matches.join(at.action(), match.id(), seat(at, match, given.need(MatchFinder.SEAT)), given.text(OMEN)),
                match.words());
    }

    @Override
    public Optional<Refused> nothingToName(CommandContext at, String option) {
        return finder.found(at)
                .map(match -> none(match, at))
                .orElseGet(() -> Optional.of(Refused.because("command.no-match-here")));
    }

    /** That no seat is free, and what one can do then. */
    private static Optional<Refused> none(LiveMatch match, CommandContext at) {
        if (match.stage() == LiveMatch.Stage.OVER) {
            return Optional.of(Refused.because("host.over"));
        }
        if (!match.vacant().isEmpty()) {
            return Optional.empty();
        }
        List<Seat> held = match.held(at.by());
        return Optional.of(
                held.isEmpty()
                        ? Refused.because("command.join.none-free", "match", match.id())
                        : Refused.because("command.join.yours", "held", SeatName.own(held)));
    }

    /** Which of the free ones is drawn follows from the id that the service gave to this very command: nobody chooses it. */
    private static Seat seat(CommandContext at, LiveMatch match, String typed) {
        if (!typed.equalsIgnoreCase(RANDOM) || match.stage() == LiveMatch.Stage.OVER) {
            return MatchFinder.seat(match, typed);
        }
        List<Seat> free = match.untaken().isEmpty() ? MatchFinder.free(match) : match.untaken();
        if (free.isEmpty()) {
            throw none(match, at).orElseGet(() -> Refused.because("command.seat.none-free", "match", match.id()));
        }
        UUID drawn =
                UUID.nameUUIDFromBytes((match.id() + "|" + at.action().delivery()).getBytes(StandardCharsets.UTF_8));
        return free.get(Math.floorMod(drawn.hashCode(), free.size()));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return option.equals(MatchFinder.SEAT) ? vacant.suggest(at) : List.of();
    }

    /** The seats that may still be taken. */
    record Vacant(Matches matches) {
        @Inject
        Vacant {}

        /** Those of the channel's match: what no person holds. */
        List<Suggestion> suggest(CommandContext at) {
            return matches.at(at.where())
                    .map(m -> MatchFinder.suggest(m, m.vacant()))
                    .orElse(List.of());
        }
    }
}
