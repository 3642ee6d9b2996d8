package strategos.bot.command.draft;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.bot.command.Answers;
import strategos.bot.command.fill.Naming.OrderName;
import strategos.bot.command.order.Offers;
import strategos.bot.command.order.ViewPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Shows an order by the shortest way: where it may lead, then the whole of it with its chances, above the button that sends. */
final class ComposerPage {
    /** So many goals stand one below the other, each with its chances and a button that gives it. */
    private static final int ROWS = 8;

    /** As much as is read beside them. */
    private static final int ROOM = 1_600;

    private final Offers offers;
    private final ChangeForms forms;

    @Inject
    ComposerPage(Offers offers, ChangeForms forms) {
        this.offers = offers;
        this.forms = forms;
    }

    /**
     * The page.
     *
     * @param page which of the goals a long menu shows, from 0
     */
    Answer show(LiveMatch match, Composed composed, int page) {
        forms.keep(match, composed);
        ComposerControls controls = new ComposerControls(composed, match.words());
        List<Row> rows = composed.draft().whole().isEmpty() ? rows(match, composed) : List.of();
        return Answers.about(
                match,
                Answer.done(
                        rows.isEmpty()
                                ? one(match, composed, controls, page)
                                : sideBySide(match, composed, controls, rows)));
    }

    /** A goal with its chances. */
    private record Row(Goal goal, String chances) {}

    /** Few goals of which each has chances of its own: what one would choose by. */
    private static List<Row> rows(LiveMatch match, Composed composed) {
        List<Row> rows = new ArrayList<>();
        int length = 0;
        if (composed.goals().size() < 2 || composed.goals().size() > ROWS) {
            return rows;
        }
        for (Goal goal : composed.goals()) {
            String chances = match.preview(new Order(composed.draft().seat(), goal.call()))
                    .map(view -> ViewPage.words(match.words(), view))
                    .orElse("");
            length += chances.length();
            if (chances.isEmpty() || length > ROOM) {
                return List.of();
            }
            rows.add(new Row(goal, chances));
        }
        return rows;
    }

    private static Message sideBySide(LiveMatch match, Composed composed, ComposerControls controls, List<Row> rows) {
        Speech words = match.words();
        List<String> lines = new ArrayList<>(List.of(title(match, composed)));
        int common = common(rows);
        rows.getFirst().chances().lines().limit(common).forEach(lines::add);
        rows.forEach(row -> {
            lines.add(
                    words.say(Text.of("command.compose.line", "goal", row.goal().label())));
            row.chances().lines().skip(common).forEach(lines::add);
        });
        return new Message(String.join("\n", lines), List.of(), controls.sideBySide());
    }

    /** With so many lines all of them begin, and are said once; each keeps a line of its own. */
    private static int common(List<Row> rows) {
        List<List<String>> all =
                rows.stream().map(row -> row.chances().lines().toList()).toList();
        int common = 0;
        while (all.stream().allMatch(hasMore(common, all.getFirst()))) {
            common++;
        }
        return common;
    }

    private static Predicate<List<String>> hasMore(int at, List<String> first) {
        return lines -> lines.size() > at + 1 && lines.get(at).equals(first.get(at));
    }

    private Message one(LiveMatch match, Composed composed, ComposerControls controls, int page) {
        Speech words = match.words();
        List<String> lines = new ArrayList<>(List.of(title(match, composed)));
        Message preview = composed.whole()
                .map(call -> offers.preview(match, composed.draft().seat(), call))
                .orElseGet(() -> Message.text(""));
        if (composed.whole().isEmpty()) {
            lines.add(words.say(Text.of(
                    "command.compose.help", "help", composed.offer().verb().help())));
        }
        composed.whole().ifPresent(call -> {
            Optional<Outline> outline = composed.offer().outline(call);
            lines.add(Answers.lines(words, told(outline, composed.offer(), call, words)));
            lines.add(preview.text());
            if (!composed.offer().verb().calm()) {
                lines.add(words.say(Text.of(
                        outline.filter(o -> !o.dice()).isPresent() ? "command.compose.final" : "command.draft.final")));
            }
        });
        lines.removeIf(String::isBlank);
        return new Message(String.join("\n", lines), preview.pictures(), controls.one(page));
    }

    /** What the order does, or what is filled; nothing where the title says all of that. */
    private static List<Line> told(Optional<Outline> outline, Offer offer, Call call, Speech words) {
        return outline.map(Outline::lines)
                .orElseGet(() -> OrderName.tellsAll(offer, call, words) ? List.of() : DraftPage.filled(offer, call));
    }

    private static String title(LiveMatch match, Composed composed) {
        Speech words = match.words();
        Offer offer = composed.offer();
        Call call = composed.whole().orElse(composed.draft().call());
        Text title = composed.whole()
                .flatMap(offer::outline)
                .map(outline -> Text.of(
                        "command.compose.title",
                        "verb",
                        OrderName.verb(offer.verb().name()),
                        "title",
                        outline.title()))
                .orElseGet(() -> composed.whole().isPresent()
                        ? Offers.named(match, composed.draft().seat(), call)
                        : OrderName.of(offer, call, words));
        return words.cite(new Line(title, offer.verb().rule()));
    }
}
