package strategos.bot.command.club;

import jakarta.inject.Inject;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /match forget}: blanks one's name and id wherever they stand; what was played stays, and still verifies. */
final class MatchForget extends Common {
    private static final String SURE = "sure";

    private final Matches matches;
    private final SpeechSource words;

    @Inject
    MatchForget(Matches matches, SpeechSource words) {
        super(MATCH, "forget", new Catalogue.Option(SURE, "", Catalogue.Kind.FLAG, true, false, 1, 5));
        this.matches = matches;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        if (!given.need(SURE).equals("yes")) {
            throw Refused.because("command.forget.unsure");
        }
        matches.forget(at.by());
        return Answer.done(Message.text(words.common().say(Text.of("command.forget.done"))));
    }
}
