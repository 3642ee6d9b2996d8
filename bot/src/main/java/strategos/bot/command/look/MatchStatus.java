package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.json.ViewJson.ResultJson;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.RatedNote;
import strategos.bot.host.Unranked;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.transfer.RecordImport;
import strategos.engine.Result;
import strategos.engine.View.Figure;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /match status}: the date and the score, who sits where, who is asked what and until when, how it ended. */
final class MatchStatus extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    MatchStatus(Matches matches, MatchFinder finder) {
        super(MATCH, "status", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.meant(at, given);
        List<Line> lines = new ArrayList<>();
        lines.add(plain(Text.of(
                "command.status.title",
                "match",
                match.id(),
                "game",
                match.box().title(),
                "scenario",
                match.scenario().name(),
                "stage",
                Text.of("command.stage."
                        + (match.asleep() ? "asleep" : match.stage().name().toLowerCase(Locale.ROOT))))));
        standing(match, lines);
        match.seats().stream()
                .filter(holder -> match.stage() == LiveMatch.Stage.OPEN || inPlay(holder))
                .forEach(holder -> lines.add(plain(seat(match, holder))));
        new RatedNote(match).line().ifPresent(lines::add);
        if (match.asleep()) {
            lines.add(plain(Text.of("host.card.asleep", "match", match.id())));
        } else {
            match.awaited().forEach((seat, prompt) -> asked(match, seat, prompt, lines));
        }
        Answers.pending(match).ifPresent(lines::add);
        match.result().ifPresent(r -> ranking(r, lines));
        new Unranked(match).line().ifPresent(lines::add);
        return Answers.about(match, Answer.done(Message.text(Answers.lines(match.words(), lines))))
                .with(Map.of("result", new ResultJson().write(match.result())));
    }

    /** The date within the match, and what counts in it, as everyone may know it. */
    private static void standing(LiveMatch match, List<Line> lines) {
        if (!shown(match)) {
            return;
        }
        match.view(Viewer.EVERYONE).brief().stream()
                .findFirst()
                .map(Line::text)
                .map(MatchStatus::plain)
                .ifPresent(lines::add);
        counts(Optional.empty(), match.figures(Optional.empty()))
                .map(MatchStatus::plain)
                .ifPresent(lines::add);
    }

    private static Optional<Text> counts(Optional<Text> whose, List<Figure> figures) {
        List<Text> counted = figures.stream()
                .map(figure -> Text.of("host.report.figure", "name", figure.name(), "value", figure.value()))
                .toList();
        return counted.isEmpty()
                ? Optional.empty()
                : Optional.of(whose.map(who -> Text.of("command.status.counts.seat", "seat", who, "figures", counted))
                        .orElseGet(() -> Text.of("command.status.counts", "figures", counted)));
    }

    private void asked(LiveMatch match, Seat seat, Text prompt, List<Line> lines) {
        lines.add(plain(Text.of("command.status.awaited", "seat", seat, "prompt", prompt)));
        matches.deadline(match.id(), seat)
                .ifPresent(out ->
                        lines.add(plain(Text.of("command.status.until", "time", Long.toString(out.getEpochSecond())))));
    }

    /** Whoever has played a seat left an omen there. */
    private static boolean inPlay(LiveMatch.Holder holder) {
        return holder.taken() || holder.omen().isPresent();
    }

    /** With what counts of its own. */
    private static Text seat(LiveMatch match, LiveMatch.Holder holder) {
        String key = holder.computer() ? "computer" : holder.person().isPresent() ? "seat" : "vacant";
        Text who = Text.of(
                "command.status." + key,
                "seat",
                holder.seat(),
                "level",
                holder.level().filter(level -> !imported(match)).map(Level::id).orElse("none"));
        if (!shown(match)) {
            return who;
        }
        List<Figure> own = match.figures(Optional.of(holder.seat()));
        return own.equals(match.figures(Optional.empty()))
                ? who
                : counts(Optional.of(who), own).orElse(who);
    }

    /** A record tells that a computer played, and not how well. */
    private static boolean imported(LiveMatch match) {
        return match.where().channel().equals(RecordImport.CHANNEL);
    }

    /** Whether there is a position: a match may be closed before it begins. */
    private static boolean shown(LiveMatch match) {
        return match.stage() == LiveMatch.Stage.RUNNING || match.result().isPresent();
    }

    private static void ranking(Result result, List<Line> lines) {
        lines.add(result.reason());
        for (Result.Place place : result.ranking()) {
            lines.add(plain(Text.of(
                    "command.status.place", "rank", place.rank(), "seat", place.seat(), "score", place.words())));
        }
    }

    private static Line plain(Text text) {
        return new Line(text);
    }
}
