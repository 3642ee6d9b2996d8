package strategos.bot.command.club;

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
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /match follow}: a private note when a turn of the match ends, and when it is over. */
public final class Following extends Common {
    private static final String STOP = "stop";

    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    Following(Matches matches, MatchFinder finder) {
        super(
                MATCH,
                "follow",
                Options.free(MatchFinder.MATCH, Options.LONGEST_NAME),
                new Catalogue.Option(STOP, "", Catalogue.Kind.FLAG, false, false, 1, 5));
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        boolean stops = given.text(STOP).filter("yes"::equals).isPresent();
        return answer(at, finder.meant(at, given), !stops);
    }

    /** The person follows the match from now on, or no more. */
    public Answer answer(CommandContext at, LiveMatch match, boolean follows) {
        String key;
        if (follows) {
            key = match.stage() == LiveMatch.Stage.OVER
                    ? "command.follow.over"
                    : matches.follow(at.by(), match.id()) ? "command.follow.done" : "command.follow.full";
        } else {
            key = matches.unfollow(at.by(), match.id()) ? "command.follow.stopped" : "command.follow.not";
        }
        return Answers.about(match, Answer.done(Message.text(match.words().say(Text.of(key, "match", match.id())))));
    }
}
