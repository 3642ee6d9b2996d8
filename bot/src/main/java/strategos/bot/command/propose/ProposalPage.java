package strategos.bot.command.propose;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Confirmation;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Motion;
import strategos.bot.host.Motion.Point;
import strategos.bot.host.MotionWords;
import strategos.bot.host.Proposals;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What can be proposed: where a match can go back to, what that would undo, and a last question before it is asked of all. */
public final class ProposalPage {
    /** Points that are listed; the others are named by their number. */
    private static final int LISTED = 8;

    private final Proposals proposals;
    private final Confirmation confirmation;
    private final PressCodec codec = new PressCodec();

    @Inject
    ProposalPage(Proposals proposals, Confirmation confirmation) {
        this.proposals = proposals;
        this.confirmation = confirmation;
    }

    /** The points, the nearest first, each with a button. */
    Answer points(LiveMatch match) {
        List<Point> all = proposals.points(match.id());
        if (all.isEmpty()) {
            throw Refused.because("command.propose.nothing", "match", match.id());
        }
        List<Line> lines = new ArrayList<>(List.of(new Line(Text.of("command.propose.points"))));
        List<Control> buttons = new ArrayList<>();
        for (Point point : listed(all)) {
            Text label = label(point);
            lines.add(new Line(Text.of("command.propose.point", "n", point.orders(), "where", label)));
            buttons.add(button(
                    match,
                    new PressId.Back(match.id(), match.publicVersion(), point.orders(), false),
                    label,
                    Control.Style.SECONDARY));
        }
        Message message = new Message(Answers.lines(match.words(), lines), List.of(), buttons);
        return Answers.about(match, Answer.done(message))
                .with(Map.of(
                        "points", all.stream().map(point -> json(match, point)).toList()));
    }

    /** The nearest ones, and beyond them those at which a chapter begins. */
    private static List<Point> listed(List<Point> all) {
        List<Point> near = all.subList(0, Math.min(LISTED / 2, all.size()));
        List<Point> listed = new ArrayList<>(near);
        all.stream()
                .filter(point -> point.opens().isPresent() && !near.contains(point))
                .limit(LISTED - near.size())
                .forEach(listed::add);
        return listed;
    }

    /** What the point is called. */
    static Text label(Point point) {
        return point.opens()
                .map(title -> Text.of("command.propose.opens", "title", title))
                .orElseGet(() ->
                        Text.of("command.propose.before", "line", point.first().text()));
    }

    private static Map<String, Object> json(LiveMatch match, Point point) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("orders", point.orders());
        json.put("rolls", point.rolls());
        json.put("before", match.words().plain(point.first().text()));
        point.opens().ifPresent(title -> json.put("opens", match.words().plain(title)));
        return json;
    }

    /** The proposal to go back over so many orders; shown first where that is asked. */
    Answer rewind(CommandContext at, LiveMatch match, int orders) {
        return confirmation == Confirmation.ASKED
                ? shown(at, match, orders)
                : Answers.answer(
                        at.by(),
                        proposals.rewind(at.action(), match.id(), orders, OptionalLong.empty()),
                        match.words());
    }

    private Answer shown(CommandContext at, LiveMatch match, int orders) {
        List<Point> all = match.version() == 0 ? List.of() : proposals.points(match.id());
        if (orders < 1 || orders > all.size()) {
            throw Refused.because("host.rewind.no-point", "most", all.size());
        }
        PressId sure = new PressId.Back(match.id(), match.publicVersion(), orders, true);
        return ask(at, match, new Motion.Rewind(all.get(orders - 1)), sure);
    }

    /** The proposal to end the match; who is alone is asked first where that is done. */
    Answer ending(CommandContext at, LiveMatch match, Motion motion) {
        return confirmation == Confirmation.ASKED && match.stage() == LiveMatch.Stage.RUNNING && alone(at, match)
                ? ask(at, match, motion, new PressId.Motion(match.id(), motion.word()))
                : Answers.answer(at.by(), proposals.propose(at.action(), match.id(), motion), match.words());
    }

    private static boolean alone(CommandContext at, LiveMatch match) {
        return match.players().stream()
                .flatMap(holder -> holder.person().stream())
                .allMatch(person -> person.id().equals(at.by().id()));
    }

    private Answer ask(CommandContext at, LiveMatch match, Motion motion, PressId sure) {
        boolean alone = alone(at, match);
        List<Line> lines = new ArrayList<>(new MotionWords(motion).whole());
        lines.add(new Line(Text.of(alone ? "command.propose.alone" : "command.propose.ask")));
        Text label = Text.of(alone ? "command.propose.do" : "command.propose.button");
        return Answers.about(
                match,
                Answer.done(new Message(
                        Answers.lines(match.words(), lines),
                        List.of(),
                        List.of(button(match, sure, label, Control.Style.DANGER)))));
    }

    private Control button(LiveMatch match, PressId id, Text label, Control.Style style) {
        return new Control.Button(
                codec.write(id), OfferButtons.label(match.words().plain(label)), style, true);
    }

    /** A point was picked, or what was shown is to be proposed. */
    public Answer pressed(CommandContext at, LiveMatch match, PressId.Back press) {
        if (press.version() != match.publicVersion()) {
            throw Refused.because("command.stale");
        }
        return press.sure()
                ? Answers.answer(
                        at.by(),
                        proposals.rewind(at.action(), match.id(), press.orders(), OptionalLong.of(press.version())),
                        match.words())
                : shown(at, match, press.orders());
    }

    /** What was shown is to be proposed. */
    public Answer pressed(CommandContext at, LiveMatch match, PressId.Motion press) {
        Motion motion = switch (press.word()) {
            case Motion.Draw.WORD -> new Motion.Draw();
            case Motion.End.WORD -> new Motion.End();
            case Motion.Alone.WORD -> new Motion.Alone();
            default -> throw Refused.because("command.unknown-press");
        };
        return Answers.answer(at.by(), proposals.propose(at.action(), match.id(), motion), match.words());
    }

    /** A button of the card was pressed. */
    public Answer pressed(CommandContext at, LiveMatch match, PressId.Vote press) {
        return Answers.answer(
                at.by(),
                proposals.answer(at.action(), match.id(), press.word(), OptionalLong.of(press.number()), press.yes()),
                match.words());
    }
}
