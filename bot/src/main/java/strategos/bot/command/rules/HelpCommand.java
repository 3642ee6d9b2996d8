package strategos.bot.command.rules;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /help}: the few commands that lead on from where this channel stands. */
final class HelpCommand extends Common {
    private final Matches matches;
    private final SpeechSource words;

    @Inject
    HelpCommand(Matches matches, SpeechSource words) {
        super("help", "");
        this.matches = matches;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        List<Text> lines = new ArrayList<>();
        lines.add(Text.of("command.help.what"));
        lines.addAll(next(at, matches.at(at.where())));
        lines.add(Text.of("command.help.trust"));
        return Answer.done(Message.text(lines.stream().map(words.common()::say).collect(Collectors.joining("\n"))));
    }

    private static List<Text> next(CommandContext at, Optional<LiveMatch> match) {
        if (match.isEmpty()) {
            return List.of(Text.of("command.help.new"));
        }
        return switch (match.get().stage()) {
            case OPEN -> List.of(Text.of("command.help.join"));
            case RUNNING -> running(at, match.get());
            case OVER -> List.of(Text.of("command.help.over"), Text.of("command.help.new"));
        };
    }

    private static List<Text> running(CommandContext at, LiveMatch match) {
        Text look = Text.of("command.help.look");
        if (match.asleep()) {
            return List.of(Text.of("command.help.asleep"), look);
        }
        return match.held(at.by()).isEmpty()
                ? List.of(look)
                : List.of(Text.of("command.help.play", "game", match.box().id()), Text.of("command.help.ahead"), look);
    }
}
