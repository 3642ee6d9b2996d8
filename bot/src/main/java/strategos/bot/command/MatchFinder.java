package strategos.bot.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.SeatName;
import strategos.bot.host.Speech;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Finds the match and the seat that a request is about. */
public final class MatchFinder {
    /** The option by which another match than the channel's is named. */
    public static final String MATCH = "match";

    /** The option by which a seat is named. */
    public static final String SEAT = "seat";

    private final Matches matches;

    @Inject
    public MatchFinder(Matches matches) {
        this.matches = matches;
    }

    /** The match of the channel, as who asks reads it. @throws Refused when there is none */
    public LiveMatch here(CommandContext at) {
        return found(at).orElseThrow(() -> Refused.because("command.no-match-here"));
    }

    /** The match of the channel, if there is one. */
    public Optional<LiveMatch> found(CommandContext at) {
        return matches.at(at.where()).map(match -> match.readBy(at.by()));
    }

    /** The match named, or else that of the channel. Only matches of the same server are found. @throws Refused when there is none */
    public LiveMatch meant(CommandContext at, CommandArguments given) {
        Optional<String> named = given.text(MATCH);
        if (named.isEmpty()) {
            return here(at);
        }
        // Telephones begin it with a large letter.
        return matches.find(named.get().strip().toLowerCase(Locale.ROOT))
                .filter(m -> m.where().guild().equals(at.where().guild()))
                .map(match -> match.readBy(at.by()))
                .orElseThrow(() -> Refused.because(
                        "command.no-such-match.named",
                        "match",
                        named.get(),
                        "here",
                        found(at).map(LiveMatch::id).orElse("none")));
    }

    /** The match of what was pressed, in whatever channel. @throws Refused when there is none */
    public LiveMatch pressed(CommandContext at, String id) {
        return matches.find(id)
                .map(match -> match.readBy(at.by()))
                .orElseThrow(() -> Refused.because("command.no-such-match", "match", id));
    }

    /** The seat so called: by its id, its own name, or as it reads. @throws Refused when the match has none */
    public static Seat seat(LiveMatch match, String typed) {
        List<Seat> seats = match.scenario().seats();
        return seats.stream()
                .filter(s -> Stream.of(s.id(), reads(match.words(), s), reads(match.tale(), s))
                        .anyMatch(typed::equalsIgnoreCase))
                .findFirst()
                .or(() -> Suggestions.called(suggest(match, seats), typed).map(called -> new Seat(called.value())))
                .orElseThrow(() -> Refused.because("command.no-such-seat", "seat", typed, "seats", seats));
    }

    /** Why a seat is none of those that the person holds. */
    public static Refused notHeld(LiveMatch match, Seat seat, List<Seat> held) {
        return held.isEmpty()
                ? seatless(match)
                : Refused.because("command.seat-not-held", "seat", seat, "held", SeatName.own(held));
    }

    /** That a person holds no seat, and whether one could be taken. */
    public static Refused seatless(LiveMatch match) {
        return Refused.because(
                "command.no-seat-held",
                "match",
                match.id(),
                "free",
                free(match).size(),
                "over",
                match.stage() == LiveMatch.Stage.OVER ? "yes" : "no");
    }

    /** That a button is for the player of that seat; where there is none any more, who has it now and how one gets it. */
    public static Refused notYours(LiveMatch match, Seat seat) {
        String now = match.stage() == LiveMatch.Stage.OVER || !match.vacant().contains(seat)
                ? "player"
                : match.untaken().contains(seat) ? "nobody" : "computer";
        return Refused.because("command.not-your-button", "now", now, "seat", seat, "id", seat.id());
    }

    /** The seats that a person could take: in a match that runs from a computer, too. */
    public static List<Seat> free(LiveMatch match) {
        return match.stage() == LiveMatch.Stage.OPEN ? match.untaken() : match.vacant();
    }

    /** The seat that the person holds and means: the one named, or the only one. @throws Refused when that is none, or not clear */
    public static Seat own(LiveMatch match, CommandContext at, CommandArguments given) {
        List<Seat> held = match.held(at.by());
        if (held.isEmpty()) {
            throw seatless(match);
        }
        Optional<String> named = given.text(SEAT);
        if (named.isPresent()) {
            Seat seat = seat(match, named.get());
            if (!held.contains(seat)) {
                throw notHeld(match, seat, held);
            }
            return seat;
        }
        if (held.size() > 1) {
            throw Refused.because("command.which-seat", "held", SeatName.own(held));
        }
        return held.getFirst();
    }

    /** The seats as suggestions. */
    public static List<Suggestion> suggest(LiveMatch match, List<Seat> seats) {
        return seats.stream()
                .map(s -> new Suggestion(s.id(), reads(match.words(), s)))
                .toList();
    }

    /** The seats that the person holds in the match of the channel, as suggestions. */
    public List<Suggestion> suggestHeld(CommandContext at) {
        return found(at).map(m -> suggest(m, m.held(at.by()))).orElse(List.of());
    }

    private static String reads(Speech words, Seat seat) {
        return words.plain(Text.of("command.seat", "seat", seat));
    }
}
