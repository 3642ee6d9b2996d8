package strategos.bot.command.order;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.command.Answers;
import strategos.bot.command.Refused;
import strategos.bot.command.SeatColours;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Recap;
import strategos.bot.host.Recap.Part;
import strategos.bot.host.Recap.Told;
import strategos.bot.host.Speech;
import strategos.bot.host.Unranked;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Decision;
import strategos.engine.Result;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** "Since I last looked": a line a report with its link, what was done to the person, and what they are asked now. */
public final class MissedPage {
    /** For what the person missed, and not for what was told before that. */
    public static final int MISSED = 0;

    /** As many reports as are read in one sitting. */
    private static final int LINES = 12;

    /** Chapters of one message: the last of them. */
    private static final int PARTS = 4;

    /** Figures of one chapter. */
    private static final int CHANGES = 3;

    /** Characters for all lines, less heading and question. */
    private static final int ROOM = 3_000;

    /** Characters of a link and a heading. */
    private static final int LINK = 115;

    /** Characters of one line beyond those. */
    private static final int LINE = 240;

    /** Answers of one seat; "My orders" has the others. */
    private static final int ANSWERS = 3;

    /** A message takes five rows of five, less the map, all orders, and those before. */
    private static final int BUTTONS = 22;

    private final OfferButtons offers = new OfferButtons();
    private final PressCodec codec = new PressCodec();
    private final Matches matches;
    private final SeatColours colours;

    @Inject
    public MissedPage(Matches matches, SeatColours colours) {
        this.matches = matches;
        this.colours = colours;
    }

    /**
     * The page.
     *
     * @param upTo so many messages of the match, the last of them; {@link #MISSED} for what the person missed
     * @throws Refused when the match has not begun
     */
    public Answer answer(LiveMatch match, Person by, int upTo) {
        if (match.stage() == LiveMatch.Stage.OPEN) {
            throw Refused.because("command.not-started");
        }
        List<Seat> held = match.held(by);
        // One who holds several seats sees what they have in common: two hands in one story would be a riddle.
        Viewer viewer = held.size() == 1 ? held.getFirst() : Viewer.EVERYONE;
        List<String> lines = new ArrayList<>();
        Recap recap =
                upTo == MISSED ? missed(match, by, viewer, lines) : matches.recap(match.id(), viewer, upTo, LINES);
        if (upTo != MISSED) {
            lines.add(match.words().say(Text.of("command.since.before")));
        }
        int room = Math.min(LINE, ROOM / Math.max(1, recap.told().size()) - LINK);
        List<String> told =
                recap.told().stream().map(one -> told(match, one, room)).toList();
        lines.addAll(told);
        List<String> now = now(match, held, told);
        if (told.isEmpty()) {
            lines.add(match.words().say(Text.of("command.since.nothing", "now", now.size())));
        }
        lines.addAll(now);
        Message message = new Message(String.join("\n", lines), List.of(), controls(match, held, recap.earlier()));
        return Answers.about(match, Answer.done(colours.on(match, held, message)));
    }

    private Recap missed(LiveMatch match, Person by, Viewer viewer, List<String> lines) {
        Matches.Missed missed = matches.missed(match.id(), by, viewer, LINES);
        Recap recap = missed.recap();
        lines.add(missed.since()
                .map(at ->
                        match.words().say(Text.of("command.since.title", "time", Long.toString(at.getEpochSecond()))))
                .orElseGet(() -> match.words().say(Text.of("command.since.first"))));
        // That there is nothing is told by one sentence.
        if (recap.told().isEmpty() && recap.rolls() == 0) {
            return recap;
        }
        String count = match.words()
                .say(Text.of("command.since.count", "reports", recap.told().size(), "rolls", recap.rolls()));
        lines.add(
                viewer instanceof Seat seat
                        ? count + " · " + match.tale().say(Text.of("command.since.you-are", "seat", seat))
                        : count);
        return recap;
    }

