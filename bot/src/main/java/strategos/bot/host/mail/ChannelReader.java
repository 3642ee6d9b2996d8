package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.ChannelPlan.Open;
import strategos.bot.host.mail.ChannelPlan.Standing;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.host.mail.OutboxWriter.Envelopes.MessageState;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Notice;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.engine.Chapter;
import strategos.engine.text.Text.Line;
import strategos.storage.post.Pages;
import strategos.storage.post.Pages.StoredPage;
import strategos.storage.post.Pages.StoredPiece;
import strategos.storage.post.Pages.StoredStory;
import strategos.storage.post.Post;

/** Reads what the channel of a match shows and what it ought to, and puts the story into words. */
final class ChannelReader {
    /** Reports by which those may know of a question who were asked before it was told on. */
    private static final int LATELY = 5;

    private final Pages pages;
    private final Envelopes envelopes;

    @Inject
    ChannelReader(Pages pages, Envelopes envelopes) {
        this.pages = pages;
        this.envelopes = envelopes;
    }

    /** What is asked, without those who have left their seats, or were forgotten, since it was owed. */
    Notice asked(Post row, LiveMatch match) {
        Notice owed = envelopes.read(row.payload(), Notice.class);
        List<Notice.Call> calls = owed.calls().stream()
                .filter(call -> match.seats().stream()
                        .anyMatch(holder -> holder.seat().equals(call.seat())
                                && holder.person()
                                        .filter(person -> call.user().equals(person.id()))
                                        .isPresent()))
                .toList();
        return new Notice(owed.publicVersion(), calls, owed.reminder());
    }

    ChannelPlan plan(LiveMatch match, Notice notice, StoredStory stored) {
        List<Open> open = stored.open().stream().map(this::read).toList();
        List<NumberedPiece> told = stored.pieces().stream()
                .map(one -> NumberedPiece.of(match, one, envelopes.read(one.json(), Piece.class)))
                .toList();
        List<Open> lately =
                pages.last(match.id(), LATELY).stream().map(this::read).toList();
        List<Notice.Call> known = Stream.concat(open.stream(), lately.stream())
                .flatMap(one -> one.state().known().stream())
                .toList();
        Map<Line, String> cited = new HashMap<>();
        return new ChannelPlan(
                match.stage(),
                notice,
                new Standing(
                        open,
                        stored.shown(),
                        known,
                        stored.more(),
                        open.stream().anyMatch(one -> one.kind() == Page.Kind.REPORT)
                                ? Optional.empty()
                                : within(match, told, lately)),
                told,
                line -> cited.computeIfAbsent(line, match.tale()::cite));
    }

    private Open read(StoredPage page) {
        return new Open(page, envelopes.read(page.json(), MessageState.class));
    }

    /** The chapter in which the messages that change no more end: it goes on where the first piece told begins none. */
    private Optional<Chapter> within(LiveMatch match, List<NumberedPiece> told, List<Open> lately) {
        if (lately.isEmpty()
                || told.isEmpty()
                || told.getFirst().piece().opening().isPresent()) {
            return Optional.empty();
        }
        List<StoredPiece> kept =
                pages.pieces(match.id(), lately.getLast().page().first());
        return lately.stream()
                .flatMap(message -> kept.stream()
                        .filter(piece -> message.page().first() <= piece.number()
                                && piece.number() <= message.page().last())
                        .flatMap(piece -> envelopes.read(piece.json(), Piece.class).opening().stream())
                        .map(Opening::chapter)
                        .reduce((earlier, later) -> later)
                        .or(() -> message.state().within())
                        .stream())
                .findFirst();
    }
}
