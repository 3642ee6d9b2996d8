package strategos.bot.command.seat;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Confirmation;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** {@code /match resign}: gives a seat up for good. */
final class MatchResign extends Common {
    private final Matches matches;
    private final MatchFinder finder;
    private final Confirmation confirmation;

    @Inject
    MatchResign(Matches matches, MatchFinder finder, Confirmation confirmation) {
        super(MATCH, "resign", Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.confirmation = confirmation;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        Seat seat = MatchFinder.own(match, at, given);
        return confirmation == Confirmation.ASKED && match.stage() == LiveMatch.Stage.RUNNING
                ? ask(match, seat)
                : Answers.resigned(at.by(), matches.resign(at.action(), match.id(), seat), match, seat);
    }

    private static Answer ask(LiveMatch match, Seat seat) {
        String id = new PressCodec()
                .write(new PressId.Offered(match.id(), match.stamp(seat).ownMark(), seat, Order.RESIGN, ""));
        String label = match.words().plain(Text.of("command.resign.button"));
        return Answers.about(
                match,
                Answer.done(new Message(
                        match.tale().say(Text.of("command.resign.sure", "seat", seat)),
                        List.of(),
                        List.of(new Control.Button(id, label, Control.Style.DANGER, true)))));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return finder.suggestHeld(at);
    }
}
