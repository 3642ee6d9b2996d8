package strategos.bot.command.dice;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.verify.DiceCheck;
import strategos.engine.dice.Verdict;
import strategos.engine.dice.Verdict.Finding;
import strategos.engine.text.Text.Line;

/** {@code /dice verify}: recomputes every published roll of the match from its key. */
final class DiceVerify extends Common {
    private final Matches matches;
    private final MatchFinder finder;
    private final DiceCheck check;

    @Inject
    DiceVerify(Matches matches, MatchFinder finder, DiceCheck check) {
        super(DICE, "verify", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.check = check;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = Begun.check(finder.meant(at, given));
        Verdict verdict = check.verify(matches.diceLog(match.id()));
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(PublishedRolls.checked(verdict)));
        verdict.findings().forEach(f -> lines.add(new Line(f.text())));
        verdict.notes().forEach(note -> lines.add(new Line(note)));
        return Answers.about(match, Answer.done(Message.text(Answers.lines(match.words(), lines))))
                .with(Map.of(
                        "verified",
                        Map.of(
                                "sound",
                                verdict.sound(),
                                "rolls",
                                verdict.rolls(),
                                "unrevealed",
                                verdict.unrevealed(),
                                "findings",
                                verdict.findings().stream().map(Finding::path).toList())));
    }
}