    /** One report: its chapters with what changed in each, and what came of it for the person. */
    private static String told(LiveMatch match, Told told, int room) {
        List<Part> last = told.parts()
                .subList(Math.max(0, told.parts().size() - PARTS), told.parts().size());
        String first = title(match, last.getFirst());
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < last.size(); i++) {
            String came = came(match, last.get(i));
            if (!came.isEmpty()) {
                parts.add((i == 0 ? "" : title(match, last.get(i))) + ": " + came);
            }
        }
        String joined = joined(parts);
        String all = joined.isEmpty() || joined.startsWith(":") ? joined : "; " + joined;
        List<String> yours = new ArrayList<>();
        changes(match, told.own()).ifPresent(yours::add);
        told.done().stream()
                .map(line -> match.tale().say(line.text()))
                .filter(done -> !all.contains(unstopped(done)))
                .forEach(yours::add);
        String mine = yours.isEmpty()
                ? ""
                : " · " + match.words().say(Text.of("command.since.yours")) + " "
                        + Shorten.to(room / 2, String.join(" ", yours));
        return told.link().map(link -> "[" + first + "](" + link + ")").orElse(first)
                + Shorten.to(Math.max(room / 3, room - mine.length()), all)
                + mine;
    }

    /** Within a line a sentence ends without a full stop. */
    private static String joined(List<String> parts) {
        return String.join("; ", parts).replace(".; ", "; ");
    }

    private static String unstopped(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    private static String title(LiveMatch match, Part part) {
        return match.tale().say(part.title());
    }

    /** What changed, or else what was told last. */
    private static String came(LiveMatch match, Part part) {
        return changes(match, part.changes())
                .orElseGet(
                        () -> part.last().map(Line::text).map(match.tale()::say).orElse(""));
    }

    private static Optional<String> changes(LiveMatch match, List<Recap.Change> changes) {
        return changes.isEmpty()
                ? Optional.empty()
                : Optional.of(changes.stream()
                        .limit(CHANGES)
                        .map(change -> match.tale()
                                .say(Text.of(
                                        "command.since.changed",
                                        "name",
                                        change.name(),
                                        "from",
                                        change.from(),
                                        "to",
                                        change.to())))
                        .collect(Collectors.joining(", ")));
    }

    /** What the person is asked; else who is, or how it ended, unless that is among what is told. */
    private List<String> now(LiveMatch match, List<Seat> held, List<String> told) {
        Speech words = match.words();
        if (match.asleep()) {
            return List.of(words.say(Text.of("host.asleep", "match", match.id())));
        }
        List<String> lines = new ArrayList<>();
        for (Seat seat : held) {
            match.decision(seat)
                    .filter(decision -> match.awaited().containsKey(seat))
                    .ifPresent(decision -> {
                        lines.add(words.cite(new Line(
                                Text.of("command.since.now", "seat", seat, "prompt", decision.prompt()),
                                decision.rule())));
                        match.stakes(seat, seat).forEach(stake -> lines.add(words.say(stake)));
                        matches.deadline(match.id(), seat)
                                .ifPresent(out -> lines.add(words.say(
                                        Text.of("command.status.until", "time", Long.toString(out.getEpochSecond())))));
                    });
        }
        if (lines.isEmpty()) {
            match.result()
                    .map(Result::reason)
                    .filter(why -> told.stream()
                            .noneMatch(
                                    line -> line.contains(unstopped(match.tale().say(why.text())))))
                    .map(words::cite)
                    .ifPresent(lines::add);
            new Unranked(match).line().map(words::cite).ifPresent(lines::add);
            match.awaited()
                    .forEach((seat, prompt) ->
                            lines.add(words.say(Text.of("command.since.now", "seat", seat, "prompt", prompt))));
        }
        return lines;
    }

    private List<Control> controls(LiveMatch match, List<Seat> held, int earlier) {
        List<Control> all = new ArrayList<>();
        for (Seat seat : held) {
            Optional<Decision> decision =
                    match.open(seat).filter(asked -> match.awaited().containsKey(seat));
            decision.ifPresent(asked -> all.addAll(offers.likely(
                    new OfferButtons.Asked(
                            match.id(), match.stamp(seat).ownMark(), seat, held.size() > 1, match.words()::plain),
                    asked,
                    ANSWERS)));
        }
        List<Control> shown = new ArrayList<>(all.subList(0, Math.min(all.size(), BUTTONS)));
        shown.add(button(match, new PressId.Chart(match.id()), "host.card.map"));
        if (!held.isEmpty()) {
            shown.add(button(match, new PressId.Mine(match.id()), "host.card.mine"));
        }
        if (earlier > 0) {
            shown.add(button(match, new PressId.Since(match.id(), earlier), "command.since.earlier"));
        }
        return shown;
    }

    private Control button(LiveMatch match, PressId id, String key) {
        return new Control.Button(codec.write(id), match.words().plain(Text.of(key)), Control.Style.SECONDARY, true);
    }
}
