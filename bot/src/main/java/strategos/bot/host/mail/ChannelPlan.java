package strategos.bot.host.mail;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.mail.OutboxWriter.Envelopes.MessageState;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Notice;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.engine.Chapter;
import strategos.engine.text.Text.Line;
import strategos.storage.post.Pages.StoredPage;

/**
 * Finds the next step by which a match's channel comes to show what it ought to: at most one message is posted by it. The
 * same steps follow from the same messages and the same story, so whoever was stopped in the middle goes on.
 *
 * @param stage of the match
 * @param notice what is asked
 * @param shown what the channel shows
 * @param told all pieces that an open message shows, and the first of those that none shows yet
 * @param cite puts a line into words that tells what several told
 */
record ChannelPlan(Stage stage, Notice notice, Standing shown, List<NumberedPiece> told, Function<Line, String> cite) {
    ChannelPlan {
        told = List.copyOf(told);
    }

    /**
     * What a channel shows.
     *
     * @param open the messages that may still change
     * @param last the last piece that a message shows
     * @param known the questions of which those asked know, by these messages or by reports that were closed lately
     * @param more whether more was told than the plan knows of
     * @param within the chapter in which the messages that change no more end, if none that may change tells it
     */
    record Standing(List<Open> open, long last, List<Notice.Call> known, boolean more, Optional<Chapter> within) {
        Standing {
            open = List.copyOf(open);
            known = List.copyOf(known);
        }

        Optional<Open> of(Page.Kind kind) {
            return open.stream().filter(one -> one.kind() == kind).findFirst();
        }
    }

    /** A message that may still change. */
    record Open(StoredPage page, MessageState state) {
        Page.Kind kind() {
            return Page.Kind.of(page.kind());
        }
    }

    /** Something to do. */
    sealed interface Step {
        /**
         * A message is posted.
         *
         * @param page what it shows, for a report
         * @param after the open message in whose place it comes: it is closed, or goes where it {@code moves}
         * @param at the piece before which it stands, for a message between two chapters
         */
        record Post(
                Page.Kind kind,
                Optional<Page> page,
                boolean foot,
                List<String> pings,
                Optional<Open> after,
                boolean moves,
                long at,
                boolean more)
                implements Step {
            /** One that shows no pieces and asks nothing. */
            static Post bare(Page.Kind kind) {
                return new Post(kind, Optional.empty(), false, List.of(), Optional.empty(), false, 0, false);
            }
        }

        /** A message is changed where it stands. */
        record Edit(Open message, Optional<Page> page, boolean foot, boolean more) implements Step {}

        /** A message gets its last words. */
        record Close(Open message, Optional<Page> page) implements Step {}

        /** A message goes. */
        record Remove(Open message) implements Step {}

        /** The channel shows all there is. */
        record Done() implements Step {}
    }

    /**
     * The next step.
     *
     * @param good whether a message may still be edited and is in sight
     */
    Step next(Predicate<StoredPage> good) {
        Optional<Open> left = shown.open().stream()
                .filter(open -> open.page().place().isPresent())
                .findFirst();
        if (left.isPresent()) { // it stands where the match was
            return left.get().kind() == Page.Kind.CALL
                    ? new Step.Remove(left.get())
                    : new Step.Close(left.get(), Optional.empty());
        }
        if (stage == Stage.OPEN) {
            return table(good);
        }
        Optional<Open> table = shown.of(Page.Kind.TABLE);
        if (table.isPresent()) {
            return new Step.Close(table.get(), Optional.empty());
        }
        Optional<Open> call = shown.of(Page.Kind.CALL);
        if (call.isPresent()
                && (stage == Stage.OVER || !notice.asksOneOf(call.get().state().known()))) {
            return new Step.Remove(call.get());
        }
        List<NumberedPiece> rest = rest();
        if (!rest.isEmpty()) {
            return story(rest, good, call);
        }
        return stage == Stage.OVER ? end() : question(good, call);
    }

    private Step table(Predicate<StoredPage> good) {
        Optional<Open> table = shown.of(Page.Kind.TABLE);
        if (table.filter(open -> good.test(open.page())).isPresent()) {
            return new Step.Edit(table.get(), Optional.empty(), false, false);
        }
        return table.isPresent() ? new Step.Close(table.get(), Optional.empty()) : Step.Post.bare(Page.Kind.TABLE);
    }

    /** The pieces that no message shows yet. */
    List<NumberedPiece> rest() {
        return told.stream().filter(piece -> piece.number() > shown.last()).toList();
    }

    /** The piece that is told after that one, as far as the plan knows. */
    Optional<NumberedPiece> after(long number) {
        return told.stream().filter(piece -> piece.number() > number).findFirst();
    }

    /** Whether nothing was told after that piece. */
    boolean last(long number) {
        return !shown.more() && after(number).isEmpty();
    }

    private Optional<Page> on(Open open) {
        StoredPage page = open.page();
        List<NumberedPiece> there = told.stream()
                .filter(piece -> page.first() <= piece.number() && piece.number() <= page.last())
                .toList();
        return there.isEmpty()
                ? Optional.empty()
                : Optional.of(new Page(open.state().within(), there));
    }

