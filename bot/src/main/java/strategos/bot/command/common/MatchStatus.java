package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.json.ViewJson.ResultJson;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.Result;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** {@code /match status}: who sits where, who is waited for, how it ended. */
final class MatchStatus extends Common {
    private final MatchFinder finder;

    @Inject
    MatchStatus(MatchFinder finder) {
        super(MATCH, "status", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
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
                Text.of("command.stage." + match.stage().name().toLowerCase(Locale.ROOT)))));
        match.seats().stream()
                .filter(holder -> match.stage() == LiveMatch.Stage.OPEN || inPlay(holder))
                .forEach(holder -> lines.add(plain(seat(holder))));
        match.awaited()
                .forEach((seat, prompt) ->
                        lines.add(plain(Text.of("command.status.awaited", "seat", seat, "prompt", prompt))));
        match.result().ifPresent(r -> ranking(r, lines));
        return Answers.about(match, Answer.done(Message.text(Answers.lines(match.words(), lines))))
                .with(Map.of("result", new ResultJson().write(match.result())));
    }

    /** Whoever has played a seat left an omen there. */
    private static boolean inPlay(LiveMatch.Holder holder) {
        return holder.taken() || holder.omen().isPresent();
    }

    private static Text seat(LiveMatch.Holder holder) {
        String key = holder.computer() ? "computer" : holder.person().isPresent() ? "seat" : "vacant";
        return Text.of("command.status." + key, "seat", holder.seat());
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
