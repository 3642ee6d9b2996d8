package strategos.bot.command.seat;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Confirmation;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.library.Library;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /match leave}: leaves every seat that one holds, here or in a match elsewhere, whose channel may be gone. */
final class MatchLeave extends Common {
    /** Why nobody who only wants to leave closes a match that runs. */
    private static final String UNASKED = "host.close.unasked";

    private final Matches matches;
    private final MatchFinder finder;
    private final Library library;
    private final SpeechSource words;
    private final Confirmation confirmation;

    @Inject
    MatchLeave(Matches matches, MatchFinder finder, Library library, SpeechSource words, Confirmation confirmation) {
        super(MATCH, "leave", Options.optional(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.library = library;
        this.words = words;
        this.confirmation = confirmation;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = own(at, given).orElseGet(() -> finder.meant(at, given));
        Action action = at.action(match);
        ActionResult left = matches.leave(action, match.id());
        if (left instanceof ActionResult.Refused(Line why) && why.text().key().equals(UNASKED)) {
            return confirmation == Confirmation.ASKED
                    ? ask(match, why)
                    : Answers.answer(at.by(), matches.close(action, match.id()), match.words());
        }
        return Answers.answer(
                at.by(), left, match.words(), new Line(Text.of("command.leave.done", "match", match.id())));
    }

    private static Answer ask(LiveMatch match, Line why) {
        String id = new PressCodec().write(new PressId.Close(match.id()));
        String label = match.words().plain(Text.of("command.leave.close"));
        return Answers.about(
                match,
                Answer.done(new Message(
                        match.words().cite(why),
                        List.of(),
                        List.of(new Control.Button(id, label, Control.Style.DANGER, true)))));
    }

    /** The match named, in whatever server, where it is one's own. */
    private Optional<LiveMatch> own(CommandContext at, CommandArguments given) {
        return given.text(MatchFinder.MATCH)
                .filter(named -> matches.of(at.by()).stream().anyMatch(m -> m.id().equals(named)))
                .flatMap(matches::find)
                .map(match -> match.readBy(at.by()));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return matches.of(at.by()).stream().map(this::suggestion).toList();
    }

    private Suggestion suggestion(Matches.Listed match) {
        Object title = library.game(match.game())
                .<Object>map(game -> game.box().title())
                .orElse(match.game());
        Object scenario = library.game(match.game())
                .flatMap(game -> game.box().scenario(match.scenario()))
                .<Object>map(found -> found.name())
                .orElse(match.scenario());
        String label = words.of(match.game())
                .plain(Text.of("command.leave.match", "match", match.id(), "game", title, "scenario", scenario));
        return new Suggestion(match.id(), label);
    }
}