    private Step story(List<NumberedPiece> rest, Predicate<StoredPage> good, Optional<Open> call) {
        Optional<Open> report = shown.of(Page.Kind.REPORT);
        Optional<Page> page = report.flatMap(this::on);
        if (report.isPresent() && page.isEmpty()) { // nothing of what it showed is kept
            return new Step.Close(report.get(), page);
        }
        if (report.isEmpty()) {
            return season(rest).orElseGet(() -> post(begun(rest), Optional.empty(), false, call));
        }
        boolean asked = !report.get().state().known().isEmpty();
        NumberedPiece next = rest.getFirst();
        if (!page.get().takes(next, asked, cite)) {
            return new Step.Close(report.get(), page);
        }
        Page more = grown(page.get(), rest, asked);
        if (more.last() == page.get().last()) {
            return post(begun(rest), report, false, call);
        }
        if (good.test(report.get().page())) {
            boolean all = last(more.last());
            boolean foot = all
                    && stage == Stage.RUNNING
                    && call.isEmpty()
                    && uncalled().isEmpty();
            boolean further = !all || stage == Stage.OVER || !(foot || nobodyToCall(call));
            return new Step.Edit(report.get(), Optional.of(more), foot, further);
        }
        return page.get().light(cite) ? post(more, report, true, call) : post(begun(rest), report, false, call);
    }

    /** A new page, with as many of these pieces as one message takes. */
    private Page begun(List<NumberedPiece> rest) {
        NumberedPiece first = rest.getFirst();
        Optional<Chapter> within = first.piece().opening().isPresent() ? Optional.empty() : within(first.number());
        return grown(new Page(within, List.of(first)), rest.subList(1, rest.size()), false);
    }

    /** The chapter that goes on with that piece: the last one to begin before it, or that of the message that tells so far. */
    private Optional<Chapter> within(long number) {
        return told.stream()
                .filter(piece -> piece.number() < number)
                .flatMap(piece -> piece.piece().opening().stream())
                .reduce((earlier, later) -> later)
                .map(Piece.Opening::chapter)
                .or(() ->
                        shown.of(Page.Kind.REPORT).flatMap(open -> open.state().within()))
                .or(shown::within);
    }

    /** As many of the pieces after those as one message takes. */
    private Page grown(Page begun, List<NumberedPiece> rest, boolean asked) {
        Page page = begun;
        for (NumberedPiece next : rest) {
            Page more = page.with(next);
            if (!page.takes(next, asked, cite) || !more.fits(cite)) {
                return page;
            }
            page = more;
        }
        return page;
    }

    /** A call that stands goes on asking; else a new report asks by itself. */
    private Step post(Page page, Optional<Open> after, boolean moves, Optional<Open> call) {
        boolean all = last(page.last());
        boolean foot = all && stage == Stage.RUNNING && call.isEmpty();
        return new Step.Post(
                Page.Kind.REPORT,
                Optional.of(page),
                foot,
                foot ? uncalled() : List.of(),
                after,
                moves,
                0,
                !all || stage == Stage.OVER || call.isPresent());
    }

    /** Before a new frame, where the channel has told anything of the one before. */
    private Optional<Step> season(List<NumberedPiece> rest) {
        long at = rest.getFirst().number();
        boolean frame = rest.getFirst()
                .piece()
                .opening()
                .filter(opening -> opening.chapter().frame())
                .isPresent();
        boolean posted = shown.of(Page.Kind.SEASON)
                .filter(season -> season.state().at() == at)
                .isPresent();
        return frame && !posted && shown.last() > 0
                ? Optional.of(new Step.Post(
                        Page.Kind.SEASON,
                        Optional.empty(),
                        false,
                        List.of(),
                        shown.of(Page.Kind.SEASON),
                        false,
                        at,
                        true))
                : Optional.empty();
    }

    private Step end() {
        Optional<Open> report = shown.of(Page.Kind.REPORT);
        if (report.isPresent()) {
            return new Step.Close(report.get(), on(report.get()));
        }
        return shown.of(Page.Kind.END).isPresent() ? new Step.Done() : Step.Post.bare(Page.Kind.END);
    }

    /** All is told: somebody is asked by the report, or by a message of its own where the report would notify nobody. */
    private Step question(Predicate<StoredPage> good, Optional<Open> call) {
        Optional<Open> report = shown.of(Page.Kind.REPORT);
        List<String> uncalled = uncalled();
        boolean mute = report.filter(open -> open.state().foot()).isEmpty();
        if (call.isPresent()) {
            return uncalled.isEmpty() && good.test(call.get().page())
                    ? new Step.Edit(call.get(), Optional.empty(), true, false)
                    : call(call, uncalled);
        }
        if (report.isPresent()) {
            boolean fresh = good.test(report.get().page());
            if (fresh && (uncalled.isEmpty() || !mute)) {
                return new Step.Edit(report.get(), on(report.get()), uncalled.isEmpty(), !uncalled.isEmpty());
            }
            if (!fresh && !mute) {
                return new Step.Close(report.get(), on(report.get()));
            }
        }
        if (notice.calls().isEmpty()) {
            return new Step.Done();
        }
        return call(Optional.empty(), uncalled);
    }

    private static Step call(Optional<Open> instead, List<String> pings) {
        return new Step.Post(Page.Kind.CALL, Optional.empty(), true, pings, instead, instead.isPresent(), 0, false);
    }

    private boolean nobodyToCall(Optional<Open> call) {
        return call.isEmpty() && notice.calls().isEmpty();
    }

    private List<String> uncalled() {
        return notice.uncalled(shown.known());
    }
}
