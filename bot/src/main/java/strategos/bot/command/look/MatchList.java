package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchLines;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /match list}: the newest matches of the server. */
final class MatchList extends Common {
    /** More than this is no list to read. */
    private static final int MOST = 25;

    private final Matches matches;
    private final MatchLines lines;
    private final SpeechSource words;

    @Inject
    MatchList(Matches matches, MatchLines lines, SpeechSource words) {
        super(MATCH, "list");
        this.matches = matches;
        this.lines = lines;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        List<Matches.Listed> all = matches.list(at.where().guild());
        String text = all.isEmpty()
                ? words.common().say(Text.of("command.list.empty"))
                : all.stream().limit(MOST).map(lines::line).collect(Collectors.joining("\n"));
        return Answer.done(Message.text(text))
                .with(Map.of("matches", all.stream().map(MatchLines::json).toList()));
    }
}
