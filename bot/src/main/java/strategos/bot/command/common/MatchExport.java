package strategos.bot.command.common;

import jakarta.inject.Inject;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /match export}: the record of the match, as far as everyone may know it. */
final class MatchExport extends Common {
    private final Matches matches;
    private final MatchFinder finder;
    private final strategos.bot.record.MatchRecords records;

    @Inject
    MatchExport(Matches matches, MatchFinder finder, strategos.bot.record.MatchRecords records) {

        super(MATCH, "export", Options.free("format", 20), Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.records = records;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.meant(at, given);
        String name = "match-" + match.id() + ".json";
        String text = match.words().say(Text.of("command.export.done", "file", name));
        return Answers.about(match, Answer.done(Message.text(text)))
                .with(new Attachment(name, given.text("format").isPresent() ? records.page(match, strategos.engine.seat.Viewer.EVERYONE) : matches.record(match.id())));
    }
}
