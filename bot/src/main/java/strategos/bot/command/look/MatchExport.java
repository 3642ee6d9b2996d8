package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.SeatName;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Suggestion;
import strategos.bot.record.MatchRecords;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;

/**
 * {@code /match export}: the match as a page, or its record for programs, as far as everyone may know it. A player may have the
 * page as their own seat sees the match.
 */
final class MatchExport extends Common {
    private static final String FORMAT = "format";
    private static final String VIEW = "view";
    private static final String HTML = "html";
    private static final String JSON = "json";
    private static final String PUBLIC = "public";
    private static final String MINE = "mine";

    private final Matches matches;
    private final MatchFinder finder;
    private final MatchRecords records;

    @Inject
    MatchExport(Matches matches, MatchFinder finder, MatchRecords records) {
        super(
                MATCH,
                "export",
                Options.optional(FORMAT, Options.LONGEST_NAME),
                Options.optional(VIEW, Options.LONGEST_NAME),
                Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME),
                Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.records = records;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.meant(at, given);
        String format = one(given, FORMAT, HTML, JSON);
        Optional<Seat> own = one(given, VIEW, PUBLIC, MINE).equals(MINE)
                ? Optional.of(MatchFinder.own(match, at, given))
                : Optional.empty();
        if (format.equals(HTML)) {
            return page(match, own);
        }
        if (own.isPresent()) {
            throw Refused.because("command.export.json-is-public");
        }
        String name = "match-" + match.id() + ".json";
        return answer(match, name, matches.record(match.id()), Text.of("command.export.done", "file", name));
    }

    private static String one(CommandArguments given, String option, String usual, String other) {
        String meant = given.text(option).orElse(usual);
        if (!meant.equals(usual) && !meant.equals(other)) {
            throw Refused.because("command.export.one-of", "option", option, "one", usual, "other", other);
        }
        return meant;
    }

    private Answer page(LiveMatch match, Optional<Seat> own) {
        if (match.version() == 0) {
            throw Refused.because("command.export.not-begun", "match", match.id());
        }
        if (!records.paints(match)) {
            throw Refused.because("command.export.unpainted");
        }
        MatchRecords.Made made = made(match, own.map(seat -> (Viewer) seat).orElse(Viewer.EVERYONE));
        String name = "match-" + match.id() + own.map(seat -> "-" + seat.id()).orElse("") + ".html";
        Text done = own.isPresent() && match.stage() != LiveMatch.Stage.OVER
                ? Text.of(
                        "command.export.own",
                        "file",
                        name,
                        "seat",
                        new SeatName(own.get()).text(),
                        "merged",
                        made.merged())
                : Text.of("command.export.page", "file", name, "merged", made.merged());
        return answer(match, name, made.html(), done);
    }

    private MatchRecords.Made made(LiveMatch match, Viewer viewer) {
        try {
            return records.page(match, viewer).orElseThrow(() -> Refused.because("command.export.too-large"));
        } catch (Picture.Crowded others) {
            throw Refused.because("command.export.crowded");
        }
    }

    private static Answer answer(LiveMatch match, String name, String content, Text done) {
        String text = match.words().say(done);
        return Answers.about(match, Answer.done(Message.text(text))).with(new Attachment(name, content));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return switch (option) {
            case FORMAT -> List.of(new Suggestion(HTML, HTML), new Suggestion(JSON, JSON));
            case VIEW -> List.of(new Suggestion(PUBLIC, PUBLIC), new Suggestion(MINE, MINE));
            default ->
                finder.found(at)
                        .map(match -> MatchFinder.suggest(match, match.held(at.by())))
                        .orElse(List.of());
        };
    }
}
