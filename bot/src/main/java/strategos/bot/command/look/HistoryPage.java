package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.bot.command.Answers;
import strategos.bot.command.Refused;
import strategos.bot.command.order.ViewPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Moments;
import strategos.bot.host.Moments.Moment;
import strategos.bot.host.Pictures;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** A match at a moment of its story: what was told, the map as everyone saw it, and buttons that lead on and back. */
public final class HistoryPage {
    private static final int FAR = 10;

    private final Moments moments;
    private final ViewPage views;
    private final PressCodec codec = new PressCodec();

    @Inject
    public HistoryPage(Moments moments, ViewPage views) {
        this.moments = moments;
        this.views = views;
    }

    /** The page of that moment. @throws Refused before the start */
    public Answer page(LiveMatch match, int number) {
        if (match.stage() == LiveMatch.Stage.OPEN || match.version() == 0) {
            throw Refused.because("command.not-started");
        }
        Moment moment = moments.at(match.id(), number);
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(Text.of(
                "command.history.moment",
                "n",
                moment.number(),
                "last",
                moment.last(),
                "time",
                Long.toString(moment.time().getEpochSecond()))));
        moment.then().view(Viewer.EVERYONE).brief().stream().findFirst().ifPresent(lines::add);
        lines.addAll(moment.told());
        List<Picture> map = views.map(moment.then(), moment.then().view(Viewer.EVERYONE), Pictures.Focus.WHOLE);
        Message message = new Message(Answers.lines(match.tale(), lines), map, buttons(match, moment));
        return Answers.about(match, Answer.done(message))
                .with(Map.of("moment", Map.of("number", moment.number(), "last", moment.last())));
    }

    private List<Control> buttons(LiveMatch match, Moment moment) {
        int now = moment.number();
        int last = moment.last();
        int[] targets = {0, now - FAR, now - 1, now + 1, now + FAR, last};
        List<Control> buttons = new ArrayList<>();
        for (int i = 0; i < targets.length; i++) {
            int target = Math.clamp(targets[i], 0, last);
            buttons.add(new Control.Button(
                    codec.write(new PressId.Moment(match.id(), target, i)),
                    match.tale().plain(Text.of("command.history.to." + i)),
                    Control.Style.SECONDARY,
                    target != now));
        }
        return buttons;
    }
}
