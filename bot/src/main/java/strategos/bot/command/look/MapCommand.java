package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.order.ViewPage;
import strategos.bot.command.order.ViewPage.MapPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Viewer;

/** {@code /map}: the map as the person may see it. */
final class MapCommand extends Common {
    private static final String FOCUS = "focus";
    private static final String ZOOM = "zoom";
    private static final int MOST_ZOOM = 2;

    private final MatchFinder finder;
    private final ViewPage page;
    private final MapPage map;

    @Inject
    MapCommand(MatchFinder finder, ViewPage page, MapPage map) {
        super("map", "", Options.optional(FOCUS, Options.LONGEST_NAME), Options.number(ZOOM, 0, MOST_ZOOM));
        this.finder = finder;
        this.page = page;
        this.map = map;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        return map.answer(
                match,
                at.by(),
                new Pictures.Focus(
                        given.text(FOCUS).orElse(""), given.number(ZOOM).orElse(0)));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        LiveMatch match = finder.here(at);
        return page.parts(match, match.view(Viewer.EVERYONE)).stream()
                .map(part -> new Suggestion(part, part))
                .toList();
    }
}
