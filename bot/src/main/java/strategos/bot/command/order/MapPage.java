package strategos.bot.command.order;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Answers;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Person;
import strategos.bot.port.Picture;
import strategos.engine.View;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The map as a person may see it, in words where there is no picture. */
public final class MapPage {
    private final ViewPage page;

    @Inject
    public MapPage(ViewPage page) {
        this.page = page;
    }

    /** The map, or the part of it that is asked for. @throws Refused when there is none yet, or no such part */
    public Answer answer(LiveMatch match, Person by, Pictures.Focus focus) {
        if (match.stage() == LiveMatch.Stage.OPEN) {
            throw Refused.because("command.not-started");
        }
        List<Seat> held = match.held(by);
        Viewer viewer = held.size() == 1 ? held.getFirst() : Viewer.EVERYONE;
        View view = match.view(viewer);
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
}
