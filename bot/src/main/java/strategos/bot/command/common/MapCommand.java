package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.order.ViewPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Picture;
import strategos.bot.port.Suggestion;
import strategos.engine.View;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** {@code /map}: the map as the person may see it. */
final class MapCommand extends Common {
    private static final String FOCUS = "focus";
    private static final String ZOOM = "zoom";
    private static final int MOST_ZOOM = 2;

    private final MatchFinder finder;
    private final ViewPage page;

    @Inject
    MapCommand(MatchFinder finder, ViewPage page) {
        super("map", "", Options.optional(FOCUS, Options.LONGEST_NAME), Options.number(ZOOM, 0, MOST_ZOOM));
        this.finder = finder;
        this.page = page;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        if (match.stage() == LiveMatch.Stage.OPEN) {
            throw Refused.because("command.not-started");
        }
        List<Seat> held = match.held(at.by());
        Viewer viewer = held.size() == 1 ? held.getFirst() : Viewer.EVERYONE;
        View view = match.view(viewer);
        Pictures.Focus focus = new Pictures.Focus(
                given.text(FOCUS).orElse(""), given.number(ZOOM).orElse(0));
        List<Picture> map = map(match, view, focus);
        String text = view.scene()
                .map(s -> map.isEmpty()
                        ? Pictures.inWords(s, match.words()::say)
                        : match.words().say(s.title()))
                .orElseGet(() -> match.words().say(Text.of("command.map.none")));
        return Answers.about(match, Answer.done(new Message(text, map, List.of())));
    }

    private List<Picture> map(LiveMatch match, View view, Pictures.Focus focus) {
        try {
            return page.map(match, view, focus);
        } catch (BadPicture e) {
            throw new Refused(new Line(e.why()));
        }
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        LiveMatch match = finder.here(at);
        return page.parts(match, match.view(Viewer.EVERYONE)).stream()
                .map(part -> new Suggestion(part, part))
                .toList();
    }
}
