package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.SeatFigures;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Message.Picture;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.View.Figure;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** The message between two years or game turns: the balance, and the map where it changed. */
final class SeasonWriter {
    private final PressCodec codec = new PressCodec();
    private final ChangedMap maps;

    @Inject
    SeasonWriter(ChangedMap maps) {
        this.maps = maps;
    }

    /**
     * As a new year or turn begins.
     *
     * @param before the match as the last such message showed it, or as it began
     * @param then the match at that very moment
     * @param earlier the figures of that earlier message; empty where there was none, or it did not keep them
     * @param opening what begins, with the figures of that very moment
     */
    Message season(LiveMatch before, LiveMatch then, List<SeatFigures> earlier, Opening opening) {
        String heading = "## "
                + then.tale()
                        .say(Text.of(
                                "host.season.title", "next", opening.chapter().frameTitle()))
                + "\n-# "
                + then.tale()
                        .say(Text.of(
                                "host.report.match", "scenario", then.scenario().name(), "match", then.id()));
        List<String> balance = new ArrayList<>();
        List<Figure> whole = opening.of(Optional.empty());
        balance(then, before(before, earlier, Optional.empty()), Optional.empty(), whole)
                .ifPresent(balance::add);
        for (Holder holder : then.seats()) {
            Optional<Seat> seat = Optional.of(holder.seat());
            List<Figure> own = opening.of(seat);
            if (!own.equals(whole)) {
                balance(then, before(before, earlier, seat), seat, own).ifPresent(balance::add);
            }
        }
        ChangedMap.Shown shown = maps.after(before, then);
        List<Picture> map = shown.map();
        String story = String.join("\n", balance);
        Text kind = Text.of(shown.part() ? "host.season.map" : "host.season.map.whole");
        String print = map.isEmpty() ? "" : then.tale().say(kind);
        return new Message(
                story.isEmpty() ? heading : heading + "\n" + story,
                map,
                List.of(
                        button(then, new PressId.Since(then.id(), 0), "host.card.since"),
                        button(then, new PressId.Chart(then.id()), "host.card.map")),
                Optional.of(new Layout(Optional.empty(), heading, story, print, Optional.empty(), "")));
    }

    private Control button(LiveMatch match, PressId id, String key) {
        return new Control.Button(codec.write(id), match.tale().plain(Text.of(key)), Control.Style.SECONDARY, true);
    }

    private static List<Figure> before(LiveMatch before, List<SeatFigures> earlier, Optional<Seat> seat) {
        return earlier.isEmpty() ? before.figures(seat) : SeatFigures.of(earlier, seat);
    }

    /** The figures of a seat, or of the match, with what they were. */
    private static Optional<String> balance(LiveMatch then, List<Figure> was, Optional<Seat> seat, List<Figure> now) {
        String figures = ReportWriter.figures(then, was, now, false);
        if (figures.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(seat.map(one -> then.tale().say(Text.of("host.season.seat", "seat", one)) + " " + figures)
                .orElse(figures));
    }
}
