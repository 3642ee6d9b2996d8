package strategos.bot.command.dice;

import jakarta.inject.Inject;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /dice export}: the dice log, as far as it is published. */
final class DiceExport extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    DiceExport(Matches matches, MatchFinder finder) {
        super(DICE, "export", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.meant(at, given);
        String name = "dice-" + match.id() + ".json";
        String text = match.words().say(Text.of("command.export.done", "file", name));
        return Answers.about(match, Answer.done(Message.text(text)))
                .with(new Attachment(name, matches.diceLog(match.id())));
    }
}
